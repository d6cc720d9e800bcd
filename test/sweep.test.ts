// Retention: the sweep of expired rows, the last use of tokens, and the append-only audit log.
import { randomUUID } from 'node:crypto'
import t, { type Test } from 'tap'
import { operator } from '../src/access/audit.ts'
import { prepareSweep } from '../src/access/sweep.ts'
import { hashOf, mintToken } from '../src/access/tokenText.ts'
import { assemble } from '../src/assemble.ts'
import { configOf } from '../src/config.ts'
import { openDatabase, type Row } from '../src/db/client.ts'
import { statementsOver } from '../src/db/statements.ts'
import { givenDatabase, givenWorld, type World } from './fixtures/server.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = Date.UTC(2026, 5, 1)
/** An instant this long ago; a negative value is in the future. */
const ago = (ms: number) => new Date(now - ms).toISOString()
const hash = () => hashOf(mintToken('code'))

/** A world with one account, member and application, and functions that insert rows of every kind. */
async function givenRows(t: Test) {
  const world = await givenWorld(t, { now: () => now })
  const account = await world.givenAccount()
  const { execute } = world.application.database
  const user = await account.givenUser()
  const common = { member_id: user.member.id, scopes: ['r_jobs'] }
  let deliveries = 0
  const given = {
    session: (expiresAt: string) => account.insert('sessions', { member_id: user.member.id, hash: hash(), expires_at: expiresAt }),
    /** A link of a new member, since each member has at most one. */
    reset: async (expiresAt: string) => {
      const member = await account.givenMember()
      await account.insert('password_resets', { member_id: member.id, hash: hash(), expires_at: expiresAt })
      return member
    },
    token: (values: Row) =>
      account.insert('tokens', { kind: 'account', hash: hash(), name: 'Test', last_four: 'abcd', scopes: [], ...values }),
    /** An old grant whose code was used. */
    grant: (values: Row = {}) =>
      account.insert('grants', {
        ...common,
        application_id: user.application,
        code_hash: hash(),
        code_expires_at: ago(60 * day),
        code_used_at: ago(60 * day),
        redirect_uri: 'https://app.example.test/callback',
        ...values,
      }),
    userToken: (grant: Row, values: Row) => given.token({ ...common, kind: 'user', grant_id: grant.id, expires_at: ago(-hour), ...values }),
    refreshToken: (grant: Row, values: Row = {}) =>
      account.insert('refresh_tokens', { grant_id: grant.id, hash: hash(), expires_at: ago(-30 * day), ...values }),
    /** A delivery of this age with an attempt. */
    delivery: async (createdAt: string) => {
      const subscription = await account.insert('subscriptions', {
        id: ++deliveries,
        event: 'candidate_created',
        target: 'https://hooks.example.com/',
        target_hash: hash(),
        owner: `account:${account.id}`,
        scopes: [],
        secrets: [],
      })
      const made = { subscription_id: subscription.id, sequence: 1, event: 'candidate_created', subject: {}, state: 'failed' }
      const delivery = await account.insert('deliveries', { ...made, occurred_at: createdAt, created_at: createdAt })
      await account.insert('delivery_attempts', { delivery_id: delivery.id, started_at: createdAt, duration: 1, status: 500 })
      return delivery
    },
    entry: (at: string) => account.insert('audit_log', { at, actor_kind: 'server', action: 'token_issued', subject_id: 1 }),
    attempts: async (startedAt: string) => {
      const subject = `login:${randomUUID()}`
      await execute('insert into sign_in_attempts (subject, started_at, count) values ($1, $2, 1)', [subject, startedAt])
      return subject
    },
    /** Requests in a window this far from the current one, by the database's clock. */
    count: async (distance: number) => {
      const client = `address:${randomUUID()}`
      const window = 'floor(extract(epoch from now()) / 10) + $2::integer'
      await execute(`insert into rate_counts (client, "window", count) values ($1, ${window}, 10)`, [client, distance])
      return client
    },
  }
  const left = async (table: string, column = 'id') =>
    (await execute(`select ${column} as it from ${table} order by ${column}`, [])).map((row) => row.it)
  return { world, account, user, given, left, execute, sweep: world.application.chores.sweep }
}

const idsOf = (...rows: Row[]) => rows.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b))

t.test('the sweep removes expired rows and nothing else, and a second sweep finds none', async (t) => {
  const { given, left, user, sweep, execute } = await givenRows(t)
  const entriesBefore = await left('audit_log')

  const session = await given.session(ago(-minute))
  await given.session(ago(0))
  const reset = await given.reset(ago(-minute))
  await given.reset(ago(0))
  const attempts = await given.attempts(ago(14 * minute))
  await given.attempts(ago(16 * minute))
  const counts = [await given.count(0), await given.count(-2)]
  await given.count(-10)
  await given.count(360)

  const living = await given.grant()
  const livingRefresh = await given.refreshToken(living)
  const tokens = [
    { id: user.id },
    await given.token({ expires_at: ago(400 * day) }),
    await given.token({ revoked_at: ago(29 * day) }),
    await given.userToken(living, { expires_at: ago(23 * hour) }),
  ]
  await given.token({ revoked_at: ago(31 * day) })
  await given.userToken(living, { expires_at: ago(25 * hour) })

  const waiting = await given.grant({ code_expires_at: ago(23 * hour), code_used_at: null })
  const calling = await given.grant()
  tokens.push(await given.userToken(calling, {}))
  const callingRefresh = await given.refreshToken(calling, { expires_at: ago(minute) })
  await given.refreshToken(calling, { used_at: ago(2 * day) })
  const disconnected = await given.grant({ revoked_at: ago(29 * day) })
  const disconnectedRefresh = await given.refreshToken(disconnected)
  tokens.push(await given.userToken(disconnected, { expires_at: ago(hour) }))
  await given.grant({ code_expires_at: ago(25 * hour), code_used_at: null })
  await given.refreshToken(await given.grant(), { expires_at: ago(minute) })
  await given.userToken(await given.grant(), { expires_at: ago(minute) })
  const longGone = await given.grant({ revoked_at: ago(31 * day) })
  await given.refreshToken(longGone)
  await given.userToken(longGone, {})

  const entry = await given.entry(new Date(Date.now() - 700 * day).toISOString())
  await given.entry(new Date(Date.now() - 762 * day).toISOString())

  const delivery = await given.delivery(ago(29 * day))
  await given.delivery(ago(31 * day))

  t.equal(await sweep(), 14)
  const check = async (title: string) => {
    t.strictSame(await left('sessions'), idsOf(session), `${title}: sessions`)
    t.strictSame(await left('password_resets', 'member_id'), [reset.id], `${title}: links to set passwords`)
    t.strictSame(await left('sign_in_attempts', 'subject'), [attempts], `${title}: failed sign-ins`)
    t.strictSame(new Set(await left('rate_counts', 'client')), new Set(counts), `${title}: counts of calls`)
    t.strictSame(await left('tokens'), idsOf(...tokens), `${title}: tokens`)
    t.strictSame(await left('grants'), idsOf({ id: user.grant }, living, waiting, calling, disconnected), `${title}: grants`)
    t.strictSame(await left('refresh_tokens'), idsOf(livingRefresh, callingRefresh, disconnectedRefresh), `${title}: refresh tokens`)
    t.strictSame(await left('audit_log'), [...entriesBefore, entry.id], `${title}: the audit log`)
    t.strictSame(await left('deliveries'), [delivery.id], `${title}: deliveries`)
    t.strictSame(await left('delivery_attempts', 'delivery_id'), [delivery.id], `${title}: their attempts`)
  }
  await check('once')
  t.equal(await sweep(), 0)
  await check('twice')
  t.equal((await user.get('/accounts')).status, 200)
  t.ok((await execute('select id from applications', [])).length > 1, 'applications stay')
})

t.test('O4: a used refresh token is remembered as long as its grant exists', async (t) => {
  const { given, left, sweep, execute } = await givenRows(t)
  const grant = await given.grant()
  const used = []
  for (const days of [200, 100, 2])
    used.push(await given.refreshToken(grant, { used_at: ago(days * day), expires_at: ago(days * day - 30 * day) }))
  const successor = await given.refreshToken(grant)
  const recent = await given.refreshToken(grant, { used_at: ago(hour) })
  await sweep()
  t.strictSame(await left('refresh_tokens'), idsOf(...used, successor, recent), 'their reuse can be told')

  await execute('update grants set revoked_at = $1 where id = $2', [ago(hour), grant.id])
  t.equal(await sweep(), 3)
  t.strictSame(await left('refresh_tokens'), idsOf(successor, recent), 'of a grant that ended, only what is young stays')
})

t.test('the sweep works in batches, beside another sweep, and continues where one stopped', async (t) => {
  const { world, account, user, sweep, left } = await givenRows(t)
  const { database } = world.application
  const insert = `insert into sessions (account_id, member_id, hash, expires_at)
    select $1, $2, sha256(convert_to($3 || n, 'UTF8')), $4 from generate_series(1, 1300) n`
  const fill = (seed: string) => database.execute(insert, [account.id, user.member.id, seed, ago(1)])
  await fill('first')
  t.equal(await sweep(), 1300)
  t.strictSame(await left('sessions'), [])

  await fill('second')
  const other = prepareSweep(statementsOver(database), () => now)
  const [here, there] = await Promise.all([sweep(), other()])
  // Rows locked by the other sweep are skipped, so both may end before all rows are deleted.
  t.equal(here + there + (await sweep()), 1300)
  t.strictSame(await left('sessions'), [])

  await fill('third')
  let statements = 0
  const dying = {
    ...database,
    execute: (text: string, values: readonly unknown[]) => {
      if (++statements > 2) throw new Error('killed')
      return database.execute(text, values)
    },
  }
  await t.rejects(prepareSweep(statementsOver(dying), () => now)(), { message: 'killed' })
  t.equal((await left('sessions')).length, 300, 'what was swept is gone')
  t.equal(await sweep(), 300)
})

t.test('the last use of a token is stored at most once a minute, and when the server stops', async (t) => {
  let now = Date.UTC(2026, 5, 1)
  const world = await givenWorld(t, { now: () => now })
  const { application } = world
  const caller = await (await world.givenAccount()).givenCaller()
  const lastUse = async () => {
    await application.tokens.writeUses()
    return lastUseOf(world, caller.id)
  }
  t.equal(await lastUse(), null, 'never')
  await caller.get('/accounts')
  t.equal(await lastUse(), now, 'at its first use')
  const noted = now
  for (const later of [1000, 30_000, 28_999]) {
    now += later
    await caller.get('/accounts')
    t.equal(await lastUse(), noted, 'not again within a minute')
  }
  now += 1
  await caller.get('/accounts')
  t.equal(await lastUse(), noted + minute, 'a minute later')
  t.equal((await world.callerWith(mintToken('account')).get('/accounts')).status, 401)
  t.equal(await lastUse(), noted + minute)
})

t.test('the last use of a token with an older version is stored separately, with the version', async (t) => {
  let now = Date.UTC(2026, 5, 1)
  const world = await givenWorld(t, { now: () => now })
  const { tokens, database } = world.application
  const account = await world.givenAccount()
  const caller = await account.givenCaller()
  const use = async (version: 1 | 2 | 3, status = 200) => {
    t.equal((await caller.request('GET', `${world.origin}/spi/v${version}/members`)).status, status)
    await tokens.writeUses()
    const [row] = await database.execute(
      'select (extract(epoch from older_used_at) * 1000)::bigint as at, older_version as version from tokens where id = $1',
      [caller.id],
    )
    return row
  }
  t.same(await use(3), { at: null, version: null }, 'never')
  t.same(await use(2), { at: now, version: 2 }, 'at its first use, though it was used before')
  const first = now
  now += minute - 1
  t.same(await use(2), { at: first, version: 2 }, 'not again within a minute')
  t.same(await use(1), { at: now, version: 1 }, 'another version at once')
  const last = now
  now += minute
  t.same(await use(3), { at: last, version: 1 }, 'the newest version leaves it')
  t.equal(await lastUseOf(world, caller.id), now)
  await tokens.revoke({ account: account.id, id: caller.id }, operator)
  now += minute
  t.same(await use(1, 401), { at: last, version: 1 }, 'a refused one is no use')
})

t.test('a server that stops stores the last uses', async (t) => {
  const { DATA_DIR, DATABASE_URL } = await givenDatabase(t)
  const config = configOf({ MODE: 'development', DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) })
  const application = await assemble(config, { now: () => now, logger: false })
  const [account] = await application.database.execute(`insert into accounts (subdomain, name) values ('acme', 'Acme') returning id`, [])
  const { token, id } = await application.tokens.issue(
    { account: Number(account?.id), name: 'Test', scopes: [], expiresAt: null },
    operator,
  )
  t.ok(await application.tokens.callerOf(token))
  await application.close()
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: `${DATA_DIR}/postgres` })
  t.teardown(() => database.close())
  t.equal(await lastUseOf({ application: { database } }, id), now)
})

async function lastUseOf({ application: { database } }: { application: Pick<World['application'], 'database'> }, id: number) {
  const [row] = await database.execute('select (extract(epoch from last_used_at) * 1000)::bigint as at from tokens where id = $1', [id])
  return row?.at
}

t.test('P6: the audit log refuses updates, truncation, and the deletion of rows younger than 24 months', async (t) => {
  const { given, left, execute, account, world } = await givenRows(t)
  await world.application.tokens.issue({ account: account.id, name: 'Test', scopes: [], expiresAt: null }, operator)
  const old = await given.entry(new Date(Date.now() - 762 * day).toISOString())
  const before = await left('audit_log')
  const refused = [
    `update audit_log set action = 'nothing'`,
    'update audit_log set at = now() where false',
    'delete from audit_log',
    `delete from audit_log where at > now() - interval '1 day'`,
    'truncate audit_log',
    'truncate accounts cascade',
    `delete from accounts where id = ${account.id}`,
  ]
  for (const text of refused) await t.rejects(execute(text, []), { message: /The audit log only grows/ }, text)
  t.strictSame(await left('audit_log'), before)
  await execute('delete from audit_log where id = $1', [old.id])
  t.strictSame(
    await left('audit_log'),
    before.filter((id) => id !== old.id),
    'what is older may go',
  )
})
