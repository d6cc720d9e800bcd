// A socket to a Postgres server, encrypted as its address asks.
import { once } from 'node:events'
import net from 'node:net'
import type { Duplex } from 'node:stream'
import tls from 'node:tls'
import type { Address, Host } from './address.ts'
import { closed } from './messages.ts'

/** Length and number of the request for TLS. */
const askForEncryption = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const yes = 'S'.charCodeAt(0)
const keepAliveMs = 10_000

/** Opens a socket to one of the hosts, encrypted as the address asks. Rejects with the reason. */
export async function dial(host: Host, { tls: wanted }: Pick<Address, 'tls'>, onSocket: (socket: Duplex) => void): Promise<Duplex> {
  const socket = net.connect({ ...host, noDelay: true, keepAlive: true, keepAliveInitialDelay: keepAliveMs })
  onSocket(socket)
  await once(socket, 'connect')
  if (!wanted || 'path' in host) return socket
  socket.write(askForEncryption)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  if (answer.length === 1 && answer[0] === yes) {
    const name = net.isIP(host.host) ? undefined : host.host
    const secured = tls.connect({
      socket,
      ...(name && { servername: name }),
      host: host.host,
      rejectUnauthorized: wanted.verify,
      ...(wanted.ca && { ca: wanted.ca }),
      ALPNProtocols: ['postgresql'],
    })
    onSocket(secured)
    await once(secured, 'secureConnect')
    return secured
  }
  if (wanted.optional && answer.length === 1) return socket
  throw closed('The database does not speak TLS, which the address asks for (sslmode)')
}
