// Opens a socket to a Postgres server, encrypted as its address requires.
import net from 'node:net'
import type { Duplex } from 'node:stream'
import tls from 'node:tls'
import type { Address, Encryption, Host } from './address.ts'
import { closed } from './messages.ts'

/** The length and number of an SSLRequest. */
const askForEncryption = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const [yes, no] = ['S', 'N']
const keepAliveMs = 10_000

/**
 * Opens a socket to one of the hosts, encrypted as the address requires. `onSocket` is called with each socket before anything happens on
 * it: first the plain one, then the encrypted one. Rejects with the reason if a socket ends, and with a code that begins with TLS_ if the
 * required encryption cannot be established.
 */
export async function dial(host: Host, { tls: wanted }: Pick<Address, 'tls'>, onSocket: (socket: Duplex) => void): Promise<Duplex> {
  const socket = net.connect({ ...host, noDelay: true, keepAlive: true, keepAliveInitialDelay: keepAliveMs })
  onSocket(socket)
  await event(socket, 'connect')
  if (!wanted || 'path' in host) return socket
  socket.write(askForEncryption)
  // Bytes that arrive with the one-letter response were injected before encryption, so they are rejected.
  const answer = String(await event(socket, 'data'))
  if (answer === yes) return encrypt(socket, host.host, wanted, onSocket)
  if (answer === no && wanted.isOptional) return socket
  throw insecure('UNSUPPORTED', 'The database does not speak TLS')
}

async function encrypt(
  socket: net.Socket,
  host: string,
  { proves, ca, client }: Encryption,
  onSocket: (socket: Duplex) => void,
): Promise<Duplex> {
  const secured = tls.connect({
    socket,
    host,
    ...(!net.isIP(host) && { servername: host }),
    rejectUnauthorized: proves !== 'nothing',
    ...(proves !== 'host' && { checkServerIdentity: () => undefined }),
    ...(ca !== undefined && { ca }),
    ...client,
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

/** Returns the first event of a socket. Rejects if the socket ends before. */
function event(socket: Duplex, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    socket.once(name, resolve)
    socket.once('error', reject)
    socket.once('close', () => reject(closed()))
  })
}

const insecure = (code: string, message: string, cause?: unknown) => Object.assign(new Error(message, { cause }), { code: `TLS_${code}` })
