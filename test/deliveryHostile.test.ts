// Misbehaving receivers: each costs one bounded attempt and delays no other target (promise W4).
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { givenReceiver } from './fixtures/receiver.ts'
import { givenWorld } from './fixtures/server.ts'
import { givenSubscription, teller } from './fixtures/subscription.ts'
import { until } from './fixtures/wait.ts'

const world = await givenWorld(t, { environment: { ALLOW_PRIVATE_TARGETS: '1' } })
const { delivery } = world.application
const tell = teller(world)
const receiver = await givenReceiver(t)

const head = (status: string, headers: string[] = []) => `HTTP/1.1 ${status}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`
const megabyte = Buffer.alloc(1024 * 1024, 'x')
let flooded = 0

/** What a receiver does with a connection once a request starts to arrive; `expected` is the attempt in the log. */
const modes: Record<
  string,
  { behaves: (socket: Socket) => void; expected: { status: number | null; fault: string | null }; over?: number }
> = {
  'says nothing': { behaves: () => {}, expected: { status: null, fault: 'timeout' }, over: 14_500 },
  'drips its answer byte by byte': {
    behaves: (socket) => {
      socket.write(head('200 OK', ['content-length: 100000']))
      const dripping = setInterval(() => socket.write('x'), 300)
      socket.on('close', () => clearInterval(dripping))
    },
    expected: { status: null, fault: 'timeout' },
    over: 14_500,
  },
  'drips its head byte by byte': {
    behaves: (socket) => {
      const text = head(
        '200 OK',
        Array.from({ length: 100 }, (_, at) => `x-${at}: y`),
      )
      let at = 0
      const dripping = setInterval(() => socket.write(text[at++] ?? ''), 300)
      socket.on('close', () => clearInterval(dripping))
    },
    expected: { status: null, fault: 'timeout' },
    over: 14_500,
  },
  'answers with 100 MB': {
    behaves: (socket) => {
      socket.write(head('500 Oops', [`content-length: ${100 * megabyte.length}`]))
      const pour = () => {
        if (flooded++ < 100 && !socket.destroyed) socket.write(megabyte, pour)
      }
      pour()
    },
    expected: { status: 500, fault: null },
  },
  'answers with a gzip bomb': {
    behaves: (socket) => {
      const bomb = gzipSync(Buffer.alloc(50 * megabyte.length))
      socket.write(head('500 Oops', ['content-encoding: gzip', `content-length: ${bomb.length}`]))
      socket.end(bomb)
    },
    expected: { status: 500, fault: null },
  },
  'sends elsewhere': {
    behaves: (socket) => socket.end(head('302 Found', [`location: ${receiver.target('redirected')}`, 'content-length: 0'])),
    expected: { status: 302, fault: null },
  },
  'says 200 and breaks off': {
    behaves: (socket) => {
      socket.write(head('200 OK', ['content-length: 1000']), () => socket.resetAndDestroy())
    },
    expected: { status: null, fault: 'connection' },
  },
  'closes without an answer': { behaves: (socket) => void socket.end(), expected: { status: null, fault: 'connection' } },
  'speaks no HTTP': { behaves: (socket) => void socket.end('<html>hello</html>'), expected: { status: null, fault: 'connection' } },
}

async function listen(server: Server): Promise<number> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => open.add(socket.on('error', () => {})))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const account = await world.givenAccount()
const caller = await account.givenCaller()
async function subscribe(target: string): Promise<number> {
  const { body } = await caller.post('/subscriptions', { target, event: 'candidate_created' })
  return body.id
}
/** The only attempt so far. */
async function attemptOf(subscription: number) {
  const { body } = await caller.get(`/subscriptions/${subscription}/deliveries`)
  const { body: delivery } = await caller.get(`/subscriptions/${subscription}/deliveries/${body.deliveries[0].id}`)
  return delivery.attempts[0]
}
const happens = () => tell({ account: account.id, event: 'candidate_created', subject: { candidate: '0190000000000001' } })

t.test('W4, W5: every attempt ends within 15.5 seconds, and none delays a healthy target', async (t) => {
  const ids: Record<string, number> = {}
  for (const [name, { behaves }] of Object.entries(modes)) {
    const port = await listen(createTcpServer((socket) => void socket.once('data', () => behaves(socket))))
    ids[name] = await subscribe(`http://127.0.0.1:${port}/`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'spindle-tls-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const selfSigned = await listen(createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }))
  ids['signs its own certificate'] = await subscribe(`https://localhost:${selfSigned}/`)
  await givenSubscription(caller, receiver, 'healthy')

  await happens()
  const began = performance.now()
  delivery.wake()
  await until('the healthy target to be told', () => receiver.at('healthy').length > 0, { seen: () => receiver.received.length })
  t.ok(performance.now() - began < 5_000, 'the healthy target is told while the others keep their attempts')
  const ended = async () => (await Promise.all(Object.values(ids).map(attemptOf))).filter(Boolean)
  let over = 0
  await until(`${Object.keys(ids).length} attempts to end`, async () => (over = (await ended()).length) === Object.keys(ids).length, {
    ms: 25_000,
    seen: () => over,
  })

  for (const [name, { expected, over = 0 }] of Object.entries(modes)) {
    const attempt = await attemptOf(ids[name]!)
    t.match(attempt, { ...expected, answer: null }, name)
    t.ok(attempt.duration <= 15_500 && attempt.duration >= over, `${name}: ${attempt.duration} ms`)
    const { body } = await caller.get(`/subscriptions/${ids[name]}/deliveries`)
    t.match(body.deliveries, [{ state: 'pending' }], `${name}: it is tried again`)
  }
  t.match(await attemptOf(ids['signs its own certificate']!), { status: null, fault: 'encryption' })
  t.ok(flooded < 30, `of 100 MB ${flooded} were sent before the connection was ended`)
  t.strictSame(receiver.at('redirected'), [], 'nobody is followed')
})
