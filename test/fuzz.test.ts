// Malformed requests for every operation of every version and each kind of token: each gets a declared response in time, and correct
// requests still work afterwards (promise C1). SPINDLE_REQUESTS sets their number.
import { Agent } from 'node:http'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import t from 'tap'
import { facts } from '../generated/facts.ts'
import { operator } from '../src/access/audit.ts'
import { scopes as everyScope } from '../src/access/scopes.ts'
import { mintToken } from '../src/access/tokenText.ts'
import type { Schema } from '../src/contract/document.ts'
import type { OperationFacts } from '../src/contract/facts.ts'
import { errorCodes, type ErrorCode } from '../src/errorCodes.ts'
import { changes, dumpOf } from './fixtures/dump.ts'
import { givenExampleAccount } from './fixtures/exampleAccount.ts'
import { everySender, fuzzed, senders, mutations, type Fuzzed, type Mutation, type Sender } from './fixtures/fuzz.ts'
import { holds, seed } from './fixtures/property.ts'
import { sendRaw, type RawAnswer } from './fixtures/rawRequest.ts'
import { accepts, documents, operationsIn } from './fixtures/requests.ts'
import { givenWorld } from './fixtures/server.ts'
import { addressOf, exampleRequests, storyOf } from './fixtures/story.ts'

const runs = Number(process.env.SPINDLE_REQUESTS || 3_000)
/** From this many requests on, every kind of sender asks every operation. */
const longRun = 100_000
const mostMs = 5_000
/** The number of requests to an account before a new one is used; accounts have numbers up to 255. */
const perAccount = Math.max(300, Math.ceil(runs / 200))
const limits = { RATE_LIMIT_OAUTH: '1000000000', RATE_LIMIT_PARTNER: '1000000000' }
const world = await givenWorld(t, {
  environment: { ...limits, RATE_LIMIT_ACCOUNT: '1000000000', RATE_LIMIT_ADDRESS: '1000000000' },
  isRecorded: false,
})
const { execute } = world.application.database
const { port } = new URL(world.origin)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
t.teardown(() => agent.destroy())

type Target = {
  readonly story: ReturnType<typeof storyOf>
  readonly known: string[]
  readonly tokens: Record<Sender, Record<string, string>>
}

/** An account with the examples' data and a token of each kind; a sender without a token has an empty header. */
async function givenTarget(number: number): Promise<Target> {
  const story = storyOf(number)
  const { given, beforeChanges } = await givenExampleAccount(world, '/spi/v3', story)
  await beforeChanges()
  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
  const partner = await given.givenPartnerCaller()
  const revoked = await given.givenCaller()
  await world.application.tokens.revoke({ account: given.id, id: revoked.id }, operator)
  const tokens: Target['tokens'] = {
    account: bearer(await given.givenCaller()),
    user: bearer(await given.givenUser({ hris_role: 'hris_admin' })),
    simple: bearer(await given.givenUser({ role: 'simple' })),
    partner: { ...bearer(partner), 'x-service-client-id': partner.clientId },
    // An account of its own: each example account sets back the sequences of ids that all share.
    other: bearer(await (await world.givenAccount()).givenCaller()),
    scopeless: bearer(await given.givenCaller(['r_offers'])),
    revoked: bearer(revoked),
    garbage: bearer({ token: mintToken('account') }),
    nobody: {},
  }
  const named = JSON.stringify(exampleRequests('/spi/v3', story)).match(/\b([0-9a-f]{16}|[0-9A-F]{10})\b/g) ?? []
  const foreign = JSON.stringify(exampleRequests('/spi/v3')).match(/\b([0-9a-f]{16}|[0-9A-F]{10})\b/g) ?? []
  const cut = named.slice(0, 5).flatMap((id) => [id.slice(1), id.slice(0, 8), `${id}0`, id.toUpperCase()])
  return { story, known: [...new Set([...named, ...foreign, ...cut, '41', '1041'])], tokens }
}

/** The contract's own account, which no request may reach. */
const clean = await givenExampleAccount(world, '/spi/v3')
await clean.beforeChanges()
const reader = await clean.given.givenCaller()
const before = await dumpOf(execute, clean.given.id)
const page = (await reader.get('/candidates?limit=2')).text

/** Checks a body against a schema of each version's contract. */
const checksOf = Object.fromEntries(
  Object.entries(documents).map(([base, document]) => {
    const ajv = new Ajv2020({ strict: false, discriminator: false })
    addFormats.default(ajv)
    ajv.addSchema({ ...document, $id: 'contract' })
    const checks = new Map<unknown, ValidateFunction>()
    const checkOf = (schema: Schema) => {
      const check = checks.get(schema) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')))
      checks.set(schema, check)
      return check
    }
    return [base, checkOf]
  }),
)

/** The statuses of malformed HTTP, which any request may get. */
const always: ReadonlySet<string> = new Set(['request-malformed', 'address-too-long', 'headers-too-large'] satisfies ErrorCode[])
/** Operations that any token may call. */
const asksForNoScope = new Set(
  Object.entries(facts as unknown as Record<string, OperationFacts>).flatMap(([id, { scopes }]) =>
    scopes === null || scopes.some((all) => all.length === 0) ? [id] : [],
  ),
)
const nobodies: readonly Sender[] = ['revoked', 'garbage', 'nobody']

/** What is wrong with a response, or nothing. */
function faultsIn({ base, operation: id, sender, method, headers: sent }: Fuzzed, { status, headers, text, ms }: RawAnswer): string[] {
  const faults: string[] = []
  const operation = id === undefined ? undefined : operationsIn(base).get(id)
  const code = String(headers['x-error-code'])
  const declared = operation?.responses[status]
  if (status >= 500) faults.push('a fault of the server')
  if (ms > mostMs) faults.push(`${Math.round(ms)} ms`)
  if (typeof headers['x-request-id'] !== 'string') faults.push('no request id')
  if (status >= 400 && errorCodes[code as ErrorCode]?.status !== status) faults.push(`the code ${code}`)
  if (operation && !declared && !always.has(code)) faults.push('a status that is not declared')
  const isGood = !('authorization' in sent)
  if (operation && isGood && operation.security?.length !== 0 && status < 300) {
    if (nobodies.includes(sender)) faults.push('success for nobody')
    if (sender === 'scopeless' && !asksForNoScope.has(id as string)) faults.push('success without the scope')
  }
  if (method === 'HEAD') return faults
  const media = Object.entries(declared?.content ?? (status >= 400 ? errorContent : {}))[0]
  if (!media) {
    if (declared && text !== '') faults.push('a body where none is declared')
    return faults
  }
  const [type, { schema }] = media
  if (!String(headers['content-type']).startsWith(type)) faults.push(`the media type ${headers['content-type']}`)
  if (type !== 'application/json' || !schema) return faults
  const body = parsed(text)
  if (body === undefined) return [...faults, 'a body that is no JSON']
  const check = checksOf[base]!(schema)
  if (!check(body)) faults.push(`a body that breaks its schema: ${JSON.stringify(check.errors?.slice(0, 3))}`)
  return faults
}
const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } as Schema } }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

t.test(`C1: ${runs} malformed requests get declared responses`, async (t) => {
  const prototype = Object.getOwnPropertyNames(Object.prototype)
  let [sent, slowest, number] = [0, 0, 0]
  let target: Target | undefined
  const statuses = new Map<number, number>()
  const reached = new Set<string>()

  const property = fc.asyncProperty(mutations, async (mutation) => {
    if (!target || sent % perAccount === 0) target = await givenTarget((number++ % 254) + 1)
    sent++
    const request = fuzzed(mutation, target.story, target.known)
    const headers = { ...target.tokens[request.sender], ...request.headers }
    const answer = await sendRaw(port, { ...request, headers }, agent).catch((error: { code?: string }) => {
      // A request refused before its method is known is answered with a body, which a client that sent HEAD rejects.
      if (request.method === 'HEAD' && error.code === 'HPE_CLOSED_CONNECTION') return undefined
      throw error
    })
    if (!answer) return
    slowest = Math.max(slowest, answer.ms)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (request.operation) reached.add(`${request.base} ${request.operation} ${request.sender}`)
    const faults = faultsIn(request, answer)
    if (faults.length > 0)
      throw new Error(`${faults.join('; ')}: ${told(request)} was answered ${answer.status} ${answer.text.slice(0, 500)}`)
    if (sent % 50 === 0 && (await reader.get('/candidates?limit=2')).text !== page) throw new Error('Another account sees something else')
  })
  // By chance alone, one of some 2,000 pairs of an operation and a sender would be missing in every third long run.
  const examples = runs < longRun ? [] : everySender().map((mutation): [Mutation] => [mutation])
  const done = await holds(t, property, { runs, examples })

  t.strictSame(Object.getOwnPropertyNames(Object.prototype), prototype, 'nothing has reached the prototype of objects')
  t.strictSame(changes(before, await dumpOf(execute, clean.given.id)), [], 'nothing of another account has changed')
  const [caller, user] = [await clean.given.givenCaller(everyScope), await clean.given.givenUser()]
  for (const request of exampleRequests('/spi/v3')) {
    const { status } = await (accepts(request.id, 'account') ? caller : user).request(request.method, addressOf(request), {
      body: request.body,
    })
    t.equal(status, request.status, `${request.id} still works`)
  }
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  t.comment(
    `figure: ${done} requests, seed ${seed}, with ${senders.length} kinds of sender: ${counts.join(', ')}; no fault; the slowest took ${Math.round(slowest)} ms`,
  )
  if (done >= longRun) {
    const all = Object.keys(documents).flatMap((base) => [...operationsIn(base).keys()].map((id) => `${base} ${id}`))
    const missing = all.flatMap((asked) => senders.map((sender) => `${asked} ${sender}`)).filter((asked) => !reached.has(asked))
    t.strictSame(missing, [], 'every operation of every version was asked by every kind of sender')
  }
})

/** The request as a person would send it again. */
function told({ sender, method, path, headers, body }: Fuzzed): string {
  const shown = Object.entries(headers).map(([name, text]) => `${name}: ${text.slice(0, 100)}`)
  return `${method} ${path.slice(0, 500)} by ${sender} [${shown.join(', ')}] ${body?.toString('utf8').slice(0, 2000) ?? ''}`
}
