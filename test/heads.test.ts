// The header block of every response: its lines and their order, byte for byte.
import { once } from 'node:events'
import { STATUS_CODES } from 'node:http'
import net from 'node:net'
import t from 'tap'
import { InParts } from '../src/contract/inParts.ts'
import { JsonText } from '../src/contract/itemPage.ts'
import type { Sealed } from '../src/contract/typing.ts'
import type { OlderVersion } from '../src/server/olderVersions.ts'
import { startLibrary } from './fixtures/library/server.ts'
import { until, within } from './fixtures/wait.ts'

type Asked = {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Undefined sends none. */
  readonly token?: string | undefined
}
/** The expected lines beyond those of every response. */
type Told = {
  readonly own?: readonly string[]
  /** Those that announce that the operation is deprecated, in the newest version only. */
  readonly announced?: readonly string[]
  readonly code?: string
  readonly type?: string
  readonly length?: number
}

const parts = async function* () {
  yield new JsonText('{"shelves":[{"number":1}]}')
  yield new JsonText('{"shelves":[{"number":2}]}')
}
const inParts = async () => ({ status: 200, body: new InParts('shelves', parts()), headers: {} }) as unknown as Sealed<string>

/** An older version of the library's API with the same operations, of which `misbehave` sends a chunked response. */
const older: OlderVersion = {
  base: '/lib/v0',
  number: 0,
  documents: {},
  headers: (origin) => ({ deprecation: '@1', link: `<${origin}/guide>; rel="deprecation"` }),
  routes: async (current) => new Map(current.map((route) => [route.id, route.id === 'misbehave' ? { ...route, handle: inParts } : route])),
}

/** Sends a request. Returns the header lines of the response, the status line first, with variable parts as `#`. */
async function headOf(port: number, { method = 'GET', path, headers, body, token }: Asked): Promise<string[]> {
  const lines = {
    host: 'library.test',
    'x-request-id': 'one',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const socket = net.connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part
    if (text.includes('\r\n\r\n')) socket.destroy()
  })
  const sent = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${sent.join('')}\r\n${body ?? ''}`)
  await within(`${method} ${path} to be answered`, once(socket, 'close'))
  return linesOf(text)
}

function linesOf(answer: string): string[] {
  const [head = ''] = answer.split('\r\n\r\n')
  return head.replace(/^(Date|x-rate-limit-remaining): .*$/gm, '$1: #').split('\r\n')
}

const first = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status]}`
const common = [
  'x-request-id: one',
  'cache-control: max-age=0, private, must-revalidate',
  'x-content-type-options: nosniff',
  'referrer-policy: strict-origin-when-cross-origin',
]
const limited = (limit: number) => [`x-rate-limit-limit: ${limit}`, 'x-rate-limit-remaining: #', 'x-rate-limit-reset: 1800000010']
const counted = limited(1_000_000)
const json = 'application/json; charset=utf-8'
const helpFor = (code: string) => `<http://library.test/docs/errors#${code}>; rel="help"`
const deprecation = '<http://library.test/guide>; rel="deprecation"'

/** The header lines of a response of the newest version. */
const newest = ({ own = [], announced = [], code, type = json, length }: Told, rates: readonly string[] = counted) => [
  ...common,
  ...announced,
  ...rates,
  ...own,
  ...(code === undefined ? [] : [`x-error-code: ${code}`, `link: ${helpFor(code)}`]),
  ...(length === undefined ? [] : [`content-type: ${type}`, `content-length: ${length}`]),
  'Date: #',
]
/** The same for an older version, whose links precede the rate limit. */
const before = (told: Told) => {
  const links = told.code === undefined ? deprecation : `${deprecation}, ${helpFor(told.code)}`
  const lines = newest({ ...told, announced: [] }).filter((line) => !line.startsWith('link: '))
  return lines.toSpliced(common.length, 0, 'deprecation: @1', `link: ${links}`)
}
const kept = ['Connection: keep-alive', 'Keep-Alive: timeout=72']
const jsonBody = { 'content-type': 'application/json' }
const book = (more: object) => ({
  method: 'POST',
  path: '/books',
  headers: jsonBody,
  body: JSON.stringify({ title: 'Walden', pages: 352, ...more }),
})
const form = (body: string) => ({
  method: 'POST',
  path: '/loans',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
})

const announced = ['deprecation: @1796083200', 'sunset: Fri, 31 Dec 2027 23:59:59 GMT']

/** The requests below the base path, with the expected status and header lines. */
const cases: readonly (readonly [Asked, number, Told])[] = [
  [{ path: '/books/1' }, 200, { length: 53 }],
  [{ path: '/books/1', token: 'slow-all' }, 200, { length: 53 }],
  [{ path: '/books/1', method: 'HEAD' }, 200, { length: 53 }],
  [{ path: '/hours', token: undefined }, 200, { length: 13 }],
  [book({}), 201, { own: ['location: /lib/v1/books/7'], length: 37 }],
  [{ path: '/books/1/note', method: 'PUT' }, 202, { announced, type: 'text/plain; charset=utf-8', length: 0 }],
  [{ path: '/books/x/note', method: 'PUT' }, 404, { announced, code: 'not-found', length: 21 }],
  [
    { path: '/books/1/note', method: 'PUT', token: undefined },
    401,
    { announced, own: ['www-authenticate: Bearer'], code: 'token-invalid', length: 26 },
  ],
  [{ path: '/books/1', method: 'DELETE' }, 204, {}],
  [{ path: '/books?limit=x' }, 400, { code: 'parameter-invalid', length: 89 }],
  [book({ pages: 'x' }), 400, { code: 'body-invalid', length: 89 }],
  [{ ...book({}), body: '{' }, 400, { code: 'body-malformed', length: 38 }],
  [{ ...book({}), body: '' }, 400, { code: 'body-missing', length: 42 }],
  [form('book=1'), 400, { own: ['x-error-reason: reader is required'], code: 'body-invalid', length: 2 }],
  [{ path: '/books', token: undefined }, 401, { own: ['www-authenticate: Bearer'], code: 'token-invalid', length: 26 }],
  [{ path: '/books', method: 'HEAD', token: 'x' }, 401, { own: ['www-authenticate: Bearer'], code: 'token-invalid', length: 26 }],
  [{ path: '/books', token: 'catalogue' }, 403, { code: 'scope-missing', length: 75 }],
  [{ path: '/books/1', method: 'DELETE', token: 'reader' }, 403, { code: 'token-kind-refused', length: 56 }],
  [{ path: '/books/2' }, 404, { code: 'not-found', length: 21 }],
  [{ path: '/nothing' }, 404, { code: 'not-found', length: 21 }],
  [{ path: '/nothing', method: 'HEAD' }, 404, { code: 'not-found', length: 21 }],
  [{ path: '/books', method: 'PATCH' }, 405, { own: ['allow: GET, HEAD, POST'], code: 'method-not-allowed', length: 66 }],
  [book({ title: 'Twice' }), 409, { code: 'target-taken', length: 38 }],
  [form('book=2&reader=ada'), 409, { own: ['x-error-reason: This book is lent'], code: 'target-taken', length: 2 }],
  [form(`book=1&reader=${'a'.repeat(1000)}`), 413, { code: 'body-too-large', length: 58 }],
  [{ ...book({}), headers: { 'content-type': 'text/plain' } }, 415, { code: 'media-type-unsupported', length: 45 }],
  [book({ title: 'Banned' }), 422, { code: 'field-invalid', length: 79 }],
  [{ path: '/trouble/error' }, 500, { code: 'internal-error', length: 26 }],
  [{ path: '/trouble/refusal' }, 500, { code: 'internal-error', length: 26 }],
  [{ path: '/trouble/database' }, 503, { own: ['retry-after: 1'], code: 'service-unavailable', length: 60 }],
]

t.test('every response starts with the same header lines', async (t) => {
  const library = await startLibrary({ older: [older] })
  t.teardown(() => library.server.close())
  for (const [asked, status, told] of cases) {
    for (const [base, expected] of [
      ['/lib/v1', newest(told)],
      [older.base, before(told)],
    ] as const) {
      // The older version sends these responses chunked.
      if (base === older.base && asked.path.startsWith('/trouble')) continue
      const head = await headOf(library.port, { token: 'all', ...asked, path: base + asked.path })
      t.strictSame(head, [first(status), ...expected, ...kept], `${asked.method ?? 'GET'} ${base}${asked.path}`)
    }
  }
})

t.test('so does a chunked response', async (t) => {
  const library = await startLibrary({ older: [older] })
  t.teardown(() => library.server.close())
  const lines = [...before({}).slice(0, -1), `content-type: ${json}`, 'Date: #', ...kept]
  for (const [method, more] of [
    ['GET', ['Transfer-Encoding: chunked']],
    ['HEAD', []],
  ] as const) {
    const head = await headOf(library.port, { method, path: '/lib/v0/trouble/fine', token: 'all' })
    t.strictSame(head, [first(200), ...lines, ...more], method)
  }
})

t.test('a 429 shows the exhausted limit', async (t) => {
  const library = await startLibrary({ addressLimit: 0 })
  t.teardown(() => library.server.close())
  const head = await headOf(library.port, { path: '/lib/v1/hours' })
  const told = newest({ own: ['retry-after: 7'], code: 'rate-limit-exceeded', length: 51 }, limited(0))
  t.strictSame(head, [first(429), ...told, ...kept])
})

t.test('malformed HTTP closes the connection, and its host is not echoed', async (t) => {
  const library = await startLibrary()
  t.teardown(() => library.server.close())
  for (const [asked, status, code, length] of [
    [{ path: '/lib/v1/books', headers: { host: 'a b' } }, 400, 'request-malformed', 46],
    [{ path: '/lib/v1/%' }, 400, 'request-malformed', 38],
    [{ path: `/lib/v1/books?title=${'a'.repeat(9000)}` }, 414, 'address-too-long', 61],
  ] as const) {
    const origin = code === 'request-malformed' ? '' : 'http://library.test'
    const head = await headOf(library.port, { token: 'all', ...asked })
    const lines = newest({ own: ['connection: close'], code, length }).map((line) => line.replace('<http://library.test', `<${origin}`))
    t.strictSame(head, [first(status), ...lines], code)
  }
})

t.test('a page outside the API has the common headers but no rate limit', async (t) => {
  const library = await startLibrary()
  t.teardown(() => library.server.close())
  const page = (told: Told) => newest(told, [])
  t.strictSame(await headOf(library.port, { path: '/health' }), [first(200), ...page({ length: 36 }), ...kept])
  const missing = page({ code: 'not-found', length: 21 })
  t.strictSame(await headOf(library.port, { path: '/nowhere' }), [first(404), ...missing, ...kept])
  const broken = page({ own: ['connection: close'], code: 'request-malformed', length: 46 })
  const head = await headOf(library.port, { path: '/health', headers: { host: 'a b' } })
  t.strictSame(head, [first(400), ...broken.map((line) => line.replace('<http://library.test', '<'))])
})

t.test('during a stop a response starts with Connection: close', async (t) => {
  const library = await startLibrary({ drain: 500 })
  const socket = net.connect(library.port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.setEncoding('latin1').on('data', (part: string) => (text += part))
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: library.test\r\nx-request-id: one\r\nauthorization: Bearer all\r\n\r\n`
  const ended = once(socket, 'close')
  const closed = library.server.close()
  await until('listening to end', () => !library.server.server.listening)
  socket.write(request('/lib/v1/books/1'))
  await within('the connection to end', ended)
  await closed
  t.strictSame(linesOf(text), [first(200), 'connection: close', ...newest({ length: 53 })])
})
