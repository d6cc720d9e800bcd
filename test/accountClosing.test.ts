// An account is closed and reopened: nobody gets in meanwhile, nothing is lost, and no other account notices.
import t from 'tap'
import { preparePasswordResets } from '../src/access/passwordResets.ts'
import { statementsOver } from '../src/db/statements.ts'
import { browserAt, givenOAuth, password } from './fixtures/oauth.ts'
import { personalDataIn } from './fixtures/personalData.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { givenSubscription, teller } from './fixtures/subscription.ts'
import { personAt } from './fixtures/web.ts'

const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
const now = () => clock.now
const environment = { ALLOW_PRIVATE_TARGETS: '1', PUBLIC_URL: 'http://localhost:3000' }
const world = await givenOAuth(t, { now, environment })
const { application, account, member, browser, origin } = world
const { subdomain } = account
const { spindle } = personalDataIn(world, now)
const resets = preparePasswordResets(statementsOver(application.database), now)
const receiver = await givenReceiver(t, now)
const other = await world.givenAccount()

const close = () => spindle(`accounts close ${subdomain} --yes ${subdomain}`)
const reopen = () => spindle(`accounts reopen ${subdomain}`)
const actions = async () =>
  (await spindle(`audit list --account ${subdomain} --limit 5`)).rows.map(({ action }: { action: string }) => action)

t.test('P10: while an account is closed nobody gets in, and then everybody does again', async (t) => {
  const job = await account.givenJob({ state: 'published' })
  await account.givenStages()
  const caller = await account.givenCaller()
  const callers = [caller, await account.givenPartnerCaller(), await account.givenUser()]
  const bystander = await other.givenCaller()
  const { body } = await caller.post(`/jobs/${job.shortcode}/candidates`, {
    candidate: { name: 'Ada', email: 'ada@example.test', resume: { name: 'cv.pdf', data: 'JVBERi0xLjQK' } },
  })
  const file = new URL(body.candidate.resume_url)
  const reset = new URL((await spindle(`members reset-link ${member.key} --account ${subdomain}`)).said)
  const given = await world.givenTokens()
  const code = await world.givenCode()
  const site = personAt(world, `${String(subdomain)}.localhost:3000`)
  const shared = personAt(world, 'apply.localhost:3000')

  const statuses = async () => ({
    tokens: await Promise.all(callers.map(async (one) => (await one.get('/jobs')).status)),
    session: (await browser.get('/settings/audit')).status,
    board: (await fetch(`${origin}/api/accounts/${String(subdomain)}`)).status,
    site: [(await site.get('/')).status, (await site.get(`/jobs/${job.id}`)).status, (await shared.get(`/j/${job.shortcode}`)).status],
    download: (await fetch(origin + file.pathname + file.search)).status,
    reset: (await browser.get(reset.pathname + reset.search)).status,
  })
  const open = { tokens: [200, 200, 200], session: 200, board: 200, site: [200, 200, 302], download: 200, reset: 200 }
  t.strictSame(await statuses(), open)

  await t.rejects(spindle(`accounts close ${subdomain}`), {
    message: `This would shut everybody out of ${subdomain}: add --yes ${subdomain} to confirm`,
  })
  t.strictSame(await statuses(), open)
  t.equal((await close()).said, `Closed ${subdomain}. spindle accounts reopen ${subdomain} reopens it.`)
  const shut = { tokens: [401, 401, 401], session: 303, board: 404, site: [404, 404, 404], download: 404, reset: 403 }
  t.strictSame(await statuses(), shut)
  t.equal((await bystander.get('/jobs')).status, 200, 'another account notices nothing')
  await t.rejects(close(), { message: `The account ${subdomain} is already closed` })
  t.equal((await actions())[0], 'account_closed')

  t.match(await world.post('/oauth/token', world.exchangeForm(code)), { status: 400, body: { error: 'invalid_grant' } })
  t.equal((await world.post('/oauth/token', world.refreshForm(given.refresh_token))).status, 401)
  const closed = 'The operator has closed the account'
  const signingIn = await browserAt(origin).signIn(String(member.email))
  t.equal(signingIn.status, 422)
  t.match(signingIn.text, closed)
  const guessing = await personAt(world).signIn(String(member.email), 'wrong')
  t.equal(guessing.status, 422)
  t.notMatch(guessing.text, closed, 'who does not know the password does not learn it')
  const ask = () => resets.ask({ email: String(member.email), account: undefined, isMailed: true }, { requestId: 'asked', address: null })
  t.strictSame(await ask(), [], 'no link is sent')

  const { rows } = await spindle('accounts list')
  t.strictSame(
    rows.filter((row: { closed: unknown }) => row.closed !== null).map((row: { subdomain: string }) => row.subdomain),
    [subdomain],
  )
  const shown = (await spindle('status')).rows.find((row: { account: string }) => row.account === subdomain)
  t.match(shown.closed, /^\d{4}-.*Z$/)
  t.match(JSON.stringify(await spindle(`jobs list --account ${subdomain}`)), job.shortcode, 'the operator sees it')

  t.equal((await reopen()).said, `Reopened ${subdomain}.`)
  t.strictSame(await statuses(), open)
  await t.rejects(reopen(), { message: `The account ${subdomain} is not closed` })
  t.equal((await actions())[0], 'account_reopened')
  t.equal((await world.post('/oauth/token', world.exchangeForm(code))).status, 200, 'the refused code is not consumed')
  t.equal((await world.post('/oauth/token', world.refreshForm(given.refresh_token))).status, 200)
  t.equal((await browserAt(origin).signIn(String(member.email))).status, 303)
  t.equal((await ask()).length, 1)
})

t.test('a member with the same password in an open account signs in there', async (t) => {
  const { member: elsewhere } = await world.givenSignedIn(other)
  await application.database.execute('update members set email = $2 where account_id = $1 and id = $3', [
    other.id,
    member.email,
    elsewhere.id,
  ])
  const person = personAt(world)
  t.match(await person.signIn(String(member.email), password), { status: 200, words: /belongs to several accounts/ })
  await close()
  t.equal((await person.signIn(String(member.email), password)).status, 303)
  t.match((await person.get('/settings/audit')).text, `Account ${other.subdomain}`)
  await reopen()
})

t.test('P10: notifications of a closed account wait, and are sent after it is reopened', async (t) => {
  const caller = await account.givenCaller()
  await application.delivery.idle()
  await givenSubscription(caller, receiver, 'held')
  const tell = teller(world)
  const happens = (candidate: string) => tell({ account: account.id, event: 'candidate_created', subject: { candidate } })
  const overdue = async () => /^\w*deliveries_overdue_seconds (\S+)$/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1]
  await happens('0190000000000001')
  await close()
  await happens('0190000000000002')
  await application.delivery.idle()
  t.equal(receiver.at('held').length, 0)
  clock.now += 3_600_000
  t.equal(await overdue(), '0', 'they are not late')
  await reopen()
  await application.delivery.idle()
  t.strictSame(
    receiver.at('held').map(({ payload }) => payload.sequence),
    [1, 2],
  )
})

t.test('a closed account is exported open, and can be deleted', async (t) => {
  await other.givenJob()
  await spindle(`accounts close ${other.subdomain} --yes ${other.subdomain}`)
  const written: string[] = []
  await spindle(`export --account ${other.subdomain}`, async (line) => void written.push(line))
  t.match(written.join(''), `"subdomain":"${other.subdomain}"`)
  t.notMatch(written.join(''), 'closed')
  await spindle(`accounts delete ${other.subdomain} --yes ${other.subdomain}`)
  t.strictSame(await application.database.execute('select closed_at from accounts where id = $1', [other.id]), [{ closed_at: null }])
})
