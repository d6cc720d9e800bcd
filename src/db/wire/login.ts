// Logs in on a new socket: start-up and authentication.
import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { Address } from './address.ts'
import { bindingOf } from './binding.ts'
import { copyOf, errorIn, garbled, kinds, unproved } from './messages.ts'
import { scram } from './scram.ts'
import { fixed, type Writer } from './writer.ts'

const protocol = 196_608
const cancellation = 80_877_102

type Credentials = Pick<Address, 'user' | 'password' | 'database'>
type Handler = (kind: number, bytes: Buffer, start: number, end: number) => void

/**
 * Logs in on a socket. `handle` must be called with each message until `ready` resolves. `ready` rejects with the database's own error if the
 * login is refused. `cancelRequest` returns what another socket sends to cancel the statement that runs here; undefined before the login.
 */
export function login(socket: Duplex, { user, password, database }: Credentials, parameters: Readonly<Record<string, string>>) {
  /** Whether the database has accepted the login and, if required, authenticated itself. */
  let isTaken = false
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  let exchange: ReturnType<typeof scram> | undefined
  /** Number and secret of the database's process for this connection. */
  let key: Buffer | undefined
  const send = (kind: string, write: (writer: Writer) => void) =>
    socket.write(
      fixed((writer) => {
        const at = writer.begin(kind)
        write(writer)
        writer.end(at)
      }),
    )
  send('', (writer) => {
    writer.int32(protocol)
    for (const [name, value] of Object.entries({ user, database, client_encoding: 'UTF8', ...parameters })) writer.name(name).name(value)
    writer.name('')
  })

  const handle: Handler = (kind, bytes, start, end) => {
    if (kind === kinds.ready && isTaken) resolve()
    else if (kind === kinds.ready) reject(exchange ? unproved('The database did not prove that it knows the password') : garbled())
    else if (kind === kinds.error) reject(errorIn(bytes, start, end))
    else if (kind === kinds.key) key = copyOf(bytes, start, end)
    else if (kind === kinds.authentication) {
      const way = bytes.readInt32BE(start)
      if (way === 0) isTaken = !exchange || exchange.isVerified()
      else prove(way, Buffer.from(bytes.subarray(start + 4, end))).catch(reject)
    }
  }
  const cancelRequest = () => {
    const given = key
    if (!given) return undefined
    return fixed((writer) => {
      const at = writer.begin('')
      writer.int32(cancellation)
      writer.bytes(given)
      writer.end(at)
    })
  }
  return { ready, handle, cancelRequest }

  async function prove(way: number, asked: Buffer): Promise<void> {
    if (way === 12) return exchange?.verify(asked.toString())
    if (password === undefined) throw unproved('The database asks for a password, and its address has none')
    if (way === 3) send('p', (writer) => writer.name(password))
    else if (way === 5) send('p', (writer) => writer.name(md5Of(user, password, asked)))
    else if (way === 10) {
      const offered = namesIn(asked)
      if (!offered.includes('SCRAM-SHA-256')) throw unproved('The database offers no SCRAM-SHA-256')
      const certificate = bindingOf(socket)
      const isBound = certificate !== undefined && offered.includes('SCRAM-SHA-256-PLUS')
      exchange = scram(password, isBound ? certificate : certificate && 'unbound')
      const { first } = exchange
      send('p', (writer) => writer.name(isBound ? 'SCRAM-SHA-256-PLUS' : 'SCRAM-SHA-256').value(first))
    } else if (way === 11 && exchange) {
      const text = await exchange.final(asked.toString())
      send('p', (writer) => writer.raw(text))
    } else throw unproved(`The database asks for a proof of another kind (${way}) than a password, MD5 or SCRAM-SHA-256`)
  }
}

function namesIn(list: Buffer): string[] {
  return list.toString().split('\0').filter(Boolean)
}

const md5 = (...parts: (string | Buffer)[]) => parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest('hex')
const md5Of = (user: string, password: string, salt: Buffer) => `md5${md5(md5(password, user), salt)}`
