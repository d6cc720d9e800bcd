// Starts a server over a generated contract, sends it one request, and prints the time until the response and the heap in use.
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Generated } from '../../src/contract/routes.ts'
import { silence } from '../../src/log.ts'
import { buildServer } from '../../src/server/server.ts'

const folder = process.argv[2] as string
const read = (name: string, options?: ImportCallOptions) => import(join(folder, 'generated', name), options)
const json = { with: { type: 'json' } }
const [{ facts }, { handlers }, { validators }, { default: older }, { default: current }] = await Promise.all([
  read('facts.ts'),
  read('handlers.js'),
  read('validators.js'),
  read('openapi-3.0.json', json),
  read('openapi-3.1.json', json),
])
const server = await buildServer({
  api: { facts, validators, document: () => current, handlers } as Generated<object>,
  tools: { seen: [], gate: async () => {} },
  base: '/lib/v1',
  profile: 'contract',
  documents: { openapi: () => older, 'openapi-3.1': () => current },
  publicUrl: undefined,
  trustProxy: false,
  addressLimit: 1_000_000,
  strictness: { removeUndeclared: false, refuseViolations: true },
  callerOf: () => undefined,
  now: Date.now,
  logger: silence,
})
const { statusCode, body } = await server.inject('/lib/v1/shelf0/hours')
if (statusCode !== 200) throw new Error(`The server answered ${statusCode}: ${body}`)
const start = performance.now() / 1000
setFlagsFromString('--expose-gc')
runInNewContext('gc')()
console.log(JSON.stringify({ start, memory: process.memoryUsage().heapUsed / 2 ** 20 }))
await server.close()
