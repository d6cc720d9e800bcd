// `notify`: a notification is stored exactly when its change is, and wakes the deliverer after the commit.
import { eq, and, sql } from 'drizzle-orm'
import t from 'tap'
import { prepareNotify, waking } from '../src/db/notify.ts'
import { jobs } from '../src/db/schema.ts'
import { build, statementsOver, type Holders } from '../src/db/statements.ts'
import { givenWorld } from './fixtures/server.ts'

const world = await givenWorld(t)
const { database } = world.application
const { statement, transaction } = statementsOver(database)
const notify = prepareNotify({ statement })
const close = statement('close_job', (p: Holders<{ account: number; key: string }>) =>
  build
    .update(jobs)
    .set({ state: sql`'closed'` })
    .where(and(eq(jobs.accountId, p.account), eq(jobs.key, p.key))),
)

const told = async (account: number) => {
  const rows = await database.execute(
    'select account_id, event, subject, key, occurred_at from outbox where account_id = $1 order by key',
    [account],
  )
  return rows.map(({ event, subject }) => ({ event, subject }))
}
const stateOf = async (key: string) => (await database.execute('select state from jobs where key = $1', [key]))[0]?.state

t.test('notify: the row commits with the change', async (t) => {
  const account = await world.givenAccount()
  const { key } = await account.givenJob()
  await transaction(async (run) => {
    await run(close, { account: account.id, key })
    await notify(run, { account: account.id, event: 'job_closed', subject: { job: key } })
  })
  t.equal(await stateOf(key), 'closed')
  t.strictSame(await told(account.id), [{ event: 'job_closed', subject: { job: key } }])
})

t.test('notify: neither row nor change is stored if the operation fails later', async (t) => {
  const account = await world.givenAccount()
  const { key } = await account.givenJob()
  await t.rejects(
    transaction(async (run) => {
      await run(close, { account: account.id, key })
      await notify(run, { account: account.id, event: 'job_closed', subject: { job: key } })
      throw new Error('refused after all')
    }),
    { message: 'refused after all' },
  )
  t.equal(await stateOf(key), 'published')
  t.strictSame(await told(account.id), [])
})

t.test('notify: notifications of an account keep their order', async (t) => {
  const account = await world.givenAccount()
  for (const event of ['first', 'second', 'third']) await transaction((run) => notify(run, { account: account.id, event, subject: {} }))
  t.strictSame(
    (await told(account.id)).map(({ event }) => event),
    ['first', 'second', 'third'],
  )
})

t.test('notify: the deliverer is woken after the commit, and only if there is a notification', async (t) => {
  const account = await world.givenAccount()
  const heard: string[] = []
  const committing: typeof transaction = async (work) => {
    const result = await transaction(work)
    heard.push('committed')
    return result
  }
  const word = waking({ notify, transaction: committing }, () => void heard.push('woken'))
  await word.transaction(async (run) => {
    await word.notify(run, { account: account.id, event: 'job_closed', subject: {} })
    t.strictSame(heard, [], 'not before')
  })
  t.strictSame(heard.splice(0), ['committed', 'woken'])
  t.equal((await told(account.id)).length, 1)
  await word.transaction(async () => {})
  await t.rejects(
    word.transaction(async (run) => {
      await word.notify(run, { account: account.id, event: 'job_closed', subject: {} })
      throw new Error('refused after all')
    }),
  )
  t.strictSame(heard, ['committed'])
})
