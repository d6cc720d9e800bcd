// Tenant isolation: every registered statement that touches a tenant table is bound to the account, as parsed by Postgres's own parser, so
// that accounts can be spread over several databases.
import { parse } from 'libpg-query'
import { eq, getTableName, isTable } from 'drizzle-orm'
import t from 'tap'
import * as schema from '../src/db/schema.ts'
import { build, statementsOver, type Holders, type Registered } from '../src/db/statements.ts'
import { everywhere, lookups, placements } from './fixtures/accountless.ts'
import { everyStatement } from './fixtures/everyStatement.ts'
import { unbound } from './fixtures/tenancy.ts'
import { givenWorld } from './fixtures/server.ts'

// The profile `family` has statements of its own, in addition to all others.
const world = await givenWorld(t, { environment: { COMPAT: 'family' } })
const register = [...(await everyStatement(world.application)).values()]

/** Statements that run without an account or serve all accounts, each with the reason. */
const exceptions = new Map([...lookups, ...placements, ...everywhere])

/** Tables that belong to no account: OAuth applications, which may serve several, tables without account data, and the processes. */
const shared = ['applications', 'sign_in_attempts', 'rate_counts', 'last_writes', 'processes']
const tables = Object.values(schema)
  .filter((value) => isTable(value))
  .map((table) => getTableName(table))
  .filter((table) => !shared.includes(table))

/** The numbers of the parameters that contain the account. */
const accountParameters = ({ built }: Registered) =>
  built().values.flatMap((value, at) => ((value as { name?: string } | null)?.name === 'account' ? [at + 1] : []))

t.test('H2: every statement that reads or writes a tenant table names its account', async (t) => {
  t.ok(register.length > 10, `${register.length} statements`)
  for (const statement of register) {
    const found = unbound(await parse(statement.built().text), tables, accountParameters(statement))
    if (exceptions.has(statement.name)) t.ok(found.length > 0, `${statement.name} needs no exception any more: strike it off`)
    else t.strictSame(found, [], statement.name)
  }
})

t.test('H2: a statement without its account is detected, whatever its form', async (t) => {
  const leaks = {
    'no condition': 'select "id" from "members"',
    'another condition': 'select "id" from "members" where "key" = $1',
    'a condition on the wrong parameter': 'select "id" from "members" where "account_id" = $2',
    'only one side of an or': 'select "id" from "members" where "account_id" = $1 or "active"',
    negated: 'select "id" from "members" where not ("account_id" = $1)',
    'not equal': 'select "id" from "members" where "account_id" <> $1',
    'a join without it': 'select m.id from members m join jobs j on j.id = m.id where m.account_id = $1',
    'an outer join, bound from the wrong side':
      'select m.id from members m left join jobs j on j.id = m.id and m.account_id = $1 where m.account_id = $1',
    'a sub-select': 'select id from members m where m.account_id = $1 and exists (select 1 from jobs j where j.id = m.id)',
    'a sub-select as a column': 'select id, (select count(*) from jobs) from members where account_id = $1',
    'a common table': 'with all_jobs as (select id from jobs) select m.id from members m, all_jobs where m.account_id = $1',
    union: 'select id from members where account_id = $1 union select id from members',
    update: 'update members set active = false where key = $1',
    'update that moves a row': 'update members set account_id = $1 where id = $2',
    delete: 'delete from members where key = $1',
    'insert for another': 'insert into members (account_id, name) values ($2, $1)',
    'insert for one of two': "insert into members (account_id, name) values ($1, 'a'), ($2, 'b')",
    'insert without it': "insert into members (name) values ('a')",
    'a sub-select in what an update returns':
      'update members set active = false where account_id = $1 returning (select count(*) from jobs)',
    'a sub-select in what an insert returns': 'insert into members (account_id) values ($1) returning (select count(*) from jobs)',
    'insert of what another has': 'insert into members (account_id, name) select $1, title from jobs',
    'insert for whoever has it': 'insert into members (account_id, name) select account_id, title from jobs where account_id = $1',
    'insert of two selections': 'insert into members (account_id, name) select $1, $2 union all select $2, $2',
    'a statement it does not know': 'truncate members',
    'an account that is not its own': 'select id from accounts where subdomain = $1',
  }
  for (const [title, text] of Object.entries(leaks)) {
    t.ok((await parse(text).then((tree) => unbound(tree, tables, [1]))).length > 0, title)
  }
})

t.test('H2: statements that name their account are accepted', async (t) => {
  const bound = {
    plain: 'select "id" from "members" where "account_id" = $1 and ("active" or "role" = $2)',
    'turned round': 'select "id" from "members" where $1 = "account_id"',
    'a join through it': 'select m.id from members m join jobs j on j.account_id = m.account_id and j.id = m.id where m.account_id = $1',
    'a left join through it': 'select m.id from members m left join jobs j on j.account_id = m.account_id where m.account_id = $1',
    'a sub-select of its own': 'select id from members m where m.account_id = $1 and exists (select 1 from jobs j where j.account_id = $1)',
    'a sub-select through the outer row':
      'select id from members m where m.account_id = $1 and exists (select 1 from jobs j where j.account_id = m.account_id)',
    'the account itself': 'select id from accounts where id = $1 for update',
    insert: "insert into members (account_id, name) values ($1, 'a')",
    'insert of a selection': 'insert into members (account_id, name) select $1::bigint, title from jobs where account_id = $1',
    update: 'update members set active = false where account_id = $1 and key = $2',
    delete: 'delete from members where account_id = $1',
    'a common table': 'with mine as (update jobs set title = $2 where account_id = $1 returning id) select id from mine',
  }
  for (const [title, text] of Object.entries(bound)) t.strictSame(await parse(text).then((tree) => unbound(tree, tables, [1])), [], title)
})

/** What is looked up before the account is known: the directory of a server whose accounts are spread over several databases. */
const directory = new Set([
  'accounts.subdomain',
  'grants.code_hash',
  'partners.client_id',
  'password_resets.hash',
  'refresh_tokens.hash',
  'sessions.hash',
  'tokens.hash',
])

t.test('every statement runs on the database of one account, after a look into the directory, or on each database by itself', async (t) => {
  const hashes = [...directory].map((place) => place.split('.')[1])
  const byDirectory = new RegExp(`"?(${hashes.join('|')})"? = (lower\\()?\\$\\d`)
  for (const name of lookups.keys()) t.match(register.find((one) => one.name === name)?.built().text, byDirectory, name)
  for (const name of [...placements.keys(), ...everywhere.keys()])
    t.ok(
      register.some((one) => one.name === name),
      name,
    )
})

t.test('H2: keys of every tenant table hold within an account, but for those of the directory', async (t) => {
  const uniques = await world.application.database.execute(
    `select c.relname as table, string_agg(a.attname, ',' order by a.attnum) as columns from pg_index x
       join pg_class c on c.oid = x.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any(x.indkey::int2[])
      where x.indisunique and c.relnamespace = 'public'::regnamespace group by c.relname, x.indexrelid`,
    [],
  )
  const wide = uniques
    .filter(({ table, columns }) => !shared.includes(String(table)) && !String(columns).split(',').includes('account_id'))
    .map(({ table, columns }) => `${String(table)}.${String(columns)}`)
  t.strictSame(wide.toSorted(), [...directory, 'accounts.id', 'accounts.key'].toSorted())
})

t.test('H2: primary and foreign keys of every tenant table start with the account', async (t) => {
  const rows = await world.application.database.execute(
    `select c.conrelid::regclass::text as table, c.conname as name, c.contype as kind, a.attname as first, f.attname as to, c.confrelid::regclass::text as of
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       left join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
      where c.contype in ('p', 'f') and c.connamespace = 'public'::regnamespace`,
    [],
  )
  for (const { table, name, kind, first, to, of } of rows) {
    // Applications are on every database, as the accounts that own them.
    if (table === 'accounts' || shared.includes(String(table)) || of === 'applications') continue
    t.equal(first, 'account_id', `${String(table)}: ${String(name)}`)
    if (kind === 'f') t.equal(to, of === 'accounts' ? 'id' : 'account_id', `${String(table)}: ${String(name)}`)
  }
})

t.test('what a database counts by itself: one sequence of keys, and one of ids for each table', async (t) => {
  const sequences = await world.application.database.execute(
    `select c.relname as name, d.refobjid::regclass::text as of from pg_class c
       left join pg_depend d on d.objid = c.oid and d.deptype in ('a', 'i') where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace`,
    [],
  )
  t.strictSame(
    sequences.filter(({ of }) => of === null).map(({ name }) => name),
    ['key_sequence'],
  )
  const triggers = await world.application.database.execute(
    'select distinct tgrelid::regclass::text as on from pg_trigger where not tgisinternal',
    [],
  )
  t.strictSame(
    triggers.map(({ on }) => on),
    ['audit_log'],
    'a trigger runs where its row is',
  )
})

t.test('the database can prepare every registered statement', async (t) => {
  for (const { name, built } of register) {
    const { text, values } = built()
    const { parameters } = await world.application.database.describe(text)
    t.equal(parameters.length, values.length, name)
  }
})

t.test('a statement called directly inside a transaction is refused and fails the transaction', async (t) => {
  const { statement, transaction } = statementsOver(world.application.database)
  const insert = statement('insert_account', (p: Holders<{ subdomain: string }>) =>
    build.insert(schema.accounts).values({ subdomain: p.subdomain, name: 'Never' }).returning({ id: schema.accounts.id }),
  )
  const work = transaction(async (run) => {
    await run(insert, { subdomain: 'never-1' })
    await insert({ subdomain: 'never-2' })
  })
  await t.rejects(work, { message: /insert_account was called inside a transaction/ })
  t.equal((await world.application.database.execute("select id from accounts where subdomain like 'never%'", [])).length, 0)
})

t.test('nested column groups and missing values are refused', async (t) => {
  const { statement } = statementsOver(world.application.database)
  const grouped = statement('grouped', () => build.select({ account: { id: schema.accounts.id } }).from(schema.accounts))
  await t.rejects(async () => grouped({}), /name each column/)
  const find = statement('by_name', (p: Holders<{ name: string }>) =>
    build.select({ id: schema.accounts.id }).from(schema.accounts).where(eq(schema.accounts.name, p.name)),
  )
  await t.rejects(async () => find({ name: undefined as never }), /called without name/)
})

t.test('a statement is built once, at its first call', async (t) => {
  const { statement } = statementsOver(world.application.database)
  let times = 0
  const count = statement('counted', () => {
    times++
    return build.select({ id: schema.accounts.id }).from(schema.accounts)
  })
  t.equal(times, 0, 'a start builds none')
  t.strictSame(await count({}), await count({}))
  t.equal(times, 1)
})

t.test('two statements with the same name are refused', (t) => {
  const { statement } = statementsOver(world.application.database)
  const query = () => build.select({ id: schema.accounts.id }).from(schema.accounts)
  statement('named', query)
  t.throws(() => statement('named', query), { message: 'Two statements are called named' })
  t.end()
})
