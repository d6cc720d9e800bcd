// Runs every guide in order against a server with the demo: each request, command and program does what the guide shows beside it.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { plantDemo, type DemoFile } from '../src/transfer/demo/plantDemo.ts'
import { freePort } from './fixtures/freePort.ts'
import { blocksIn, isProgram, runGuide, savedAs, type Block } from './fixtures/guide.ts'
import { guideChecks } from './fixtures/guideChecks.ts'
import { givenOperator } from './fixtures/operator.ts'
import { givenWorld } from './fixtures/server.ts'
import { unlike } from './fixtures/shown.ts'
import { decide } from './fixtures/visitor.ts'

const guides = readdirSync('openapi/guides').toSorted()
const inGuide = (name: string) => (block: Block) => block.place.startsWith(`${name}:`)

/** Why a block is not run here. The list is closed: a block that it does not name is run, or compared with what the block before it printed. */
const elsewhere: readonly { readonly why: string; readonly tests: readonly string[]; readonly covers: (block: Block) => boolean }[] = [
  { why: 'a drawing', tests: ['portal.test.ts'], covers: ({ language }) => language === 'mermaid' },
  { why: 'a receiver in tabs', tests: ['guideNotifications.test.ts'], covers: ({ title }) => title !== '' },
  {
    why: 'starts the server that the other blocks use',
    tests: ['main.test.ts'],
    covers: ({ text }) => text === 'make run\n' || text === 'make run MOCK=1\n',
  },
  { why: 'generates clients, and programs that use them', tests: ['clients.test.ts'], covers: inGuide('clients.md') },
  {
    why: 'needs a machine of its own, a proxy or a pooler',
    tests: ['package.test.ts', 'systemd.test.ts', 'pgbouncer.test.ts'],
    covers: (block) => inGuide('13-production.md')(block) && block.language !== 'yaml',
  },
  {
    why: 'installs or copies a server, or needs the phone of a person',
    tests: ['package.test.ts', 'serverBackup.test.ts', 'admin.test.ts', 'image.test.ts'],
    covers: (block) => inGuide('12-operating.md')(block) && block.language !== 'sh',
  },
  {
    why: 'is read by another program: a browser, an assistant, Prometheus, Grafana, a collector or journald',
    tests: [],
    covers: (block) =>
      ['10-careers-site.md', '11-assistants.md', '13-observing.md', '13-production.md'].some((name) => inGuide(name)(block)) &&
      ['html', 'json', 'text', 'yaml'].includes(block.language),
  },
]
/** What can be shown after a block that was run. */
const answers = ['http', 'json', 'text']

const world = await givenWorld(t, { delivers: true, environment: { ALLOW_PRIVATE_TARGETS: '1' } })
const { application, origin, config } = world
const dataDir = config.DATA_DIR as string
await plantDemo({ ...application, dataDir, address: origin })
const [demo] = (JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFile).accounts
const spindle = await givenOperator(t, world)
const port = await freePort()
const replaced = { 'localhost:4000': `localhost:${port}`, 'listen(4000)': `listen(${port})` }
const env = { TOKEN: demo!.tokens.account, SERVICE_TOKEN: demo!.tokens.partner, CLIENT_ID: demo!.partner_client_id }

t.test('every block of every guide is run, compared with what was printed, or left out for a known reason', async (t) => {
  const used = new Set<string>()
  for (const file of guides) {
    const blocks = blocksIn(file)
    for (const [at, block] of blocks.entries()) {
      const reason = elsewhere.find(({ covers }) => covers(block))
      if (reason) used.add(reason.why)
      const before = blocks[at - 1]
      const isAnswer = answers.includes(block.language) && block.follows && before !== undefined && isProgram(before)
      t.ok(
        reason || isProgram(block) || isAnswer || savedAs(block),
        `${block.place}: no test runs this block of ${block.language || 'code'}`,
      )
    }
  }
  for (const { why, tests } of elsewhere) {
    t.ok(used.has(why), `${why}: covers a block`)
    for (const name of tests) t.ok(readdirSync('test').includes(name), name)
  }
})

for (const file of guides)
  t.test(`${file}: each request, command and program does what the guide shows`, async (t) => {
    const blocks = blocksIn(file)
    const run = blocks.filter((block) => !elsewhere.some(({ covers }) => covers(block)))
    const types = /read -r/.test(run.map(({ text }) => text).join('')) ? newBrowser() : undefined
    const done = await runGuide(t, run, {
      origin,
      dataDir,
      env,
      spindle,
      replaced,
      ...(types && { types }),
      prepare,
    })
    for (const ran of done) t.strictSame(unlike(ran, blocks[blocks.indexOf(ran.block) + 1]), [], ran.block.place)
    await guideChecks[file]?.(t, done, spindle)
  })

/** Waits as a reader does: until the receiver that a block has started listens, and until it has received what another block sent. */
function prepare({ text }: Block): string | undefined {
  if (text.includes('lena.vogt@')) return `until (: > /dev/tcp/127.0.0.1/${port}) 2>/dev/null; do sleep 0.1; done`
  if (!text.includes('/deliveries')) return undefined
  return `until curl -H "Authorization: Bearer $TOKEN" ${origin}/spi/v3/subscriptions/$ID/deliveries | grep -q '"delivered"'; do sleep 0.1; done`
}

/** Opens each authorization URL that is printed, signs in as the guide says, consents, and returns the address that a reader would paste. */
function newBrowser() {
  let login = { email: '', password: '' }
  let address = ''
  return async (line: string) => {
    const [, email, password] = /^Sign in as (\S+) with the password: (.+)$/.exec(line) ?? []
    if (email && password) login = { email, password }
    if (line.startsWith(`${origin}/oauth/authorize?`)) address = line
    if (address === '' || login.email === '') return undefined
    const opened = address
    address = ''
    return decide(origin, opened, login)
  }
}

t.test('05-rate-limits.md: the program waits as long as a refusal says', async (t) => {
  const file = '05-rate-limits.md'
  // A second before the end of a window, in which the clock stands until a request is refused.
  const begin = Math.floor(Date.now() / 10_000) * 10_000 + 9_000
  let refusedAt: number | undefined
  const now = () => (refusedAt === undefined ? begin : begin + Date.now() - refusedAt)
  const limited = await givenWorld(t, { now, environment: { RATE_LIMIT_ACCOUNT: '1' } })
  const account = await limited.givenAccount()
  const caller = await account.givenCaller()
  const statuses: number[] = []
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, text } = await limited.callerWith(caller.token).get(new URL(request.url!, limited.origin).href)
    statuses.push(status)
    if (status === 429) refusedAt = Date.now()
    response.writeHead(status, status === 429 ? { 'retry-after': headers.get('retry-after')! } : {}).end(text)
  }
  const relay = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  t.teardown(() => relay.close())
  await caller.get('/jobs')
  const { port } = relay.address() as AddressInfo
  await runGuide(t, blocksIn(file), { origin: `http://127.0.0.1:${port}`, dataDir, env: { TOKEN: caller.token } })
  t.strictSame(statuses, [429, 200], 'one refusal, and then the answer')
})
