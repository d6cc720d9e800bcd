// Sign-in locks, which stop guesses from all addresses but exempt the owner's own browser; and who is notified.
import t, { type Test } from 'tap'
import { windowMs } from '../src/access/attempts.ts'
import { hashPassword } from '../src/access/password.ts'
import { commands, performerOver } from '../src/operator/commands.ts'
import { givenDatabase, givenWorld, type World } from './fixtures/server.ts'
import { givenMailServer } from './fixtures/mailServer.ts'
import { until } from './fixtures/wait.ts'
import { givenLogin, hiddenIn, password, personAt } from './fixtures/web.ts'

const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
const now = () => clock.now
const query = ({ application }: World, text: string, values: unknown[] = []) => application.database.execute(text, values)

/** Servers on one database: two on Postgres, one on the embedded database. */
async function givenServers(t: Test, environment: Record<string, string> = {}) {
  const shared = { TRUST_PROXY: 'true', ...environment }
  if (!process.env.DATABASE_URL) return [await givenWorld(t, { now, environment: shared })] as const
  const given = { ...shared, ...(await givenDatabase(t)) }
  return [await givenWorld(t, { now, environment: given }), await givenWorld(t, { now, environment: given })] as const
}

/** A visitor at the sign-in page of an account's own host, from the address `ip`. */
async function guesserAt(world: World, subdomain: string) {
  const person = personAt(world, `${subdomain}.localhost`)
  let hidden = hiddenIn((await person.get('/sign-in')).text, '/sign-in')
  const guess = async (email: string, ip: string, secret = 'wrong') => {
    // If the last guess signed in, drops the session and loads a new form.
    if (person.cookies.delete('spindle')) hidden = hiddenIn((await person.get('/sign-in')).text, '/sign-in')
    return person.post('/sign-in', { ...hidden, email, password: secret }, { 'x-forwarded-for': ip })
  }
  return { person, guess }
}
const ipOf = (number: number) => `192.0.${number >> 8}.${number & 255}`

t.test('O6: of concurrent guesses from many addresses, through several servers, exactly fifty are checked', async (t) => {
  const servers = await givenServers(t)
  const [world] = servers
  const account = await world.givenAccount('acme')
  const { email } = await givenLogin(account)
  const guessers = await Promise.all(servers.map((server) => guesserAt(server, 'acme')))
  const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => guessers[at % guessers.length]!.guess(email, ipOf(at))))
  const statuses = answers.map(({ status }) => status)
  t.equal(statuses.filter((status) => status === 422).length, 50, 'exactly fifty are looked at')
  t.equal(statuses.filter((status) => status === 429).length, 150)
  const { guess } = guessers.at(-1)!
  t.equal((await guess(email, '198.51.100.1', password)).status, 429, 'then the right password is refused as well, from anywhere')
  t.equal((await guess((await givenLogin(account)).email, '198.51.100.1', password)).status, 303, 'others are not held up')
  const subjects = await query(world, 'select subject, login from sign_in_attempts')
  for (const { subject } of subjects) {
    t.notMatch(subject, '@')
    t.ok(String(subject).length < 80, String(subject))
  }
})

t.test('O6: a guess that is refused unchecked is not counted', async (t) => {
  const [world] = await givenServers(t)
  const account = await world.givenAccount('acme')
  const [owner, other] = [await givenLogin(account), await givenLogin(account)]
  const flood = await guesserAt(world, 'acme')
  for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: 100 }, () => flood.guess(owner.email, ipOf(1))))
  const counts = await query(world, `select split_part(subject, ':', 1) as kind, count from sign_in_attempts order by 1`)
  t.match(
    counts.map(({ kind, count }) => `${String(kind)} ${String(count)}`),
    ['address 10', 'login 10', 'pair 10', /^told/],
  )

  const underWay = Promise.all(Array.from({ length: 200 }, () => flood.guess(owner.email, ipOf(1))))
  const elsewhere = await guesserAt(world, 'acme')
  t.equal((await elsewhere.guess(owner.email, ipOf(2), password)).status, 303, 'neither against the login from elsewhere, also meanwhile')
  const beside = await guesserAt(world, 'acme')
  t.equal((await beside.guess(other.email, ipOf(1), password)).status, 303, 'nor against others at the address')
  await underWay
})

t.test('O6: a browser that has signed in before is exempt from the lock and has ten failures of its own', async (t) => {
  const servers = await givenServers(t)
  const [world] = servers
  const account = await world.givenAccount('acme')
  const [owner, other] = [await givenLogin(account), await givenLogin(account)]
  const begun = clock.now
  t.teardown(() => (clock.now = begun))
  const known = await guesserAt(world, 'acme')
  t.equal((await known.guess(owner.email, ipOf(1), password)).status, 303)
  t.equal((await known.guess(other.email, ipOf(1), password)).status, 303, 'also when somebody else has signed in there since')

  const stranger = await guesserAt(servers.at(-1)!, 'acme')
  for (let at = 0; at < 11; at++) await stranger.guess(owner.email, ipOf(1))
  t.equal((await stranger.guess(owner.email, ipOf(1), password)).status, 429, 'a stranger beside the owner, at the same address, is locked')
  await query(world, `update sign_in_attempts set count = 100`)
  t.equal((await stranger.guess(owner.email, ipOf(2), password)).status, 429)
  const mine = await guesserAt(servers.at(-1)!, 'acme')
  for (const [name, value] of known.person.cookies) if (name.startsWith('spindle-known')) mine.person.cookies.set(name, value)
  t.equal((await mine.guess(owner.email.toUpperCase(), ipOf(1), password)).status, 303, 'the owner’s browser is not, at any server')

  const marks = [...mine.person.cookies].filter(([name]) => name.startsWith('spindle-known'))
  t.equal(marks.length, 2)
  const first = await mine.guess(owner.email, ipOf(3))
  const more = await Promise.all(Array.from({ length: 29 }, () => mine.guess(owner.email, ipOf(3))))
  t.equal([first, ...more].filter(({ status }) => status === 422).length, 10, 'of its own guesses ten are looked at')
  t.equal((await mine.guess(owner.email, ipOf(4), password)).status, 429)
  t.equal((await known.guess(owner.email, ipOf(3), password)).status, 303, 'those are nobody else’s')

  const [name] = marks.find(([, value]) => value !== '') as [string, string]
  for (const forged of ['', 'x', `${'0'.repeat(32)}.9999999999.${'A'.repeat(43)}`]) {
    const forger = await guesserAt(world, 'acme')
    for (const [known] of marks) forger.person.cookies.set(known, forged)
    t.equal((await forger.guess(owner.email, ipOf(5), password)).status, 429, `${name}=${forged}`)
  }
  const swapped = await guesserAt(world, 'acme')
  const [[oneName, one], [otherName, others]] = marks as [[string, string], [string, string]]
  swapped.person.cookies.set(oneName, others).set(otherName, one)
  t.equal((await swapped.guess(owner.email, ipOf(5), password)).status, 429, 'a mark is good for the login that it was made for')

  clock.now += 366 * 24 * 3_600_000
  await query(world, 'update sign_in_attempts set count = 100, started_at = $1', [new Date(clock.now).toISOString()])
  t.equal((await known.guess(owner.email, ipOf(1), password)).status, 429, 'and for a year')
})

t.test('O6: a new password ends the exemption of every browser', async (t) => {
  const [world] = await givenServers(t)
  const account = await world.givenAccount('acme')
  const owner = await givenLogin(account)
  const known = await guesserAt(world, 'acme')
  t.equal((await known.guess(owner.email, ipOf(1), password)).status, 303)
  await query(world, 'update members set password_hash = $1 where id = $2', [await hashPassword('another password'), owner.id])
  for (let at = 0; at < 10; at++) t.equal((await known.guess(owner.email, ipOf(1))).status, 422)
  const stranger = await guesserAt(world, 'acme')
  t.equal((await stranger.guess(owner.email, ipOf(1))).status, 429, 'its failures are counted with everybody’s')
})

t.test('O6: the owner of a locked sign-in is told once per window, by mail and in the settings', async (t) => {
  const mail = await givenMailServer(t)
  const servers = await givenServers(t, { ...mail.environment })
  const [world] = servers
  const account = await world.givenAccount('acme')
  const owner = await givenLogin(account, { name: 'Olga Owner' })
  const admin = await givenLogin(account, { name: 'Ada Admin' })
  const begun = clock.now
  t.teardown(() => (clock.now = begun))
  const guessers = await Promise.all(servers.map((server) => guesserAt(server, 'acme')))
  const guess = (at: number, email = owner.email) => guessers[at % guessers.length]!.guess(email, ipOf(1))
  const entries = async () =>
    (await query(world, `select subject_id, actor_kind, request_id from audit_log where action = 'member_sign_in_locked'`)).length

  for (let at = 0; at < 10; at++) await guess(at)
  t.equal(await entries(), 0, 'ten failures are looked at')
  await Promise.all(Array.from({ length: 20 }, (_, at) => guess(at)))
  await Promise.all(Array.from({ length: 20 }, (_, at) => guess(at, 'nobody@example.test')))
  const letter = await mail.letterTo(owner.email)
  t.match(letter.text, 'A wrong password was entered for your e-mail address at least ten times.')
  t.strictSame(letter.links, [`${mail.environment.PUBLIC_URL}/forgot-password`])
  t.match(letter.subject, 'locked for 15 minutes')
  t.equal(await entries(), 1, 'one entry of the audit log')

  const { person } = await guesserAt(world, 'acme')
  t.equal((await person.signIn(admin.email)).status, 303)
  t.match((await person.get('/settings/members')).words, /Olga Owner Sign-ins locked/)
  t.notMatch((await person.get('/settings/members')).words, /Ada Admin Sign-ins locked|sign-ins with your e-mail were locked/)
  t.match(
    (await person.get('/settings/audit')).words,
    'The server locked sign-ins, after too many wrong passwords or codes, of the member Olga Owner',
  )
  let listing: ReturnType<typeof performerOver> | undefined
  const list = async () => {
    const { application } = world
    const found = commands.filter(({ name }) => name === 'members list')
    listing ??= performerOver({ ...application.statements, ...application, now } as never, found)
    const result = await listing(found[0]!, { account: 'acme' }, {} as never)
    return 'rows' in result ? result.rows : []
  }
  t.match(await list(), [
    { name: 'Olga Owner', locked: true, locked_at: new Date(begun).toISOString().replace('.000', '') },
    { name: 'Ada Admin', locked: false, locked_at: null },
  ])

  clock.now += windowMs
  t.match(await list(), [{ locked: false, locked_at: /Z$/ }, {}], 'what was stays to be seen')
  const { person: hers } = await guesserAt(world, 'acme')
  t.equal((await hers.signIn(owner.email)).status, 303)
  t.match((await hers.get('/settings/connections')).words, 'On 20 Nov 2026, 10:00 UTC sign-ins with your e-mail were locked')
  for (let at = 0; at < 12; at++) await guess(at)
  await mail.letterTo(owner.email)
  t.equal(await entries(), 2, 'in another window they are told again')
  t.strictSame(mail.letters, [])
  clock.now += 7 * 24 * 3_600_000
  t.equal((await hers.signIn(owner.email)).status, 303)
  t.notMatch((await hers.get('/settings/connections')).words, 'were locked', 'after a week no longer')
})

t.test('a lock of an IP address sends no message', async (t) => {
  const [world] = await givenServers(t)
  const account = await world.givenAccount('acme')
  const owner = await givenLogin(account)
  const { guess } = await guesserAt(world, 'acme')
  await query(world, 'insert into sign_in_attempts (subject, started_at, count) values ($1, $2, 100)', [
    `address:${ipOf(1)}`,
    new Date(clock.now).toISOString(),
  ])
  t.equal((await guess(owner.email, ipOf(1), password)).status, 429)
  for (let at = 0; at < 11; at++) await guess('nobody@example.test', ipOf(2))
  await until('the count of who was told', async () => (await query(world, `select from sign_in_attempts where subject like 'told:%'`))[0])
  t.equal((await query(world, `select from sign_in_attempts where subject like 'told:%'`)).length, 1)
  t.equal((await query(world, `select from audit_log where action = 'member_sign_in_locked'`)).length, 0)
})
