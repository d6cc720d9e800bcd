// A socket to a Postgres server, encrypted as its address asks.
import net from 'node:net'
import type { Duplex } from 'node:stream'
import tls from 'node:tls'
import type { Address, Encryption, Host } from './address.ts'
import { closed } from './messages.ts'

/** Length and number of the request for TLS. */
const askForEncryption = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const [yes, no] = ['S', 'N']
const keepAliveMs = 10_000

/**
 * Opens a socket to one of the hosts, encrypted as the address asks. `onSocket` hears of each socket before anything happens on it: the
 * one below the encryption, then the encrypted one. Rejects with the reason when one of them ends, and with a code that begins with
 * TLS_ when there is no encryption as it is asked for.
 */
export async function dial(host: Host, { tls: wanted }: Pick<Address, 'tls'>, onSocket: (socket: Duplex) => void): Promise<Duplex> {
  const socket = net.connect({ ...host, noDelay: true, keepAlive: true, keepAliveInitialDelay: keepAliveMs })
  onSocket(socket)
  await event(socket, 'connect')
  if (!wanted || 'path' in host) return socket
  socket.write(askForEncryption)
  // What comes together with the answer was put there by somebody who cannot encrypt: it is more than the one letter, and refused.
  const answer = String(await event(socket, 'data'))
  if (answer === yes) return encrypt(socket, host.host, wanted, onSocket)
  if (answer === no && wanted.isOptional) return socket
  throw insecure('UNSUPPORTED', 'The database does not speak TLS')
}

async function encrypt(socket: net.Socket, host: string, { proves, ca }: Encryption, onSocket: (socket: Duplex) => void): Promise<Duplex> {
  const secured = tls.connect({
    socket,
    host,
    ...(!net.isIP(host) && { servername: host }),
    rejectUnauthorized: proves !== 'nothing',
    ...(proves !== 'host' && { checkServerIdentity: () => undefined }),
    ...(ca !== undefined && { ca }),
    ALPNProtocols: ['postgresql'],
  })
  onSocket(secured)
  try {
    await event(secured, 'secureConnect')
    return secured
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw insecure(code ?? 'FAILED', message, error)
  }
}

/** What a socket emits first. Rejects when the socket ends before. */
function event(socket: Duplex, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    socket.once(name, resolve)
    socket.once('error', reject)
    socket.once('close', () => reject(closed()))
  })
}

const insecure = (code: string, message: string, cause?: unknown) => Object.assign(new Error(message, { cause }), { code: `TLS_${code}` })
