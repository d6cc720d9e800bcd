// The operator's command line: every command over each of its three ways to the database, what it refuses, and its socket.
import { spawn } from 'node:child_process'
import { argon2Sync } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { once } from 'node:events'
import t, { type Test } from 'tap'
import { scopes } from '../src/access/scopes.ts'
import { expiryOf } from '../src/access/lifetimes.ts'
import { asked } from '../src/operator/arguments.ts'
import { allCommands, nouns } from '../src/operator/commands.ts'
import { UsageError } from '../src/operator/refused.ts'
import { openDatabase } from '../src/db/client.ts'
import { lockDirectory } from '../src/db/directoryLock.ts'
import { jobTransitions } from '../src/resources/jobs/jobTransitions.ts'
import { startServer } from './fixtures/process.ts'
import { proofOnly } from './fixtures/proof.ts'
import { callerAt, givenBareDatabase, givenDatabase } from './fixtures/server.ts'
import { spindleHere, spindleWith, wordsOf, type Spindle } from './fixtures/spindle.ts'
import { until, within } from './fixtures/wait.ts'

const onServer = Boolean(process.env.DATABASE_URL)
const embeddedOnly = onServer ? 'is about the embedded database' : false
const serverOnly = onServer ? false : 'needs DATABASE_URL'
// Production, in which a start plants nothing.
const production = { SECRET_KEYS: `a:${'A'.repeat(43)}=`, RATE_LIMIT_ACCOUNT: '1000000' }
const password = 'correct horse battery staple'
// The id is minted from the candidate's time and is therefore the same in every database.
const firstOfLarge = ((BigInt(Date.parse('2024-12-01T00:00:00Z')) << 16n) | 1n).toString(16).padStart(16, '0')

/** Every command, in the order of an operator's first day. */
async function everyCommand(t: Test, spindle: Spindle, { refusals }: { refusals: boolean }) {
  const refused = async (words: string, message: RegExp, input?: string) => {
    if (!refusals) return
    const { code, out, err } = await spindle(words, input)
    t.equal(code, 1, words)
    t.equal(out, '', `${words} prints nothing`)
    t.match(err, message, words)
    t.match(err, /^[^\n]+[.!?]\n$/, `${words} is refused with one line`)
  }

  const account = await spindle.json(`accounts create --subdomain acme --name 'Acme Ltd'`)
  t.match(account, { id: /^[0-9a-f]{16}$/, subdomain: 'acme', name: 'Acme Ltd' })
  await refused('accounts create --subdomain acme --name Other', /The account "acme" already exists/)
  await refused('accounts create --subdomain apply --name Other', /is reserved for the server/)
  t.match(await spindle.json('accounts list'), [account])

  const ada = await spindle.json(`members add --account acme --name 'Ada L' --email ada@acme.test --role admin --hris-role hris_admin`)
  const bob = await spindle.json('members add --account acme --name Bob --email bob@acme.test --role simple')
  t.equal(bob.hris_role, 'hris_no_access')
  await refused('members add --account acme --name A --email ADA@acme.test --role simple', /has a member with the e-mail/)
  await refused('members list --account nobody', /There is no account "nobody"/)
  const set = await spindle('members password ada@acme.test --account acme', `${password}\nanother line\n`)
  t.match(set, { code: 0, out: 'Ada L (ada@acme.test) has a new password.\n' })
  await refused('members password ada@acme.test --account acme', /at least 12/, 'too short')
  await refused('members password ada@acme.test --account acme', /No password/)
  await refused('members password eve@acme.test --account acme', /There is no member "eve@acme.test"/, password)
  await refused('members deactivate ada@acme.test --account acme', /The account's last active admin cannot be deactivated/)
  t.match(await spindle(`members deactivate ${bob.id} --account acme`), { code: 0, out: 'Bob (bob@acme.test) is deactivated.\n' })
  await refused(`members deactivate ${bob.id} --account acme`, /already deactivated/)
  const calm = { locked: false, locked_at: null, reset_asked: null }
  t.match(await spindle.json('members list --account acme'), [
    { id: ada.id, active: true, password: true, role: 'admin', hris_role: 'hris_admin', ...calm },
    { id: bob.id, active: false, password: false, ...calm },
  ])
  await refused(`members reset-link ${bob.id} --account acme`, /The member is deactivated: spindle members enable/)
  await refused('members reset-link eve@acme.test --account acme', /There is no member "eve@acme.test"/)
  const link = /^https?:\/\/\S+\/reset-password\?token=hr_p_[0-9A-Za-z]{49}$/
  t.match(await spindle('members reset-link ADA@acme.test --account acme'), {
    code: 0,
    out: new RegExp(`${link.source.slice(0, -1)}\n$`),
    err: /With this link Ada L \(ada@acme.test\) can set a password until \S+Z\. Copy it now/,
  })
  t.match(await spindle.json(`members reset-link ${ada.id} --account acme`), { id: ada.id, email: 'ada@acme.test', link, expires: /Z$/ })
  t.match(await spindle('members enable BOB@acme.test --account acme'), { code: 0, out: /is active again/ })
  await refused(`members enable ${bob.id} --account acme`, /already active/)
  const view = '--account acme --may view_time_off_requests'
  const held = { id: bob.id, email: 'bob@acme.test', permission: 'view_time_off_requests' }
  t.match(await spindle(`members permit bob@acme.test ${view}`), { code: 0, out: /^Bob \(bob@acme.test\) now has the permission/ })
  t.match(await spindle(`members permit ${bob.id} ${view}`), { code: 0, out: /already/ })
  t.strictSame(await spindle.json(`members permit ${bob.id} ${view}`), { ...held, permitted: true })
  t.match(await spindle(`members forbid ${bob.id} ${view}`), { code: 0, out: /no longer has/ })
  t.match(await spindle(`members forbid ${bob.id} ${view}`), { code: 0, out: /did not have/ })
  t.strictSame(await spindle.json(`members forbid ${bob.id} ${view}`), { ...held, permitted: false })
  await refused(`members permit eve@acme.test ${view}`, /There is no member/)

  const made = await spindle(`tokens create --account acme --name 'The CI' --scopes w_members,r_jobs`)
  t.match(made, { code: 0, out: /^hr_a_[0-9A-Za-z]{49}\n$/, err: /Copy it now/ }, 'standard output has the token alone')
  const all = await spindle.json('tokens create --account acme --name all --scopes all --expires 30d')
  t.equal(all.scopes.length, scopes.length)
  const { out: table } = await spindle('tokens list --account acme')
  const [heading, first = '', second] = table.trimEnd().split('\n')
  t.match(heading, /^ID +NAME +KIND +PARTNER +LAST FOUR +STATE +CREATED +EXPIRES +LAST USED +OLDER VERSION +OLDER USED +SCOPES$/)
  t.match(first, new RegExp(`^\\d+ +The CI +account +- +${made.out.trim().slice(-4)} +active +\\S+Z +\\S+Z +- +- +- +r_jobs,w_members$`))
  t.equal(first.indexOf('active'), second?.indexOf('active'), 'columns are aligned')
  t.notOk(table.includes(made.out.trim()), 'a list does not show the text of a token')
  t.match(await spindle(`tokens revoke ${all.id} --account acme`), { code: 0, out: /is revoked\.\n/ })
  await refused(`tokens revoke ${all.id} --account acme`, /is already revoked/)
  await refused('tokens revoke 999999 --account acme', /acme has no token 999999/)
  const states = (await spindle.json('tokens list --account acme')).map(({ state }: { state: string }) => state)
  t.strictSame(states, ['active', 'revoked'])

  const partner = await spindle.json(`partners create --account acme --name 'Time clocks'`)
  t.match(partner, { id: /^\d+$/, name: 'Time clocks', client_id: /^[0-9a-f]{32}$/ })
  const alone = await spindle('partners create --account acme --name Payroll')
  t.match(alone, { code: 0, out: /^[0-9a-f]{32}\n$/, err: /spindle tokens create --account acme --partner \d+/ })
  t.match(await spindle.json('partners list --account acme'), [partner, { name: 'Payroll', client_id: alone.out.trim() }])
  const service = await spindle.json(`tokens create --account acme --name Clocks --scopes all --partner ${partner.id}`)
  t.match(service, { kind: 'partner', token: /^hr_s_/ })
  await refused('tokens create --account acme --name Clocks --scopes all --partner 999999', /acme has no partner 999999/)
  t.match((await spindle.json('tokens list --account acme')).at(-1), {
    id: service.id,
    kind: 'partner',
    partner: 'Time clocks',
    last_used: null,
    older_version: null,
    older_used: null,
  })
  t.match(await spindle(`partners revoke ${partner.id} --account acme`), {
    code: 0,
    out: `Partner ${partner.id} (Time clocks) is revoked.\n`,
  })
  await refused(`partners revoke ${partner.id} --account acme`, /has no partner \d+, or it is already revoked/)
  await refused(`tokens create --account acme --name Clocks --scopes all --partner ${partner.id}`, /acme has no partner/)
  t.match((await spindle.json('tokens list --account acme')).at(-1), { id: service.id, state: 'revoked' })

  const redirect = 'https://sync.example.com/callback'
  const app = await spindle.json(`apps create --account acme --name 'Calendar sync' --redirect ${redirect},http://localhost:8080/cb`)
  t.match(app, { client_id: /^[0-9a-f]{32}$/, client_secret: /^hr_k_/, redirect_uris: [redirect, 'http://localhost:8080/cb'] })
  const everywhere = await spindle(`apps create --name 'For all' --redirect ${redirect}`)
  t.match(everywhere, { code: 0, out: /^[0-9a-f]{32}\nhr_k_[0-9A-Za-z]{49}\n$/, err: /of every account\. Copy its secret now/ })
  const { client_secret: once, ...shown } = app
  t.match(await spindle.json('apps list --account acme'), [shown])
  const [global] = await spindle.json('apps list')
  t.match(global, { name: 'For all', client_id: everywhere.out.split('\n')[0] })
  t.notMatch((await spindle('apps list --account acme')).out, /hr_k_/, 'a list does not show secrets')
  await refused(`apps secret ${app.id}`, /There is no application \d+ of every account/, "an account's application without its account")
  await refused(`apps revoke ${global.id} --account acme`, /There is no application \d+ of acme/)
  const replaced = await spindle(`apps secret ${app.id} --account acme`)
  t.match(replaced, { code: 0, out: /^hr_k_[0-9A-Za-z]{49}\n$/, err: /not shown again/ })
  t.not(replaced.out.trim(), once)
  for (const words of [`apps revoke ${app.id} --account acme`, `apps revoke ${global.id}`]) {
    t.match(await spindle(words), { code: 0, out: /is revoked\.\n/ })
    await refused(words, /or it is already revoked/)
  }
  t.match(await spindle('connections list --account acme'), { code: 0, out: '', err: /No member .* has connected/ })
  await refused('connections end 7 --account acme', /acme has no connection 7/)

  await refused('access revoke', /Name an account with --account, or give --all/)
  t.match(await spindle('access revoke --account acme'), {
    code: 0,
    out: /^Revoked in acme: tokens 1, connections 0, sessions 0, links 1\.$/m,
  })

  t.match(await spindle('migrate'), { code: 0, out: /is up to date/ })
  t.match(await spindle('demo'), { code: 0, out: /The demo data is ready/ })
  t.match(await spindle('demo'), { code: 0, out: /The demo data is ready/ }, 'again')
  await refused(`tokens revoke ${all.id} --account nordlicht`, /nordlicht has no token/, 'a token of another account')
  await refused(`members deactivate ${bob.id} --account nordlicht`, /There is no member/, 'a member of another account')

  const [draft] = await spindle.json('jobs list --account nordlicht --state draft')
  const job = `${draft.shortcode} --account nordlicht`
  await refused(
    `jobs close ${job}`,
    new RegExp(`^${draft.shortcode} is draft and cannot become closed: from draft it can only become published .* or archived`),
  )
  t.match(await spindle.json(`jobs publish ${job}`), { state: 'published', was: 'draft' })
  await refused(`jobs publish ${job}`, /is already published/)
  await refused(`jobs restore ${job}`, /is published and cannot become draft/)
  t.match(await spindle.json(`jobs close ${job}`), { state: 'closed', was: 'published' })
  t.match(await spindle.json(`jobs archive ${job}`), { state: 'archived', was: 'closed' })
  await refused(`jobs publish ${job}`, /from archived it can only become draft \(spindle jobs restore\)/)
  t.match(await spindle.json(`jobs restore ${job}`), { state: 'draft', was: 'archived' })
  await refused('jobs publish NOSUCH --account nordlicht', /nordlicht has no job NOSUCH/)

  t.match(await spindle('demo --candidates 3'), { code: 0, out: 'large has 3 candidates: 3 were added.\n' })
  t.strictSame(await spindle.json('demo --candidates 4'), { account: 'large', candidates: 4, added: 1 }, 'it goes on where it was')
  const of = `${firstOfLarge} --account large`
  const handed = await spindle.json(`candidates export ${of}`)
  t.match(handed, { id: firstOfLarge, name: /^\S+ \S/, activities: [{ action: /^(applied|uploaded)$/ }], files: [] })
  await refused('candidates export 0000000000000001 --account large', /large has no candidate 0000000000000001/)
  await refused(`candidates export ${firstOfLarge} --account acme`, /acme has no candidate/, 'a candidate of another account')
  await refused(`candidates erase ${of}`, /add --yes to confirm; nothing was erased/)
  t.match(await spindle(`candidates erase ${of} --yes`), {
    code: 0,
    out: new RegExp(`^The candidate ${firstOfLarge} of large is erased, with `),
  })
  await refused(`candidates export ${of}`, /was erased at /)
  await refused(`candidates erase ${of} --yes`, /was erased at/)
  const done = (await spindle.json('audit list --account large')).map(({ action }: { action: string }) => action)
  t.strictSame(done, ['candidate_erased', 'candidate_exported'])

  t.match(await spindle('export --account acme'), { code: 0 })
  const log = await spindle.json('audit list --account acme --limit 1000')
  const bySomebody = log.map(({ action, subject_id: subject }: Record<string, string>) => `${action} ${subject}`)
  const ids = (await spindle.json('tokens list --account acme')).map(({ id }: { id: number }) => id)
  const partners = (await spindle.json('partners list --account acme')).map(({ id }: { id: number }) => id)
  t.strictSame(bySomebody.toReversed(), [
    `member_added ${ada.id}`,
    `member_added ${bob.id}`,
    `member_password_set ${ada.id}`,
    `member_deactivated ${bob.id}`,
    `member_reset_link_made ${ada.id}`,
    `member_reset_link_made ${ada.id}`,
    `member_enabled ${bob.id}`,
    `member_permitted ${bob.id}`,
    `member_forbidden ${bob.id}`,
    `token_issued ${ids[0]}`,
    `token_issued ${all.id}`,
    `token_revoked ${all.id}`,
    `partner_created ${partner.id}`,
    `partner_created ${partners[0]}`,
    `token_issued ${service.id}`,
    `partner_revoked ${partner.id}`,
    `application_created ${app.id}`,
    `application_secret_replaced ${app.id}`,
    `application_revoked ${app.id}`,
    `token_revoked ${ids[0]}`,
    `account_exported ${account.id}`,
  ])
  for (const entry of log) t.match(entry, { at: /^\d{4}-.*Z$/, actor: 'operator', actor_id: null, request_id: null })
  t.strictSame(await spindle.json('audit list --account acme --limit 2'), log.slice(0, 2))
  t.match(
    (await spindle('audit list --account acme')).out,
    /^AT +ACTOR +ACTOR ID +ACTOR NAME +ACTION +SUBJECT ID +OBJECT ID +CLIENT +REQUEST ID +ADDRESS\n/,
  )
}

/** Reads back what `everyCommand` stored. */
async function checkDatabase(t: Test, { DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL?: string }) {
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: `${DATA_DIR}/postgres` })
  const account = "account_id = (select id from accounts where subdomain = 'acme')"
  const stages = await database.execute(`select slug from stages where ${account} order by position`, [])
  t.strictSame(
    stages.map(({ slug }) => slug),
    ['sourced', 'applied', 'phone-screen', 'assessment', 'interview', 'offer', 'hired'],
  )
  const [row] = await database.execute(`select password_hash as hash from members where ${account} and email = 'ada@acme.test'`, [])
  await database.close()
  const [, kind, version, costs = '', nonce = '', hash = ''] = String(row?.hash).split('$')
  const [memory = 0, passes = 0, parallelism = 0] = costs.split(',').map((cost) => Number(cost.split('=')[1]))
  t.equal(kind, 'argon2id')
  t.equal(version, 'v=19')
  const options = { message: password, nonce: Buffer.from(nonce, 'base64'), memory, passes, parallelism, tagLength: 32 }
  t.equal(argon2Sync('argon2id', options).toString('base64').replace(/=+$/, ''), hash, 'the password verifies')
}

/** Runs a command and checks that it prints no secrets. */
function discreet(t: Test, spindle: Spindle): Spindle {
  const watched = async (words: string, input?: string) => {
    const ran = await spindle(words, input)
    t.notMatch(ran.out + ran.err, /argon2|correct horse/, `${words} tells nothing of a password`)
    return ran
  }
  return Object.assign(watched, { json: spindle.json })
}

t.test('every command works through the socket of a running server', { skip: embeddedOnly }, async (t) => {
  const { DATA_DIR } = await givenDatabase(t)
  const started = await startServer(t, { ...production, DATA_DIR })
  const socket = `${DATA_DIR}/admin.sock`
  t.equal(statSync(socket).mode & 0o777, 0o600)
  await everyCommand(t, discreet(t, spindleHere({ DATA_DIR })), { refusals: true })
  t.match(started.output(), /"command":"members password"/, 'the log names the command')
  t.notMatch(started.output(), /correct horse|argon2|hr_a_/)
  t.equal(await started.stop(), 0)
  t.notOk(existsSync(socket), 'the socket goes with the server')
  await checkDatabase(t, { DATA_DIR })
})

// Opening the embedded database takes a second of CPU for each command.
t.test('every command works on a database that it opens itself', { skip: !onServer && proofOnly }, async (t) => {
  const given = await givenBareDatabase(t)
  const spindle = spindleHere(given)
  t.match(await spindle('migrate'), { code: 0, out: /^Applied 0000_keys, / })
  await everyCommand(t, discreet(t, spindle), { refusals: onServer })
  await checkDatabase(t, given)
})

t.test('commands work on an embedded database without a running server', { skip: embeddedOnly }, async (t) => {
  const addresses = { PUBLIC_URL: 'https://hr.example.com', BASE_DOMAIN: 'example.com' }
  const spindle = spindleHere({ ...(await givenBareDatabase(t)), ...addresses })
  t.match(await spindle('migrate'), { code: 0, out: /^Applied 0000_keys, / })
  t.match(await spindle('accounts create --subdomain hr --name Acme'), { code: 1, err: /"hr" is reserved for the server/ })
  const account = await spindle.json('accounts create --subdomain acme --name Acme')
  t.match(await spindle('accounts create --subdomain acme --name Other'), { code: 1, err: /The account "acme" already exists/ })
  t.match(await spindle.json('accounts list'), [account])
})

t.test(
  'commands refuse a database with pending migrations and one that does not answer, with a message',
  { skip: serverOnly },
  async (t) => {
    const given = await givenBareDatabase(t)
    const spindle = spindleWith(given)
    t.match(await spindle('accounts list'), {
      code: 1,
      out: '',
      err: /^The migrations 0000_keys.* are not applied: run spindle migrate first\.\n$/,
    })
    t.match(await spindle.json('migrate'), { applied: ['0000_keys'] })
    t.match(await spindle('accounts list --json'), { code: 0, out: '[]\n' })
    const away = spindleHere({ ...given, DATABASE_URL: 'postgres://someone:canary@127.0.0.1:1/none' })
    const { code, err } = await away('accounts list')
    t.equal(code, 1)
    t.match(err, /^The database does not respond .*: check DATABASE_URL/)
    t.notMatch(err, /canary/)
  },
)

t.test('a token revoked on the command line is refused at the next request', async (t) => {
  const given = await givenDatabase(t)
  const { origin } = await startServer(t, { ...production, ...given })
  const spindle = spindleHere(given)
  await spindle.json('accounts create --subdomain acme --name Acme')
  const { id, token } = await spindle.json('tokens create --account acme --name CI --scopes r_jobs')
  const caller = callerAt(origin)(token)
  // Until the server has cached the token.
  for (let count = 0; count < 20; count++) t.equal((await caller.get('/jobs')).status, 200)
  await spindle.json(`tokens revoke ${id} --account acme`)
  // With its own database, the server is notified of changes by other processes, for which promise O10 allows a second.
  if (given.DATABASE_URL) await until('the token to be refused', async () => (await caller.get('/jobs')).status === 401, { ms: 1_000 })
  t.equal((await caller.get('/jobs')).status, 401)
})

t.test('help lists everything at each level', async (t) => {
  const helpFor = (words: string[]) => {
    const answer = asked(words)
    if (!('help' in answer)) throw new Error(`${words.join(' ')} is no help`)
    t.ok(
      answer.help.split('\n').every((line) => line.length <= 140),
      `${words.join(' ')} fits`,
    )
    return answer.help.replaceAll(/\s+/g, ' ')
  }
  const top = helpFor([])
  for (const { name, summary, options } of allCommands) {
    const [noun = '', verb] = name.split(' ')
    t.ok(top.includes(` ${noun} `), noun)
    const page = helpFor([...name.split(' '), '--help'])
    t.ok(page.includes(summary), name)
    for (const [option, declared] of Object.entries(options)) {
      t.ok(page.includes('operand' in declared ? declared.value : `--${option}`), `${name} ${option}`)
    }
    if (!verb) continue
    t.ok(nouns[noun], `${noun} is introduced`)
    t.match(top, new RegExp(` ${noun} [^.]*\\b${verb}\\b`), `${name} on the first page`)
    for (const words of [[noun], [noun, '--help']]) t.ok(helpFor(words).includes(summary), `${name} on its noun's page`)
  }
  const { DATA_DIR } = await givenDatabase(t)
  const spindle = spindleWith({ DATA_DIR })
  for (const words of ['', '--help', 'tokens', 'tokens create --help']) t.match(await spindle(words), { code: 0, err: '', out: /spindle/ })
})

t.test('an invalid command line prints one sentence, exits with 2 and opens no database', async (t) => {
  const wrong = {
    'acounts list': /There is no command "acounts": spindle --help lists all commands\. Did you mean accounts\?$/,
    'unicorns list': /There is no command "unicorns": spindle --help lists all commands$/,
    'accounts lst': /There is no command "accounts lst": spindle accounts --help [^.]+\. Did you mean accounts list\?$/,
    'accounts sing': /There is no command "accounts sing": spindle accounts --help [^.]+$/,
    'accounts list --all': /Unknown option '--all': see spindle accounts list --help$/,
    'accounts list --jsn': /Unknown option '--jsn': see spindle accounts list --help\. Did you mean --json\?$/,
    'accounts list more': /"more" is an unexpected argument/,
    'accounts create --subdomain acme': /--name is missing/,
    "accounts create --subdomain acme --name ' '": /--name is missing/,
    'accounts create --subdomain Ac.me --name A': /--subdomain cannot be "Ac.me"/,
    'members add --account a --name A --email a --role admin': /--email cannot be "a"/,
    'members add --account a --name A --email a@b --role boss': /--role cannot be "boss": it must be one of admin, simple/,
    'members deactivate --account a': /<id or e-mail> is missing/,
    'tokens create --account a --name A --scopes r_jobs,r_nothing': /--scopes cannot be "r_nothing"/,
    'tokens create --account a --name A --scopes , ': /--scopes is missing/,
    'tokens create --account a --name A --scopes r_jobs --expires 5y': /--expires cannot be "5y": it must be one of 30d, 90d, 6m, 1y, 2y/,
    'tokens revoke x --account a': /<id> cannot be "x"/,
    'tokens create --account a --name A --scopes all --partner acme': /--partner cannot be "acme": it must be the number that/,
    'partners revoke 0 --account a': /<id> cannot be "0": it must be the number that spindle partners list shows/,
    'apps create --name A': /--redirect is missing/,
    'apps create --name A --redirect https://a.test,ftp://a.test':
      /--redirect cannot be "ftp:\/\/a\.test"\. A redirect URI must start with https/,
    'apps create --name A --redirect http://a.test/callback': /must start with https:\/\/, or with http:\/\/ for localhost/,
    'connections end --account a': /<id> is missing/,
    'audit list --account a --limit 1001': /--limit cannot be "1001": it must be a number from 1 to 1000/,
    'audit list --account a --limit 0': /--limit cannot be "0"/,
    'candidates export 7 --account a': /<id> cannot be "7": it must be the 16 hex digits of the id/,
    "apps create --name A --redirect https://a.test --account ''": /--account is empty: give a value, or leave the option out/,
    [`accounts create --subdomain a --name ${'x'.repeat(256)}`]: /it must be at most 255 characters/,
    [`members add --account a --email a@a.test --role admin --name ${'x'.repeat(256)}`]: /it must be at most 255 characters/,
    'demo --candidates 0': /--candidates cannot be "0"\. It must be a number from 1 to 1000000/,
    'jobs list --account a --state open': /--state cannot be "open"/,
  }
  for (const [line, message] of Object.entries(wrong)) {
    t.throws(() => asked(wordsOf(line)), { constructor: UsageError, message }, line)
  }
  const { DATA_DIR } = await givenBareDatabase(t)
  const ran = await spindleWith({ DATA_DIR })('accounts create')
  t.match(ran, { code: 2, out: '', err: /^--subdomain is missing: see spindle accounts create --help\.\n$/ })
  t.notOk(existsSync(`${DATA_DIR}/postgres`))
  if (existsSync('/dev/full')) {
    const full = openSync('/dev/full', 'w')
    const program = spawn(process.execPath, ['src/spindle.ts', '--help'], { stdio: ['ignore', full, 'pipe'] })
    const [chunks, [code]] = await Promise.all([program.stderr!.toArray(), once(program, 'close')])
    closeSync(full)
    t.match([code, String(Buffer.concat(chunks))], [1, /^The output cannot be written \(ENOSPC/], 'a lost output is no success')
  }
  t.match(await spindleWith({ DATA_DIR, PORT: 'x' })('accounts list'), {
    code: 1,
    err: /^PORT is "x", but it must be a port number from 0 to 65535\.\n$/,
  })
})

t.test('a command refuses a directory whose process has no socket', { skip: embeddedOnly }, async (t) => {
  const { DATA_DIR } = await givenDatabase(t)
  const lock = await lockDirectory(`${DATA_DIR}/postgres`)
  t.teardown(() => lock.release())
  const ran = await spindleWith({ DATA_DIR })('accounts list')
  t.match(ran, { code: 1, out: '', err: new RegExp(`^The data directory .* is in use by process ${process.pid} on .*\\n$`) })
})

t.test('the socket of a dead server is ignored, and the next server replaces it', { skip: embeddedOnly }, async (t) => {
  const { DATA_DIR } = await givenDatabase(t)
  const killed = await startServer(t, { ...production, DATA_DIR })
  killed.process.kill('SIGKILL')
  await within('the killed server to be gone', once(killed.process, 'exit'))
  t.ok(existsSync(`${DATA_DIR}/admin.sock`))
  const spindle = spindleHere({ DATA_DIR })
  await spindle.json('accounts create --subdomain one --name One')
  const next = await startServer(t, { ...production, DATA_DIR })
  t.equal(statSync(`${DATA_DIR}/admin.sock`).mode & 0o777, 0o600)
  t.match(await spindle.json('accounts list'), [{ subdomain: 'one' }])
  // The log is written with a short delay, but before the process ends.
  t.equal(await next.stop(), 0)
  t.match(next.output(), /"command":"accounts list"/, 'through the new socket')
})

t.test('two commands can run at the same time', async (t) => {
  const given = await givenDatabase(t)
  const spindle = spindleWith(given)
  await spindle.json('migrate')
  const both = (run: Spindle) => Promise.all(['First', 'Second'].map((name) => run(`accounts create --subdomain same --name ${name}`)))
  const codes = (await both(spindle)).map(({ code, err }) => {
    if (code !== 0) t.match(err, /The account "same" already exists|is in use by process/)
    return code
  })
  t.strictSame(codes.toSorted(), [0, 1], 'one of them is told so')
  const { stop } = await startServer(t, { ...production, ...given })
  const here = spindleHere(given)
  t.equal((await here.json('accounts list')).length, 1, 'and nothing is done by half')
  const many = await Promise.all([1, 2, 3, 4].map((n) => here(`accounts create --subdomain many-${n} --name Many`)))
  t.strictSame(
    many.map(({ code }) => code),
    [0, 0, 0, 0],
    'a running server takes them all',
  )
  t.strictSame(
    (await both(here)).map(({ code }) => code),
    [1, 1],
  )
  t.equal(await stop(), 0)
})

t.test('tokens expire after whole months, on the last day of a month that is too short', (t) => {
  const from = (at: string, life: Parameters<typeof expiryOf>[0]) => expiryOf(life, Date.parse(at))
  t.equal(from('2026-08-31T10:00:00Z', '6m'), '2027-02-28T10:00:00.000Z')
  t.equal(from('2028-02-29T10:00:00Z', '1y'), '2029-02-28T10:00:00.000Z')
  t.equal(from('2026-11-20T10:00:00Z', '2y'), '2028-11-20T10:00:00.000Z')
  t.equal(from('2026-12-15T10:00:00Z', '30d'), '2027-01-14T10:00:00.000Z')
  t.equal(from('2026-12-15T10:00:00Z', '90d'), '2027-03-15T10:00:00.000Z')
  t.end()
})

t.test('every state of a job can be entered and left', (t) => {
  const states = Object.keys(jobTransitions)
  t.strictSame(new Set(Object.values(jobTransitions).flat()), new Set(states))
  for (const [from, to] of Object.entries(jobTransitions)) t.ok(to.length > 0 && !(to as readonly string[]).includes(from), from)
  t.end()
})

t.test('the guide on operating shows commands that exist, as the package names them', (t) => {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
  const guide = read('openapi/guides/12-operating.md').replaceAll(' \\\n', ' ')
  const lines = [...guide.matchAll(/^ *(?:npm run --silent spindle --|npx \S+|(?:docker .*server )?spindle) (.*)$/gm)]
  t.ok(lines.length > 10)
  for (const [, line = ''] of lines) t.ok('command' in asked(wordsOf(line)), line)
  t.match(JSON.parse(read('package.json')).scripts, { spindle: 'node src/spindle.ts' })
  t.end()
})
