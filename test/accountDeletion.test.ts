// An account is deleted with everything in it: access at once, rows and files in batches, no other account's, and over again after a stop.
import { existsSync, globSync } from 'node:fs'
import t, { type Test } from 'tap'
import { prepareAccountDeletion } from '../src/resources/accounts/deletion.ts'
import { accountTables } from '../src/db/accountTables.ts'
import { getTableName } from '../src/db/drizzle.js'
import { dumpOf } from './fixtures/dump.ts'
import { givenExampleAccount } from './fixtures/exampleAccount.ts'
import { personalDataIn } from './fixtures/personalData.ts'
import { givenWorld } from './fixtures/server.ts'
import { storyOf } from './fixtures/story.ts'

const world = await givenWorld(t)
const { application } = world
const { execute } = application.database
const { spindle } = personalDataIn(world, Date.now)
const { close, remove } = prepareAccountDeletion(application.statements.statement)

const tablesWithAccounts = async () =>
  (
    await execute(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id' order by 1`,
      [],
    )
  ).map(({ name }) => String(name))

/** The number of rows of an account in every table that has any. */
async function rowsOf(account: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of await tablesWithAccounts()) {
    const [row] = await execute(`select count(*)::int as rows from "${table}" where account_id = $1`, [account])
    if (row?.rows) found[table] = Number(row.rows)
  }
  return found
}

/** An account with the records of the examples, and with callers, files, responses, notifications and sessions. */
async function given(story: number) {
  const { given: account, beforeChanges } = await givenExampleAccount(world.at('/spi/v3'), '/spi/v3', storyOf(story))
  await beforeChanges()
  const caller = await account.givenCaller()
  const partner = await account.givenPartnerCaller()
  const owner = [account.id, `client-${story}`]
  const [owned] = await execute(
    `insert into applications (owner_id, client_id, name, redirect_uris) values ($1, $2, 'Own', '{}') returning id`,
    owner,
  )
  const user = await account.givenUser({}, { application: Number(owned?.id) })
  const hash = (of: string) => `${story}${of}`.padEnd(64, 'a')
  const expires_at = '2099-01-01T00:00:00Z'
  await account.insert('sessions', { member_id: user.member.id, hash: hash('1'), expires_at })
  await account.insert('password_resets', { member_id: user.member.id, hash: hash('2'), expires_at })
  await account.insert('refresh_tokens', { grant_id: user.grant, hash: hash('3'), expires_at })
  await account.insert('erasures', { key: `0198000000000${story}01` })
  const employee = await account.givenEmployee()
  const document = { name: 'a.txt', data: 'TQ==' }
  const headers = { 'idempotency-key': `documents-${story}` }
  const added = await caller.request('POST', `/employees/${employee.key}/documents`, { body: { documents: [document] }, headers })
  if (added.status !== 201) throw new Error(added.text)
  await application.chores.writeCalls()
  const [row] = await execute('select key from accounts where id = $1', [account.id])
  return { account: { ...account, key: String(row?.key) }, caller, partner, user }
}
const filesOf = (account: number) => globSync(`${world.config.DATA_DIR!}/files/${account}/*/*`)

t.test('P9: every table with rows of accounts is emptied, those that refer to others first', async (t) => {
  t.strictSame(accountTables.map((table) => getTableName(table)).toSorted(), await tablesWithAccounts())
})

/** Returns the name and the id under which a deleted account's audit log is kept. */
async function nameOfDeleted(account: number): Promise<[name: string, key: string]> {
  const [row] = await execute('select subdomain, key from accounts where id = $1', [account])
  return [String(row?.subdomain), String(row?.key)]
}

/** Checks that nothing of the account is left but its audit log. */
async function isGone(t: Test, account: number, name: string): Promise<void> {
  await application.chores.removeForgotten()
  t.strictSame(Object.keys(await rowsOf(account)), ['audit_log'])
  t.strictSame(await execute('select id from applications where owner_id = $1', [account]), [])
  const [row] = await execute(
    `select to_jsonb(a) - '{id,key,created_at,last_subscription}'::text[] as values from accounts a where id = $1`,
    [account],
  )
  const { subdomain, name: left, time_zone, ...others } = row!.values as Record<string, unknown>
  t.strictSame([subdomain, left, time_zone], [name, '', 'UTC'])
  t.strictSame([...new Set(Object.values(others))], [null], Object.keys(others).join(' '))
  t.notOk(existsSync(`${world.config.DATA_DIR!}/files/${account}`) && filesOf(account).length > 0, 'no bytes')
}

t.test('P9: everything of the account goes but its audit log, and nothing of another account', async (t) => {
  const [first, other] = [await given(0), await given(1)]
  const { id, key, subdomain } = first.account
  const before = await rowsOf(id)
  t.ok(Object.keys(before).length > 35, Object.keys(before).join(' '))
  t.ok('calls' in before)
  t.equal(filesOf(id).length > 0, true)
  const [whole, theirs] = [await dumpOf(execute, other.account.id), await rowsOf(other.account.id)]
  t.equal((await first.caller.get('/jobs')).status, 200)

  const all = Object.entries(before).reduce((sum, [table, rows]) => sum + (table === 'audit_log' ? 0 : rows), 0)
  for (const yes of ['', ` --yes ${other.account.subdomain}`])
    await t.rejects(spindle(`accounts delete ${subdomain}${yes}`), {
      message: `This would delete ${subdomain} permanently, with ${all} records and all its files: add --yes ${subdomain} to confirm; nothing was deleted`,
    })
  t.strictSame(await rowsOf(id), before)
  const { said, data } = await spindle(`accounts delete ${subdomain} --yes ${subdomain}`)
  const [name, newKey] = await nameOfDeleted(id)
  t.equal(name, `deleted:${subdomain}:${newKey}`)
  t.not(newKey, key, 'the id is free')
  t.match(data, { subdomain, audit: name })
  t.match(said, `Its audit log is ${name}.`)
  await isGone(t, id, name)
  for (const caller of [first.caller, first.partner, first.user]) t.equal((await caller.get('/jobs')).status, 401)

  t.strictSame(await dumpOf(execute, other.account.id), whole, 'the other account is whole')
  t.strictSame(await rowsOf(other.account.id), theirs)
  t.equal((await other.caller.get('/jobs')).status, 200)
  t.ok(filesOf(other.account.id).length > 0)

  const { rows } = await spindle(`audit list --account ${name}`)
  t.match(rows[0], { actor: 'operator', action: 'account_deleted', subject_id: newKey })
  for (const line of [
    `accounts delete ${subdomain} --yes ${subdomain}`,
    `accounts delete ${name} --yes ${name}`,
    `tokens list --account ${name}`,
  ])
    await t.rejects(spindle(line), { message: /^There is no account / }, line)
  t.notOk((await spindle('accounts list')).rows.some((row: { id: string }) => row.id === key))
  await spindle(`accounts create --subdomain ${subdomain} --name Again`)
  t.equal(
    (await spindle('accounts list')).rows.filter((row: { subdomain: string }) => row.subdomain === subdomain).length,
    1,
    'the name is free',
  )
})

t.test('P9: a deletion that was stopped is finished by the next run, and by a server', async (t) => {
  for (const finish of ['command', 'server'] as const) {
    const { account, caller } = await given(finish === 'command' ? 2 : 3)
    const { id, subdomain } = account
    await application.statements.transaction((run) => close(run, id, new Date().toISOString()))
    const [name] = await nameOfDeleted(id)
    let batches = 0
    const stopped = remove(id, () => {
      if (++batches === 30) throw new Error('killed')
    })
    await t.rejects(stopped, { message: 'killed' })
    t.ok(Object.keys(await rowsOf(id)).length > 10, 'it is half done')
    // Another process learns it within a second.
    application.tokens.forget('all')
    t.equal((await caller.get('/jobs')).status, 401, 'access has ended')
    if (finish === 'command') {
      const successor = await world.givenAccount(subdomain)
      await t.rejects(spindle(`accounts delete ${subdomain}`), { message: /nothing was deleted$/ })
      t.match((await spindle(`accounts delete ${subdomain} --yes ${subdomain}`)).data, { audit: name })
      t.equal(
        (await execute('select name from accounts where id = $1', [successor.id]))[0]?.name !== '',
        true,
        'a new one of that name stays',
      )
    } else {
      await application.chores.removeDeleted()
    }
    await isGone(t, id, name)
  }
})

t.test('P9: a deleted account is forgotten when its audit log has ended', async (t) => {
  const [forgotten, audited] = [await world.givenAccount(), await world.givenAccount()]
  for (const { id, key } of [forgotten, audited])
    await execute('update accounts set subdomain = $2 where id = $1', [id, `deleted:old:${key}`])
  await audited.insert('audit_log', { actor_kind: 'operator', action: 'account_deleted', subject_id: audited.id })
  await forgotten.givenJob()
  await application.chores.removeDeleted()
  const left = await execute('select id from accounts where id = any($1)', [[forgotten.id, audited.id]])
  t.strictSame(left, [{ id: audited.id }])
})
