// What a server does by itself is done for the embedded database: changed tables are vacuumed and analyzed, and checkpoints written, when it is idle.
import t from 'tap'
import { configOf } from '../src/config.ts'
import { performDirectly } from '../src/operator/direct.ts'
import type { Command } from '../src/operator/command.ts'
import { checkpointOf, statisticsOf, upkeepOf } from '../src/db/upkeep.ts'
import { plantCandidates } from './bench/candidateWorld.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'
import { subscriptionsOf } from './fixtures/subscriptions.ts'
import { until } from './fixtures/wait.ts'

const world = await givenWorld(t)
const { database } = world.application
const { execute } = database

const statistics = async (table: string) => {
  const [row] = await execute(
    `select n_mod_since_analyze as changed, n_dead_tup as dead, reltuples as rows
       from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.relname = $1`,
    [table],
  )
  return { changed: Number(row?.changed), dead: Number(row?.dead), rows: Number(row?.rows) }
}
/** Waits until the engine has counted this many changes, which it does once a second. */
const counted = (table: string, least: number) =>
  until(`${least} changes of ${table}`, async () => (await statistics(table)).changed >= least, { seen: () => least })
/** The database with an engine that works for this share of the time. */
const workingFor = (share: number) => ({ execute, activeMs: () => share * performance.now() })
/** Runs rounds until nothing is due, each with a new maintainer, since one pauses after its work. */
async function rounds(share = 0): Promise<string[]> {
  const done: string[] = []
  for (let round = 0; round < 50; round++) {
    const table = await upkeepOf(workingFor(share))()
    if (table === undefined) return done
    done.push(table)
  }
  throw new Error(`There is no end: ${done.join(', ')}`)
}

t.test('changed tables are vacuumed and analyzed, one per round, until none is left', async (t) => {
  await rounds()
  const account = await world.givenAccount()
  await account.givenJob()
  await plantCandidates(account, execute, 500)
  await execute('update candidates set headline = $2 where account_id = $1', [account.id, 'changed'])
  await counted('candidates', 1000)
  const before = await statistics('candidates')
  t.ok(before.changed >= 1000 && before.dead >= 500, JSON.stringify(before))
  const done = await rounds()
  t.ok(done.includes('candidates') && done.includes('files') && done.includes('activities'), done.join(', '))
  t.equal(new Set(done).size, done.length, 'each once')
  t.same(await statistics('candidates'), { changed: 0, dead: 0, rows: 500 })
  const [kept] = await execute(`select max(cardinality(most_common_freqs))::int as most from pg_stats where tablename = 'candidates'`, [])
  t.ok(Number(kept?.most) <= 10, 'of a small sample, since everybody waits meanwhile')
  t.same(await rounds(), [])
})

t.test('while the engine is busy, only overdue tables are maintained', async (t) => {
  await rounds()
  const account = await world.givenAccount()
  const { rows } = await statistics('members')
  const measure = 50 + 0.1 * Math.max(0, rows)
  for (let made = 0; made < measure * 1.5; made++) await account.givenMember()
  await counted('members', measure * 1.4)
  t.same(await rounds(0.9), [])
  await execute(`update members set name = name where account_id = $1`, [account.id])
  for (let time = 0; time < 6; time++) await execute(`update members set name = name where account_id = $1`, [account.id])
  await counted('members', 6 * measure)
  t.same(await rounds(0.9), ['members'])
})

t.test('after a run, maintenance pauses for fifty times its duration', async (t) => {
  const account = await world.givenAccount()
  await account.givenJob()
  await plantCandidates(account, execute, 2000)
  await counted('candidates', 2000)
  await counted('activities', 2000)
  const upkeep = upkeepOf(workingFor(0))
  t.ok(await upkeep())
  t.equal(await upkeep(), undefined)
  t.ok((await rounds()).length > 0, 'though there is more to do')
})

t.test('the engine reports for how long it has worked', async (t) => {
  const worked = async (work: Promise<unknown>) => {
    const [at, before] = [performance.now(), database.activeMs!()]
    await work
    return (database.activeMs!() - before) / (performance.now() - at)
  }
  t.ok((await worked(execute('select count(*) from generate_series(1, 3000000)', []))) > 0.3)
  t.ok((await worked(new Promise((resolve) => setTimeout(resolve, 300)))) < 0.3)
})

t.test('a Postgres server needs no maintenance by the process', async (t) => {
  const refuse = async () => Promise.reject(new Error('asked'))
  t.equal(await upkeepOf({ execute: refuse })(), undefined)
  t.equal(await checkpointOf({ execute: refuse })(), false)
})

t.test('a plan that was made while a table was empty is made again once the table has grown', async (t) => {
  const refresh = statisticsOf({ execute })
  const account = await world.givenAccount()
  const { givenSubscription, givenDelivery } = subscriptionsOf(account)
  const subscription = await givenSubscription()
  const fetched = async () => {
    await execute('select pg_stat_force_next_flush()', [])
    const [row] = await execute(`select sum(idx_tup_fetch) as many from pg_stat_user_indexes where relname = 'deliveries'`, [])
    return Number(row?.many)
  }
  /** The rows of deliveries that the check of its foreign key reads for an attempt of the newest one. */
  const readForAttempt = async () => {
    const [newest] = await execute('select max(id) as id from deliveries where account_id = $1', [account.id])
    const before = await fetched()
    await account.insert('delivery_attempts', { delivery_id: newest?.id, duration: 1, status: 200, started_at: new Date().toISOString() })
    return (await fetched()) - before
  }
  await givenDelivery(subscription)
  // A plan is kept from a statement's sixth execution on.
  for (let time = 0; time < 10; time++) await readForAttempt()
  await execute(
    `insert into deliveries (account_id, subscription_id, sequence, event, subject, occurred_at, state)
     select account_id, subscription_id, n, event, subject, occurred_at, 'delivered' from deliveries, generate_series(2, 1000) n
     where account_id = $1`,
    [account.id],
  )
  await execute('select pg_stat_force_next_flush()', [])
  t.ok((await readForAttempt()) > 500, 'the plan is as it was: otherwise this test shows nothing')
  t.ok((await refresh()).includes('deliveries'))
  t.equal(await readForAttempt(), 1)
  t.same(await refresh(), [], 'nothing has grown since')
})

t.test('the server runs the maintenance with its periodic tasks', async () => {
  await rounds()
  const account = await world.givenAccount()
  await account.givenJob()
  await plantCandidates(account, execute, 1500)
  await until('the server to find it in a quiet time', () => world.application.chores.upkeep())
})

const atCheckpoint = async (run = execute) => (await run('select redo_lsn::text as at from pg_control_checkpoint()', []))[0]?.at
async function log(megabytes: number, run = execute): Promise<void> {
  for (let logged = 0; logged < megabytes; logged++)
    await run(`select pg_logical_emit_message(false, 'test', repeat('x', 1000000))::text`, [])
}

t.test('in a quiet time a checkpoint is written before much is logged', async (t) => {
  await execute('checkpoint', [])
  const [atRest, atWork] = [checkpointOf(workingFor(0.05)), checkpointOf(workingFor(0.2))]
  t.equal(await atRest(), false, 'not after every change')
  await log(40)
  t.equal(await atWork(), false)
  t.equal(await atRest(), true)
  t.equal(await atRest(), false)
})

t.test('a checkpoint is written once much was logged since the last one', async (t) => {
  const checkpoint = checkpointOf(workingFor(1))
  const before = await atCheckpoint()
  t.equal(await checkpoint(), false)
  await log(140)
  t.equal(await atCheckpoint(), before, 'the engine writes none by itself')
  t.equal(await checkpoint(), true)
  t.not(await atCheckpoint(), before)
  t.equal(await checkpoint(), false)
})

t.test('a command that opens the database itself writes checkpoints meanwhile', async (t) => {
  const config = configOf({ ...(await givenDatabase(t)), MODE: 'development' })
  const logging: Command = {
    name: 'log',
    summary: 'logs much',
    options: {},
    prepare:
      ({ database: { execute: run } }) =>
      async () => {
        const before = await atCheckpoint(run)
        await log(140, run)
        await until('a checkpoint', async () => (await atCheckpoint(run)) !== before)
        return { note: 'logged' }
      },
  }
  const io = { lines: (async function* () {})(), write: async () => {}, progress: () => {}, signal: new AbortController().signal }
  t.same(await performDirectly(config, Date.now, logging, {}, io), { note: 'logged' })
})
