// The documentation at /docs: every page and link, the error catalogue against live servers, code samples, and the reference in a browser.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { facts } from '../generated/facts.ts'
import current from '../generated/openapi-3.1.json' with { type: 'json' }
import firstly from '../generated/v1/openapi-3.1.json' with { type: 'json' }
import formerly from '../generated/v2/openapi-3.1.json' with { type: 'json' }
import { validators } from '../generated/validators.js'
import { hashPassword } from '../src/access/password.ts'
import { scopes } from '../src/access/scopes.ts'
import type { OperationFacts } from '../src/contract/facts.ts'
import { operationsOf, schemaOf, webhooksOf, type Document, type Media, type Schema } from '../src/contract/document.ts'
import { openDatabase, type Execute } from '../src/db/client.ts'
import { migrations } from '../src/db/migrations.ts'
import { errorCodes } from '../src/errorCodes.ts'
import { causes, causesOf } from '../src/pages/docs/causes.ts'
import { contentsOf } from '../src/pages/docs/contents.ts'
import { placeholder } from '../src/pages/docs/frame.ts'
import { html } from '../src/pages/shell/html.ts'
import { samples } from '../src/pages/docs/landing.ts'
import { prose } from '../src/pages/docs/markdown.ts'
import { postmanOf } from '../src/pages/docs/postman.ts'
import { sequence } from '../src/pages/docs/sequence.ts'
import { readStates, states } from '../src/pages/docs/states.ts'
import { employeeTransitions } from '../src/resources/employees/employeeTransitions.ts'
import { jobTransitions } from '../src/resources/jobs/jobTransitions.ts'
import { offerTransitions } from '../src/resources/offers/offerTransitions.ts'
import { timeOffTransitions } from '../src/resources/timeoff/timeOffTransitions.ts'
import { operationPages } from '../src/pages/docs/operationPage.ts'
import { addedAt, addedIn, membersAddedIn, releasesIn } from '../src/pages/docs/releases.ts'
import { operationsPage } from '../src/pages/docs/operations.ts'
import libraryContract from './fixtures/library/generated/openapi-3.1.json' with { type: 'json' }
import { startLibrary } from './fixtures/library/server.ts'
import { findings, noBrowser, startBrowser, visit, wideIn, type Finding } from './fixtures/browser.ts'
import { authorizeInReference, openRequest } from './fixtures/reference.ts'
import { proofOnly } from './fixtures/proof.ts'
import { givenDatabase, givenWorld, type Answer, type Caller } from './fixtures/server.ts'
import { subscriptionsOf } from './fixtures/subscriptions.ts'
import { timeOffOf } from './fixtures/timeOff.ts'
import { patienceMs, until } from './fixtures/wait.ts'

const world = await givenWorld(t)
const { origin } = world
const account = await world.givenAccount()
const login = { email: 'ida@example.test', password: 'correct horse' }
const passwordHash = await hashPassword(login.password)
await account.givenMember({ role: 'admin', hris_role: 'hris_admin', email: login.email, password_hash: passwordHash })
await account.givenJob({ title: 'Robotics Engineer' })
const caller = await account.givenCaller()
const document = current as unknown as Document
const operations = Object.entries(facts as unknown as Record<string, OperationFacts>)

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const decoded = (text: string) => text.replace(/<[^>]+>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] as string)
const targetsOf = (page: string) => [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target]) => decoded(target as string))
const idsOf = (page: string) => [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string)

const call = async (command: string, args: readonly string[], options: object = {}) =>
  (await promisify(execFile)(command, args, { timeout: 60_000, ...options })).stdout.toString()

/** Every page reachable from the overview, by its path. */
async function crawl(): Promise<Map<string, { text: string; response: Response }>> {
  const found = new Map<string, { text: string; response: Response }>()
  const open = ['/docs']
  for (let path = open.pop(); path; path = open.pop()) {
    if (found.has(path)) continue
    const response = await fetch(origin + path)
    const text = await response.text()
    found.set(path, { text, response })
    // Guides also link to the settings, which are not part of the documentation.
    if (path.startsWith('/docs') && response.headers.get('content-type')?.startsWith('text/html')) {
      open.push(...targetsOf(text).map((target) => new URL(target, origin + path).pathname))
    }
  }
  return found
}
const site = await crawl()
const pages = [...site].filter(
  ([path, { response }]) => path.startsWith('/docs') && response.headers.get('content-type')?.startsWith('text/html'),
)
const paths = pages.map(([path]) => path)
/** The pages to look at in a browser: those of operations and notifications are made alike, so every tenth of them is enough. */
const looked = paths.filter((path, at) => !/^\/docs\/(v\d\/)?(operations|notifications)\//.test(path) || at % 10 === 0)
/** The interactive reference of any version. */
const isReference = (path: string) => /^\/docs\/reference(\/v\d)?$/.test(path)

t.test('every page is served with strict headers and validates its ETag', async (t) => {
  const guides = globSync('openapi/guides/*.md').length
  t.ok(guides >= 8 && pages.length >= guides + 6, `${pages.length} pages`)
  for (const [path, { response, text }] of site) {
    t.equal(response.status, 200, path)
    t.equal(response.headers.get('x-rate-limit-limit'), null, `${path} is not counted`)
    if (!/^\/(docs|assets)\b/.test(path)) continue
    t.equal(response.headers.get('x-content-type-options'), 'nosniff', path)
    t.equal(response.headers.get('x-frame-options'), 'DENY', path)
    t.ok(response.headers.get('referrer-policy'), path)
    if (path.startsWith('/assets/')) continue
    const policy = response.headers.get('content-security-policy') ?? ''
    t.match(policy, /default-src 'none'/, path)
    t.notMatch(policy, /https?:|\*|unsafe-eval|script-src [^;]*unsafe/, path)
    if (!isReference(path)) t.match(policy, /^(?!.*unsafe).*script-src 'self'; /, path)
    const again = await fetch(origin + path, { headers: { 'if-none-match': `W/${response.headers.get('etag')}` } })
    t.equal(again.status, 304, path)
    t.notMatch(text, /(?<!\| )undefined|\[object |NaN/, path)
  }
  for (const [path, { text }] of pages) {
    t.match(text, /<title>[^<]+<\/title>/, path)
    t.equal((text.match(/<h1/g) ?? []).length, isReference(path) ? 0 : 1, `${path} has one title`)
    const ids = idsOf(text)
    t.strictSame(ids.toSorted(), [...new Set(ids)].toSorted(), `${path} has each id once`)
  }
})

t.test('every link resolves, and none leads to another host', async (t) => {
  for (const [path, { text }] of pages) {
    for (const target of targetsOf(text)) {
      const url = new URL(target, origin + path)
      t.equal(url.origin, origin, `${path} -> ${target}`)
      t.ok(site.has(url.pathname), `${path} -> ${target}`)
      const anchor = decodeURIComponent(url.hash.slice(1))
      if (anchor === '') continue
      const [, tag = '', id = ''] = /^tag\/([^/]+)\/([^/]+)$/.exec(anchor) ?? []
      if (isReference(url.pathname)) t.equal(facts[id as keyof typeof facts]?.tag, tag, `${path} -> ${target}`)
      else t.ok(idsOf(site.get(url.pathname)?.text ?? '').includes(anchor), `${path} -> ${target}`)
    }
  }
})

t.test('the root redirects, unknown pages are 404, and HEAD and trailing slashes work', async (t) => {
  const front = await fetch(origin, { redirect: 'manual' })
  t.strictSame([front.status, front.headers.get('location')], [302, '/docs'])
  for (const path of ['/docs/nothing', '/docs/guides/nothing', '/docs/assets/nothing.js']) {
    const missing = await fetch(origin + path)
    t.strictSame([missing.status, missing.headers.get('content-type')], [404, 'text/html; charset=utf-8'], path)
    t.match(missing.headers.get('content-security-policy'), /default-src 'none'/)
    t.match(await missing.text(), 'There is no such page')
  }
  t.equal((await fetch(`${origin}/docs/`)).status, 200)
  const signedIn = await fetch(`${origin}/docs/signed-in`)
  const [policy, referrer, caching] = ['content-security-policy', 'referrer-policy', 'cache-control'].map((name) =>
    signedIn.headers.get(name),
  )
  t.match(policy, /^default-src 'none'; script-src 'self'; /)
  t.strictSame([referrer, caching], ['no-referrer', 'no-store'], 'the code in the address of a sign-in is passed on to nobody')
  t.equal((await fetch(`${origin}/docs/operations`, { method: 'HEAD' })).status, 200)
  t.equal((await raw(Number(new URL(origin).port), 'GET /docs HTTP/1.1\r\nConnection: close\r\n\r\n')).status, 400, 'ambiguity is refused')
})

/** Sends a request by node:http, which allows headers that fetch refuses. */
const ask = (path: string, headers: http.OutgoingHttpHeaders, method = 'GET') =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; bytes: Buffer; text: string }>((resolve, reject) => {
    const request = http.request(origin + path, { method, headers, agent: false }, (response) => {
      response.toArray().then((parts) => {
        const bytes = Buffer.concat(parts as Buffer[])
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
      }, reject)
    })
    request.setTimeout(patienceMs, () => request.destroy(new Error(`${path} was not answered`))).on('error', reject)
    request.end()
  })

t.test('the pages use the address of the request', async (t) => {
  const { text } = await ask('/docs', { host: 'api.example.test' })
  t.match(text, 'http://api.example.test/spi/v3/jobs')
  t.notMatch(text, 'localhost:3000')
  t.match(site.get('/docs')?.text, `${origin}/spi/v3/jobs`)
})

t.test('the contract names the authorization server at the address of the request', async (t) => {
  const host = 'api.example.test'
  const read = async (path: string) => JSON.parse((await ask(path, { host })).text)
  const metadata = await read('/.well-known/oauth-authorization-server')
  t.equal(metadata.token_endpoint, `http://${host}/oauth/token`)
  for (const path of ['/openapi.json', '/openapi-3.1.json']) {
    const { scopes, ...addresses } = (await read(path)).components.securitySchemes.oauth2.flows.authorizationCode
    t.strictSame(Object.keys(scopes).toSorted(), metadata.scopes_supported.toSorted())
    t.strictSame(addresses, {
      authorizationUrl: metadata.authorization_endpoint,
      tokenUrl: metadata.token_endpoint,
      refreshUrl: metadata.token_endpoint,
    })
  }
  t.match(await read('/openapi-oauth.json'), { servers: [{ url: `http://${host}` }], paths: { '/oauth/token': {} } })
  t.match(site.get('/docs/downloads')?.text, 'href="/openapi-oauth.json"')
})

t.test('a sequence diagram has a text alternative, and an unknown line is an error', (t) => {
  const guide = site.get('/docs/guides/authentication')?.text ?? ''
  const [drawing = ''] = /<svg class="sequence"[^]*?<\/svg>/.exec(guide) ?? []
  t.match(drawing, /role="img" aria-label="[^"]*Your app to Spindle: 3\. POST \/oauth\/token, with the code; Spindle to Your app: /)
  t.equal((drawing.match(/<path class="(call|answer)"/g) ?? []).length, 7)
  t.match(sequence('participant A as <b>\nparticipant B\nA->>B: x').text, '&lt;b&gt; to B: x')
  for (const line of ['A->>C: x', 'A->>A: x', 'Note over A: x', 'A->>B'])
    t.throws(() => sequence(`participant A\nparticipant B\n${line}`), { message: line }, line)
  t.end()
})

t.test('the states and transitions that the guides draw are those of the code', (t) => {
  // The transitions of members and candidates are defined only by two operations each.
  const member = { active: ['inactive'], inactive: ['active'] }
  const candidate = { running: ['disqualified'], disqualified: ['running'] }
  const tables: Record<string, Readonly<Record<string, readonly string[]>>> = {
    'States of a job': jobTransitions,
    'States of a member': member,
    'States of a candidate': candidate,
    'States of an offer': offerTransitions,
    'States of an employee': employeeTransitions,
    'States of a time off request': timeOffTransitions,
  }
  const drawn = globSync('openapi/guides/*.md')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^```mermaid\n(stateDiagram-v2\n[^]*?)^```$/gm)])
    .map(([, text]) => readStates(text as string))
  t.strictSame(drawn.map(({ title }) => title).toSorted(), Object.keys(tables).toSorted(), 'each is drawn once')
  for (const { title, states, steps } of drawn) {
    const table = Object.entries(tables[title] ?? {})
    t.strictSame(states.toSorted(), table.map(([state]) => state).toSorted(), title)
    const allowed = table.flatMap(([from, next]) => next.map((to) => `${from} -> ${to}`))
    t.strictSame(steps.map(({ from, to }) => `${from} -> ${to}`).toSorted(), allowed.toSorted(), title)
  }
  t.end()
})

t.test('a state diagram has a title and a text alternative, and an unknown line is an error', (t) => {
  const guide = site.get('/docs/guides/employees-and-time-off')?.text ?? ''
  const drawings = [...guide.matchAll(/<svg class="states"[^]*?<\/svg>/g)].map(([drawing]) => drawing)
  const [drawing = ''] = drawings.filter((text) => text.includes('<title>States of a time off request</title>'))
  t.match(drawing, /role="img"[^]*<desc>begins as pending; begins as approved; pending becomes approved: [^<]*; pending becomes rejected: /)
  // Four steps and two initial states, each with a line and a tip.
  for (const shape of ['step', 'tip']) t.equal(drawing.split(`<path class="${shape}"`).length - 1, 6, shape)
  const titled = 'stateDiagram-v2\naccTitle: <b>'
  t.match(states(`${titled}\n[*] --> a\na --> b: <i>`).text, /<title>&lt;b&gt;<\/title>[^]*a becomes b: &lt;i&gt;/)
  for (const line of ['a --> a: x', 'a --> b', 'a --> [*]', 'state a {', 'a -> b: x'])
    t.throws(() => states(`${titled}\n${line}`), { message: line }, line)
  t.throws(() => states('stateDiagram-v2\na --> b: x'), { message: 'accTitle' })
  t.throws(() => prose('```mermaid\npie title x\n```'), { message: 'pie title x' })
  t.end()
})

const [stylesheet = ''] = targetsOf(site.get('/docs')?.text ?? '').filter((target) => target.endsWith('.css'))
const contracts = ['/openapi.json', '/openapi-3.1.yaml', '/v2/openapi.json', '/openapi-oauth.json']
for (const path of ['/docs', '/docs/operations', '/docs/reference', stylesheet, ...contracts]) {
  t.test(`${path} is compressed, and has another ETag in each coding`, async (t) => {
    const load = (accepted: string | undefined, known?: string, method?: string) =>
      ask(path, { ...(accepted !== undefined && { 'accept-encoding': accepted }), ...(known && { 'if-none-match': known }) }, method)
    const [plain, br, gzip] = [await load(undefined), await load('gzip, deflate, br'), await load('GZIP')]
    t.strictSame(
      [plain, br, gzip].map(({ headers }) => headers['content-encoding']),
      [undefined, 'br', 'gzip'],
    )
    t.ok(brotliDecompressSync(br.bytes).equals(plain.bytes) && gunzipSync(gzip.bytes).equals(plain.bytes))
    if (contracts.includes(path)) t.ok(br.bytes.length * 5 < plain.bytes.length, `${plain.bytes.length} become ${br.bytes.length}`)
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag ?? '')
    t.equal(new Set(tags).size, 3, 'each coding has an ETag of its own')
    for (const [coding, answer] of [plain, br, gzip].entries()) {
      const accepted = [undefined, 'br', 'gzip'][coding]
      const { etag, 'cache-control': caching } = answer.headers
      t.equal(answer.headers.vary, 'accept-encoding')
      for (const known of tags) {
        const again = await load(accepted, known)
        t.equal(again.status, known === etag ? 304 : 200, `${known} for ${etag}`)
        t.match(again.headers, { etag, vary: 'accept-encoding', 'cache-control': caching })
      }
      const head = await load(accepted, undefined, 'HEAD')
      t.equal(head.bytes.length, 0)
      for (const name of ['etag', 'vary', 'content-encoding', 'content-type', 'content-length'])
        t.equal(head.headers[name], answer.headers[name], `HEAD: ${name}`)
    }
    t.equal((await load('br', `"other", W/${tags[1]}`)).status, 304, 'a proxy may have made the ETag weak')
    t.equal((await load('br', '*')).status, 304)
  })
}

t.test('a client that sends a new host with each request has few documents compressed', async (t) => {
  const hosts = Array.from({ length: 60 }, (_, at) => `host-${at}.example.com`)
  const answers = await Promise.all(hosts.map((host) => ask('/openapi-3.1.json', { host, 'accept-encoding': 'br' })))
  const compressed = answers.filter(({ headers }) => headers['content-encoding'] === 'br')
  t.ok(compressed.length > 0 && compressed.length < 40, `${compressed.length} of 60`)
  for (const [at, { status, headers, bytes }] of answers.entries()) {
    t.equal(status, 200)
    const text = (headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString()
    t.ok(text.includes(`host-${at}.example.com`))
  }
})

t.test('the client chooses the coding', async (t) => {
  const codings: [accepted: string, coding: string | undefined][] = [
    ['', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['gzip;q=0.5, identity', undefined],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['gzip; q=0.001, br ; q=0.001', 'br'],
    ['gzip, identity;q=0', 'gzip'],
    ['identity;q=0', 'gzip'],
    ['br;q=nonsense, gzip', 'gzip'],
  ]
  for (const [accepted, coding] of codings) {
    const { status, headers } = await ask('/openapi.json', { 'accept-encoding': accepted })
    t.strictSame([status, headers['content-encoding']], [200, coding], accepted)
  }
})

t.test('a document is compressed again for no more than the newest hosts, and always names the host that was asked', async (t) => {
  for (const round of [1, 2]) {
    for (const index of Array(6).keys()) {
      const host = `host-${index}.example.test`
      const { bytes } = await ask('/openapi.json', { host, 'accept-encoding': 'br' })
      t.match(brotliDecompressSync(bytes).toString(), `"url":"http://${host}/spi/v3"`, `round ${round}`)
    }
  }
})

t.test('the script bundle is compressed, cached forever and named by its content', async (t) => {
  const [bundle = ''] = targetsOf(site.get('/docs/reference')?.text ?? '').filter(
    (target) => target.includes('/reference.') && target.endsWith('.js'),
  )
  t.match(bundle, /^\/assets\/reference\.[0-9a-f]{16}\.js$/)
  const load = async (coding: string) => {
    const { headers, bytes } = await ask(bundle, { 'accept-encoding': coding })
    return { coding: headers['content-encoding'], vary: headers.vary, caching: headers['cache-control'], bytes }
  }
  const [br, gzip, plain, refused] = [
    await load('gzip, deflate, br'),
    await load('gzip'),
    await load('identity'),
    await load('br;q=0, gzip;q=0'),
  ]
  t.strictSame([br.coding, gzip.coding, plain.coding, refused.coding], ['br', 'gzip', undefined, undefined])
  t.ok(brotliDecompressSync(br.bytes).equals(plain.bytes) && gunzipSync(gzip.bytes).equals(plain.bytes))
  t.ok(br.bytes.length < 1_200_000, `${br.bytes.length} bytes`)
  t.match(plain.bytes.toString(), 'createApiReference')
  for (const { vary, caching } of [br, gzip, plain])
    t.strictSame([vary, caching], ['accept-encoding', 'public, max-age=31536000, immutable'])
  for (const path of targetsOf(site.get('/docs')?.text ?? '').filter((target) => target.endsWith('.css'))) {
    t.match((await fetch(origin + path)).headers.get('cache-control'), 'immutable', path)
  }
})

t.test('templates and Markdown escape HTML', (t) => {
  t.equal(html`<p title="${'"><b>'}">${['<', 1, false, html`<i></i>`]}</p>`.text, '<p title="&quot;&gt;&lt;b&gt;">&lt;1<i></i></p>')
  t.match(prose('<script>alert(1)</script>\n\na <b>b</b>').text, /^(?!.*<(script|b)>)[^]*&lt;script&gt;/)
  t.end()
})

t.test('the list of operations has each with method, path, scope and links', (t) => {
  const text = site.get('/docs/operations')?.text ?? ''
  const entryOf = (name: string) =>
    /<article[^]*?<\/article>/.exec(text.slice(text.indexOf(`<article class="operation" id="${name}"`)))?.[0] ?? ''
  for (const [id, { method, path, scopes }] of operations) {
    const shown = decoded(entryOf(id))
    for (const wanted of [method, `/spi/v3${path}`, id]) t.match(shown, wanted, `${id} shows ${wanted}`)
    for (const scope of (scopes ?? []).flat()) t.match(shown, new RegExp(`· scope [^·]*\\b${scope}\\b`), `${id} shows ${scope}`)
    t.match(entryOf(id), `href="/docs/operations/${id}"`)
    t.match(entryOf(id), `href="/docs/operations/${id}#try"`)
  }
  for (const [event, { post }] of Object.entries(current.webhooks)) {
    for (const wanted of [event, post.summary]) t.match(decoded(entryOf(event)), wanted, `${event} shows ${wanted}`)
    t.match(entryOf(event), `href="/docs/notifications/${event}"`)
  }
  t.end()
})

t.test('the page of an operation has every parameter, member, status, code and example', (t) => {
  for (const { id, operation } of operationsOf(document)) {
    const text = site.get(`/docs/operations/${id}`)?.text ?? ''
    const shown = decoded(text)
    for (const { name } of operation.parameters ?? []) t.match(text, `<code>${name}</code>`, `${id} shows the parameter ${name}`)
    for (const { schema, example } of Object.values(operation.requestBody?.content ?? {})) {
      for (const name of namesIn(schema)) t.match(shown, new RegExp(`[\\s.]${name}[\\s\\[]`), `${id} shows the member ${name} of the body`)
      if (example !== undefined) t.ok(shown.includes(written(example)), `${id} shows the example of the body`)
    }
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      t.match(shown, new RegExp(`\\s${status}\\s`), `${id} shows ${status}`)
      for (const { schema, example, examples = {} } of Object.values(content)) {
        if (Number(status) < 400)
          for (const name of namesIn(schema))
            t.match(shown, new RegExp(`[\\s.]${name}[\\s\\[]`), `${id} shows the member ${name} of ${status}`)
        if (Number(status) < 400 && example !== undefined) t.ok(shown.includes(written(example)), `${id} shows the example of ${status}`)
        for (const code of Object.keys(examples).filter((name) => name in errorCodes))
          t.match(text, `href="/docs/errors#${code}"`, `${id} shows ${code}`)
      }
    }
    t.ok(gzipSync(text).length < 60_000, `${id} is small`)
  }
  t.end()
})

/** Records that no operation lists, so that a form shows the example's id. */
const unlisted = ['/offers/{id}', '/timeoff/approvals/{id}']

t.test('the form of an operation has a field for all that is required, and its first request is valid', (t) => {
  for (const { id, path, operation } of operationsOf(document)) {
    const text = site.get(`/docs/operations/${id}`)?.text ?? ''
    t.match(text, `href="/docs/reference#tag/${operation.tags[0]}/${id}"`, 'the reference is the second door')
    const [form = ''] = /<form novalidate>[^]*?<\/form>/.exec(text) ?? []
    const controls = new Map([...form.matchAll(/<(?:input|select|textarea)[^>]*\sid="([^"]+)"[^>]*>/g)].map(([tag, name]) => [name, tag]))
    for (const { name, in: place, required } of operation.parameters ?? []) {
      const control = controls.get(`${place}.${name}`)
      t.ok(control, `${id} has a field for ${name}`)
      if (required) t.match(control, / value="[^"]+"/, `${id} begins with a value of ${name}`)
      if (place === 'path' && !unlisted.some((one) => path.startsWith(one)))
        t.match(control, ' data-source=', `${id} finds values of ${name}`)
    }
    const [, body] = /<textarea[^>]*id="try-body"[^>]*>([^<]*)</.exec(form) ?? []
    const check = validators[`${id}_body`]
    t.equal(body === undefined, check === undefined, `${id} has a body if it takes one`)
    if (body) t.ok(check?.(JSON.parse(decoded(body))), `${id} begins with a valid body: ${JSON.stringify(check?.errors)}`)
    for (const name of (operation['security'] ?? [])[0]?.oauth2 ?? [])
      t.match(form, new RegExp(`id="try-scope-${name}"[^>]* checked`), `${id} asks for ${name}`)
  }
  const createComment = decoded(site.get('/docs/operations/createComment')?.text ?? '')
  t.match(createComment, /"comment": \{\s+"body": "I have worked with her, ask me."\s+\}/)
  t.end()
})

t.test('the page of a notification has its headers, members and example', (t) => {
  for (const { event, operation } of webhooksOf(document)) {
    const shown = decoded(site.get(`/docs/notifications/${event}`)?.text ?? '')
    for (const { name } of operation.parameters ?? []) t.match(shown, name, `${event} shows ${name}`)
    const { schema, example } = Object.values(operation.requestBody?.content ?? {})[0] as Media
    for (const name of namesIn(schema)) t.match(shown, new RegExp(`[\\s.]${name}[\\s\\[]`), `${event} shows ${name}`)
    t.ok(shown.includes(written(example)), `${event} shows its example`)
  }
  t.end()
})

/** An example as pages show it, which name the address of the request. */
const written = (example: unknown) => JSON.stringify(example, null, 2).replaceAll(placeholder, origin)

/** The names of all properties in a schema, at any depth. */
function namesIn(schema: unknown, within: readonly unknown[] = []): string[] {
  if (typeof schema !== 'object' || schema === null || within.includes(schema)) return []
  const form = schemaOf(document, schema as Schema)
  if (within.includes(form)) return []
  const { properties = {}, items, allOf = [], additionalProperties } = form as Record<string, any>
  const deeper = [...within, schema, form]
  const parts = [...Object.values(properties), items, ...allOf, additionalProperties]
  return [...Object.keys(properties), ...parts.flatMap((part) => namesIn(part, deeper))]
}

t.test('an operation has a page in each older version, as that version has it', async (t) => {
  const sitemap = await (await fetch(`${origin}/docs/sitemap.xml`)).text()
  t.match(sitemap, '/docs/operations/getJob<')
  t.notMatch(sitemap, /\/docs\/v\d/)
  for (const [number, document] of [
    [2, formerly],
    [1, firstly],
  ] as const) {
    // prettier-ignore
    for (const { id, path } of operationsOf(document as unknown as Document)) {
      const text = site.get(`/docs/v${number}/operations/${id}`)?.text ?? ''
      t.match(text, `<code>/spi/v${number}${path}</code>`, `${id} in version ${number}`)
      t.match(text, `<link rel="canonical" href="${origin}/docs/operations/${id}" />`)
      t.match(text, `Version ${number} is deprecated.`)
      t.ok(gzipSync(text).length < 60_000, `${id} of version ${number} is small`)
      t.match(site.get(`/docs/operations/${id}`)?.text, `<a href="/docs/v${number}/operations/${id}"`, `${id} leads to version ${number}`)
    }
    const lacking = new RegExp(`<a\\s+href="/docs/v${number}/operations"\\s+title="Version ${number}, deprecated; it lacks this operation"`)
    t.match(site.get('/docs/operations/createJob')?.text, lacking)
  }
  const bodyOf = (path: string) => /<h3 id="200">[^]*?<h2/.exec(site.get(path)?.text ?? '')?.[0] ?? ''
  const keyRow = '<span class="soft">candidate.</span>key</code>'
  t.match(bodyOf('/docs/v2/operations/getCandidate'), keyRow)
  t.notMatch(bodyOf('/docs/operations/getCandidate'), keyRow, 'version 3 has renamed it')
  t.match((await fetch(`${origin}/docs/v2/operations/getJob.md`)).headers.get('content-type'), 'text/markdown')
})

t.test('the overview shows a change from the request to its delivery, with the examples of the contract', (t) => {
  const text = decoded(site.get('/docs')?.text ?? '')
  const { requestBody } = current.paths['/candidates/{id}/move'].post
  t.ok(text.includes(JSON.stringify(requestBody.content['application/json'].example, null, 2)), 'the request')
  t.match(text, /202 Accepted\s+X-Rate-Limit-Remaining: \d+\s+X-Request-Id: /)
  const { id, data } = current.webhooks.candidate_moved.post.requestBody.content['application/json'].example
  t.match(text, new RegExp(`"id": "${id}",\\s+"event_type": "candidate_moved",[^]*?"name": "${data.name}"`))
  t.match(text, /"state": "delivered",\s+"attempt_count": 2,\s+"attempts": \[\s+\{\s+"fault": "timeout"/)
  t.end()
})

t.test('the pages of operations say what is deprecated', (t) => {
  const library = { ...libraryContract, tags: [{ name: 'books' }] } as unknown as Document
  const { text } = html`${operationsPage(library).body}`
  t.match(text, '<strong>Deprecated</strong> since 2026-12-01, may end after 2027-12-31.')
  t.equal(text.match(/<strong>Deprecated/g)?.length, 1)
  const made = operationPages(library, [], []).map(([, make]) => html`${make().body}`.text)
  t.equal(made.filter((page) => page.includes('<strong>Deprecated</strong> since 2026-12-01')).length, 1)
  t.ok(made.some((page) => /<code>lent<\/code>[^]*?\(deprecated\)/.test(page)))
  t.end()
})

t.test('the paths and operations that the guides name exist', (t) => {
  for (const file of globSync('openapi/guides/*.md')) {
    const text = readFileSync(file, 'utf8')
    for (const [address, path = ''] of text.matchAll(/\/spi\/v3(\/[a-z][\w/{}$-]*)/g)) {
      const own = path.replace(/^\/accounts\/(nordlicht|tidewell)(?=\/)/, '').replace(/\/$/, '')
      const known = operations.some(([, operation]) => new RegExp(`^${operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(own))
      t.ok(known, `${file} names ${address}`)
    }
  }
  t.end()
})

t.test('the Postman collection has every operation', async (t) => {
  const collection = JSON.parse(site.get('/docs/downloads/spindle.postman_collection.json')?.text ?? '')
  t.match(collection.info.schema, 'v2.1.0')
  t.equal(collection.variable[0].value, `${origin}/spi/v3`)
  const items = collection.item.flatMap(({ item }: any) => item)
  const shown = items.map(
    ({ request: { method, url } }: any) =>
      `${method} ${url.raw
        .replace('{{baseUrl}}', '')
        .replace(/\?.*$/, '')
        .replace(/:(\w+)/g, '{$1}')}`,
  )
  t.strictSame(shown.toSorted(), operations.map(([, { method, path }]) => `${method} ${path}`).toSorted())
  // Each request, filled in as Postman does it, is a request that the server knows.
  for (const { request } of items) {
    const path = request.url.variable.reduce(
      (url: string, { key, value }: any) => url.replace(`:${key}`, value),
      request.url.raw.replace('{{baseUrl}}', ''),
    )
    t.equal((await world.callerWith(undefined).request(request.method, path)).status, 401, `${request.method} ${path}`)
  }
  for (const { request } of items) {
    const clientId = request.header.filter(({ key }: any) => key === 'X-SERVICE-CLIENT-ID').map(({ disabled }: any) => disabled)
    t.strictSame(clientId, [true], 'the client id of service tokens can be switched on')
  }
  const queries = (name: string) => {
    const { url } = items.find((one: any) => one.name === name).request
    return [url.raw.split('?')[1], url.query.filter(({ disabled }: any) => !disabled).map(({ key }: any) => key)]
  }
  t.match(queries('Get one employee'), [/^member_id=[0-9a-f]+$/, ['member_id']], 'as the samples do')
  const library = postmanOf(libraryContract as never) as any
  const bodies = library.item
    .flatMap(({ item }: any) => item)
    .map(({ request }: any) => request.body?.mode)
    .filter(Boolean)
  t.strictSame([...new Set(bodies)].toSorted(), ['raw', 'urlencoded'])
  t.end()
})

t.test('the first request works in each language', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-samples-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const page = decoded(site.get('/docs')?.text ?? '')
  const commands: Record<keyof typeof samples, { check: string; file: string; run: (file: string) => [string, ...string[]] }> = {
    curl: { check: 'curl', file: 'first.sh', run: (file) => ['bash', file] },
    typescript: {
      check: process.execPath,
      file: 'first.ts',
      run: (file) => [process.execPath, file],
    },
    python: { check: 'python3', file: 'first.py', run: (file) => ['python3', file] },
    java: { check: 'java', file: 'FirstCall.java', run: (file) => ['java', file] },
  }
  for (const [name, { check, file, run }] of Object.entries(commands)) {
    const text = samples[name as keyof typeof samples].text.replaceAll('http://localhost:3000', origin)
    t.ok(page.includes(text), `the landing page shows the sample in ${name}`)
    const missing = await call(check, ['--version']).then(
      () => false as const,
      () => `${check} is not here`,
    )
    t.test(name, { skip: missing }, async (t) => {
      writeFileSync(join(folder, file), text)
      const [command, ...args] = run(join(folder, file))
      t.match(await call(command, args, { env: { ...process.env, TOKEN: caller.token } }), 'Robotics Engineer')
    })
  }
})

/** The generators that "Generate a client" describes, each under a heading of its own. */
const generators = readFileSync('openapi/guides/clients.md', 'utf8')
  .split(/^## /m)
  .flatMap((section) => {
    const [name = ''] = section.split('\n')
    const [, language] = /^\*\*(\w+)\.\*\*/m.exec(section) ?? []
    const [, install = '', command = ''] = /```sh\n(.+)\n(.+)\n```/.exec(section) ?? []
    const [, file = '', text = ''] = /It reads `([^`]+)`:\n\n```\w*\n([^]*?)\n```/.exec(section) ?? []
    return language === undefined ? [] : [{ name, language, install, command, settings: file === '' ? undefined : { file, text } }]
  })

t.test('the commands of "Generate a client" are the ones that the client tests use', async (t) => {
  const clients = fileURLToPath(new URL('clients', import.meta.url))
  const tested = readFileSync(new URL('clients.test.ts', import.meta.url), 'utf8')
    .replace(/\s+/g, ' ')
    .replaceAll(', ]', ']')
  const read = (path: string) => readFileSync(join(clients, path), 'utf8')
  const pinned: Record<string, string> = {
    ...JSON.parse(read('package.json')).devDependencies,
    ...JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).devDependencies,
    ...Object.fromEntries([...read('python/requirements.txt').matchAll(/^([\w-]+)==(.+)$/gm)].map(([, name, version]) => [name, version])),
    ...Object.fromEntries(
      [...read('go/go.mod').matchAll(/^\t(\S+\/v2) v(\S+)/gm)].map(([, name, version]) => [`${name}/cmd/oapi-codegen`, `v${version}`]),
    ),
  }
  const page = decoded(site.get('/docs/clients')?.text ?? '')
  t.equal(generators.length, 12)
  for (const { name, install, command, settings, language } of generators) {
    t.ok(page.includes(install) && page.includes(command), `the page shows ${name}`)
    for (const [, id = '', version] of install.matchAll(/(\S+?)(?:@|==)(v?[0-9]\S*)/g)) t.equal(version, pinned[id], `${name}: ${id}`)
    const [words, at] = [command.split(' '), language === 'TypeScript' ? 2 : 3]
    // Generators in a jar are tested with the same jar under another name; the relevant arguments begin with `-g`.
    const args = words.slice(words[0] === 'java' ? words.indexOf('-g') : language === 'Python' ? 1 : at)
    if (words[0] === 'java')
      t.ok(read('java/pom.xml').includes(`<version>${/cli-(.+?)\.jar/.exec(command)?.[1]}</version>`), `${name}: the jar`)
    const quoted = args.map((word) => `'${word}'`).join(', ')
    t.ok(tested.includes(quoted), `${name}: ${quoted} is what the clients are tested with`)
    if (settings?.file.endsWith('.mjs')) t.ok(tested.includes(settings.text.replace(/\s+/g, ' ')), settings.file)
    if (settings?.file.endsWith('.yaml')) t.ok(read(`go/${settings.file}`).includes(settings.text), settings.file)
  }
  const installed = existsSync(join(clients, 'node_modules'))
  t.test('the commands run', { skip: installed ? false : 'test/clients is not installed' }, async (t) => {
    await Promise.all(
      generators
        .filter(({ language }) => language === 'TypeScript')
        .map(async ({ name, command, settings }) => {
          const cwd = mkdtempSync(join(tmpdir(), 'portal-clients-'))
          t.teardown(() => rmSync(cwd, { recursive: true }))
          symlinkSync(
            name === 'openapi-fetch' ? fileURLToPath(new URL('../node_modules', import.meta.url)) : join(clients, 'node_modules'),
            join(cwd, 'node_modules'),
          )
          writeFileSync(join(cwd, 'contract.json'), await (await fetch(`${origin}/openapi.json`)).text())
          mkdirSync(join(cwd, 'client'))
          if (settings) writeFileSync(join(cwd, settings.file), settings.text)
          const [, program = '', ...args] = command.split(' ')
          await call(process.execPath, [join(cwd, 'node_modules/.bin', program), ...args], { cwd })
          t.ok(globSync('client/**/*.ts', { cwd }).length > 0, `${name} wrote a client`)
        }),
    )
  })
})

type Refused = { status: number; headers: Headers; text: string }

/** Sends bytes. Returns the response to them. */
function raw(port: number, bytes: string): Promise<Refused> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = net.connect({ port, host: '127.0.0.1' }, () => socket.write(bytes))
    socket.setTimeout(5_000, () => socket.destroy())
    socket.on('data', (data) => {
      answer += data
      if (/\r\n\r\n\{.*\}$/s.test(answer)) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', text = ''] = answer.split('\r\n\r\n')
      const [, ...lines] = head.split('\r\n')
      const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]))
      resolve({ status: Number(answer.split(' ')[1]), headers, text })
    })
  })
}

t.test('the pages and the search are made in turns, between which requests are answered', async (t) => {
  let [last, longest] = [performance.now(), 0]
  const note = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const ticks = setInterval(note)
  t.teardown(() => clearInterval(ticks))
  const began = performance.now()
  // A copy, of which nothing is known yet.
  const { search } = await contentsOf(structuredClone(current) as unknown as Document, 'contract')
  await search()
  note()
  const taken = performance.now() - began
  t.comment(`made in ${Math.round(taken)} ms, of which the longest turn took ${Math.round(longest)}`)
  t.ok(longest < taken / 3, `${longest} of ${taken} ms`)
})

t.test('the error catalogue has the exact body of every cause', async (t) => {
  const library = await startLibrary({ timeouts: { headers: 200, request: 400, check: 50, unread: 400 } })
  t.teardown(() => library.server.close())
  const port = Number(new URL(origin).port)
  const head = (lines: string, first = 'GET /spi/v3/jobs HTTP/1.1') => raw(port, `${first}\r\n${lines}\r\n\r\n`)
  const host = 'Host: localhost\r\nConnection: close'
  const book = async (body: string | Buffer | undefined, headers: Record<string, string> = { 'content-type': 'application/json' }) => {
    const answer = await library.ask('/lib/v1/books', { method: 'POST', headers, ...(body !== undefined && { body: body as string }) })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  // A world whose clock stands 3 seconds before the next window, with one request per window, and a database that fails on demand.
  const { DATA_DIR, DATABASE_URL } = await givenDatabase(t)
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: `${DATA_DIR}/postgres`, migrations })
  let fault: Error | undefined
  const guarded =
    (execute: Execute): Execute =>
    async (text, values) => {
      if (fault) throw fault
      return execute(text, values)
    }
  const tired = await givenWorld(t, {
    database: { ...database, execute: guarded(database.execute) },
    now: () => Date.parse('2026-11-20T10:00:07Z'),
    environment: { RATE_LIMIT_ACCOUNT: '1' },
  })
  const someone = async () => (await tired.givenAccount()).givenCaller()
  const [hasty, unlucky, early] = [await someone(), await someone(), await someone()]
  const withFault = async (error: Error, ask: () => ReturnType<typeof caller.get>) => {
    fault = error
    const answer = await ask()
    fault = undefined
    return answer
  }

  const updateMember = (caller: Caller, body: object) => caller.request('PUT', '/members', { body })
  const changeRoles = async (body: object) => updateMember(caller, { id: (await account.givenMember()).key, ...body })
  const invite = (member_id: string, body: object) => caller.post('/members/invite', { member_id, roles: ['ats.simple'], ...body })
  type Change = (caller: Caller, key: string) => Promise<Answer>
  /** Changes the first of these members, given by role and HRIS role, in a new account. */
  const changeFirst = async (change: Change, ...roles: [role: string, hrisRole: string][]) => {
    const lonely = await world.givenAccount()
    const given = []
    for (const [role, hrisRole] of roles) given.push(await lonely.givenMember({ role, hris_role: hrisRole }))
    return change(await lonely.givenCaller(), given[0]?.key ?? '')
  }
  const deactivate: Change = (caller, key) => caller.delete(`/members/${key}`)
  const demote: Change = (caller, id) => updateMember(caller, { id, roles: ['ats.simple'] })
  const employer = await world.givenAccount()
  const onEmployee = await employer.givenCaller()
  const employed = await employer.givenEmployee({ work_email: 'taken@example.test' })
  const changeEmployee = async (key: string, body: object) => onEmployee.request('PATCH', `/employees/${key}`, { body })
  const addDocument = (document: object) => onEmployee.post(`/employees/${employed.key}/documents`, { documents: [document] })
  const createEmployee = (employee: object, state = 'draft') =>
    onEmployee.post('/employees', { state, employee: { firstname: 'Ada', lastname: 'Byron', ...employee } })
  const { givenCategory, givenColleague, givenRequest } = timeOffOf(employer)
  const wanted = async () => ({
    category_id: (await givenCategory()).key,
    from_date: '2026-03-09T00:00:00.000',
    to_date: '2026-03-09T23:59:59.999',
  })
  const createCategory = (rules: object) => onEmployee.post('/timeoff/categories', { name: 'Paid', type: 'paid', ...rules })
  const givenUsedCategory = async () => {
    const category = await givenCategory()
    await givenRequest(employed, category)
    return category.key
  }
  const recordTime = (entry: object) => onEmployee.post(`/time-tracking/employees/${employed.key}/time-entries`, entry)
  /** Decides an approval of a request in this state, as its approver, and repeats it as given. */
  const decideTimes = async (times: number, state: string) => {
    const approver = await employer.givenMember()
    const { approvals } = await givenRequest(employed, await givenCategory(), { state, approvals: [approver] })
    const decide = () =>
      onEmployee.request('PATCH', `/timeoff/approvals/${approvals[0]}`, { body: { state: 'approved', member_id: approver.key } })
    for (let time = 1; time < times; time++) await decide()
    return decide()
  }
  const recruiting = await world.givenAccount()
  await recruiting.givenStages()
  const { shortcode } = await recruiting.givenJob()
  const onCandidates = await recruiting.givenCaller()
  const { key: candidateKey } = await recruiting.givenCandidate()
  const recruitingAdmin = await recruiting.givenMember({ role: 'admin' })
  const onOffer = await recruiting.givenUser()
  const givenOffered = async (state: string, disqualified = false) => {
    const candidate = await recruiting.givenCandidate({ disqualified })
    return { candidate: candidate.key, offer: (await recruiting.givenOffer(candidate, { state })).key }
  }
  const act = (action: string, body: object) => onCandidates.post(`/candidates/${candidateKey}/${action}`, body)
  const createCandidate = (candidate: object) => onCandidates.post(`/jobs/${shortcode}/candidates`, { candidate })
  const createOnce = (name: string) => {
    const body = { candidate: { name, email: 'once@example.test' } }
    return onCandidates.request('POST', `/jobs/${shortcode}/candidates`, { body, headers: { 'idempotency-key': 'once' } })
  }
  const whole = { account_id: recruiting.subdomain, job_shortcode: '', stage_slug: '' }
  const subscribe = (changes: object) =>
    onCandidates.post('/subscriptions', { target: 'https://hooks.example.test/a', event: 'candidate_created', args: whole, ...changes })
  const givenDepartment = (name: string, parent_id: number | null = null) => account.insert('departments', { name, parent_id })
  const provoke: Record<string, () => Promise<Refused>> = {
    'limit must be at least 1': () => caller.get('/jobs?limit=0'),
    'limit must be given once': () => caller.get('/jobs?limit=1&limit=2'),
    'This operation requires a body': () => book(undefined, {}),
    'The body is not valid JSON': () => book('{'),
    'The body is not UTF-8': () => book(Buffer.from([0x22, 0xff, 0x22])),
    'The body contains the name __proto__ or constructor, which is not allowed': () => book('{"__proto__":1}'),
    'The body contains text with NUL or half of a surrogate pair': () => book('{"title":"\\u0000"}'),
    'Nest the body at most 20 levels deep': () => book('['.repeat(21) + ']'.repeat(21)),
    'Send at most 1000 items in a list': () => book(`[${'1,'.repeat(1000)}1]`),
    'The URL is not well-formed': () => head(host, 'GET /spi/v3/jobs/%ff HTTP/1.1'),
    'The request is not valid HTTP': () => raw(port, '\x16\x03\x01\r\n\r\n'),
    'The HTTP version is not supported: send HTTP/1.1': () => head(host, 'GET /docs HTTP/2.0'),
    'Send the header authorization only once': () => head(`${host}\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b`),
    'Send exactly one valid Host header': () => head('Connection: close'),
    'The URL and the Host header name different hosts': () => head(host, 'GET http://other.test/docs HTTP/1.1'),
    'Send Transfer-Encoding only in HTTP/1.1, and only as chunked': () => head(`${host}\r\nTransfer-Encoding: gzip, chunked`),
    'Omit the fragment from the URL': () => head(host, 'GET /docs#top HTTP/1.1'),
    'This server is not a proxy': () => head(host, 'CONNECT other.test:443 HTTP/1.1'),
    'Idempotency-Key must be 1 to 255 visible ASCII characters': () =>
      onCandidates.request('POST', `/candidates/${candidateKey}/move`, { body: {}, headers: { 'idempotency-key': 'a b' } }),
    'subscription-args-incomplete {}': () => subscribe({ args: {} }),
    'subscription-args-unknown {}': () => subscribe({ args: { ...whole, job_shortcode: 'FFFFFFFFFF' } }),
    'subscription-target-refused {}': () => subscribe({ target: 'ftp://hooks.example.test' }),
    'target-taken {}': async () => {
      await subscribe({ target: 'https://hooks.example.test/twice' })
      return subscribe({ target: 'https://hooks.example.test/twice' })
    },
    'Not authorized': () => world.callerWith('wrong').get('/jobs'),
    'This token lacks the scope r_jobs': async () => (await account.givenCaller(['w_members'])).get('/jobs'),
    'This operation requires a member with the role admin': async () =>
      (await account.givenUser({ role: 'simple' })).delete('/members/0123456789abcdef'),
    'Only HRIS admins can change employees': async () =>
      (await employer.givenUser({ hris_role: 'hris_employee' })).post(`/employees/${employed.key}/publish`),
    'Only HRIS admins and admins can set up time off': async () =>
      (await employer.givenUser({ role: 'simple' })).post('/timeoff/categories', { name: 'Paid', type: 'paid' }),
    'Requests refer to the category: change its name, entitlement or position instead': async () =>
      onEmployee.delete(`/timeoff/categories/${await givenUsedCategory()}`),
    'Requests are counted in the unit of the category: create another category for the other unit': async () =>
      onEmployee.request('PATCH', `/timeoff/categories/${await givenUsedCategory()}`, { body: { tracking_unit: 'hours' } }),
    'approvers are not all active members of the account': () => createCategory({ approvers: ['0123456789abcdef'] }),
    'approvers must not be empty if approval is members': () => createCategory({ approval: 'members' }),
    'name is required': () => caller.request('PATCH', `/accounts/${account.subdomain}`, { body: { name: ' ' } }),
    'time_zone is not the name of a time zone': () =>
      caller.request('PATCH', `/accounts/${account.subdomain}`, { body: { time_zone: 'Europe/Nowhere' } }),
    'The time overlaps another entry of the employee: send override_overlapping to keep both': async () => {
      await recordTime({ clock_in_time: '2026-03-02T09:00:00' })
      return recordTime({ clock_in_time: '2026-03-02T10:00:00' })
    },
    'clock_out_time must be after clock_in_time': () =>
      recordTime({ clock_in_time: '2026-03-02T09:00:00', clock_out_time: '2026-03-02T09:00:00' }),
    'category_id does not exist in this account': () =>
      onEmployee.request('PUT', '/timeoff/allowances', {
        body: { employee_id: employed.key, category_id: '0123456789abcdef', year: 2026 },
      }),
    'Only HRIS admins and the employee can see the documents': async () =>
      (await employer.givenUser({ hris_role: 'hris_employee' })).get(`/employees/${employed.key}/documents`),
    'documents must each have a url or data': () => addDocument({ name: 'a.pdf' }),
    'documents must be base64': () => addDocument({ name: 'a.pdf', data: '?' }),
    'This member may not access every employee named': async () =>
      (await givenColleague()).get(`/timeoff/balances?employee_id=${employed.key}`),
    'Only the approver can decide this approval': async () => {
      const [approver, other] = [await employer.givenMember(), await employer.givenUser()]
      const { approvals } = await givenRequest(employed, await givenCategory(), { state: 'pending', approvals: [approver] })
      return other.request('PATCH', `/timeoff/approvals/${approvals[0]}`, { body: { state: 'approved' } })
    },
    'The approval is already approved': () => decideTimes(2, 'pending'),
    'The request is already rejected': () => decideTimes(1, 'rejected'),
    'This operation accepts only librarian tokens': async () => {
      const answer = await library.ask('/lib/v1/books/1', { method: 'DELETE', token: 'reader' })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    },
    'Not found': () => caller.get('/jobs/FFFFFFFFFF'),
    'Method not allowed: this path supports GET, HEAD': () => caller.request('PUT', '/accounts'),
    'The request took too long to arrive': () => raw(library.port, 'GET /lib/v1/books HTTP/1.1\r\nHost: a\r\n'),
    'The request with this Idempotency-Key is still running': async () => {
      await createOnce('Ada')
      await world.application.database.execute('update idempotency_keys set status = null where account_id = $1', [recruiting.id])
      return createOnce('Ada')
    },
    'The subscription is disabled: enable it first': async () => {
      const { id } = await subscriptionsOf(recruiting).givenSubscription({ disabled_at: '2026-01-01T00:00:00Z', disabled_reason: 'gone' })
      return onCandidates.post(`/subscriptions/${id}/test`)
    },
    'The body is too large: send at most 1048576 bytes': () => book(`"${'x'.repeat(1024 * 1024)}"`),
    'The URL is too long: send at most 8192 characters': () => caller.get(`/jobs?x=${'x'.repeat(8192)}`),
    'Send the body as application/json': () => book('<book/>', { 'content-type': 'application/xml' }),
    'The only supported expectation is 100-continue': async () => {
      const { status, headers, text } = await ask('/docs', { expect: 'wonders' })
      return { status, headers: new Headers(headers as Record<string, string>), text }
    },
    "The account's last active admin cannot be deactivated": () =>
      changeFirst(deactivate, ['admin', 'hris_admin'], ['simple', 'hris_admin']),
    "The account's last active HRIS admin cannot be deactivated": () =>
      changeFirst(deactivate, ['admin', 'hris_admin'], ['admin', 'hris_no_access']),
    'The only active member who is both admin and HRIS admin cannot be deactivated': () =>
      changeFirst(deactivate, ['admin', 'hris_admin'], ['admin', 'hris_no_access'], ['simple', 'hris_admin']),
    "The account's last active admin must remain one": () => changeFirst(demote, ['admin', 'hris_admin'], ['simple', 'hris_admin']),
    "The account's last active HRIS admin must remain one": () => changeFirst(demote, ['admin', 'hris_admin'], ['admin', 'hris_no_access']),
    'The only active member who is both admin and HRIS admin must remain one': () =>
      changeFirst(demote, ['admin', 'hris_admin'], ['admin', 'hris_no_access'], ['simple', 'hris_admin']),
    'roles must give access to recruiting or to HR': () => changeRoles({ roles: [] }),
    'roles is required': () => changeRoles({}),
    'roles must name at most one role in recruiting and one in HR': () => changeRoles({ roles: ['ats.admin', 'ats.simple'] }),
    'collaboration_rules names a department that does not exist in this account': () =>
      changeRoles({
        roles: ['ats.simple'],
        collaboration_rules: [{ role: 'simple', departments: [{ id: 'fffffff' }], locations: [{ any: true }] }],
      }),
    'email is the address of a member already': async () => {
      const { key, email } = await account.givenMember({ role: 'admin' })
      return invite(key, { email })
    },
    'Only members with the role admin or simple can invite members': async () =>
      invite((await account.givenMember({ role: 'reviewer' })).key, { email: 'kim@example.test' }),
    'Only HRIS admins can make a member an HRIS admin': async () =>
      updateMember(await account.givenUser({ role: 'admin' }), { id: (await account.givenMember()).key, roles: ['hris.admin'] }),
    'The member is already deactivated': async () => {
      const { key } = await account.givenMember({ active: false })
      return caller.delete(`/members/${key}`)
    },
    'The department is in use: force the change, or move what refers to it first': async () => {
      const { id } = await givenDepartment('Used')
      await account.givenJob({ department_id: id })
      await account.givenEmployee({ department_id: id })
      return caller.delete(`/departments/${id.toString(16)}`)
    },
    'name is taken by a department with the same parent': async () => {
      await givenDepartment('Taken')
      return caller.post('/departments', { name: 'taken' })
    },
    'A sub-department would get a parent that has one of the same name': async () => {
      const { id: parent_id } = await givenDepartment('Outer')
      await givenDepartment('Twice', parent_id)
      await givenDepartment('Twice')
      return caller.delete(`/departments/${parent_id.toString(16)}?force=DELETE`)
    },
    'The departments would have more than 100 levels': async () => {
      let parent = await givenDepartment('Level 1')
      for (let level = 2; level <= 100; level++) parent = await givenDepartment(`Level ${level}`, parent.id)
      return caller.post('/departments', { name: 'Level 101', parent_id: parent.id.toString(16) })
    },
    'The account already has 1000 departments': async () => {
      const full = await world.givenAccount()
      for (let at = 1; at <= 1000; at++) await full.insert('departments', { name: `D ${at}` })
      return (await full.givenCaller()).post('/departments', { name: 'One more' })
    },
    'parent_id must not be the department or one below it': async () => {
      const id = (await givenDepartment('Circle')).id.toString(16)
      return caller.request('PUT', '/departments', { body: { id, name: 'Circle', parent_id: id } })
    },
    'target_department_id must not be the department or one below it': async () => {
      const id = (await givenDepartment('Itself')).id.toString(16)
      return caller.post(`/departments/${id}/merge`, { target_department_id: id })
    },
    'The job is archived: it can only become draft': async () =>
      caller.post(`/jobs/${(await account.givenJob({ state: 'archived' })).shortcode}/publish`),
    'choices is required': async () =>
      caller.post(`/jobs/${(await account.givenJob()).shortcode}/questions`, { body: 'Which?', type: 'dropdown' }),
    'max_file_size is only for questions of the type file': async () =>
      caller.post(`/jobs/${(await account.givenJob()).shortcode}/questions`, { body: 'When?', type: 'date', max_file_size: 1 }),
    'ids must name each item of the list exactly once': async () =>
      caller.request('PUT', `/jobs/${(await account.givenJob()).shortcode}/questions/order`, { body: { ids: ['019b000000000001'] } }),
    'The job already has 1000 questions': async () => {
      const { id, shortcode } = await account.givenJob()
      await world.application.database.execute(
        `insert into job_questions (account_id, job_id, position, body, type) select $1, $2, n, 'Why?', 'date' from generate_series(1, 1000) n`,
        [account.id, id],
      )
      return caller.post(`/jobs/${shortcode}/questions`, { body: 'When?', type: 'date' })
    },
    'title is required': () => caller.post('/jobs', { title: ' ' }),
    'salary must not end below its start': () => caller.post('/jobs', { title: 'Chemist', salary: { salary_from: 2, salary_to: 1 } }),
    'department_id does not exist in this account': () => caller.post('/jobs', { title: 'Chemist', department_id: 'ffff' }),
    'name is taken by another one': () => onCandidates.post('/stages', { name: 'Offer', kind: 'offer' }),
    'description is taken by another one': async () => {
      await recruiting.insert('disqualification_reasons', { description: 'Taken', position: 1 })
      return onCandidates.post('/disqualification_reasons', { description: 'taken' })
    },
    'reasons must name each item of the list exactly once': () =>
      onCandidates.request('PUT', '/disqualification_reasons/order', { body: { reasons: ['0123456789abcdef'] } }),
    'email is taken by another one': async () => {
      await recruiting.insert('recruiters', { name: 'Agency', email: 'agency@example.test' })
      return onCandidates.post('/recruiters', { name: 'Another', email: 'Agency@example.test' })
    },
    'label is taken by another one': async () => {
      await recruiting.insert('custom_attributes', { label: 'Taken', type: 'date' })
      return onCandidates.post('/custom_attributes', { label: 'taken', type: 'date' })
    },
    'max_file_size is only for attributes of the type file': () =>
      onCandidates.post('/custom_attributes', { label: 'New', type: 'date', max_file_size: 1 }),
    'choices.0.id is not a choice of the attribute, or is given twice': async () => {
      const { key } = await recruiting.insert('custom_attributes', { label: 'Choosing', type: 'dropdown' })
      return onCandidates.request('PATCH', `/custom_attributes/${key}`, { body: { choices: [{ body: 'Other', id: '0123456789abcdef' }] } })
    },
    'custom_attributes.0.id is not an attribute of the account, or is given twice': async () => {
      const { shortcode } = await recruiting.givenJob()
      return onCandidates.request('PUT', `/jobs/${shortcode}/custom_attributes`, { body: { custom_attributes: [{ id: 'ffff' }] } })
    },
    'choices is only for fields of the type dropdown': () =>
      onCandidates.post('/employee_fields', { label: 'New', type: 'date', choices: [{ label: 'One' }] }),
    'choices.0.id is not a choice of the field, or is given twice': async () => {
      const { key } = await recruiting.insert('employee_fields', { label: 'Choosing', type: 'dropdown', choices: [] })
      return onCandidates.request('PATCH', `/employee_fields/${key}`, { body: { choices: [{ label: 'Other', id: '0123456789abcdef' }] } })
    },
    'The account already has 1000 employee fields': async () => {
      const full = await world.givenAccount()
      for (let at = 1; at <= 945; at++) await full.insert('employee_fields', { label: `F ${at}`, type: 'date' })
      return (await full.givenCaller()).post('/employee_fields', { label: 'One more', type: 'date' })
    },
    'The account already has 1000 attributes': async () => {
      const full = await world.givenAccount()
      for (let at = 1; at <= 1000; at++) await full.insert('custom_attributes', { label: `A ${at}`, type: 'date' })
      return (await full.givenCaller()).post('/custom_attributes', { label: 'One more', type: 'date' })
    },
    'parent_id does not exist in this account': () => onCandidates.post('/legal_entities', { name: 'New', parent_id: 'ffff' }),
    'timezone is not the name of a time zone': () => onCandidates.post('/legal_entities', { name: 'New', timezone: 'Mars' }),
    'parent_id must not be the legal entity or one below it': async () => {
      const { uuid } = await recruiting.insert('legal_entities', { uuid: randomUUID(), name: 'Self' })
      return onCandidates.request('PATCH', `/legal_entities/${uuid as string}`, { body: { parent_id: uuid } })
    },
    'The legal entity is in use: force the deletion, or move what refers to it first': async () => {
      const { id, uuid } = await recruiting.insert('legal_entities', { uuid: randomUUID(), name: 'Above' })
      await recruiting.insert('legal_entities', { name: 'Below', parent_id: id })
      return onCandidates.delete(`/legal_entities/${uuid as string}`)
    },
    'A legal entity would get a parent that has one of the same name': async () => {
      const { id, uuid } = await recruiting.insert('legal_entities', { uuid: randomUUID(), name: 'Twin' })
      await recruiting.insert('legal_entities', { name: 'Twin', parent_id: id })
      await recruiting.insert('legal_entities', { name: 'twin' })
      return onCandidates.delete(`/legal_entities/${uuid as string}?force=DELETE`)
    },
    'The account already has 1000 legal entities': async () => {
      const full = await world.givenAccount()
      for (let at = 1; at <= 1000; at++) await full.insert('legal_entities', { name: `E ${at}` })
      return (await full.givenCaller()).post('/legal_entities', { name: 'One more' })
    },
    'The account already has 1000 reasons': async () => {
      const full = await world.givenAccount()
      for (let position = 1; position <= 1000; position++)
        await full.insert('disqualification_reasons', { description: `Reason ${position}`, position })
      return (await full.givenCaller()).post('/disqualification_reasons', { description: 'One more' })
    },
    'The account already has 1000 recruiters': async () => {
      const full = await world.givenAccount()
      for (let at = 1; at <= 1000; at++) await full.insert('recruiters', { name: `R ${at}`, email: `r${at}@agency.test` })
      return (await full.givenCaller()).post('/recruiters', { name: 'One more', email: 'more@agency.test' })
    },
    'The account already has 1000 time off categories': async () => {
      const full = await world.givenAccount()
      for (let at = 1; at <= 1000; at++) await timeOffOf(full).givenCategory()
      return (await full.givenCaller()).post('/timeoff/categories', { name: 'One more', type: 'paid' })
    },
    'The account already has 1000 subscriptions': async () => {
      const full = await world.givenAccount()
      for (let at = 1; at <= 1000; at++) await subscriptionsOf(full).givenSubscription()
      const one = { target: 'https://hooks.example.com/more', event: 'employee_created' }
      return (await full.givenCaller()).post('/subscriptions', one)
    },
    'kind is not a kind of stage': () => onCandidates.post('/stages', { name: 'New', kind: 'lunch' }),
    'target_stage must be another stage': async () =>
      onCandidates.delete(`/stages/${(await recruiting.givenStages()).offer!.key}?target_stage=offer`),
    'The account already has 1000 stages': async () => {
      const full = await world.givenAccount()
      for (let position = 1; position <= 1000; position++)
        await full.insert('stages', { slug: `s${position}`, name: `S ${position}`, kind: 'interview', position })
      return (await full.givenCaller()).post('/stages', { name: 'One more', kind: 'interview' })
    },
    'stages must name each item of the list exactly once': () =>
      onCandidates.request('PUT', '/stages/order', { body: { stages: ['sourced'] } }),
    'The stage is in use: name the stage to which its candidates move': async () => {
      const account = await world.givenAccount()
      const { interview } = await account.givenStages()
      const candidate_id = (await account.givenCandidate({ stage_id: interview!.id })).id
      const member_id = (await account.givenMember()).id
      await account.insert('ratings', { candidate_id, member_id, stage_id: interview!.id, scale: 'thumbs', grade: 1 })
      return (await account.givenCaller()).delete(`/stages/${interview!.key}`)
    },
    'The pipeline needs the stage: it is the last one of its kind': async () =>
      onCandidates.delete(`/stages/${(await recruiting.givenStages()).hired!.key}`),
    'The employee is already published': () => onEmployee.post(`/employees/${employed.key}/publish`),
    'The employee is not published yet': async () =>
      onEmployee.post(`/employees/${(await employer.givenEmployee({ state: 'draft' })).key}/complete_onboarding`),
    'A published employee cannot become a draft again': () => changeEmployee(employed.key, { state: 'draft' }),
    'start_date is required of a published employee': () => createEmployee({}, 'published'),
    'work_email already belongs to another employee': () => createEmployee({ work_email: 'taken@example.test' }),
    'manager_id must not be the employee or someone who reports to them': () =>
      changeEmployee(employed.key, { employee: { manager_id: employed.key } }),
    'department does not exist in this account': () => createEmployee({ department: 'Nowhere' }),
    'member_id is not an active member of the account': async () =>
      onEmployee.post('/timeoff/requests', { ...(await wanted()), employee_id: employed.key, member_id: '0123456789abcdef' }),
    'employee_id is required because the member is not an employee': async () =>
      (await employer.givenUser()).post('/timeoff/requests', await wanted()),
    'This Idempotency-Key was already used for a different request': async () => {
      await createOnce('Ada')
      return createOnce('Eva')
    },
    'Validation failed: Email candidate already exists': async () => {
      await createCandidate({ name: 'Ada', email: 'ada@example.test' })
      return createCandidate({ name: 'Ada', email: 'ada@example.test' })
    },
    'email is required': () => createCandidate({ name: 'Ada' }),
    'member_id is required': () => act('move', {}),
    'target_stage is not a stage of the pipeline': () => act('move', { member_id: recruitingAdmin.key, target_stage: 'nowhere' }),
    'The candidate has an offer that nobody has decided': async () =>
      onOffer.post(`/candidates/${(await givenOffered('draft')).candidate}/offer`, {}),
    'The candidate is disqualified': async () => onOffer.post(`/offers/${(await givenOffered('draft', true)).offer}/send`),
    'The offer is pending: only a draft can be changed': async () =>
      onOffer.request('PATCH', `/offers/${(await givenOffered('pending')).offer}`, { body: {} }),
    'The offer is approved: it cannot become pending': async () => onOffer.post(`/offers/${(await givenOffered('approved')).offer}/send`),
    'The offer is rejected: it cannot become approved': async () =>
      onOffer.request('PATCH', `/offers/${(await givenOffered('rejected')).offer}/approve`),
    'document_variables[0].value must have either body or data': async () =>
      onOffer.post(`/candidates/${(await givenOffered('rejected')).candidate}/offer`, {
        document_variables: [{ document_variable: { name: 'Salary' }, value: {} }],
      }),
    'The candidate is not disqualified': () => act('revert', { member_id: recruitingAdmin.key }),
    'Rate limit exceeded, retry in 3 seconds': async () => {
      await hasty.get('/jobs')
      return hasty.get('/jobs')
    },
    'The headers are too large: send less than 16 KB': () => head(`${host}\r\nX-Long: ${'x'.repeat(20_000)}`),
    'Send at most 100 header lines': () => head(`${host}\r\n${Array.from({ length: 101 }, (_, at) => `X-${at}: 1`).join('\r\n')}`),
    'Internal error': () => withFault(new Error('broken'), () => unlucky.get('/jobs')),
    'The service is briefly unavailable, please retry': () =>
      withFault(Object.assign(new Error('gone'), { code: 'CONNECTION_CLOSED' }), () => early.get('/jobs')),
  }
  // Warms the token cache before anything breaks.
  const page = site.get('/docs/errors')?.text ?? ''
  const shown = causesOf(current as unknown as Document)
  t.ok(shown.length > 20)
  t.equal(new Set(shown.map(({ code, body }) => `${code} ${body}`)).size, shown.length, 'each cause once')
  for (const { code, body } of new Set([...causes, ...shown])) {
    const id = (JSON.parse(body) as { error?: string }).error ?? `${code} ${body}`
    if (!t.ok(provoke[id], `test/portal.test.ts knows how to provoke ${id}`)) continue
    const answer = await provoke[id]!()
    const { status } = errorCodes[code]
    t.strictSame([answer.status, answer.text, answer.headers.get('x-error-code')], [status, body, code], id)
    t.match(answer.headers.get('link'), `/docs/errors#${code}>; rel="help"`, id)
  }
  for (const { code, body } of shown) {
    const section = /<section[^]*?<\/section>/.exec(page.slice(page.indexOf(`id="${code}"`) - 40))?.[0] ?? ''
    t.ok(decoded(section).includes(body), `the page shows ${code} ${body}`)
  }
  for (const [code, { status, meaning }] of Object.entries(errorCodes)) {
    const at = page.indexOf(`<section class="cause" id="${code}"`)
    t.ok(at > page.indexOf(`<h2 id="${status}"`) && decoded(page.slice(at)).includes(meaning), `the page explains ${code} below ${status}`)
  }
  t.match(decoded(page.slice(page.indexOf('id="last-admin"'))), /Returned by deactivateMember, updateMember\./)
  for (const [, { answers }] of operations) {
    for (const status of Object.keys(answers).filter((status) => Number(status) >= 400)) t.ok(page.includes(`<h2 id="${status}"`), status)
  }
})

/** Waits until an expression is true in the page, by polling from outside, since the content policy forbids evaluation inside. */
async function untilTrue(page: Page, expression: string): Promise<void> {
  await until(`${expression} to be true`, () => page.evaluate(expression), { seen: () => page.url() })
}

/** What axe finds inside the vendor's bundle and cannot be fixed from outside, by view. The list may only get shorter. */
const tolerated: Record<string, readonly string[]> = {
  reference: [],
  search: [],
  request: ['landmark-no-duplicate-main', 'landmark-unique'],
}

t.test('in a browser', { skip: proofOnly || noBrowser }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  const reference = `${origin}/docs/reference`
  const shown = { waitUntil: 'networkidle' } as const
  const check = (t: Test, found: readonly Finding[], view: string) => {
    t.strictSame(
      found.filter(({ inBundle }) => !inBundle),
      [],
      `${view}: nothing outside the bundle`,
    )
    for (const { rule, target, html } of found) if (!tolerated[view]?.includes(rule)) t.comment(`${view}: ${rule} ${target} ${html}`)
    const rules = [...new Set(found.filter(({ inBundle }) => inBundle).map(({ rule }) => rule))].toSorted()
    t.strictSame(rules, tolerated[view] ?? [], `${view}: inside the bundle only what the list names, and all of it`)
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    t.test(`every page renders without faults, ${colorScheme}`, async (t) => {
      const { page, met } = await visit(browser, origin, { colorScheme })
      for (const path of looked.filter((path) => !isReference(path))) {
        await page.goto(origin + path)
        t.strictSame(await findings(page), [], path)
        const [red = 0] = (await page.evaluate(`getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)`)) as number[]
        t.ok(colorScheme === 'dark' ? red < 60 : red > 200, `${path} is ${colorScheme}`)
      }
      t.strictSame(met, [])
    })

    t.test(`the reference, ${colorScheme}: search and a request work`, async (t) => {
      const { page, met } = await visit(browser, origin, { colorScheme })
      await page.goto(reference, shown)
      await page.locator('[id$="tag/accounts/listAccounts"]').first().waitFor({ state: 'attached' })
      t.equal(await page.evaluate(`document.body.classList.contains('dark-mode')`), colorScheme === 'dark')
      await page.getByPlaceholder('Token').first().fill(caller.token)
      check(t, await findings(page), 'reference')

      await page.getByRole('button', { name: 'Search' }).first().click()
      await page.keyboard.type('deactivate')
      const hit = page.locator('[id^="search-result"]').first()
      t.match(await hit.textContent(), 'Deactivate a member')
      check(t, await findings(page), 'search')
      await hit.click()
      await page.waitForURL(/#tag\/members\/deactivateMember$/)

      const answered = page.waitForResponse((response) => response.url().includes('/spi/v3/accounts'))
      const send = await openRequest(page, 'accounts/listAccounts')
      check(t, await findings(page), 'request')
      await send.click()
      const answer = await answered
      t.equal(answer.status(), 200)
      t.match(await answer.text(), account.subdomain)
      await page.getByText('200 OK').first().waitFor()

      await page.goto(`${reference}#tag/candidates/listCandidates`, shown)
      await page.reload(shown)
      await page.getByPlaceholder('Token').first().fill(caller.token)
      const asked = page.waitForRequest((request) => request.url().includes('/spi/v3/candidates'))
      await (await openRequest(page, 'candidates/listCandidates')).click()
      t.equal((await asked).url(), `${origin}/spi/v3/candidates`, 'no optional parameter is sent at first')
      t.notOk('x-service-client-id' in (await asked).headers())
      t.strictSame(met, [])
    })
  }

  t.test('the reference signs in by OAuth with PKCE, sends requests, and refreshes', async (t) => {
    const { page, met } = await visit(browser, origin)
    await page.goto(reference, shown)
    // The available scopes, and those already selected.
    await page.getByRole('button', { name: 'Configure oauth2' }).first().click()
    await page.getByText(`Scopes Selected ${scopes.length} / ${scopes.length}`).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()

    const exchanged = await authorizeInReference(page, login)
    const first = (await exchanged.json()) as { access_token: string; scope: string }
    t.strictSame(first.scope.split(' ').toSorted(), [...scopes].toSorted())
    t.match(exchanged.request().postData(), /(^|&)code_verifier=[\w-]{43}(&|$)/)

    const send = await openRequest(page, 'accounts/listAccounts')
    const call = async () => {
      const [answer] = await Promise.all([page.waitForResponse((response) => response.url().includes('/spi/v3/accounts')), send.click()])
      t.equal(answer.status(), 200)
      t.match(await answer.text(), account.subdomain)
      return answer.request().headers().authorization
    }
    t.equal(await call(), `Bearer ${first.access_token}`)
    await page.getByText('200 OK').first().waitFor()

    const [refreshed] = await Promise.all([
      page.waitForResponse(`${origin}/oauth/token`),
      page.getByRole('button', { name: 'Refresh', exact: true }).last().click(),
    ])
    const second = (await refreshed.json()) as { access_token: string }
    t.not(second.access_token, first.access_token)
    await untilTrue(page, `[...document.querySelectorAll('input')].some(({ value }) => value === '${second.access_token}')`)
    t.equal(await call(), `Bearer ${second.access_token}`)
    t.strictSame(met, [])
  })

  t.test('the reference switches to an older version and shows its responses', async (t) => {
    const { page, met } = await visit(browser, origin)
    await page.goto(reference, shown)
    const version = page.getByRole('navigation', { name: 'Version of the API' })
    t.equal(await version.locator('[aria-current]').textContent(), 'v3')
    for (const number of [2, 1]) {
      await version.getByRole('link', { name: `v${number}` }).click()
      await page.waitForURL(`${reference}/v${number}`)
      await page
        .locator('h1', { hasText: `version ${number}` })
        .first()
        .waitFor()
      await page.locator('[id$="tag/accounts/listAccounts"]').first().waitFor({ state: 'attached' })
      t.strictSame(
        (await findings(page)).filter(({ inBundle }) => !inBundle),
        [],
        `version ${number}: nothing outside the bundle`,
      )
    }
    t.strictSame(met, [])
  })

  t.test('a deep link by operationId opens the operation', async (t) => {
    for (const id of ['enableMember', 'listJobs'] as const) {
      const { page, met } = await visit(browser, origin)
      await page.goto(`${reference}#tag/${facts[id].tag}/${id}`, shown)
      const section = page.locator(`section[id$="/${id}"]`)
      await section.waitFor()
      await untilTrue(
        page,
        `(() => {
        const { top, bottom } = document.querySelector('section[id$="/${id}"]').getBoundingClientRect()
        return top < innerHeight / 2 && bottom > 100
      })()`,
      )
      t.ok(await section.getByRole('button', { name: 'Test Request' }).isVisible())
      t.strictSame(met, [], id)
    }
  })

  t.test('on a phone no page scrolls sideways, nothing in it is cut, and its only menu opens', async (t) => {
    const { page, met } = await visit(browser, origin, { viewport: { width: 375, height: 812 } })
    for (const path of paths.filter((path) => looked.includes(path) || !/^\/docs\/v\d/.test(path))) {
      await page.goto(origin + path, isReference(path) ? shown : {})
      t.strictSame(await wideIn(page), [], `${path} fits`)
      t.equal(await page.locator('summary:visible', { hasText: 'Menu' }).count(), 1)
      if (!isReference(path)) t.equal(await page.locator('nav:visible').count(), 0, `${path} has one menu`)
    }
    await page.goto(`${origin}/docs`)
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('link', { name: 'Paging', exact: true }).first().click()
    await page.waitForURL('**/docs/guides/paging')
    t.strictSame(await findings(page), [])
    t.strictSame(met, [])
  })

  t.test('without JavaScript everything except the reference is readable', async (t) => {
    const { page } = await visit(browser, origin, { javaScriptEnabled: false })
    await page.goto(`${origin}/docs/operations`)
    for (const [id, { path }] of operations) t.ok(await page.locator(`#${id}`).getByText(path).first().isVisible(), id)
    await page.locator('#listJobs h3 a').click()
    t.ok(await page.getByText('include_fields').first().isVisible())
    await page.goto(`${origin}/docs`)
    for (const [name, { title }] of Object.entries(samples)) {
      await page.getByText(title, { exact: true }).click()
      t.ok(await page.locator(`#language-${name} ~ .sample:visible`).first().isVisible(), title)
      t.equal(await page.locator('.sample:visible').count(), 1)
    }
    t.equal(await page.getByLabel('Colours').count(), 0, 'what needs a script is absent')
    await page.goto(reference)
    t.ok(await page.locator('.notice').isVisible())
  })
})

t.test('the changelog has each revision by importance, a feed, and gives operations and members their revision', async (t) => {
  const changelog = [
    '# Changelog\n\nText.\n',
    '## Revision 3, 2026-03-03\n\n- **Breaking.** `getBook`, answer `/200/isbn`: is removed\n- `getBook`, `putBook`, answer `/200/pages`: is new\n',
    '### Version 1\n\n- `getBook`, answer `/200/old`: is new\n',
    '## Revision 2, 2026-02-02\n\n- `putBook` added: PUT /books/{id}\n- `getBook`, request `/query/page`: maximum is 100 instead of 50\n',
    '## Revision 1, 2026-01-01\n\n',
  ].join('\n')
  const releases = releasesIn(changelog)
  t.strictSame(
    releases.map(({ number, date, entries }) => [number, date, entries.map(({ importance, part }) => [importance, part])]),
    [
      [3, '2026-03-03', [['Breaking', undefined], ['Added', undefined], ['Added', 'Version 1']]], // prettier-ignore
      [2, '2026-02-02', [['Added', undefined], ['Changed', undefined]]], // prettier-ignore
      [1, '2026-01-01', []],
    ],
  )
  t.equal(addedIn(releases).get('putBook')?.number, 2)
  const later = membersAddedIn(releases, 'getBook')
  t.strictSame([...later].map(([where, { number }]) => [where, number]), [['/200/pages', 3]]) // prettier-ignore
  const inList = membersAddedIn(releasesIn(changelog.replaceAll('/200/pages', '/200/books/[]/pages')), 'getBook')
  t.strictSame(
    [addedAt(later, '200')(['pages']), addedAt(later, 'body')(['pages']), addedAt(inList, 'body', '200')(['books[]', 'pages'])].map(
      (release) => release?.number,
    ),
    [3, undefined, 3],
  )

  const page = await fetch(`${origin}/docs/changelog`)
  const text = await page.text()
  const both = text.split('<h2').find((section) => section.includes('Breaking</h3>') && section.includes('Added</h3>')) ?? ''
  t.match(both, /Breaking<\/h3>[^]*Added<\/h3>/, 'what breaks comes first')
  t.match(text, /href="\/docs\/operations\/createJob"/)
  const feed = await fetch(`${origin}/docs/changelog.atom`)
  t.match(feed.headers.get('content-type'), /^application\/atom\+xml/)
  t.match(await feed.text(), new RegExp(`<link href="${origin}/docs/changelog#revision-1"/>`))
  t.match(await (await fetch(`${origin}/docs/operations/createJob`)).text(), /Since <a href="\/docs\/changelog#revision-6">/)
  const rowOf = (path: string, member: string) =>
    (site.get(path)?.text ?? '')
      .split('<tr>')
      .find((row) => row.includes(`<code>${member}</code>`) || row.includes(`</span>${member}</code>`)) ?? ''
  for (const [path, member, revision] of [
    ['/docs/operations/getEmployee', 'legal_entity', 7],
    ['/docs/operations/createEmployee', 'legal_entity', 7],
    ['/docs/operations/listAccounts', 'careers_site', 7],
    ['/docs/operations/enableMember', 'Idempotency-Key', 2],
    ['/docs/notifications/candidate_moved', 'traceparent', 10],
  ] as const)
    t.match(rowOf(path, member), `Since <a href="/docs/changelog#revision-${revision}">`, `${path} ${member}`)
  t.notMatch(rowOf('/docs/operations/getEmployee', 'id'), 'Since <a')
})
