// The guarded HTTP client: which addresses it refuses, and how it bounds responses.
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type LookupFunction, type Server, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { outbound, type Outbound, type OutboundOptions } from '../src/outbound/outbound.ts'
import { isPrivate, privateRanges } from '../src/outbound/privateAddress.ts'

/** The first and last address of each range, and one outside. */
const table: Record<(typeof privateRanges)[number], [string, string, string]> = {
  '0.0.0.0/8': ['0.0.0.0', '0.255.255.255', '1.0.0.0'],
  '10.0.0.0/8': ['10.0.0.0', '10.255.255.255', '11.0.0.0'],
  '100.64.0.0/10': ['100.64.0.0', '100.127.255.255', '100.128.0.0'],
  '127.0.0.0/8': ['127.0.0.0', '127.255.255.255', '128.0.0.0'],
  '169.254.0.0/16': ['169.254.0.0', '169.254.255.255', '169.255.0.0'],
  '172.16.0.0/12': ['172.16.0.0', '172.31.255.255', '172.32.0.0'],
  '192.0.0.0/24': ['192.0.0.0', '192.0.0.255', '192.0.1.0'],
  '192.0.2.0/24': ['192.0.2.0', '192.0.2.255', '192.0.3.0'],
  '192.88.99.0/24': ['192.88.99.0', '192.88.99.255', '192.88.100.0'],
  '192.168.0.0/16': ['192.168.0.0', '192.168.255.255', '192.169.0.0'],
  '198.18.0.0/15': ['198.18.0.0', '198.19.255.255', '198.20.0.0'],
  '198.51.100.0/24': ['198.51.100.0', '198.51.100.255', '198.51.101.0'],
  '203.0.113.0/24': ['203.0.113.0', '203.0.113.255', '203.0.114.0'],
  '224.0.0.0/4': ['224.0.0.0', '239.255.255.255', '223.255.255.255'],
  '240.0.0.0/4': ['240.0.0.0', '255.255.255.255', '223.255.255.255'],
  '::/96': ['::', '::ffff:ffff', '::1:0:0'],
  '::ffff:0:0/96': ['::ffff:0:0', '::ffff:255.255.255.255', '::1:0:0:0'],
  '::ffff:0:0:0/96': ['::ffff:0:0:0', '::ffff:0:ffff:ffff', '::ffff:1:0:0'],
  '64:ff9b::/96': ['64:ff9b::', '64:ff9b::ffff:ffff', '64:ff9b::1:0:0'],
  '64:ff9b:1::/48': ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff', '64:ff9b:2::'],
  '100::/64': ['100::', '100::ffff:ffff:ffff:ffff', '100:0:0:1::'],
  '2001::/23': ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:200::'],
  '2001:db8::/32': ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db9::'],
  '2002::/16': ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2003::'],
  '3fff::/20': ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:1000::'],
  '5f00::/16': ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '5f01::'],
  'fc00::/7': ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'fbff::'],
  'fe80::/10': ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'fe7f::'],
  'fec0::/10': ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'fe7f::'],
  'ff00::/8': ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'fe00::'],
}

const exchange = { method: 'GET', timeoutMs: 5000, maxBytes: 1000 } as const

function givenClient(t: Test, options: OutboundOptions): Outbound {
  const client = outbound(options)
  t.teardown(() => client.close())
  return client
}

async function listen(t: Test, server: Server): Promise<number> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => open.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** A receiver, and a client that may reach it. */
async function givenReceiver(t: Test, answer: RequestListener) {
  const port = await listen(t, createServer(answer))
  return { url: `http://127.0.0.1:${port}/`, client: givenClient(t, { allowPrivate: true }) }
}

/** A loopback server that must not be reached: counts connections and bytes. */
async function givenCanary(t: Test) {
  const seen = { connections: 0, bytes: 0 }
  const server = createTcpServer((socket) => {
    seen.connections++
    socket.on('error', () => {})
    socket.on('data', (chunk) => (seen.bytes += chunk.length))
  })
  return { port: await listen(t, server), seen }
}

const answering = (...addresses: string[]): LookupFunction =>
  ((_name: string, _options: object, callback: (error: null, found: object[]) => void) => {
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as never

t.test('a client that was closed before its first request sends none', async (t) => {
  const client = outbound({ allowPrivate: true })
  const sent = client.request({ method: 'GET', url: 'http://127.0.0.1:9/', timeoutMs: 5000, maxBytes: 10 })
  await client.close()
  await t.rejects(sent, { name: 'ClientDestroyedError' })
})

t.test('W9: every private range is refused, from its first to its last address', (t) => {
  t.strictSame(Object.keys(table), [...privateRanges])
  const { refuseTarget } = outbound({ allowPrivate: false })
  for (const [range, [first, last, outside]] of Object.entries(table)) {
    const url = (address: string) => `https://${address.includes(':') ? `[${address}]` : address}/`
    for (const address of [first, last]) {
      t.ok(isPrivate(address), `${range} ${address}`)
      t.throws(() => refuseTarget(url(address)), { name: 'RefusedTarget', reason: 'private' }, url(address))
    }
    t.notOk(isPrivate(outside), `${range} ends before ${outside}`)
    t.doesNotThrow(() => refuseTarget(url(outside)), url(outside))
  }
  t.ok(isPrivate('fe80::1%lo'), 'with a zone')
  t.ok(isPrivate('nowhere'), 'what is no address')
  t.ok(isPrivate(undefined), 'a connection that is gone')
  t.end()
})

t.test('W9: a private address is refused in every spelling', async (t) => {
  const { port, seen } = await givenCanary(t)
  const client = givenClient(t, { allowPrivate: false })
  const spellings = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '127.0.0.1.',
    '%31%32%37.0.0.1',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:0:0:1]',
    '[::]',
  ]
  for (const host of spellings) {
    const url = `https://${host}:${port}/`
    t.throws(() => client.refuseTarget(url), { name: 'RefusedTarget', reason: 'private' }, host)
    await t.rejects(client.request({ ...exchange, url }), { name: 'RefusedTarget', reason: 'private' }, host)
  }
  t.equal(seen.connections, 0)
})

t.test('other invalid addresses are refused before name resolution', async (t) => {
  const strict = givenClient(t, { allowPrivate: false })
  const lenient = givenClient(t, { allowPrivate: true })
  const refused: [Outbound, string, string][] = [
    [strict, 'http://example.com/', 'scheme'],
    [strict, 'ftp://example.com/', 'scheme'],
    [lenient, 'ftp://example.com/', 'scheme'],
    [lenient, 'file:///etc/passwd', 'scheme'],
    [lenient, 'data:text/plain,x', 'scheme'],
    [strict, 'https://ada@example.com/', 'userinfo'],
    [lenient, 'http://:secret@example.com/', 'userinfo'],
    [strict, 'example.com', 'address'],
    [strict, 'https://', 'address'],
    [strict, '', 'address'],
    [strict, 'https://example.com:0/', 'port'],
    [lenient, 'http://127.0.0.1:0/', 'port'],
    [strict, 'https://localhost/', 'private'],
    [strict, 'https://LOCALHOST.:8443/', 'private'],
    [strict, 'https://hooks.localhost/', 'private'],
  ]
  for (const [client, url, reason] of refused) {
    t.throws(() => client.refuseTarget(url), { name: 'RefusedTarget', reason }, url)
    await t.rejects(client.request({ ...exchange, url }), { name: 'RefusedTarget', reason }, url)
  }
  t.doesNotThrow(() => strict.refuseTarget('https://does-not-resolve.example/path?a=b'))
  t.doesNotThrow(() => lenient.refuseTarget('http://127.0.0.1:8080/'))
  t.doesNotThrow(() => lenient.refuseTarget('http://localhost:8080/'))
  t.doesNotThrow(() => strict.refuseTarget('https://notlocalhost/'))
})

t.test('W9: a name is checked by all its addresses, at every request', async (t) => {
  const { port, seen } = await givenCanary(t)
  const url = `https://canary.example:${port}/`
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:127.0.0.1'], ['::1']]) {
    const client = givenClient(t, { allowPrivate: false, lookup: answering(...addresses) })
    t.doesNotThrow(() => client.refuseTarget(url))
    await t.rejects(client.request({ ...exchange, url }), { name: 'RefusedTarget', reason: 'hidden' }, addresses.join())
  }
  t.equal(seen.connections, 0)
})

t.test('W9: a name whose address changes after the check is refused at connection', async (t) => {
  const { port, seen } = await givenCanary(t)
  let reads = 0
  const changing = [
    {
      family: 4,
      get address() {
        return reads++ === 0 ? '8.8.8.8' : '127.0.0.1'
      },
    },
  ]
  const lookup = ((_name: string, _options: object, callback: (error: null, found: object[]) => void) => callback(null, changing)) as never
  const client = givenClient(t, { allowPrivate: false, lookup })
  await t.rejects(client.request({ ...exchange, url: `https://canary.example:${port}/` }), { name: 'RefusedTarget', reason: 'hidden' })
  t.ok(reads > 1, 'the answer changed')
  t.equal(seen.bytes, 0, 'not a byte was sent')
})

t.test('a response is returned with its status, headers and body', async (t) => {
  const { url, client } = await givenReceiver(t, (request, response) => {
    const seen = { method: request.method, url: request.url, coding: request.headers['accept-encoding'], own: request.headers['x-own'] }
    request.setEncoding('utf8').on('data', (body: string) => {
      response.writeHead(418, { 'x-seen': JSON.stringify({ ...seen, body }) }).end('no coffee')
    })
  })
  const answer = await client.request({ ...exchange, method: 'POST', url: `${url}path?q=1`, headers: { 'x-own': 'yes' }, body: '{"a":1}' })
  t.match(answer, { status: 418, truncated: false })
  t.equal(answer.body.toString(), 'no coffee')
  const seen = JSON.parse(answer.headers['x-seen'] as string)
  t.strictSame(seen, { method: 'POST', url: '/path?q=1', coding: 'identity', own: 'yes', body: '{"a":1}' })
})

t.test('W4: redirects are not followed', async (t) => {
  const paths: (string | undefined)[] = []
  const { url, client } = await givenReceiver(t, (request, response) => {
    paths.push(request.url)
    response.writeHead(request.method === 'POST' ? 307 : 302, { location: '/elsewhere' }).end()
  })
  t.equal((await client.request({ ...exchange, url })).status, 302)
  t.equal((await client.request({ ...exchange, method: 'POST', url, body: 'x' })).status, 307)
  t.strictSame(paths, ['/', '/'])
})

t.test('W4: silent and dripping responses end at the time limit, floods at the size limit', async (t) => {
  const { url, client } = await givenReceiver(t, (request, response) => {
    if (request.url === '/silence') return
    const [bytes, ms] = request.url === '/drip' ? [1, 20] : [65_536, 0]
    response.writeHead(200)
    if (request.url === '/more') return void response.write(Buffer.alloc(65_536))
    const timer = setInterval(() => response.write(Buffer.alloc(bytes)), ms)
    response.on('close', () => clearInterval(timer))
  })
  for (const path of ['silence', 'drip']) {
    await t.rejects(client.request({ ...exchange, url: url + path, timeoutMs: 300 }), { name: 'TimeoutError' }, path)
  }
  const { body, truncated } = await client.request({ ...exchange, url: `${url}flood`, maxBytes: 100_000 })
  t.equal(body.length, 100_000)
  t.ok(truncated)
  // A client that has received more than it keeps does not wait for the rest.
  t.ok((await client.request({ ...exchange, url: `${url}more`, maxBytes: 65_535, timeoutMs: 1000 })).truncated)
})

t.test('a body of exactly the size limit is complete', async (t) => {
  const { url, client } = await givenReceiver(t, (_, response) => response.end(Buffer.alloc(1000)))
  for (const [maxBytes, length, truncated] of [
    [1000, 1000, false],
    [999, 999, true],
  ] as const) {
    const answer = await client.request({ ...exchange, url, maxBytes })
    t.strictSame([answer.body.length, answer.truncated], [length, truncated])
  }
})

t.test('W4: compressed responses are not decompressed', async (t) => {
  const bomb = gzipSync(Buffer.alloc(1_000_000))
  const { url, client } = await givenReceiver(t, (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
  const { body } = await client.request({ ...exchange, url, maxBytes: 100_000 })
  t.ok(body.equals(bomb))
})

t.test('W4: broken connections and invalid HTTP responses are errors', async (t) => {
  const client = givenClient(t, { allowPrivate: true })
  const hostile: Record<string, (socket: Socket) => void> = {
    'reset before the answer': (socket) => socket.resetAndDestroy(),
    'reset inside the body': (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf', () => socket.resetAndDestroy())
    },
    'an end inside the body': (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf'),
    garbage: (socket) => socket.end('<html>not HTTP at all</html>'),
  }
  for (const [title, answer] of Object.entries(hostile)) {
    const port = await listen(
      t,
      createTcpServer((socket) => {
        socket.on('error', () => {})
        socket.once('data', () => answer(socket))
      }),
    )
    await t.rejects(client.request({ ...exchange, url: `http://127.0.0.1:${port}/` }), { name: /^(?!TimeoutError)/ }, title)
    if (title === 'garbage') {
      await t.rejects(client.request({ ...exchange, url: `https://127.0.0.1:${port}/` }), { name: /^(?!TimeoutError)/ }, 'no TLS')
    }
  }
})
