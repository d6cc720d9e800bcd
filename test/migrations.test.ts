// Migrations: a database of every released version is migrated with its data, to the same schema as a new one.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { OnMigrating } from '../src/db/applyMigrations.ts'
import { openDatabase, type Database, type Execute } from '../src/db/client.ts'
import { migrations } from '../src/db/migrations.ts'
import { runServer } from './fixtures/process.ts'
import { givenBareDatabase } from './fixtures/server.ts'

const folder = fileURLToPath(migrations)
type Journal = { entries: { tag: string; when: number }[] }
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal

const { DATA_DIR, DATABASE_URL } = await givenBareDatabase(t)
const reach = { databaseUrl: DATABASE_URL, dataDir: join(DATA_DIR, 'postgres') }
/** Opens the database, applies the first `count` migrations, and closes it after `work`. */
async function migrated<Result>(count: number, work: (database: Database) => Promise<Result>): Promise<Result> {
  const some = mkdtempSync(join(tmpdir(), 'spindle-migrations-'))
  try {
    cpSync(folder, some, { recursive: true })
    writeFileSync(join(some, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
    const database = await openDatabase({ ...reach, migrations: some })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    rmSync(some, { recursive: true })
  }
}

/** Everything that a database declares, as text in a fixed order. */
async function shapeOf({ execute }: Database): Promise<unknown[]> {
  const lines = async (text: string) => (await execute(`select line from (${text}) as lines order by line`, [])).map(({ line }) => line)
  return [
    await lines(
      `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
         from information_schema.columns where table_schema = 'public'`,
    ),
    await lines(
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
         from pg_constraint where connamespace = 'public'::regnamespace`,
    ),
    await lines(`select indexdef as line from pg_indexes where schemaname = 'public'`),
    await lines(`select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'public'::regnamespace`),
    await lines(`select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal`),
  ]
}

async function clear({ execute }: Database): Promise<void> {
  await execute('drop schema public cascade', [])
  await execute('drop schema drizzle cascade', [])
  await execute('create schema public', [])
}

/** An account with a member and a job, as far as the version has tables for them. */
async function plant(execute: Execute): Promise<void> {
  const [found] = await execute(`select to_regclass('accounts') is not null as accounts`, [])
  if (!found?.accounts) return
  const [account] = await execute(`insert into accounts (subdomain, name) values ('kept', 'Kept') returning id`, [])
  await execute(`insert into members (account_id, name, email, role) values ($1, 'Ada', 'ada@kept.example', 'admin')`, [account?.id])
  await execute(`insert into jobs (account_id, title, shortcode, state) values ($1, 'Baker', 'B000000001', 'published')`, [account?.id])
}
const planted = `select a.subdomain, m.email, j.shortcode from accounts a join members m on m.account_id = a.id join jobs j on j.account_id = a.id`

const last = journal.entries.length
const newest = await migrated(last, async (database) => {
  const shape = await shapeOf(database)
  await clear(database)
  return shape
})

for (const [at, { tag }] of journal.entries.slice(0, -1).entries()) {
  t.test(`a database of ${tag} is migrated to the newest schema`, async (t) => {
    await migrated(at + 1, async ({ execute }) => plant(execute))
    await migrated(last, async (database) => {
      t.strictSame(await shapeOf(database), newest, 'it is what one from nothing is')
      const kept = at === 0 ? [] : [{ subdomain: 'kept', email: 'ada@kept.example', shortcode: 'B000000001' }]
      t.same(await database.execute(planted, []), kept, 'and holds what it held')
      await clear(database)
    })
  })
}

/** Opens the database with one more migration. */
async function migratedBy(text: string, onMigrating: OnMigrating = () => {}): Promise<void> {
  const some = mkdtempSync(join(tmpdir(), 'spindle-migrations-'))
  t.teardown(() => rmSync(some, { recursive: true, force: true }))
  cpSync(folder, some, { recursive: true })
  const entries = [...journal.entries, { tag: '9999_next', when: Date.now() + 1e9 }]
  writeFileSync(join(some, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  writeFileSync(join(some, '9999_next.sql'), text)
  await (await openDatabase({ ...reach, migrations: some, onMigrating })).close()
}

t.test('a migration that waits for a lock holds up nobody for long, and says what it does', { skip: !DATABASE_URL }, async (t) => {
  await migrated(last, async (database) => {
    const told: string[] = []
    let longest = 0
    const migrating = database.transaction(async (execute) => {
      await execute('select id from jobs', [])
      const done = migratedBy('-- locks: jobs, for a moment\nALTER TABLE "jobs" ADD COLUMN "next" text', (message, { locks }) =>
        told.push([message, locks].join(' ')),
      )
      while (told.length < 3) {
        const began = performance.now()
        await database.execute('select id from jobs', [])
        longest = Math.max(longest, performance.now() - began)
        await execute('select 1', [])
        await sleep(50)
      }
      return { done }
    })
    await (
      await migrating
    ).done
    t.strictSame(
      [...new Set(told)],
      ['a migration begins jobs, for a moment', 'a migration waits for a lock that others hold ', 'a migration is applied '],
    )
    t.ok(longest > 100 && longest < 1_000, `others waited for at most ${Math.round(longest)} ms`)
    await clear(database)
  })
})

t.test('a migration outside a transaction creates an index concurrently, and can be repeated', async (t) => {
  await migrated(last, async () => {})
  const text = (column: string) =>
    `-- outside a transaction\nDROP INDEX CONCURRENTLY IF EXISTS "next";--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "next" ON "jobs" ("${column}")`
  await t.rejects(migratedBy(text('missing')))
  await migratedBy(text('title'))
  const database = await openDatabase(reach)
  t.equal((await database.execute(`select indexdef from pg_indexes where indexname = 'next'`, [])).length, 1)
  await clear(database)
  await database.close()
})

t.test('a program refuses a database that is newer than itself, naming both', async (t) => {
  const newest = journal.entries.at(-1)!
  await migrated(journal.entries.length, ({ execute }) =>
    execute('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', ['later', Date.parse('2030-01-02T03:04:05Z')]),
  )
  await t.rejects(openDatabase({ ...reach, migrations }), {
    message: `The database belongs to a later release: its newest migration is from 2030-01-02T03:04, and the newest of this release is ${newest.tag} from ${new Date(newest.when).toISOString().slice(0, 16)}. Start the later release, or restore the backup that was made before it.`,
  })
  const { code, output } = await runServer({ MODE: 'development', DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) })
  t.equal(code, 1)
  t.match(output, /^The database belongs to a later release: .*\n$/m)
})
