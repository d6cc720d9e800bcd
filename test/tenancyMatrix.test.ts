// Another account's records, named in every place of a request: for every operation of every version and each kind of token they look
// unknown, reveal nothing and change nothing (promise H1).
import { randomUUID } from 'node:crypto'
import t, { type Test } from 'tap'
import { changes, dumpOf } from './fixtures/dump.ts'
import { givenExampleAccount } from './fixtures/exampleAccount.ts'
import { inEveryVersion } from './fixtures/inEveryVersion.ts'
import { sendRaw } from './fixtures/rawRequest.ts'
import { accepts, operationsIn } from './fixtures/requests.ts'
import { givenWorld, type Answer, type Caller } from './fixtures/server.ts'
import { addressOf, exampleRequests, storyOf, type ExampleRequest } from './fixtures/story.ts'

/** The caller's account, another one with the same records, and ids that do not exist. */
const [own, foreign, unknown] = [storyOf(0), storyOf(1), storyOf(2)]
type Place = 'path' | 'query' | 'body' | 'cursor' | 'host' | 'prefix' | 'key'
const calls: Record<Place, number> = { path: 0, query: 0, body: 0, cursor: 0, host: 0, prefix: 0, key: 0 }
t.teardown(() =>
  t.comment(
    `figure: foreign ids: ${Object.entries(calls)
      .map(([place, count]) => `${count} in the ${place}`)
      .join(', ')}`,
  ),
)

/** What distinguishes two responses for a client; dates, request ids and rate-limit counts always differ. */
function visible({ status, text, headers }: Answer) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id', 'x-rate-limit-remaining', 'x-rate-limit-reset'].includes(name))
  return { status, text, headers: kept }
}

/** A request that names the corresponding record of each account in one place, and otherwise the caller's own. */
type Variant = { readonly place: Place; readonly title: string; readonly of: (story: typeof own) => ExampleRequest }

/** Every place of a request that contains an id, one at a time. */
function variantsOf(base: string, request: ExampleRequest): Variant[] {
  const { id } = request
  const inPath = Object.keys(request.params).filter((name) => name !== 'subdomain')
  const numbered = operationsIn(base)
    .get(id)
    ?.parameters?.find(({ name, schema }) => name === 'id' && schema.type === 'integer')
  const paths = inPath.map((name): Variant => {
    const text = request.params[name]!
    const of = (story: typeof own) => (numbered && name === 'id' ? String(story.numbered(Number(text))) : story.retold(text))
    return { place: 'path', title: `{${name}}`, of: (story) => ({ ...request, params: { ...request.params, [name]: of(story) } }) }
  })
  const queries = (operationsIn(base).get(id)?.parameters ?? []).flatMap((parameter): Variant[] => {
    const given = (parameter as { example?: unknown }).example
    if (parameter.in !== 'query' || unknown.retold(JSON.stringify(given)) === JSON.stringify(given)) return []
    const place = ['since_id', 'max_id'].includes(parameter.name) ? 'cursor' : 'query'
    const of = (story: typeof own) => ({ ...request, query: { ...request.query, [parameter.name]: String(story.retold(given)) } })
    return [{ place, title: `?${parameter.name}`, of }]
  })
  const bodies = leavesOf(request.body, []).map((steps): Variant => {
    const of = (story: typeof own) => ({ ...request, body: withLeaf(request.body, steps, (leaf) => story.retold(leaf)) })
    return { place: 'body', title: steps.join('/'), of }
  })
  return [...paths, ...queries, ...bodies]
}

/** The paths to every string in a value that names a record. */
function leavesOf(value: unknown, steps: readonly string[]): string[][] {
  if (typeof value === 'string') return unknown.retold(value) === value || value.startsWith('http') ? [] : [[...steps]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...steps, name]))
}

function withLeaf(value: any, [step, ...further]: readonly string[], change: (leaf: string) => string): unknown {
  if (step === undefined) return change(value as string)
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value }
  copy[step as keyof typeof copy] = withLeaf(value[step], further, change) as never
  return copy
}

const made = new Map<string, ReturnType<typeof makeTwo>>()
/** Shared by all tests of a version: only the last of them changes something. */
const givenTwo = (base: string) => made.get(base) ?? made.set(base, makeTwo(base)).get(base)!

/** Two accounts with the same records, and callers of the first with a token of each kind. */
async function makeTwo(base: string) {
  const world = (await givenWorld(t, { environment: { RATE_LIMIT_OAUTH: '1000000', RATE_LIMIT_PARTNER: '1000000' } })).at(base)
  const { execute } = world.application.database
  const mine = await givenExampleAccount(world, base, own)
  const theirs = await givenExampleAccount(world, base, foreign)
  await mine.beforeChanges()
  await theirs.beforeChanges()
  // The texts of the other account that must never be seen, in addition to its ids.
  for (const [table, column] of Object.entries({
    members: 'name',
    candidates: 'name',
    jobs: 'title',
    employees: 'lastname',
    events: 'title',
  }))
    await execute(`update ${table} set ${column} = ${column} || ' Canary' where account_id = $1`, [theirs.given.id])
  const callers: [string, Caller][] = [
    ['account', await mine.given.givenCaller()],
    ['user', await mine.given.givenUser({ hris_role: 'hris_admin' })],
    ['partner', await mine.given.givenPartnerCaller()],
  ]
  const dumpTheirs = () => dumpOf(execute, theirs.given.id)
  const dump = async () => [...(await dumpOf(execute, mine.given.id)), ...(await dumpTheirs())]
  return { world, mine: mine.given, theirs: theirs.given, callers, dump, dumpTheirs }
}

const ask = (caller: Caller, request: ExampleRequest, headers: Record<string, string> = {}) =>
  caller.request(request.method, addressOf(request), { body: request.body, headers })

/** Checks that a response shows nothing of the other account except what the request itself contained. */
function showsNothing(t: Test, { text }: Answer, request: ExampleRequest, title: string): void {
  // A new job's shortcode is random and may look like one of theirs.
  const minted = request.id === 'createJob' ? JSON.parse(text).shortcode : ''
  const said = `${addressOf(request)} ${JSON.stringify(request.body) ?? ''} ${minted}`
  const names =
    text.match(/Canary|\b01[0-9a-f]{10}01[0-9a-f]{2}\b|\b01[0-9A-F]{8}\b|\b92b01[0-9a-f]{2}\b|-5f2b1e7c01[0-9a-f]{2}\b|nordlicht-1\b/g) ??
    []
  t.strictSame(
    names.filter((name) => !said.includes(name)),
    [],
    `${title} shows nothing of theirs`,
  )
}

inEveryVersion('H1: in path, query and body a foreign id looks unknown and changes nothing', async (t, base) => {
  const { callers, dump } = await givenTwo(base)
  const before = await dump()
  let named = 0
  for (const request of exampleRequests(base)) {
    for (const { place, title, of } of variantsOf(base, request)) {
      for (const [kind, caller] of callers) {
        // A user token acts for its own member, regardless of the member in the body.
        if (place === 'body' && title === 'member_id' && kind === 'user') continue
        const about = `${request.id} ${title} ${kind}`
        const seen = await ask(caller, of(foreign))
        calls[place]++
        named++
        showsNothing(t, seen, of(foreign), about)
        // A cursor is a position, regardless of whose record has the key.
        if (place === 'cursor') t.equal(seen.status, (await ask(caller, request)).status, about)
        else t.strictSame(visible(seen), visible(await ask(caller, of(unknown))), about)
      }
    }
    if (request.method !== 'GET') t.strictSame(changes(before, await dump()), [], `${request.id} has changed nothing`)
  }
  t.ok(named > 100, `${named} calls`)
  t.strictSame(changes(before, await dump()), [], 'nothing has changed')
})

inEveryVersion("H1: another account's cursor is only a position in one's own collection", async (t, base) => {
  const { theirs, callers } = await givenTwo(base)
  const they = await theirs.givenCaller()
  let pages = 0
  for (const request of exampleRequests(base, foreign)) {
    if (request.method !== 'GET' || Object.keys(request.params).length > 0) continue
    const { body } = await they.get(
      `${request.template}?limit=${request.id === 'listEmployees' || request.id === 'listTimeOffRequests' ? 10 : 1}`,
    )
    const next = body?.paging?.next as string | undefined
    if (!next) continue
    pages++
    for (const [kind, caller] of callers) {
      calls.cursor++
      const answer = await caller.get(next)
      t.equal(answer.status, 200, `${request.id} ${kind}`)
      const { search } = new URL(next)
      showsNothing(t, answer, { ...request, template: search, params: {}, query: {} }, `${request.id} ${kind}`)
    }
  }
  if (base === '/spi/v3') t.ok(pages > 2, `${pages} lists have a next page`)
})

inEveryVersion("H1: another account's host and prefix look unknown and change nothing", async (t, base) => {
  const { world, mine, callers, dump } = await givenTwo(base)
  const before = await dump()
  const at: Record<'host' | 'prefix', (request: ExampleRequest, caller: Caller, subdomain: string) => Promise<Answer>> = {
    host: (request, caller, subdomain) => askAt(`${subdomain}.localhost`, caller, request),
    prefix: (request, caller, subdomain) => ask(caller, { ...request, template: `/accounts/${subdomain}${request.template}` }),
  }
  async function askAt(host: string, caller: Caller, { method, body, ...request }: ExampleRequest): Promise<Answer> {
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
    const { clientId } = caller as { clientId?: string }
    const access = { authorization: `Bearer ${caller.token}`, ...(clientId && { 'x-service-client-id': clientId }) }
    const headers = { host, ...access, ...(bytes && { 'content-type': 'application/json' }) }
    const {
      status,
      text,
      headers: answered,
    } = await sendRaw(new URL(world.origin).port, {
      method,
      path: base + addressOf(request),
      headers,
      body: bytes,
    })
    return { status, text, body: undefined, headers: new Headers(answered as Record<string, string>) }
  }
  // The link to an error contains the request's own host.
  const without = (answer: Answer, subdomain: string) => JSON.stringify(visible(answer)).replaceAll(subdomain, '<subdomain>')
  // With the ids of the other account.
  for (const request of exampleRequests(base, foreign)) {
    for (const [kind, caller] of callers) {
      for (const place of ['host', 'prefix'] as const) {
        const about = `${request.id} ${kind}: ${place}`
        const seen = await at[place](request, caller, foreign.subdomain)
        calls[place]++
        t.equal(seen.status, 404, about)
        const nobodys = await at[place](request, caller, unknown.subdomain)
        t.equal(without(seen, foreign.subdomain), without(nobodys, unknown.subdomain), about)
      }
    }
  }
  t.strictSame(changes(before, await dump()), [], 'nothing has changed')
  // A control: hosts and prefixes are not refused in general.
  const [[, caller]] = callers as [[string, Caller]]
  const [reading] = exampleRequests(base) as [ExampleRequest]
  for (const place of ['host', 'prefix'] as const) t.equal((await at[place](reading, caller, mine.subdomain)).status, 200, place)
})

inEveryVersion("H1: another account's Idempotency-Key replays nothing of theirs", async (t, base) => {
  const { mine, theirs, dumpTheirs } = await givenTwo(base)
  const callers = [await mine.givenCaller(), await theirs.givenCaller()] as const
  const users = [await mine.givenUser(), await theirs.givenUser()] as const
  const mineOf = new Map(exampleRequests(base, own).map((request) => [request.id, request]))
  for (const request of exampleRequests(base, foreign).filter(({ method }) => method !== 'GET')) {
    const mine = mineOf.get(request.id)!
    const [me, they] = accepts(request.id, 'account') ? callers : users
    const headers = { 'idempotency-key': randomUUID() }
    const first = await ask(they, request, headers)
    t.equal(first.status, request.status, `${request.id} is carried out for the other account`)
    const before = await dumpTheirs()
    // With their ids the same request names records that do not exist; with the caller's own ids, or if it names none, it is a new request.
    if (JSON.stringify(request) !== JSON.stringify(mine)) {
      const copied = await ask(me, request, headers)
      const without = await ask(me, request, { 'idempotency-key': randomUUID() })
      t.ok(copied.status >= 400, `${request.id} with their key and ids`)
      t.strictSame(visible(copied), visible(without), `${request.id} with their key and ids`)
    }
    const answer = await ask(me, mine, headers)
    t.equal(answer.status, request.status, `${request.id} with their key and one's own ids`)
    t.equal(answer.headers.get('idempotent-replayed'), null, request.id)
    showsNothing(t, answer, mine, request.id)
    calls.key += 2
    t.strictSame(changes(before, await dumpTheirs()), [], `${request.id} has changed nothing of theirs`)
  }
})
