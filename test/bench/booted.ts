// Sends a started server one request, prints the time until the response and the heap in use then, and closes it.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'

/** Prints seconds since the start of the process (`start`) and MB (`memory`) as JSON. Rejects if the response is not 200. */
export async function tellStart(server: FastifyInstance): Promise<void> {
  const { statusCode, body } = await server.inject('/lib/v1/shelf0/hours')
  if (statusCode !== 200) throw new Error(`The server answered ${statusCode}: ${body}`)
  const start = performance.now() / 1000
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  console.log(JSON.stringify({ start, memory: process.memoryUsage().heapUsed / 2 ** 20 }))
  await server.close()
}
