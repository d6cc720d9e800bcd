// What reads of an account cost beside thousands of others: no plan reads rows of other accounts.
import t from 'tap'
import { base } from '../src/assemble.ts'
import { accountTables } from '../src/db/accountTables.ts'
import { getTableConfig, type PgTable } from '../src/db/drizzle.js'
import { givenExampleAccount } from './fixtures/exampleAccount.ts'
import { readsOver } from './fixtures/reads.ts'
import { accepts } from './fixtures/requests.ts'
import { callerAt, givenWorld, type World } from './fixtures/server.ts'
import { addressOf, exampleRequests } from './fixtures/story.ts'

const others = 2000
const accountId = 'account_id'

t.test('every table of accounts is planned for large accounts', async (t) => {
  const { execute } = (await givenWorld(t)).application.database
  const lacking = await execute(
    `select c.relname as table from pg_attribute join pg_class c on c.oid = attrelid
      where attname = $1 and c.relkind = 'r' and attoptions is distinct from '{n_distinct=10}'`,
    [accountId],
  )
  t.strictSame(lacking, [], 'a migration that creates a table sets this too')
})

t.test('no read of the contract reads more rows beside thousands of accounts', async (t) => {
  const planted = await givenWorld(t)
  const { execute } = planted.application.database
  const { database, rowsReadBy } = readsOver(planted.application.database)
  const world = await givenWorld(t, { database: { ...database, close: async () => {} } })
  const { given } = await givenExampleAccount(world, base)
  const [admin] = await execute("select id from members where account_id = $1 and role = 'admin' and active limit 1", [given.id])
  const [account, user] = [await given.givenCaller(), await given.givenUser(admin)]
  const requests = exampleRequests(base).filter(({ method }) => method === 'GET')
  const read = async () => {
    const rows = new Map<string, number>()
    for (const request of requests) {
      const caller = callerAt(world.origin)((accepts(request.id, 'account') ? account : user).token)
      rows.set(request.id, await rowsReadBy(async () => t.equal((await caller.get(addressOf(request))).status, request.status, request.id)))
    }
    return rows
  }
  await execute('vacuum analyze', [])
  const alone = await read()
  await multiply(world, given.id)
  await execute('vacuum analyze', [])
  for (const [id, rows] of await read()) {
    const most = 2 * alone.get(id)! + 20
    t.ok(rows <= most, `${id}: ${Math.ceil(rows)} rows, at most ${Math.ceil(most)}`)
  }
})

/** Copies the rows of the account to other accounts, with ids of their own, in an order that mixes the accounts. */
async function multiply({ application }: World, from: number): Promise<void> {
  await application.database.transaction(async (execute) => {
    await execute("insert into accounts (subdomain, name) select 'other-' || at, 'Other' from generate_series(1, $1::int) at", [others])
    // Foreign keys are not checked row by row.
    await execute('set local session_replication_role = replica', [])
    for (const table of accountTables) {
      const { name, columns } = getTableConfig(table)
      const moved = new Set(['id', ...idsIn(table)])
      const copied = columns.filter((column) => column.name !== accountId && !column.generated)
      const list = copied.map((column) => `"${column.name}"`).join(', ')
      const values = copied.map((column) => `x."${column.name}"${moved.has(column.name) ? ' + a.id * 100000' : ''}`).join(', ')
      // Rows that are unique among all accounts, such as tokens, are left out.
      await execute(
        `insert into ${name} (${accountId}, ${list}) overriding system value select a.id, ${values} from ${name} x, accounts a
          where x.account_id = ${from} and a.subdomain like 'other-%' order by md5(a.id::text || x::text) on conflict do nothing`,
        [],
      )
    }
  })
}

/** The columns that hold ids of the account's rows. */
const idsIn = (table: PgTable) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns } = key.reference()
    return columns.filter((_, at) => foreignColumns[at]?.name === 'id' && columns.length > 1).map(({ name }) => name)
  })
