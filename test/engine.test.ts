// The engine over real HTTP, with the library's contract of test/fixtures/library: what happens to every request, whatever the resource.
import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { pino } from 'pino'
import t from 'tap'
import { instantOf } from '../src/contract/instant.ts'
import { databaseFault } from '../src/db/faults.ts'
import { usualTimeouts } from '../src/server/http.ts'
import { facts } from './fixtures/library/generated/facts.ts'
import { startLibrary, tenants, type Library } from './fixtures/library/server.ts'
import { until, within } from './fixtures/wait.ts'
import { holds } from './fixtures/property.ts'

const json = { 'content-type': 'application/json' }
const book = { title: 'Walden', pages: 352 }
const production = { removeUndeclared: true, refuseViolations: false }
const post = (library: Library, path: string, body: unknown, more: { headers?: Record<string, string>; token?: string | null } = {}) =>
  library.ask(`/lib/v1${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
    headers: { ...json, ...more.headers },
  })

/** Sends bytes. Returns what was received when the connection ended, or after the given time. */
function raw(port: number, bytes: string, ms = 5_000): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = net.connect({ port, host: '127.0.0.1' })
    const timer = setTimeout(() => socket.destroy(), ms)
    socket.on('data', (data) => (text += data))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(text)
    })
    socket.write(bytes)
  })
}

/** A request by node:http, which accepts methods and headers that fetch refuses. */
function send(port: number, method: string, path: string, headers: Record<string, string | string[]> = {}, body?: string | Buffer) {
  const answer = new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (data) => (text += data))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    request.on('error', reject)
    // node:http frames the bodies of some methods only.
    if (body !== undefined && !request.hasHeader('transfer-encoding')) request.setHeader('content-length', Buffer.byteLength(body))
    request.end(body)
  })
  return within(`${method} ${path} to be answered`, answer)
}

const bearer = { authorization: 'Bearer all' }

t.test('the engine', async (t) => {
  const library = await startLibrary({ tenants })
  const { port, ask, seen } = library
  t.teardown(() => library.server.close())

  t.test('an unknown path is 404, an unknown method 405 with Allow', async (t) => {
    t.equal((await ask('/lib/v1/nothing')).status, 404)
    t.equal((await ask('/lib/v1')).status, 404)
    t.equal((await ask('/lib/v0/books')).status, 404)
    t.equal((await ask('/lib/v1/books/1/2')).status, 404)
    t.equal((await ask('/nowhere')).status, 404)
    for (const method of ['POST', 'PUT', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'MKCOL', 'PURGE', 'REPORT']) {
      const { status, headers } = await send(
        port,
        method,
        '/lib/v1/books/1',
        method === 'TRACE' ? {} : { ...json, ...bearer },
        method === 'TRACE' ? undefined : '{',
      )
      t.equal(status, 405, method)
      t.equal(headers.allow, 'DELETE, GET, HEAD', `${method}: Allow`)
    }
    t.equal((await ask('/lib/v1/books', { method: 'DELETE', token: null })).status, 405, 'told before the 401')
    for (const segment of ['lend', '0', '-1', '1e3', '2147483648', '%31x', '%ff'])
      t.equal((await ask(`/lib/v1/books/${segment}`, { method: 'PATCH' })).status, segment === '%ff' ? 400 : 404, `${segment} is no id`)
    t.equal((await ask('/lib/v1/books/%31', { method: 'PATCH' })).status, 405, 'an encoded id is one')
    t.equal((await ask('/lib/v1/books/1/', { method: 'PATCH' })).headers.get('allow'), 'DELETE, GET, HEAD', 'with a trailing slash')
    t.equal((await ask('/lib/v1/accounts/city/books', { method: 'PATCH' })).headers.get('allow'), 'GET, HEAD, POST', 'behind a prefix')
  })

  t.test('HEAD returns GET’s headers without the body', async (t) => {
    const answer = await send(port, 'HEAD', '/lib/v1/books/1', bearer)
    const full = await send(port, 'GET', '/lib/v1/books/1', bearer)
    t.equal(answer.status, 200)
    t.equal(answer.body, '')
    t.equal(answer.headers['content-length'], String(full.body.length))
    t.equal((await send(port, 'HEAD', '/lib/v1/books/2', bearer)).status, 404)
    t.equal((await send(port, 'HEAD', '/lib/v1/books/1')).status, 401)
  })

  t.test('errors are checked in a fixed order, and none mentions the body before the caller is authorized', async (t) => {
    const broken = { headers: { 'content-type': 'text/plain' } }
    const at = async (path: string, more: object) => (await post(library, path, '{', { ...broken, ...more })).status
    t.equal(await at('/accounts/other/books', { token: null }), 401, '401 before a foreign account')
    t.equal(await at('/accounts/other/books', { token: 'garbage' }), 401)
    t.equal(await at('/accounts/other/books', { token: 'archive' }), 404, 'a foreign account before the scope')
    t.equal(await at('/books', { token: 'archive' }), 403, 'the scope before the media type')
    t.equal(await at('/books', {}), 415, 'the media type before the text')
    t.equal((await post(library, '/books', '{')).status, 400)
    t.equal((await post(library, '/books', {}, { token: null })).status, 401)
    for (const token of [null, 'garbage', 'archive']) {
      const { body } = await send(port, 'POST', '/lib/v1/books', { ...json, ...(token && { authorization: `Bearer ${token}` }) }, '{')
      const good = await send(
        port,
        'POST',
        '/lib/v1/books',
        { ...json, ...(token && { authorization: `Bearer ${token}` }) },
        JSON.stringify(book),
      )
      t.equal(body, good.body, `${token}: a good body and a bad one look alike`)
    }
    const header = `POST /lib/v1/books HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n`
    t.match(await raw(port, `${header}\r\n`, 300), /^HTTP\/1.1 401 /, 'answered while the body has not come')
    for (const scheme of ['bearer all', 'BEARER  all'])
      t.equal((await send(port, 'GET', '/lib/v1/books', { authorization: scheme })).status, 200, scheme)
    for (const scheme of ['Basic all', 'Bearer', 'Bearer ', 'Bearer a b', 'all', 'Bearer constructor', 'Bearer __proto__']) {
      const { status, headers } = await send(port, 'GET', '/lib/v1/books', { authorization: scheme })
      t.equal(status, 401, scheme)
      t.equal(headers['www-authenticate'], 'Bearer')
    }
    t.equal((await ask('/lib/v1/books', { token: 'slow-all' })).status, 200, 'a token that takes time to look up')
  })

  t.test('scopes: every scope of any one alternative is required; token kinds and public operations are respected', async (t) => {
    t.equal((await ask('/lib/v1/books', { token: 'archive' })).status, 200)
    const refused = await ask('/lib/v1/books', { token: 'catalogue' })
    t.equal(refused.status, 403)
    t.same(await refused.json(), { error: 'This token lacks the scope r_books or r_catalogue and r_archive' })
    t.equal((await ask('/lib/v1/books/1', { method: 'DELETE', token: 'reader' })).status, 403, 'another kind of token')
    t.equal((await ask('/lib/v1/books/1', { method: 'DELETE' })).status, 204)
    for (const token of [null, 'garbage', 'none']) t.equal((await ask('/lib/v1/hours', { token })).status, 200, `public: ${token}`)
  })

  t.test('415: unsupported content types are refused', async (t) => {
    const taken = ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"', 'application/json;']
    for (const type of taken) t.equal((await post(library, '/books', book, { headers: { 'content-type': type } })).status, 201, type)
    const refused = [
      'text/plain',
      'application/jsonp',
      'application/json, text/plain',
      'application/json; charset=utf-16',
      'application/json; charset=latin1',
      'application/json; charset="utf-8',
      'application/json\t; x=y',
      'application/json; charset=utf-8; charset=utf-16',
      'application/json/x',
      'application/problem+json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=a',
      'text/json',
      'json',
      ';application/json',
      '',
    ]
    for (const type of refused) t.equal((await post(library, '/books', book, { headers: { 'content-type': type } })).status, 415, type)
    t.equal((await send(port, 'POST', '/lib/v1/books', bearer, JSON.stringify(book))).status, 415, 'none')
    const compressed = await post(library, '/books', book, { headers: { 'content-encoding': 'gzip' } })
    t.match(await compressed.json(), { error: 'Send the body uncompressed, without Content-Encoding' })
    t.equal(compressed.status, 415)
    t.equal((await post(library, '/books', book, { headers: { 'content-encoding': 'Identity' } })).status, 201)
    t.equal((await post(library, '/loans', 'book=1&reader=a')).status, 415, 'JSON where a form is due')
    t.equal(
      (await post(library, '/books', book, { headers: { 'content-type': 'text/plain' } })).headers.get('content-type'),
      'application/json; charset=utf-8',
    )
  })

  t.test('413: the limit holds to the byte, for the announced and for the actual length', async (t) => {
    const reader = (length: number) => `book=1&reader=${'a'.repeat(length - 'book=1&reader='.length)}`
    const form = { ...bearer, 'content-type': 'application/x-www-form-urlencoded' }
    t.equal((await send(port, 'POST', '/lib/v1/loans', form, reader(1000))).status, 400, 'long enough to be read, the reader is too long')
    const announced = 'Host: a\r\nAuthorization: Bearer all\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1001\r\n'
    t.match(await raw(port, `POST /lib/v1/loans HTTP/1.1\r\n${announced}\r\n`, 300), /^HTTP\/1.1 413 /, 'answered before the body has come')
    t.equal((await send(port, 'POST', '/lib/v1/loans', { ...form, 'transfer-encoding': 'chunked' }, reader(1000))).status, 400)
    t.equal((await send(port, 'POST', '/lib/v1/loans', { ...form, 'transfer-encoding': 'chunked' }, reader(1001))).status, 413)
    const million = Buffer.alloc(5_000_000, 'a')
    t.equal((await send(port, 'POST', '/lib/v1/books', { ...bearer, ...json, 'transfer-encoding': 'chunked' }, million)).status, 413)
    const text = 'a'.repeat(1024 * 1024 - '{"text":""}'.length)
    t.equal((await ask('/lib/v1/books/1/note', { method: 'PUT', headers: json, body: JSON.stringify({ text }) })).status, 202, '1 MiB')
    t.equal(seen.pop(), text.length)
    t.equal((await ask('/lib/v1/books/1/note', { method: 'PUT', headers: json, body: JSON.stringify({ text: `${text}a` }) })).status, 413)
  })

  t.test('a required body must be sent, an optional one may be omitted', async (t) => {
    for (const headers of [json, {}] as Record<string, string>[]) {
      const refused = await ask('/lib/v1/books', { method: 'POST', headers })
      t.equal(refused.status, 400)
      t.same(await refused.json(), { error: 'This operation requires a body' })
    }
    t.equal(
      (await send(port, 'POST', '/lib/v1/books', { ...bearer, ...json, 'transfer-encoding': 'chunked' })).status,
      400,
      'an empty chunked body',
    )
    t.equal((await post(library, '/books', 'null')).status, 400, 'null')
    t.equal((await ask('/lib/v1/books/1/note', { method: 'PUT', headers: json })).status, 202)
    t.equal((await send(port, 'PUT', '/lib/v1/books/1/note', { ...bearer, ...json, 'transfer-encoding': 'chunked' })).status, 202)
    t.same(seen.splice(-2), [undefined, undefined])
  })

  t.test('an operation without a body ignores both body and content type', async (t) => {
    for (const type of ['application/json', 'garbage', 'text/plain', 'a/b/c', '']) {
      t.equal((await send(port, 'DELETE', '/lib/v1/books/1', { ...bearer, 'content-type': type })).status, 204, `'${type}', no body`)
      t.equal(
        (await send(port, 'DELETE', '/lib/v1/books/1', { ...bearer, 'content-type': type }, '{"a":')).status,
        204,
        `'${type}', a body`,
      )
      t.equal((await send(port, 'GET', '/lib/v1/books/1', { ...bearer, 'content-type': type, 'content-length': '2' }, '{}')).status, 200)
    }
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    const once = (method: string, body: string) =>
      within(
        `${method} to be answered`,
        new Promise<number | undefined>((resolve) => {
          http
            .request(
              { port, agent, method, path: '/lib/v1/books/1', headers: { ...bearer, 'content-length': body.length } },
              (response) => {
                response.resume().on('end', () => resolve(response.statusCode))
              },
            )
            .end(body)
        }),
      )
    t.same([await once('DELETE', 'x'.repeat(300_000)), await once('GET', '')], [204, 200], 'the connection goes on after an unread body')
    agent.destroy()
  })

  t.test('bodies are never coerced', async (t) => {
    const refused: [object, string][] = [
      [{ title: 1 }, 'title must be a string'],
      [{ title: null }, 'title must be a string'],
      [{ title: ['a'] }, 'title must be a string'],
      [{ title: true }, 'title must be a string'],
      [{ title: {} }, 'title must be a string'],
      [{ title: '' }, 'title must not be empty'],
      [{ title: 'a'.repeat(21) }, 'title must be at most 20 characters'],
      [{ pages: '1' }, 'pages must be an integer'],
      [{ pages: 1.5 }, 'pages must be an integer'],
      [{ pages: true }, 'pages must be an integer'],
      [{ pages: 0 }, 'pages must be at least 1'],
      [{ pages: 100_001 }, 'pages must be at most 100000'],
      [{ pages: 1e300 }, 'pages must be at most 100000'],
      [{ pages: undefined }, 'pages is required'],
      [{ price: '1' }, 'price must be a number'],
      [{ rare: 'true' }, 'rare must be true or false'],
      [{ rare: 0 }, 'rare must be true or false'],
      [{ genre: 'Novel' }, 'genre must be one of novel, essay, comic'],
      [{ subtitle: 1 }, 'subtitle must be a string or null'],
      [{ tags: 1 }, 'tags must be a list'],
      [{ tags: [1] }, 'tags.0 must be a string'],
      [{ publisher: [] }, 'publisher must be an object'],
      [{ publisher: {} }, 'publisher.name is required'],
      [{ publisher: { name: null } }, 'publisher.name must be a string'],
      [{ copies: [{ shelf: 1 }, { shelf: '1' }] }, 'copies.1.shelf must be an integer'],
      [{ copies: Array.from({ length: 11 }, () => ({ shelf: 1 })) }, 'copies must have at most 10 items'],
    ]
    for (const [change, error] of refused) {
      const answer = await post(library, '/books', { ...book, ...change })
      t.equal(answer.status, 400, error)
      const body = (await answer.json()) as { error: string; validation_errors: Record<string, string[]> }
      t.equal(body.error, error)
      const [field = '', messages = []] = Object.entries(body.validation_errors)[0] ?? []
      t.equal(`${field} ${messages[0]}`, error)
    }
    for (const body of ['[]', '"a"', '1', 'true', '{}']) t.equal((await post(library, '/books', body)).status, 400, body)
    t.equal((await post(library, '/books', { ...book, pages: 10.0 })).status, 201, '10.0 is an integer in JSON')
    t.equal((await post(library, '/books', '\uFEFF{"title":"a","pages":1}')).status, 400, 'a byte order mark')
    t.equal((await post(library, '/books', "{'title':'a','pages':1}")).status, 400)
  })

  t.test('errors in a discriminated union are about the chosen branch', async (t) => {
    const cases: [object, string | undefined][] = [
      [{ kind: 'cash', cents: 3 }, undefined],
      [{ kind: 'card', number: '1' }, undefined],
      [{ kind: 'cash', number: '1' }, 'cents is required'],
      [{ kind: 'card', number: 1 }, 'number must be a string'],
      [{ kind: 'cheque' }, 'kind must be one of cash, card'],
      [{ cents: 3 }, 'kind is required'],
    ]
    for (const [body, error] of cases) {
      const answer = await post(library, '/payments', body)
      const found = (await answer.json()) as { error?: string }
      t.equal(found.error, error)
      t.equal(answer.status, error ? 400 : 200)
    }
  })

  t.test('null for an optional object counts as omitted', async (t) => {
    const copies = [
      { shelf: 1, lender: null },
      { shelf: 2, lender: { name: 'b', address: null } },
    ]
    t.equal((await post(library, '/books', { ...book, publisher: null, extra: null, copies })).status, 201)
    t.same(seen.pop(), { ...book, copies: [{ shelf: 1 }, { shelf: 2, lender: { name: 'b' } }] })
    t.equal((await post(library, '/books', { ...book, publisher: { name: 'a', address: null }, extra: { kept: null } })).status, 201)
    t.same(seen.pop(), { ...book, publisher: { name: 'a' }, extra: { kept: null } }, 'only where the contract has an optional object')
  })

  t.test('null for an optional property that cannot be null counts as omitted in a POST', async (t) => {
    const unset = { genre: null, price: null, rare: null, tags: null, copies: null, subtitle: null, bought: null }
    t.equal((await post(library, '/books', { ...book, ...unset })).status, 201)
    t.same(seen.pop(), { ...book, subtitle: null, bought: null }, 'where null is declared, it is a value')
    for (const name of ['title', 'pages']) t.equal((await post(library, '/books', { ...book, [name]: null })).status, 400, name)
  })

  t.test('an empty string counts as null for an optional property with a format, otherwise as an empty string', async (t) => {
    const empty = { genre: '', price: '', rare: '', bought: '', donor: '', subtitle: '', tags: '', publisher: '', extra: '' }
    t.equal((await post(library, '/books', { ...book, ...empty })).status, 201)
    t.same(seen.pop(), { ...book, bought: null, donor: null, subtitle: '' }, 'absent where null is not declared; a plain text stays')
    t.equal((await post(library, '/books', { ...book, copies: [{ shelf: 1, worth: '', lender: { name: 'a', address: '' } }] })).status, 201)
    t.same(seen.pop(), { ...book, copies: [{ shelf: 1, worth: null, lender: { name: 'a' } }] })
    t.equal((await post(library, '/books', { ...book, pages: '' })).status, 400, 'what is required is not left out')
    t.equal((await post(library, '/books', { ...book, copies: [{ shelf: '' }] })).status, 400)
    t.equal((await post(library, '/books', { ...book, extra: { bought: '' } })).status, 201)
    t.same(seen.pop(), { ...book, extra: { bought: '' } }, 'only where the contract has the member')
  })

  t.test('where the contract says so, a date-time counts as its day and a string as a list of one', async (t) => {
    const bought = async (given: unknown) => {
      const { status } = await post(library, '/books', { ...book, bought: given })
      return status === 201 ? (seen.pop() as { bought: unknown }).bought : status
    }
    for (const given of [
      '2026-07-23',
      '2026-07-23T00:00:00.000Z',
      '2026-07-23T00:00:00Z',
      '2026-07-23T00:00:00+02:00',
      '2026-07-23T23:59:59',
    ])
      t.equal(await bought(given), '2026-07-23', given)
    for (const given of [
      '2026-02-30T00:00:00Z',
      '2026-02-30',
      '2026-07-23T',
      '2026-07-23T25:00:00Z',
      '20260723T000000Z',
      '2026-07-23 00:00',
    ])
      t.equal(await bought(given), 400, given)
    t.equal((await post(library, '/books', { ...book, tags: 'a' })).status, 201)
    t.same(seen.pop(), { ...book, tags: ['a'] })
  })

  t.test('unknown keys are ignored', async (t) => {
    t.equal((await post(library, '/books', { ...book, unknown: 1 })).status, 201)
    t.equal((await ask('/lib/v1/books?unknown=1&unknown=2&utf8=%E2%9C%93&x[y]=1&__proto__=1')).status, 200)
  })

  t.test('parameters are decoded exactly', async (t) => {
    const understood = async (query: string) => {
      const answer = await ask(`/lib/v1/books?${query}`)
      const body = (await answer.json()) as { query?: Record<string, unknown>; error?: string }
      return answer.status === 200 ? body.query : `${answer.status} ${body.error}`
    }
    const integers = [
      '1e1',
      '0x0a',
      '+10',
      '%2B10',
      '10.0',
      '%2010',
      '10%20',
      '1_0',
      '٣',
      'NaN',
      'Infinity',
      '1,2',
      'true',
      '%00',
      '[1]',
      '9'.repeat(16),
    ]
    for (const text of integers) t.equal(await understood(`limit=${text}`), '400 limit must be an integer', `limit=${text}`)
    t.equal(await understood('limit=9999999999'), '400 limit must be at most 2147483647', '10 digits')
    t.equal(await understood('limit=2147483648'), '400 limit must be at most 2147483647')
    t.equal(await understood('limit=0'), '400 limit must be at least 1')
    t.equal(await understood('limit=-1'), '400 limit must be at least 1')
    t.same(await understood(''), { limit: 50, order: 'title' }, 'defaults')
    t.same(await understood('limit=10'), { limit: 10, order: 'title' })
    t.same(await understood('limit=101'), { limit: 100, order: 'title' }, 'clamped')
    t.same(await understood('limit=2147483647&order=newest'), { limit: 100, order: 'newest' })
    for (const query of ['limit=1&limit=1', 'title=a&title=b', 'order=newest&order=newest', 'lent=true&lent=true']) {
      t.match(await understood(query), /^400 \w+ must be given once$/, query)
    }
    t.equal(await understood('order=oldest'), '400 order must be one of newest, title')
    for (const [text, value] of [
      ['true', true],
      ['false', false],
    ] as const)
      t.match(await understood(`lent=${text}`), { lent: value })
    for (const text of ['1', '0', 'True', 'yes', '%20']) t.equal(await understood(`lent=${text}`), '400 lent must be true or false', text)
    for (const [text, value] of [
      ['1.5', 1.5],
      ['2', 2],
      ['0.10', 0.1],
    ] as const)
      t.match(await understood(`weight=${text}`), { weight: value })
    for (const text of ['1e1', '.5', '1.', '0x1', 'NaN']) t.equal(await understood(`weight=${text}`), '400 weight must be a number', text)
    t.equal(await understood('weight=101'), '400 weight must be at most 100')
    t.same(
      await understood('limit=&genre=&genre[]=&shelf=,&lent=&weight=&title=&order=&bought_after='),
      { limit: 50, order: 'title' },
      'an empty value counts as not given',
    )
    t.match(await understood('limit=&limit=7&title&title=a'), { limit: 7, title: 'a' })
    t.equal(await understood('title=a%00b'), '400 title must be UTF-8 text without NUL')
    t.equal(await understood('title=%ED%A0%80'), '400 title must be UTF-8 text without NUL', 'half a character')
    t.equal(await understood('title=%ff'), '400 title must be UTF-8 text without NUL')
    t.match(await understood('title=a+b%2Bc'), { title: 'a b+c' })
    t.equal(((await understood('title=%F0%9F%93%9A')) as { title: string }).title, '📚')

    const lists = [
      'genre=novel&genre=comic',
      'genre[]=novel&genre[]=comic',
      'genre%5B%5D=novel&genre=comic',
      'genre=novel,comic',
      'genre=novel%2Ccomic',
      'genre=novel,,comic,',
    ]
    for (const query of lists) t.match(await understood(query), { genre: ['novel', 'comic'] }, query)
    t.match(await understood('shelf=1,2&shelf[]=3'), { shelf: [1, 2, 3] })
    t.equal(await understood('shelf=1,b'), '400 shelf must be an integer')
    t.equal(await understood('shelf=1,1000'), '400 shelf must be at most 999')
    t.equal(await understood('genre=novel,poem'), '400 genre must be one of novel, essay, comic')
    t.equal(await understood('genre=novel,essay,comic,novel'), '400 genre must have at most 3 items')

    t.match(await understood('since=1&reader=AB,x'), { since: '0000000000000001', reader: ['00000000000000ab', 'x'] }, 'ids are numbers')
    t.match(await understood('since=x'), { since: 'x' }, 'what has not the form stays as it is')
    t.match(await understood('bought_after=2026-01-02T03:04:05%2B01:00'), { bought_after: '2026-01-02T02:04:05.000Z' })
    t.equal(await understood('bought_after=2026-02-30T00:00:00Z'), '400 bought_after must be ISO 8601 or Unix seconds')
    for (const text of ['x', '1e1', '01', '%00', '99999999999999999999', '0', '2147483648', '-1', '1%2F2']) {
      t.equal((await ask(`/lib/v1/books/${text}`)).status, text === '01' ? 200 : 404, `an id that is ${text} is an unknown one`)
    }
    t.equal((await ask(`/lib/v1/books/${'1'.repeat(2_000)}`)).status, 404, 'a long one too')
  })

  t.test('instants are accepted in each documented form and no other', async (t) => {
    const read: [string, string | undefined][] = [
      ['1767225600', '2026-01-01T00:00:00.000Z'],
      ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z'],
      ['20260101T000000Z', '2026-01-01T00:00:00.000Z'],
      ['2026-01-01T05:30:00.1234+05:30', '2026-01-01T00:00:00.123Z'],
      ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
      ['2026-02-29T00:00:00Z', undefined],
      ['2026-01-01T24:00:00Z', undefined],
      ['2026-01-01T00:60:00Z', undefined],
      ['2026-01-01T00:00:00+15:00', undefined],
      ['0000-01-01T00:00:00Z', undefined],
      ['0001-01-01T00:00:00+01:00', undefined],
      ['9999-12-31T23:59:59-01:00', undefined],
      ['yesterday', undefined],
    ]
    for (const [text, instant] of read) t.equal(instantOf(text), instant, text)
  })

  t.test('form bodies are decoded like JSON, each field once', async (t) => {
    const lend = (body: string) =>
      ask('/lib/v1/loans', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })
    t.same(await (await lend('book=1&reader=Ann+Lee&unknown=1')).json(), { book: '1', reader: 'Ann Lee' })
    t.same({ ...(seen.pop() as object) }, { book: '1', reader: 'Ann Lee', unknown: '1' })
    for (const body of [
      'book=1',
      'book=x&reader=a',
      'book=1&reader=',
      'book=1&book=2&reader=a',
      'book=1&reader=%00',
      'book=1&reader=%ff',
      'a=%00&book=1&reader=a',
      '__proto__=1&book=1&reader=a',
      'constructor=1&book=1&reader=a',
    ]) {
      const refused = await lend(body)
      t.equal(refused.status, 400, body)
      t.equal(await refused.text(), '{}', 'in the schema that the contract declares')
      t.ok(refused.headers.get('x-error-reason'))
    }
    const conflict = await lend('book=2&reader=a')
    t.equal(conflict.status, 409)
    t.equal(await conflict.text(), '{}')
    t.equal(conflict.headers.get('x-error-reason'), 'This book is lent')
    t.match(
      await (await ask('/lib/v1/loans', { method: 'POST', body: '{}', headers: json })).json(),
      { error: /^Send the body as/ },
      'only where it is so marked',
    )
  })

  t.test('errors thrown by an operation are rendered as declared', async (t) => {
    const conflict = await post(library, '/books', { ...book, title: 'Twice' })
    t.equal(conflict.status, 409)
    t.same(await conflict.json(), { error: 'This book is there already' })
    const banned = await post(library, '/books', { ...book, title: 'Banned' })
    t.equal(banned.status, 422)
    t.same(await banned.json(), { error: 'This book is not bought', validation_errors: { title: ['is banned'] } })
  })

  t.test('dangerous bodies are refused, and Object.prototype is unchanged', async (t) => {
    const before = Object.getOwnPropertyNames(Object.prototype).join()
    const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    const extra = (text: string) => `{"title":"a","pages":1,"extra":{"a":${text}}}`
    const members = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`m${at}`, 1])))
    const refused: [string, string][] = [
      ['__proto__', '{"title":"a","pages":1,"__proto__":{"polluted":1}}'],
      ['__proto__, escaped', '{"title":"a","pages":1,"\\u005f_proto__":{"polluted":1}}'],
      ['__proto__ deep inside', extra('[{"__proto__":1}]')],
      ['constructor', '{"title":"a","pages":1,"constructor":{"prototype":{"polluted":1}}}'],
      ['constructor with a text', '{"title":"a","pages":1,"constructor":"a"}'],
      ['NUL', '{"title":"a\\u0000","pages":1}'],
      ['NUL in a key', extra('{"a\\u0000":1}')],
      ['half a character', '{"title":"\\ud800","pages":1}'],
      ['half a character in a key', extra('{"\\udc00":1}')],
      ['21 deep', extra(deep(19))],
      ['10,000 lists deep', extra('['.repeat(10_000) + ']'.repeat(10_000))],
      ['1,001 items', extra(JSON.stringify(Array(1_001).fill(1)))],
      ['1,001 items deep inside', extra(`{"b":${JSON.stringify(Array(1_001).fill(1))}}`)],
      ['10,001 values', extra(members(9_996))],
      ['a name twice', '{"title":"a","pages":1,"pages":2}'],
      ['a name twice, once escaped', String.raw`{"title":"a","pages":1,"p\u0061ges":2}`],
      ['a name twice deep inside', extra('[{"b":{"c":1},"d":[{"c":"}"}],"b":2}]')],
    ]
    for (const [name, body] of refused) t.equal((await post(library, '/books', body)).status, 400, name)
    const twice = await post(library, '/books', '{"title":"a","pages":1,"say \\"päges\\"":1,"say \\"p\\u00e4ges\\"":2}')
    t.same(await twice.json(), { error: 'The body has the name say ?p?ges? twice in one object: send each name once' })
    const many = await post(library, '/books', extra(members(20_000)))
    t.same(await many.json(), { error: 'Send at most 10000 values in a body' })
    const bytes = Buffer.from('{"title":"a\xff","pages":1}', 'latin1')
    t.equal((await send(port, 'POST', '/lib/v1/books', { ...bearer, ...json }, bytes)).status, 400, 'no UTF-8')
    t.equal((await post(library, '/books', extra(deep(18)))).status, 201, '20 deep')
    t.equal((await post(library, '/books', extra(JSON.stringify(Array(1_000).fill(1))))).status, 201, '1,000 items')
    t.equal((await post(library, '/books', extra('"prototype"'))).status, 201)
    t.equal((await post(library, '/books', extra(members(9_990)))).status, 201, 'nearly 10,000 values')
    t.equal(
      (await post(library, '/books', extra(String.raw`[{"b":"\"b\":1,{","c":"\\"},{"b":[]},{"c":{"b":1}}]`))).status,
      201,
      'names once',
    )
    t.equal(Object.getOwnPropertyNames(Object.prototype).join(), before)
    t.equal(({} as { polluted?: number }).polluted, undefined)
  })

  t.test('responses: required headers, empty bodies, and empty strings as null', async (t) => {
    const created = await post(library, '/books', { ...book, subtitle: '', tags: ['a'] })
    t.equal(created.status, 201)
    t.equal(created.headers.get('location'), '/lib/v1/books/7')
    t.same(seen.pop(), { ...book, subtitle: '', tags: ['a'] }, 'an operation is given what was sent')
    const broken = await post(library, '/books', { ...book, title: 'Broken' })
    t.same(
      [broken.status, await broken.json(), broken.headers.get('x-planted')],
      [500, { error: 'Internal error' }, null],
      'a header with a line break',
    )
    seen.pop()
    const removed = await ask('/lib/v1/books/1', { method: 'DELETE' })
    t.equal(removed.status, 204)
    t.equal(removed.headers.get('content-type'), null)
    const noted = await ask('/lib/v1/books/1/note', { method: 'PUT' })
    t.equal(noted.status, 202)
    t.equal(noted.headers.get('content-type'), 'text/plain; charset=utf-8')
    t.equal(noted.headers.get('content-length'), '0')
    t.match(await (await ask('/lib/v1/books/1')).json(), { subtitle: null })
    t.same(await (await ask('/lib/v1/trouble/fine')).json(), { shelves: [{ number: 1, label: null }] })
  })

  t.test('no response has a CORS header, every response has the common headers', async (t) => {
    const cors = { origin: 'https://elsewhere.test', 'access-control-request-method': 'GET' }
    const paths = ['/lib/v1/books', '/lib/v1/nothing', '/lib/v1/%', '/health', '/openapi.json', '/nowhere']
    for (const method of ['GET', 'OPTIONS', 'HEAD']) {
      for (const path of paths) {
        const { headers, status } = await send(port, method, path, { ...bearer, ...cors })
        t.same(
          Object.keys(headers).filter((name) => name.startsWith('access-control')),
          [],
          `${method} ${path}`,
        )
        if (method === 'OPTIONS' && path === '/lib/v1/books') t.equal(status, 405)
        t.equal(headers['x-content-type-options'], 'nosniff')
        t.ok(headers['x-request-id'])
      }
    }
  })

  t.test('a plain request id is kept, any other is replaced', async (t) => {
    const idOf = async (given?: string) =>
      (await ask('/lib/v1/books', { headers: given === undefined ? {} : { 'x-request-id': given } })).headers.get('x-request-id')
    for (const id of ['a', 'A.b_c-9', 'x'.repeat(64)]) t.equal(await idOf(id), id)
    for (const id of [undefined, '', 'a b', 'x'.repeat(65), 'a/b', 'a"b', 'a,b'])
      t.match(await idOf(id), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })

  t.test('addressing: hosts, the path prefix, trailing slashes and absolute targets work', async (t) => {
    const statusAt = async (path: string, host = 'localhost') => (await send(port, 'GET', path, { ...bearer, host })).status
    const table: [string, string, number][] = [
      ['/lib/v1/books', 'localhost', 200],
      ['/lib/v1/books', '127.0.0.1:3000', 200],
      ['/lib/v1/books', '[::1]:3000', 200],
      ['/lib/v1/books', 'library.test', 200],
      ['/lib/v1/books', 'www.library.test', 200],
      ['/lib/v1/books', 'city.library.test', 200],
      ['/lib/v1/books', 'CITY.Library.Test:8080', 200],
      ['/lib/v1/books', 'other.library.test', 404],
      ['/lib/v1/books', 'OTHER.Library.Test', 404],
      ['/lib/v1/books', 'a.city.library.test', 404],
      ['/lib/v1/books', 'notlibrary.test', 200],
      ['/lib/v1/accounts/city/books', 'localhost', 200],
      ['/lib/v1/accounts/city/books/', 'localhost', 200],
      ['/lib/v1/accounts/city/books?limit=1', 'city.library.test', 200],
      ['/lib/v1/accounts/other/books', 'localhost', 404],
      ['/lib/v1/accounts/other/books', 'city.library.test', 404],
      ['/lib/v1/accounts/city/books', 'other.library.test', 404],
      ['/lib/v1/accounts/City/books', 'localhost', 404],
      ['/lib/v1/accounts//books', 'localhost', 404],
      ['/lib/v1/accounts/city', 'localhost', 200],
      ['/lib/v1/accounts/city/', 'localhost', 200],
      ['/lib/v1/accounts/other', 'localhost', 404],
      ['/lib/v1/accounts/city/accounts/city/books', 'localhost', 404],
      ['/lib/v1/accounts/city?x=/books', 'localhost', 200],
      ['/lib/v1/books/', 'localhost', 200],
      ['/lib/v1/books/?limit=1', 'localhost', 200],
      ['http://localhost/lib/v1/books', 'localhost', 200],
      ['http://localhost/lib/v1/accounts/city/books', 'localhost', 200],
      ['http://localhost/lib/v1/accounts/other/books', 'localhost', 404],
      ['http://city.library.test/lib/v1/books', 'localhost', 400],
    ]
    for (const [path, host, status] of table) t.equal(await statusAt(path, host), status, `${host} ${path}`)
    const nextOf = async (path: string, host: string) =>
      (JSON.parse((await send(port, 'GET', path, { ...bearer, host })).body) as { next: string }).next
    t.equal(
      await nextOf('/lib/v1/accounts/city/books?limit=1', 'city.library.test:99'),
      'http://city.library.test:99/lib/v1/accounts/city/books?limit=1',
    )
    t.equal(await nextOf('http://localhost/lib/v1/books?limit=1', 'localhost'), 'http://localhost/lib/v1/books?limit=1')
    t.equal(
      (await send(port, 'GET', '/lib/v1/hours', { host: 'other.library.test' })).status,
      200,
      'public, without a token: no account to compare',
    )
  })

  t.test('without tenants no host and no path prefix names one', async (t) => {
    const { port, server } = await startLibrary()
    t.teardown(() => server.close())
    const statusAt = async (path: string, host: string) => (await send(port, 'GET', path, { ...bearer, host })).status
    t.equal(await statusAt('/lib/v1/books', 'other.library.test'), 200)
    t.equal(await statusAt('/lib/v1/accounts/city/books', 'localhost'), 404)
    t.equal(await statusAt('/lib/v1/accounts/city', 'localhost'), 200, 'an operation of its own')
    t.equal(await statusAt('http://localhost/lib/v1/books', 'localhost'), 200)
  })

  t.test('the documents are served as JSON and YAML, with the real host and an ETag', async (t) => {
    for (const [name, version] of [
      ['openapi', '3.0.3'],
      ['openapi-3.1', '3.1.0'],
    ]) {
      const answer = await send(port, 'GET', `/${name}.json`, { host: 'city.library.test:99' })
      t.equal(answer.status, 200)
      const document = JSON.parse(answer.body) as { openapi: string; servers: object[] }
      t.equal(document.openapi, version)
      t.same(document.servers, [{ url: 'http://city.library.test:99/lib/v1' }])
      const yaml = await send(port, 'GET', `/${name}.yaml`)
      t.match(yaml.headers['content-type'], /^application\/yaml/)
      t.match(yaml.body, `openapi: ${version}`)
      t.match(yaml.body, `http://127.0.0.1:${port}/lib/v1`)
      const { etag = '' } = yaml.headers
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await send(port, 'GET', `/${name}.yaml`, { 'if-none-match': known })
        t.same([again.status, again.body], [304, ''], known)
      }
      t.equal((await send(port, 'GET', `/${name}.yaml`, { 'if-none-match': '"other"' })).status, 200)
    }
  })

  t.test('an oversized header block is 431, an oversized address 414', async (t) => {
    t.equal((await send(port, 'GET', '/lib/v1/books', { ...bearer, 'x-a': 'a'.repeat(20_000) })).status, 431)
    const lines = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`x-${at}`, 'a']))
    t.equal((await send(port, 'GET', '/lib/v1/books', { ...bearer, ...lines })).status, 431)
    t.equal((await ask(`/lib/v1/books?x=${'a'.repeat(8_000)}`)).status, 200)
    t.equal((await ask(`/lib/v1/books?x=${'a'.repeat(8_200)}`)).status, 414)
  })

  t.test('duplicate headers are refused at every operation, even where no 400 is declared', async (t) => {
    for (const path of ['/lib/v1/books/1', '/lib/v1/hours', '/lib/v1/nothing', '/health', '/openapi.json']) {
      t.match(await raw(port, `GET ${path} HTTP/1.1\r\n\r\n`), /^HTTP\/1.1 400 [^]*\{"error":"Send exactly one valid Host header"\}$/, path)
      t.match(
        await raw(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n`),
        /^HTTP\/1.1 400 [^]*\{"error":"Send the header host only once"\}$/,
        path,
      )
      const twice = `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer all\r\nAuthorization: Bearer all\r\n\r\n`
      t.match(await raw(port, twice), /^HTTP\/1.1 400 /, path)
    }
  })
})

t.test('a misbehaving operation', async (t) => {
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) as never
  const secrets = () => lines.filter((line) => line.includes('secret-value') && !line.includes('"stack"'))
  const kinds = [
    'status',
    'body',
    'nobody',
    'bodyAt204',
    'key',
    'keyAndType',
    'twice',
    'none',
    'refusal',
    'error',
    'errorWithStatus',
    'thrownText',
  ]

  t.test('in development every contract violation is a 500 without details, logged with its request id', async (t) => {
    const library = await startLibrary({ logger })
    t.teardown(() => library.server.close())
    for (const kind of kinds) {
      const answer = await library.ask(`/lib/v1/trouble/${kind}`, { headers: { 'x-request-id': `id-${kind}` } })
      t.equal(answer.status, 500, kind)
      t.same(await answer.json(), { error: 'Internal error' }, kind)
      t.ok(
        lines.some((line) => line.includes(`"reqId":"id-${kind}"`) && line.includes('"level":50')),
        `${kind}: logged`,
      )
    }
    const expected: [string, string][] = [
      ['status', 'misbehave replied 299, which the contract does not declare'],
      ['bodyAt204', 'misbehave replied 204 with number, which the contract does not declare'],
      ['twice', 'misbehave replied twice'],
      ['none', 'misbehave returned without a reply'],
      ['refusal', 'misbehave refused with 409, which the contract does not declare'],
      ['key', 'misbehave 200: /shelves/0 breaks additionalProperties (secret)'],
      ['body', 'misbehave 200: /shelves breaks type'],
    ]
    for (const [kind, message] of expected)
      t.ok(
        lines.some((line) => line.includes(`id-${kind}`) && line.includes(message)),
        message,
      )
  })

  t.test('an unavailable database is 503 with Retry-After', async (t) => {
    const library = await startLibrary()
    t.teardown(() => library.server.close())
    const answer = await library.ask('/lib/v1/trouble/database')
    t.equal(answer.status, 503)
    t.equal(answer.headers.get('retry-after'), '1')
    t.same(await answer.json(), { error: 'The service is briefly unavailable, please retry' })
  })

  t.test('a failed token look-up is reported after the request was counted', async (t) => {
    const library = await startLibrary({ callerOf: () => Promise.reject(databaseFault('DATABASE_TIMEOUT', 'away')), addressLimit: 2 })
    t.teardown(() => library.server.close())
    const answers = [await library.ask('/lib/v1/books'), await library.ask('/lib/v1/nothing'), await library.ask('/lib/v1/books')]
    t.same(
      answers.map(({ status, headers }) => [status, headers.get('x-rate-limit-remaining')]),
      [
        [503, '1'],
        [503, '0'],
        [429, '0'],
      ],
    )
  })

  t.test('in production a response that violates its schema is sent, counted, and reported without values', async (t) => {
    lines.length = 0
    const library = await startLibrary({ logger, strictness: production })
    t.teardown(() => library.server.close())
    const answer = await library.ask('/lib/v1/trouble/body')
    t.same([answer.status, await answer.json()], [200, { shelves: 'secret-value' }])
    const reports = lines.filter((line) => line.includes('the contract is violated'))
    t.equal(reports.length, 1)
    t.match(reports[0], 'misbehave 200: /shelves breaks type')
    t.same(secrets(), [], 'no value in the log')
    t.match(await (await library.ask('/metrics')).text(), 'contract_violations_total{operation="misbehave"} 1')
    for (const kind of ['status', 'twice', 'none', 'refusal'])
      t.equal((await library.ask(`/lib/v1/trouble/${kind}`)).status, 500, `${kind}: nothing to send`)
  })

  t.test('H9: in production undeclared members are removed, counted, and reported by their place, whatever else is wrong', async (t) => {
    lines.length = 0
    const library = await startLibrary({ logger, strictness: production })
    t.teardown(() => library.server.close())
    const sent = async (kind: string) => {
      const answer = await library.ask(`/lib/v1/trouble/${kind}`)
      return [answer.status, await answer.text()]
    }
    const reports = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50)
    t.same(await sent('key'), [200, '{"shelves":[{"number":1},{"number":2}]}'])
    const places = ['/shelves/0/secret', '/shelves/1/secret']
    t.match(reports(), [{ level: 50, operation: 'misbehave', removed: 2, pointers: places, msg: 'undeclared members were removed' }])
    t.same(await sent('keyAndType'), [200, '{"shelves":[{"number":"one"}]}'])
    t.match(reports().slice(1), [
      { operation: 'misbehave', removed: 2, pointers: ['/shelves/0/secret', '/secret'] },
      { violation: 'misbehave 200: /shelves/0/number breaks type' },
    ])
    t.same(secrets(), [], 'no value in the log')
    const metrics = await (await library.ask('/metrics')).text()
    t.match(metrics, 'undeclared_members_removed_total{operation="misbehave"} 4')
    t.match(metrics, 'contract_violations_total{operation="misbehave"} 1')
  })

  t.test('in production any other violation can be refused', async (t) => {
    const library = await startLibrary({ logger, strictness: { removeUndeclared: true, refuseViolations: true } })
    t.teardown(() => library.server.close())
    const statusOf = async (kind: string) => (await library.ask(`/lib/v1/trouble/${kind}`)).status
    t.same([await statusOf('key'), await statusOf('body'), await statusOf('keyAndType')], [200, 500, 500])
    t.same([await statusOf('pageOfTypes'), await statusOf('pageOfKeys')], [500, 200])
  })
})

t.test('the items of a page', async (t) => {
  const lines: string[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }) as never
  const twice = async (library: Library, kind: string) => [
    await library.ask(`/lib/v1/trouble/${kind}`),
    await library.ask(`/lib/v1/trouble/${kind}`),
  ]

  t.test('are read, checked and written once', async (t) => {
    const library = await startLibrary()
    t.teardown(() => library.server.close())
    for (const answer of await twice(library, 'page')) {
      t.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
      t.equal(await answer.text(), '{"shelves":[{"number":1},{"number":2,"label":null}]}')
    }
    t.same(library.seen, [['1', '2']])
    const head = await library.ask('/lib/v1/trouble/page', { method: 'HEAD' })
    t.equal(head.headers.get('content-length'), '52')
  })

  t.test('are refused each time when one breaks the contract', async (t) => {
    const library = await startLibrary({ logger })
    t.teardown(() => library.server.close())
    for (const answer of await twice(library, 'pageOfKeys')) t.equal(answer.status, 500)
    t.equal(lines.filter((line) => line.includes('misbehave 200: /shelves/1 breaks additionalProperties (secret)')).length, 2)
    t.same(library.seen, [
      ['1', '2'],
      ['1', '2'],
    ])
  })

  t.test('go out and are reported each time in production', async (t) => {
    lines.length = 0
    const library = await startLibrary({ logger, strictness: production })
    t.teardown(() => library.server.close())
    for (const answer of await twice(library, 'pageOfTypes')) t.equal(answer.status, 200)
    t.equal(lines.filter((line) => line.includes('the contract is violated')).length, 2)
    t.match(await (await library.ask('/metrics')).text(), 'contract_violations_total{operation="misbehave"} 2')
  })

  t.test('are remembered without undeclared members in production', async (t) => {
    const library = await startLibrary({ logger, strictness: production })
    t.teardown(() => library.server.close())
    for (const kind of ['pageOfKeys', 'pageBesideKeys'])
      for (const answer of await twice(library, kind)) t.equal(await answer.text(), '{"shelves":[{"number":1},{"number":2}]}', kind)
    t.same(library.seen, [['1', '2']], 'read once')
    // Those beside the items are removed from each response.
    t.match(await (await library.ask('/metrics')).text(), 'undeclared_members_removed_total{operation="misbehave"} 3')
  })
})

t.test('rate limits', async (t) => {
  let now = 1_800_000_003_000
  const library = await startLibrary({ now: () => now, addressLimit: 20 })
  const { ask } = library
  t.teardown(() => library.server.close())
  const nextWindow = () => (now += 10_000)
  const limits = (answer: Response) => ['limit', 'remaining', 'reset'].map((name) => Number(answer.headers.get(`x-rate-limit-${name}`)))

  t.test('ten requests pass in a window, the eleventh is 429; refused requests are not counted', async (t) => {
    for (let count = 1; count <= 10; count++) {
      const answer = await ask('/lib/v1/books', { token: count % 2 ? 'ten' : 'tenMore' })
      t.equal(answer.status, 200)
      t.same(limits(answer), [10, 10 - count, 1_800_000_010], 'one counter for all tokens of a client')
    }
    for (let more = 0; more < 3; more++) {
      const answer = await ask('/lib/v1/books', { token: 'ten' })
      t.equal(answer.status, 429)
      t.equal(answer.headers.get('retry-after'), '7')
      t.same(limits(answer), [10, 0, 1_800_000_010])
      t.same(await answer.json(), { error: 'Rate limit exceeded, retry in 7 seconds' })
    }
    t.same(limits(await ask('/lib/v1/books', { token: 'tenWide' })), [12, 1, 1_800_000_010], 'the three refused ones are not in the count')
    t.equal((await ask('/lib/v1/books', { token: 'other' })).status, 200, 'another client')
    t.equal((await ask('/lib/v1/books', { token: null })).status, 401, 'an address without a client')
    now = 1_800_000_009_999
    t.equal((await ask('/lib/v1/books', { token: 'ten' })).headers.get('retry-after'), '1')
    now = 1_800_000_010_000
    t.same(limits(await ask('/lib/v1/books', { token: 'ten' })), [10, 9, 1_800_000_020], 'the next window starts at a full 10 seconds')
  })

  t.test('every response below the base path is counted and carries the rate-limit headers', async (t) => {
    nextWindow()
    const paths: [string, RequestInit & { token?: string | null }, number][] = [
      ['/lib/v1/books', { token: null }, 401],
      ['/lib/v1/nothing', { token: null }, 404],
      ['/lib/v0/books', { token: null }, 404],
      ['/lib/v1/books', { token: null, method: 'DELETE' }, 405],
      ['/lib/v1/%', { token: null }, 400],
      ['/lib/v1/books/%ff', { token: null }, 400],
      ['/%', { token: null }, 400],
      ['/lib/v1/hours', { token: null }, 200],
    ]
    let remaining = 20
    for (const [path, init, status] of paths) {
      const answer = await ask(path, init)
      t.equal(answer.status, status, path)
      t.same(limits(answer).slice(0, 2), [20, --remaining], `${path}: told`)
    }
    const doubled = await raw(library.port, 'GET /lib/v1/books HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n')
    t.match(doubled, /^HTTP\/1.1 400 [^]*x-rate-limit-remaining: 11\r\n/)
    for (const path of ['/health', '/openapi.json', '/nowhere'])
      t.notOk((await ask(path, { token: null })).headers.has('x-rate-limit-limit'), path)
    while (remaining-- > 1) await ask('/lib/v1/hours', { token: null })
    for (const path of ['/lib/v1/hours', '/lib/v1/nothing', '/lib/v1/%']) {
      const answer = await ask(path, { token: null })
      t.equal(answer.status, 429, path)
      t.ok(answer.headers.has('retry-after') && answer.headers.has('x-rate-limit-reset'))
    }
    t.equal((await ask('/lib/v1/books', { token: 'ten' })).status, 200, 'a client is not stopped by its address')
  })

  t.test('malformed HTTP gets a request id and is counted for its address', async (t) => {
    nextWindow()
    const reset = (Math.floor(now / 10_000) + 1) * 10
    const answers = {
      431: await raw(library.port, `GET /lib/v1/hours HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`),
      400: await raw(library.port, 'nonsense\r\n\r\n'),
      417: await raw(library.port, 'GET /lib/v1/hours HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\n\r\n'),
    }
    const ids = new Set<string>()
    for (const [at, [status, answer]] of Object.entries(answers).toSorted().entries()) {
      t.match(answer, new RegExp(`^HTTP/1.1 ${status} `))
      t.match(answer, /\r\nx-rate-limit-limit: 20\r\n/i, status)
      t.match(answer, new RegExp(`\r\nx-rate-limit-reset: ${reset}\r\n`, 'i'), status)
      ids.add(/\r\nx-request-id: ([0-9a-f-]{36})\r\n/i.exec(answer)?.[1] ?? `none ${at}`)
      t.match(answer, /\r\nx-rate-limit-remaining: 1[789]\r\n/i, status)
    }
    t.equal(ids.size, 3)
    t.notOk([...ids].some((id) => id.startsWith('none')))
    t.same(limits(await ask('/lib/v1/hours', { token: null })), [20, 16, reset], 'they were counted')
  })

  t.test('of 200 concurrent requests exactly the limit passes', async (t) => {
    nextWindow()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => ask('/lib/v1/books', { token: at % 2 ? 'ten' : 'slow-tenMore' })),
    )
    t.equal(answers.filter(({ status }) => status === 200).length, 10)
    t.equal(answers.filter(({ status }) => status === 429).length, 190)
  })

  t.test('any sequence of requests and clock jumps follows the model', async (t) => {
    const step = fc.record({
      token: fc.constantFrom('ten', 'other', null),
      jump: fc.constantFrom(0, 0, 0, 1, 400, 9_999, 10_000, 3_600_000, -3_600_000, -1),
    })
    await holds(
      t,
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
        // Skips two windows: a small jump back must not reach the window used last, which the model does not know.
        nextWindow()
        nextWindow()
        let window = 0
        const used = new Map<string | null, number>()
        for (const { token, jump } of steps) {
          now += jump
          if (Math.floor(now / 10_000) !== window) used.clear()
          window = Math.floor(now / 10_000)
          const limit = token === null ? 20 : 10
          const passes = (used.get(token) ?? 0) < limit
          if (passes) used.set(token, (used.get(token) ?? 0) + 1)
          const answer = await ask('/lib/v1/hours', { token })
          await answer.arrayBuffer()
          const told = [answer.status, ...limits(answer)]
          const expected = [passes ? 200 : 429, limit, limit - (used.get(token) ?? 0), (window + 1) * 10]
          if (told.join() !== expected.join()) throw new Error(`told ${told}, expected ${expected}`)
        }
      }),
      { runs: 100 },
    )
    t.pass()
  })
})

t.test('time limits: slow headers, a slow body and a silent connection are answered 408 and cut', async (t) => {
  t.strictSame(usualTimeouts, { headers: 10_000, request: 30_000, check: 1_000, unread: 60_000 })
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) as never
  const library = await startLibrary({ logger, timeouts: { headers: 300, request: 2_000, check: 50, unread: 600 } })
  t.teardown(() => library.server.close())
  const started = Date.now()
  let headersMs = 0
  const [headers, body, silent] = await Promise.all([
    raw(library.port, 'GET /lib/v1/books HTTP/1.1\r\nHost: a\r\n').finally(() => (headersMs = Date.now() - started)),
    raw(
      library.port,
      'POST /lib/v1/books HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer all\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
    ),
    raw(library.port, ''),
  ])
  t.match(headers, /^HTTP\/1.1 408 [^]*x-request-id: [^]*x-rate-limit-reset: \d+\r\n[^]*\{"error":"The request took too long to arrive"\}$/)
  t.match(body, /^HTTP\/1.1 408 [^]*x-request-id: [^]*x-rate-limit-reset: \d+\r\n[^]*\{"error":"The request took too long to arrive"\}$/)
  t.match(silent, /^HTTP\/1.1 408 /)
  t.ok(Date.now() - started < 4_500, 'cut, not left open')
  t.ok(Date.now() - started > headersMs + 1_000, 'headers have less time than the body')
  t.equal((await library.ask('/lib/v1/books')).status, 200)
  const half = net.connect(library.port, '127.0.0.1')
  half.write(
    'POST /lib/v1/books HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer all\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
  )
  await sleep(50)
  half.destroy()
  await sleep(100)
  t.notOk(
    lines.some((line) => /"level":[456]0/.test(line)),
    'a sender that goes away is no error of ours',
  )
})

t.test('the documents use the public address if one is configured', async (t) => {
  const library = await startLibrary({ publicUrl: 'https://books.example' })
  t.teardown(() => library.server.close())
  t.match(await (await library.ask('/openapi.json')).json(), { servers: [{ url: 'https://books.example/lib/v1' }] })
})

t.test('X-Forwarded headers are trusted only if configured', async (t) => {
  const statuses = async (trustProxy: boolean | string, forwarded: readonly string[]) => {
    const library = await startLibrary({ trustProxy, addressLimit: 2 })
    t.teardown(() => library.server.close())
    const from = async (address: string) =>
      (await library.ask('/lib/v1/hours', { token: null, headers: { 'x-forwarded-for': address } })).status
    return [await from(forwarded[0]!), await from(forwarded[1]!), await from(forwarded[2]!)]
  }
  const others = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
  t.same(await statuses(false, others), [200, 200, 429])
  t.same(await statuses(true, others), [200, 200, 200])
  t.same(await statuses('203.0.113.0/24', others), [200, 200, 429], 'the request came from no proxy of the list')
  t.same(await statuses('127.0.0.0/8,::1', others), [200, 200, 200])
  const invented = others.map((address) => `${address}, 198.51.100.7`)
  t.same(await statuses(true, invented), [200, 200, 429], 'what a client put before the address that the proxy saw does not count')
  t.same(await statuses('127.0.0.0/8,198.51.100.0/24', invented), [200, 200, 200])
  t.same(await statuses('127.0.0.1, 2001:db8::/32', ['2001:db8::1', '2001:db8::2', 'unknown']), [200, 200, 200])
  const ofOne = ['192.0.2.1:1001', '192.0.2.1:1002', '192.0.2.1']
  t.same(await statuses(true, ofOne), [200, 200, 429], 'some proxies write the port, too')
  t.same(await statuses(true, ['[2001:db8::1]:1001', '[2001:db8::1]', '2001:db8::1']), [200, 200, 429])
  t.same(
    await statuses(
      '127.0.0.0/8,198.51.100.0/24',
      ofOne.map((address) => `${address}, 198.51.100.7:443`),
    ),
    [200, 200, 429],
  )
  t.same(await statuses('0.0.0.0/0', ['unknown', '', 'x'.repeat(1000)]), [200, 200, 200], 'what is no address is nobody that is trusted')
  const behind = (proxies: number) => others.map((address) => `${address}${', 198.51.100.7'.repeat(proxies)}`)
  t.same(await statuses('127.0.0.0/8,198.51.100.0/24', behind(9)), [200, 200, 200])
  t.same(await statuses('127.0.0.0/8,198.51.100.0/24', behind(1000)), [200, 200, 429], 'at most ten proxies stand behind each other')
})

t.test('X-Forwarded-Host and X-Forwarded-Proto of a trusted proxy have the form of a host and a scheme', async (t) => {
  const library = await startLibrary({ trustProxy: true })
  t.teardown(() => library.server.close())
  const servers = async (headers: Record<string, string>) => (await library.ask('/openapi.json', { headers })).json()
  const forwarded = { 'x-forwarded-host': 'books.example:8443', 'x-forwarded-proto': 'https' }
  t.match(await servers(forwarded), { servers: [{ url: 'https://books.example:8443/lib/v1' }] })
  for (const [name, value] of [
    ['x-forwarded-host', 'books.example/path'],
    ['x-forwarded-host', 'user@books.example'],
    ['x-forwarded-host', 'books.example"><script>'],
    ['x-forwarded-proto', 'javascript'],
  ] as const) {
    for (const path of ['/openapi.json', '/lib/v1/hours', '/nowhere']) {
      t.equal((await library.ask(path, { headers: { [name]: value } })).status, 400, `${name}: ${value} at ${path}`)
    }
  }
})

t.test('K8: while 1,000 operations run, a further request is refused at once; bodies that are still to arrive do not count', async (t) => {
  const gate = Promise.withResolvers<void>()
  let begun = 0
  const library = await startLibrary({ gate: () => (begun++, gate.promise) })
  const head =
    'POST /lib/v1/books HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer all\r\nContent-Type: application/json\r\nContent-Length: 23\r\n\r\n{"'
  const slow = Array.from({ length: 1000 }, () => net.connect(library.port, '127.0.0.1').on('error', () => {}))
  t.teardown(() => slow.forEach((socket) => socket.destroy()))
  await Promise.all(slow.map((socket) => once(socket, 'connect')))
  slow.forEach((socket) => socket.write(head))
  const running = Array.from({ length: 1000 }, () => send(library.port, 'GET', '/lib/v1/hours'))
  await until('1,000 operations to run', () => begun === 1000)
  const began = performance.now()
  const refused = await send(library.port, 'GET', '/lib/v1/hours')
  const ms = performance.now() - began
  t.match(refused, {
    status: 503,
    headers: { 'retry-after': '1', 'x-error-code': 'service-unavailable' },
    body: /as many requests as it can/,
  })
  t.ok(ms < 50, `refused after ${ms.toFixed(1)} ms`)
  t.match(await send(library.port, 'GET', '/health'), { status: 200 }, 'the pages beside the API are answered')
  gate.resolve()
  const statuses = (await within('all to be answered', Promise.all(running))).map(({ status }) => status)
  t.strictSame([...new Set(statuses)], [200], 'each that ran is answered')
  t.match(await send(library.port, 'GET', '/lib/v1/hours'), { status: 200 }, 'and so is the next')
  await library.server.close()
})

t.test('K7: a stop refuses new connections and answers requests on open ones', async (t) => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  let held = true
  const library = await startLibrary({ drain: 300, gate: () => (held ? gate : Promise.resolve()) })
  const agent = new http.Agent({ keepAlive: true, maxSockets: 3 })
  const get = () =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      const request = http.get({ port: library.port, agent, path: '/lib/v1/hours' }, (response) => {
        response.resume().on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }))
      })
      request.on('error', reject)
    })
  held = false
  t.match(await get(), { status: 200 })
  held = true
  const text = 'GET /lib/v1/hours HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\n'
  const books = 'POST /lib/v1/books HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer all\r\nContent-Type: application/json\r\n'
  /** What a connection receives on which `first` is sent before the stop, and `rest` 100 ms after its start. */
  const partial = async (first: string, rest?: string) => {
    const socket = net.connect(library.port, '127.0.0.1')
    await once(socket, 'connect')
    let answer = ''
    socket.on('data', (bytes) => (answer += String(bytes)))
    socket.write(first)
    const ended = once(socket, 'close').then(() => ({ answer, ms: Date.now() - started }))
    return { ended, go: () => rest !== undefined && socket.write(rest) }
  }
  let started = Date.now()
  const [idle, kept, headers, body, whole, cut] = await Promise.all([
    partial(text.replace('hours', 'books/1')),
    partial(text.replace('hours', 'books/1'), text),
    partial(text.slice(0, 20), text.slice(20)),
    partial(`${books}Content-Length: 23\r\n\r\n{"title"`, ':"a","pages":1}'),
    partial(text),
    partial(text.slice(0, 20)),
  ])
  const half = await partial(`${books}Content-Length: 23\r\n\r\n{"title"`)
  const underWay = [get()]
  await sleep(50)
  started = Date.now()
  const closed = library.server.close()
  await sleep(50)
  const refused = net.connect(library.port, '127.0.0.1')
  const [refusal] = (await once(refused, 'error')) as [NodeJS.ErrnoException]
  t.equal(refusal.code, 'ECONNREFUSED', 'a new connection')
  await sleep(50)
  for (const one of [kept, headers, body]) one.go()
  await sleep(100)
  held = false
  open()
  for (const answer of await within('what is under way to be answered', Promise.all(underWay)))
    t.same(answer, { status: 200, connection: 'close' }, 'one that was under way')
  for (const [what, one, expected] of [
    ['a request on a connection that was idle', kept, /HTTP\/1.1 401 [^]*HTTP\/1.1 200 [^]*connection: close/i],
    ['all of it had come', whole, /^HTTP\/1.1 200 [^]*connection: close/i],
    ['headers whose rest came later', headers, /^HTTP\/1.1 200 [^]*connection: close/i],
    ['a body whose rest came later', body, /^HTTP\/1.1 201 [^]*connection: close/i],
    ['headers that never come whole', cut, /^HTTP\/1.1 408 [^]*connection: close/i],
    ['a body that never comes whole', half, /^HTTP\/1.1 408 [^]*connection: close/i],
  ] as const) {
    const { answer, ms } = await within(what, one.ended)
    t.match(answer, expected, what)
    t.ok(ms < 3_000, `${what}: after ${ms} ms`)
  }
  const { answer, ms } = await within('the idle connection', idle.ended)
  t.match(answer, /^HTTP\/1.1 401 [^]*"}$/, 'an idle connection is told nothing more')
  t.ok(ms >= 250 && ms < 1_000, `an idle connection is ended after ${ms} ms`)
  await within('the server to close', closed)
  t.ok(Date.now() - started < 3_000)
  agent.destroy()
})

t.test('K7: a stop closes idle connections one after another, the one used last at the end', async (t) => {
  const library = await startLibrary({ drain: 1_000 })
  const sockets = Array.from({ length: 10 }, () => net.connect(library.port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const order = [3, 1, 4, 0, 9, 2, 6, 8, 5, 7]
  for (const at of order) {
    sockets[at]!.write('GET /lib/v1/hours HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(sockets[at]!, 'data')
  }
  const closed: { at: number; ms: number }[] = []
  const began = performance.now()
  const ends = sockets.map((socket, at) => once(socket, 'close').then(() => closed.push({ at, ms: performance.now() - began })))
  await Promise.all([library.server.close(), ...ends])
  t.same(
    closed.map(({ at }) => at),
    order,
  )
  const [first = 0, last = 0] = [closed[0]?.ms, closed[9]?.ms]
  t.ok(first < last - 100 && last >= 990, `the first after ${first} ms, the last after ${last} ms`)
})

t.test('K7: connections in the kernel’s queue at the time of a stop are still answered', async (t) => {
  const library = await startLibrary({ drain: 50 })
  const folder = await mkdtemp(join(tmpdir(), 'spindle-stop-'))
  t.teardown(() => rm(folder, { recursive: true }))
  const request = String.raw`GET /lib/v1/hours HTTP/1.1\r\nHost: a\r\n\r\n`
  const client = `exec 3<>/dev/tcp/127.0.0.1/${library.port}; printf '${request}' >&3; touch sent-$i; cat <&3 >answer-$i; echo closed >>answer-$i`
  const count = 20
  // Blocks the event loop until every client has sent its request, so that no connection is accepted meanwhile.
  const allSent = `until [ $(ls | grep -c sent-) = ${count} ]; do sleep 0.1; done`
  execFileSync('bash', ['-c', `for i in {1..${count}}; do { ${client}; } >/dev/null 2>&1 & done; ${allSent}`], {
    cwd: folder,
    timeout: 10_000,
  })
  await library.server.close()
  const answers = async () => {
    const names = (await readdir(folder)).filter((name) => name.startsWith('answer-'))
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  }
  const areClosed = async () => (await answers()).filter((answer) => answer.endsWith('closed\n')).length === count
  await until('the end of the connections', areClosed, { seen: answers, ms: 3_000 })
  for (const answer of await answers()) t.match(answer, /^HTTP\/1.1 200 [^]*{"open":true}closed\n$/)
})

t.test('no code is generated after the server is ready', async (t) => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', childSource], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (data) => (text += data))
  await within('the child to end', once(child, 'close'), { seen: () => text })
  t.equal(text.trim(), 'refused 201 200 400 404 200 200 204 500 200 200')
})

const childSource = `
  import { startLibrary } from '${new URL('./fixtures/library/server.ts', import.meta.url).pathname}'
  const { ask, server } = await startLibrary()
  const refuse = () => { throw new Error('code is generated at run time') }
  const Refusing = new Proxy(Function, { apply: refuse, construct: refuse })
  Function.prototype.constructor = Refusing
  globalThis.Function = Refusing
  globalThis.eval = refuse
  const statuses = []
  try { new Function('return 1'); statuses.push('built') } catch { statuses.push('refused') }
  const headers = { 'content-type': 'application/json' }
  const note = async (path, init) => { const answer = await ask(path, init); await answer.text(); statuses.push(answer.status) }
  await note('/lib/v1/books', { method: 'POST', headers, body: '{"title":"a","pages":1}' })
  await note('/lib/v1/payments', { method: 'POST', headers, body: '{"kind":"cash","cents":1}' })
  await note('/lib/v1/books?limit=x')
  await note('/lib/v1/nothing')
  await note('/lib/v1/books?genre=novel')
  await note('/lib/v1/books/1')
  await note('/lib/v1/books/1', { method: 'DELETE' })
  await note('/lib/v1/trouble/key')
  await note('/openapi.yaml')
  await note('/metrics')
  await server.close()
  console.log(statuses.join(' '))
`

const generator = new URL('../src/contract/generate.ts', import.meta.url).pathname
const contract = new URL('./fixtures/library/openapi/openapi.yaml', import.meta.url).pathname
const committed = new URL('./fixtures/library/generated/', import.meta.url).pathname

t.test('the generator', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'library-'))
  t.teardown(() => rm(folder, { recursive: true }))
  const text = await readFile(contract, 'utf8')
  /** Generates from the given files, the first of which is the root. Returns the exit code and the output. */
  const generate = async (files: Record<string, string>, output = join(folder, 'generated'), ...flags: string[]) => {
    const sources = await mkdtemp(join(folder, 'contract-'))
    for (const [name, content] of Object.entries(files)) await writeFile(join(sources, name), content)
    const root = join(sources, Object.keys(files)[0] as string)
    const command = [generator, root, output, join(folder, 'operations'), ...flags]
    const done = await promisify(execFile)(process.execPath, command).catch((error: { code: number; stderr: string }) => error)
    return { code: 'code' in done ? done.code : 0, said: done.stderr }
  }
  const output = join(folder, 'generated')

  t.test('generation is deterministic, and --check reports stale files', async (t) => {
    t.same(await generate({ 'root.yaml': text }, output), { code: 0, said: '' })
    for (const name of [
      'openapi-3.1.json',
      'openapi-3.0.json',
      'types.ts',
      'facts.ts',
      'validators.js',
      'validators.d.ts',
      'operations.txt',
    ]) {
      t.equal(await readFile(join(output, name), 'utf8'), await readFile(join(committed, name), 'utf8'), name)
    }
    t.same(await generate({ 'root.yaml': text }, output, '--check'), { code: 0, said: '' })
    await writeFile(join(output, 'facts.ts'), '// edited')
    await rm(join(output, 'types.ts'))
    const stale = await generate({ 'root.yaml': text }, output, '--check')
    t.equal(stale.code, 1)
    t.match(stale.said, /^Stale: \S+\/types\.ts, \S+\/facts\.ts\. Run `make generate`/)
    t.equal(await readFile(join(output, 'facts.ts'), 'utf8'), '// edited', 'a check writes nothing')
  })

  const announcements = { Deprecation: { $ref: '#/components/headers/Deprecation' }, Sunset: { $ref: '#/components/headers/Sunset' } }
  const broken: [string, Record<string, string>, RegExp][] = [
    [
      'a broken reference',
      { 'root.yaml': text.replaceAll('schemas/Hours', () => 'schemas/Gone').replace('Gone:', 'Hours:') },
      /cannot be bundled[^]*Can't resolve \$ref/,
    ],
    [
      'two components of one name',
      {
        'root.yaml': text.replace("'#/components/schemas/Hours'", "'./other.yaml#/components/schemas/Library'"),
        'other.yaml': 'components: { schemas: { Library: { type: object, properties: { other: { type: boolean } } } } }',
      },
      /cannot be bundled[^]*Library/,
    ],
    [
      'a keyword that 3.0 lacks',
      { 'root.yaml': text.replace('      properties: { open: { type: boolean } }', '$&\n      propertyNames: { maxLength: 3 }') },
      /#\/components\/schemas\/Hours\/propertyNames: OpenAPI 3\.0 has no propertyNames/,
    ],
    [
      'two types where 3.0 has one',
      { 'root.yaml': text.replace('open: { type: boolean }', 'open: { type: [boolean, string] }') },
      /OpenAPI 3\.0 has no list of types/,
    ],
    ['no contract', { 'root.yaml': '' }, /cannot be bundled/],
    [
      'a common header that an answer declares differently',
      {
        'root.yaml': text.replace('            Location:', "            X-Rate-Limit-Limit: { $ref: '#/components/headers/Location' }\n$&"),
      },
      /createBook 201 declares the header X-Rate-Limit-Limit differently from x-common/,
    ],
    [
      'a common answer that no component has',
      { 'root.yaml': text.replace("'503': Unavailable", "'503': Absent") },
      /refers to #\/components\/responses\/Absent, which does not exist/,
    ],
  ]
  t.test('an invalid contract is refused with a message', async (t) => {
    await Promise.all(
      broken.map(async ([name, files, message]) => {
        const { code, said } = await generate(files, output)
        t.equal(code, 1, name)
        t.match(said, message, name)
        t.notMatch(said, /\n {4}at /, `${name}: no stack`)
      }),
    )
  })

  t.test('an operation has the common answers and headers, a public one no 401, and what it declares itself stays', async (t) => {
    const own = text.replace(
      "        '409': { $ref: '#/components/responses/Conflict' }\n",
      "$&        '503': { $ref: '#/components/responses/Conflict' }\n",
    )
    const common = join(folder, 'common')
    t.same(await generate({ 'root.yaml': own }, common), { code: 0, said: '' })
    const { paths, components, ...root } = JSON.parse(await readFile(join(common, 'openapi-3.1.json'), 'utf8'))
    const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
    const limits = Object.fromEntries(
      ['Limit', 'Remaining', 'Reset'].map((name) => [`X-Rate-Limit-${name}`, refTo('headers', 'RateLimit')]),
    )
    t.same(paths['/books/{id}'].get.responses['401'], refTo('responses', 'Unauthorized'))
    t.same(Object.keys(paths['/hours'].get.responses), ['200', '404', '429', '500', '503'])
    t.same(paths['/hours'].get.responses['200'].headers, limits)
    t.same(components.responses.Unauthorized.headers, limits)
    t.same(paths['/books'].post.responses['201'].headers, { ...limits, Location: refTo('headers', 'Location') })
    t.same(paths['/books'].post.responses['503'], refTo('responses', 'Conflict'))
    t.notOk('x-common' in root)
  })

  t.test(
    'a deprecated operation, parameter and member says so in types and documents, and only such an operation in its headers',
    async (t) => {
      const types = await readFile(join(committed, 'types.ts'), 'utf8')
      for (const [, name] of types.matchAll(/@deprecated[^]*?\*\/\n +(\w+)/g))
        t.ok(['noteBook', 'put', 'lent', 'rare'].includes(name ?? ''), `${name}`)
      for (const name of ['lent', 'rare']) t.match(types, new RegExp(`@deprecated \\*/\n +${name}\\?:`))
      for (const form of ['openapi-3.1.json', 'openapi-3.0.json']) {
        const { paths, components } = JSON.parse(await readFile(join(committed, form), 'utf8'))
        const { put } = paths['/books/{id}/note']
        t.match(put, { deprecated: true, 'x-deprecated-since': '2026-12-01', 'x-sunset': '2027-12-31' }, form)
        t.equal(put.responses['404'].$ref, '#/components/responses/DeprecatedNotFound')
        t.match(components.responses.DeprecatedNotFound, { ...components.responses.NotFound, headers: announcements })
        t.match(put.responses['202'].headers, { ...announcements, 'X-Rate-Limit-Limit': {} })
        t.notOk('Sunset' in components.responses.NotFound.headers)
        t.equal(paths['/books'].get.parameters.find((parameter: { name: string }) => parameter.name === 'lent').deprecated, true)
        t.equal(components.schemas.BookCreate.properties.rare.deprecated, true)
      }
    },
  )

  t.test('a webhook gets types, a closed validator and, in 3.0, a callback of the operation that takes its URL', async (t) => {
    const webhook = `webhooks:
  book_lent:
    post:
      operationId: receiveBookLent
      tags: [loans]
      security: []
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Loan' } } } }
      responses: { '200': { description: Taken. } }
`
    const lending = text.replace('\ncomponents:\n', `\n${webhook}components:\n`)
    const { code, said } = await generate({ 'root.yaml': lending })
    t.equal(code, 1)
    t.match(said, /webhooks but no operation with x-webhook-url/)
    const notifying = join(folder, 'notifying')
    const taking = lending.replace('operationId: createLoan\n', "$&      x-webhook-url: '{$$request.body#/target}'\n")
    t.same(await generate({ 'root.yaml': taking }, notifying), { code: 0, said: '' })
    const read = async (name: string) => readFile(join(notifying, name), 'utf8')
    t.match(await read('types.ts'), /interface webhooks {\s+book_lent: {/)
    const [newer, older] = [JSON.parse(await read('openapi-3.1.json')), JSON.parse(await read('openapi-3.0.json'))]
    t.same(older.paths['/loans'].post.callbacks, { book_lent: { '{$request.body#/target}': newer.webhooks.book_lent } })
    t.notOk('webhooks' in older)
    const { validators } = (await import(join(notifying, 'validators.js'))) as { validators: Record<string, (value: unknown) => boolean> }
    const lent = { book: '1', reader: null }
    t.equal(validators.book_lent_notification?.(lent), true)
    t.equal(validators.book_lent_notification?.({ ...lent, fee: 3 }), false, 'an unknown key')
    t.equal(validators.book_lent_notification?.({ book: '1' }), false, 'a missing key')
    const { facts: known } = (await import(join(notifying, 'facts.ts'))) as { facts: Record<string, unknown> }
    t.notOk('receiveBookLent' in known, 'it is no operation of the server')
  })

  t.test('a contract of 300 operations is generated and loaded', async (t) => {
    const extra = Array.from({ length: 300 }, (_, at) => {
      const operation = text.slice(text.indexOf('  /books:'), text.indexOf('    post:\n      operationId: createBook'))
      return operation.replace('/books:', `/books${at}:`).replace('listBooks', `list${at}Books`)
    })
    const large = text.replace('  /books:', `${extra.join('')}  /books:`)
    const started = performance.now()
    t.same(await generate({ 'large.yaml': large }), { code: 0, said: '' })
    const generated = performance.now()
    const { facts: many } = (await import(join(output, 'facts.ts'))) as { facts: Record<string, { tag: string }> }
    const { validators } = (await import(join(output, 'validators.js'))) as { validators: Record<string, unknown> }
    t.equal(Object.keys(many).length, Object.keys(facts).length + 300)
    t.equal(typeof validators.list299Books_parameters, 'function')
    const loaded = performance.now()
    t.comment(`300 operations: generated in ${Math.round(generated - started)} ms, loaded in ${Math.round(loaded - generated)} ms`)
  })
})
