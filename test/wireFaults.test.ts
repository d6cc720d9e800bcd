// The Postgres protocol client with a server that violates the protocol: the caller gets a database fault in time, never a wrong row, and
// the next statement works.
import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import t, { type Test } from 'tap'
import { openConnection, type Connection } from '../src/db/connection.ts'
import { isDatabaseFault } from '../src/db/faults.ts'
import {
  authenticated,
  dataRow,
  givenFakePostgres,
  int16,
  int32,
  message,
  ready,
  rows,
  text,
  type Say,
  type Turn,
} from './fixtures/fakePostgres.ts'
import { seed } from './fixtures/property.ts'
import { within } from './fixtures/wait.ts'

/** A connection attempt is given up after 3.5 s, a statement after 4.5 s, on an idle machine. */
const most = 6_000
const atOnce = 40
const turns: readonly Turn[] = ['start', 'prepare', 'execute']
/** The number of messages that the server sends in each turn. */
const said: Readonly<Record<Turn, number>> = { start: 4, prepare: 4, execute: 5 }

const ask = (connection: Connection) => connection.run('select name, number from things where number < $1', [3])

/** Sends two concurrent statements to a server with a fault; each succeeds or fails with a database fault. Then the server works again. */
async function survives(t: Test, title: string, say: Say): Promise<'answered' | 'failed'> {
  const fake = await givenFakePostgres(t)
  fake.say = say
  const onNotify = () => t.fail(`${title}: nothing was notified`)
  const connection = openConnection({ databaseUrl: fake.url }, { cutFrozen: true, onNotify })
  t.teardown(() => connection.end())
  const answers = await within(title, Promise.allSettled([ask(connection), ask(connection)]), { ms: most })
  for (const answer of answers) {
    if (answer.status === 'fulfilled') t.strictSame(answer.value, rows, title)
    else t.ok(isDatabaseFault(answer.reason), `${title}: ${answer.reason}`)
  }
  fake.say = undefined
  // A fault that has not surfaced yet may end the connection once more.
  const again = await within(
    `${title}, later`,
    ask(connection).catch(() => ask(connection)),
  )
  t.strictSame(again, rows, `${title}, later`)
  await connection.end()
  return answers.some(({ status }) => status === 'rejected') ? 'failed' : 'answered'
}

/** Runs many cases in parallel, since some last until their timeout. Returns the titles of those that failed. */
async function surviveAll(t: Test, cases: ReadonlyMap<string, Say>): Promise<Set<string>> {
  const failed = new Set<string>()
  const left = [...cases]
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) if ((await survives(t, ...next)) === 'failed') failed.add(next[0])
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed
}

/** Changes the messages of one turn and leaves the rest correct. */
const in_ =
  (turn: Turn, change: (messages: readonly Buffer[]) => readonly Buffer[]): Say =>
  (client, messages, now) =>
    void client.write(Buffer.concat(now === turn ? change(messages) : messages))
/** Replaces one message by others. */
const at = (turn: Turn, index: number, ...others: readonly Buffer[]) => in_(turn, (messages) => messages.toSpliced(index, 1, ...others))

t.test('a correct server is understood', async (t) => {
  t.equal(await survives(t, 'whole', (client, messages) => void client.write(Buffer.concat(messages))), 'answered')
  t.equal(
    await survives(t, 'byte by byte', (client, messages) => {
      for (const byte of Buffer.concat(messages)) client.write(Buffer.of(byte))
    }),
    'answered',
  )
})

t.test('a connection may be cut after any byte, by an end or a reset', async (t) => {
  const cases = new Map<string, Say>()
  for (const turn of turns) {
    for (const end of ['end', 'resetAndDestroy'] as const) {
      for (let bytes = 0; bytes < 140; bytes++) {
        const cut = new WeakSet<Socket>()
        cases.set(`${turn}, ${end} after ${bytes}`, (client, messages, now) => {
          if (cut.has(client)) return
          const whole = Buffer.concat(messages)
          if (now !== turn || bytes >= whole.length) return void client.write(whole)
          cut.add(client)
          client.write(whole.subarray(0, bytes), () => client[end]())
        })
      }
    }
  }
  const failed = await surviveAll(t, cases)
  t.ok(failed.size > 300, `${failed.size} cuts were told`)
})

t.test('missing, repeated and reordered messages are faults', async (t) => {
  const cases = new Map<string, Say>()
  for (const turn of turns) {
    for (let index = 0; index < said[turn]; index++) {
      // A missing or duplicate row cannot be detected.
      const isRow = turn === 'execute' && (index === 1 || index === 2)
      if (!isRow) {
        cases.set(`${turn} ${index} missing`, at(turn, index))
        cases.set(
          `${turn} ${index} twice`,
          in_(turn, (messages) => messages.toSpliced(index, 0, messages[index] as Buffer)),
        )
      }
      if (index > 0 && !(turn === 'execute' && index === 2))
        cases.set(
          `${turn} ${index} before the one before`,
          in_(turn, (messages) => messages.toSpliced(index - 1, 2, messages[index] as Buffer, messages[index - 1] as Buffer)),
        )
    }
  }
  const failed = await surviveAll(t, cases)
  const mustFail = [
    'start 3 missing',
    'prepare 1 missing',
    'prepare 2 missing',
    'prepare 3 missing',
    'prepare 2 twice',
    'prepare 3 twice',
    'prepare 3 before the one before',
    'execute 3 missing',
    'execute 4 missing',
    'execute 4 twice',
    'execute 3 before the one before',
    'execute 4 before the one before',
  ]
  for (const title of mustFail) t.ok(failed.has(title), `${title} is noticed`)
})

t.test('messages with wrong lengths or counts are faults', async (t) => {
  const cases = new Map<string, Say>()
  const wrong = [-2_147_483_648, -5, -1, 0, 3, 1_000, 2_147_483_647]
  for (const turn of turns) {
    for (let index = 0; index < said[turn]; index++) {
      for (const length of wrong)
        cases.set(
          `${turn} ${index} of length ${length}`,
          in_(turn, (messages) => {
            const broken = Buffer.from(messages[index] as Buffer)
            broken.writeInt32BE(length, 1)
            return messages.with(index, broken)
          }),
        )
      for (const kind of ['\0', 'G', 'W', 'd', '\u00ff'])
        cases.set(
          `${turn} ${index} of kind ${kind.charCodeAt(0)}`,
          in_(turn, (messages) => {
            const broken = Buffer.from(messages[index] as Buffer)
            broken[0] = kind.charCodeAt(0)
            return messages.with(index, broken)
          }),
        )
      for (const by of [-1, 1])
        cases.set(
          `${turn} ${index} by ${by} too long`,
          in_(turn, (messages) => {
            const broken = Buffer.from(messages[index] as Buffer)
            broken.writeInt32BE(broken.readInt32BE(1) + by, 1)
            return messages.with(index, broken)
          }),
        )
    }
  }
  for (const many of [-1, 0, 1, 3, 32_767]) {
    const counted = (messages: readonly Buffer[], index: number) => {
      const broken = Buffer.from(messages[index] as Buffer)
      broken.writeInt16BE(many, 5)
      return messages.with(index, broken)
    }
    if (many !== 1)
      cases.set(
        `${many} parameters`,
        in_('prepare', (messages) => counted(messages, 1)),
      )
    cases.set(
      `${many} columns`,
      in_('prepare', (messages) => counted(messages, 2)),
    )
    cases.set(
      `a row of ${many} values`,
      in_('execute', (messages) => counted(messages, 1)),
    )
  }
  for (const length of [-2_147_483_648, -2, 0, 2, 4, 1_000, 2_147_483_647])
    cases.set(
      `a value of length ${length}`,
      in_('execute', (messages) => {
        const broken = Buffer.from(messages[1] as Buffer)
        broken.writeInt32BE(length, 7)
        return messages.with(1, broken)
      }),
    )
  await surviveAll(t, cases)
})

t.test('a row description with more columns than announced is a fault', async (t) => {
  const fake = await givenFakePostgres(t)
  fake.say = in_('prepare', (messages) => {
    const broken = Buffer.from(messages[2] as Buffer)
    broken.writeInt16BE(1, 5)
    return messages.with(2, broken)
  })
  const connection = openConnection({ databaseUrl: fake.url })
  t.teardown(() => connection.end())
  const error = await within(
    'the fault',
    connection.describe('select').then(() => undefined, Object),
  )
  t.ok(isDatabaseFault(error), String(error))
})

t.test('garbage at any place is a fault', async (t) => {
  const cases = new Map<string, Say>()
  const places = fc.sample(fc.tuple(fc.constantFrom(...turns), fc.nat(5), fc.integer({ min: 1, max: 300 })), { seed, numRuns: 120 })
  places.forEach(([turn, index, many], at) =>
    cases.set(
      `${many} bytes in ${turn} before ${index} (${at})`,
      in_(turn, (messages) => messages.toSpliced(index, 0, randomBytes(many))),
    ),
  )
  const broken: Record<string, Buffer> = {
    'an error without an end': message('E', Buffer.from('SERROR')),
    'an error of nothing': message('E'),
    'an error whose field has no end': message('E', text('SERROR'), Buffer.from('Mthat is all')),
    'a notification without an end': message('A', int32(1), Buffer.from('news')),
    'a request for a copy': message('G', Buffer.of(0), int16(0)),
    'a proof of no kind': message('R'),
  }
  for (const [title, bytes] of Object.entries(broken)) {
    for (const turn of turns) {
      cases.set(
        `${title} before ${turn}`,
        in_(turn, (messages) => [bytes, ...messages]),
      )
      cases.set(
        `${title} in place of ${turn}`,
        in_(turn, () => [bytes]),
      )
    }
  }
  await surviveAll(t, cases)
})

t.test('notices, parameters and notifications between any two messages change nothing', async (t) => {
  const notice = message('N', text('SNOTICE'), text('Mhear'), Buffer.of(0))
  const changed = message('S', text('TimeZone'), text('UTC'))
  const news = message('A', int32(1), text('news'), text('hello'))
  const fake = await givenFakePostgres(t)
  fake.say = (client, messages, turn) => {
    const between = turn === 'start' ? [notice, changed] : [notice, changed, news]
    client.write(Buffer.concat(messages.flatMap((one) => [...between, one])))
  }
  let heard = 0
  const connection = openConnection(
    { databaseUrl: fake.url },
    { onNotify: (channel, payload) => (heard += channel === 'news' && payload === 'hello' ? 1 : 0) },
  )
  t.teardown(() => connection.end())
  t.strictSame(await Promise.all([ask(connection), ask(connection)]), [rows, rows])
  t.equal(heard, said.prepare + 2 * said.execute)
})

t.test('a slow server is given up only if a response takes too long', async (t) => {
  const drip = (ms: number): Say => {
    let order = Promise.resolve()
    return (client, messages) => void (order = order.then(() => dripped(client, Buffer.concat(messages), ms)))
  }
  const cases = new Map<string, Say>([
    ['a byte every 2 ms', drip(2)],
    ['a byte every 200 ms', drip(200)],
  ])
  for (const slow of turns) {
    cases.set(
      `half a second before ${slow}`,
      (client, messages, now) => void sleep(now === slow ? 500 : 0).then(() => client.write(Buffer.concat(messages))),
    )
    cases.set(`nothing in ${slow}`, (client, messages, now) => void (now === slow || client.write(Buffer.concat(messages))))
  }
  const failed = await surviveAll(t, cases)
  t.strictSame([...failed].toSorted(), ['a byte every 200 ms', ...turns.map((turn) => `nothing in ${turn}`)].toSorted())
})

async function dripped(client: Socket, bytes: Buffer, ms: number): Promise<void> {
  for (const byte of bytes) {
    if (client.destroyed) return
    client.write(Buffer.of(byte))
    await sleep(ms)
  }
}

t.test('rows of 64 MB are read, and fail when cut', async (t) => {
  const large = 'x'.repeat(64 << 20)
  const whole = [message('2'), dataRow(large, 7), message('C', text('SELECT 1')), ready]
  const fake = await givenFakePostgres(t)
  const connection = openConnection({ databaseUrl: fake.url }, { cutFrozen: true })
  t.teardown(() => connection.end())
  fake.say = in_('execute', () => whole)
  const [found] = await within('the row', ask(connection))
  t.equal(found?.number, 7)
  t.ok(found?.name === large, 'it is whole')
  fake.say = (client, messages, turn) => {
    if (turn !== 'execute') return void client.write(Buffer.concat(messages))
    client.write(Buffer.concat(whole).subarray(0, 40 << 20), () => client.destroy())
  }
  const error = await within(
    'the fault',
    ask(connection).then(() => undefined, Object),
  )
  t.ok(isDatabaseFault(error), String(error))
  fake.say = undefined
  t.strictSame(await ask(connection), rows)
})

t.test('a server that does not prove knowledge of the password is refused', async (t) => {
  const offered = message('R', int32(10), text('SCRAM-SHA-256'), Buffer.of(0))
  const challenge = (words: string) => message('R', int32(11), Buffer.from(words))
  const started = [authenticated, ready]
  /** Replaces the server's response to each message in turn. */
  const refusals: Record<string, readonly (readonly Buffer[])[]> = {
    'no proof at all': [[offered], started],
    'a last word of no worth': [[offered], [message('R', int32(12), Buffer.from('v=AAAA')), ...started]],
    'a challenge to another': [[offered], [challenge('r=another,s=AAAA,i=4096')]],
    'a challenge without salt or rounds': [[offered], [challenge('')]],
    'another way to prove it': [[message('R', int32(10), text('SCRAM-SHA-1'), Buffer.of(0))]],
    'a proof of a kind that is not known': [[message('R', int32(7))]],
  }
  for (const [title, turnsSaid] of Object.entries(refusals)) {
    const fake = await givenFakePostgres(t)
    let turn = 0
    fake.say = (client) => void client.write(Buffer.concat(turnsSaid[turn++] ?? []))
    const connection = openConnection({ databaseUrl: fake.url })
    await t.rejects(within(title, ask(connection)), { code: '28P01' }, title)
    await connection.end()
  }
})
