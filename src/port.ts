// The port that several processes share: the kernel distributes the connections, so that none is lost when a process ends.
import { createServer, type AddressInfo } from 'node:net'

type Place = { readonly host: string; readonly port: number }

/** Returns the error for an address at which the server cannot listen. */
export const cannotListen = ({ host, port }: Place, { message }: Error) =>
  new Error(`Cannot listen at ${host}:${port} (${message}): set HOST and PORT to a free address.`)

/**
 * Makes sure that no other server listens there, since the kernel would let workers share a port with another server of the same user.
 * Resolves to the port, or to a free one for 0; rejects with a sentence.
 */
export async function claimPort(place: Place): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = createServer()
  server.once('error', (error) => reject(cannotListen(place, error)))
  server.listen(place, () => {
    const { port } = server.address() as AddressInfo
    server.close(() => resolve(port))
  })
  return promise
}
