// Starts a server over a generated contract.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '../../src/contract/document.ts'
import type { Generated } from '../../src/contract/routes.ts'
import { lazily } from '../../src/lazily.ts'
import { silence } from '../../src/log.ts'
import { buildServer } from '../../src/server/server.ts'
import { tellStart } from './booted.ts'

const folder = join(process.argv[2] as string, 'generated')
const { facts, handlers, validators } = (await import(join(folder, 'api.js'))) as Pick<
  Generated<object>,
  'facts' | 'handlers' | 'validators'
>
/** As in a server, a form of the contract is read when it is first needed. */
const read = (form: string) => JSON.parse(readFileSync(join(folder, `openapi-${form}.json`), 'utf8')) as Document
const current = lazily(() => read('3.1'))
const server = await buildServer({
  api: { facts, validators, document: current, handlers },
  tools: { seen: [], gate: async () => {} },
  base: '/lib/v1',
  profile: 'contract',
  documents: { openapi: () => read('3.0'), 'openapi-3.1': current },
  publicUrl: undefined,
  trustProxy: false,
  addressLimit: 1_000_000,
  strictness: { removeUndeclared: false, refuseViolations: true },
  callerOf: () => undefined,
  now: Date.now,
  logger: silence,
})
await tellStart(server)
