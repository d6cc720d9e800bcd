// The web pages in a browser: every task on each of them, without JavaScript, in light and dark, and on a phone.
import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import t from 'tap'
import { findings, noBrowser, startBrowser, visit } from './fixtures/browser.ts'
import { proofOnly } from './fixtures/proof.ts'
import { codeIn, stepAt } from '../src/access/totp.ts'
import { givenWorld } from './fixtures/server.ts'
import { keyIn } from './fixtures/totp.ts'
import { givenLogin, password } from './fixtures/web.ts'

const world = await givenWorld(t)
const { origin } = world
const account = await world.givenAccount('acme')
const admin = await givenLogin(account, { name: 'Ada Lovelace' })
const simple = await givenLogin(account, { name: 'Sam Simple', role: 'simple' })
const codeOf = (key: string) => codeIn(keyIn(key), stepAt(Date.now()))
const shots = process.env.SPINDLE_SHOTS

/** Saves a screenshot of a page in the folder SPINDLE_SHOTS. */
const shoot = async (page: Page, name: string) => shots && (await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true }))

async function signIn(page: Page, email: string) {
  await page.goto(`${origin}/sign-in`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/settings/*')
}

async function connect(member: { id: number }, application: string, scopes: readonly string[]) {
  const user = await account.givenUser(member, { scopes })
  await world.application.database.execute('update applications set name = $1, owner_id = null where id = $2', [
    application,
    user.application,
  ])
  const hash = createHash('sha256').update(String(user.grant)).digest('hex')
  await account.insert('refresh_tokens', { grant_id: user.grant, hash, expires_at: '2099-01-01T00:00:00Z' })
  return user
}

t.test('in a browser without JavaScript', { skip: proofOnly || noBrowser }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  const { page, met } = await visit(browser, origin, { javaScriptEnabled: false })
  const calls = async (token: string, headers: Record<string, string> = {}) =>
    (await world.callerWith(token, 0, headers).get('/jobs')).status
  const copied = (label: string) => page.getByLabel(label, { exact: true }).inputValue()
  const inside = (name: string) => page.locator('details[open]').getByRole('button', { name })

  await t.test('sign-in returns to the requested settings page, and a failure says what to do', async (t) => {
    await page.goto(`${origin}/settings/tokens`)
    await page.getByLabel('E-mail').fill(admin.email)
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    t.ok(await page.getByRole('alert').getByText('E-mail or password is wrong.').isVisible())
    t.equal(await page.getByLabel('E-mail').inputValue(), admin.email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`${origin}/settings/tokens`)
    t.ok(await page.getByText('There are no account tokens yet').isVisible())
  })

  await t.test('a token is created, used and revoked', async (t) => {
    await page.getByRole('link', { name: 'Create a token' }).click()
    await page.getByLabel('Name').fill('Nightly export')
    await page.getByLabel('30 days').check()
    await page.getByRole('button', { name: 'Create token' }).click()
    await page.getByRole('link', { name: 'Choose at least one scope' }).click()
    t.match(page.url(), /#scopes$/)
    t.equal(await page.getByLabel('Name').inputValue(), 'Nightly export')
    t.ok(await page.getByLabel('30 days').isChecked())
    await page.getByLabel('r_jobs').check()
    await page.getByRole('button', { name: 'Create token' }).click()
    const token = await copied('Token')
    t.equal(await calls(token), 200)
    await page.getByRole('link', { name: 'I have copied it' }).click()
    t.ok(await page.getByText('Nightly export').first().isVisible())
    t.notOk(await page.getByRole('button', { name: 'Revoke token' }).isVisible(), 'the button is behind a question')
    await page.locator('summary', { hasText: 'Revoke' }).click()
    await inside('Revoke token').click()
    await page.waitForURL('**/settings/tokens?done=revoked')
    t.ok(await page.getByRole('status').getByText('The token is revoked.').isVisible())
    t.equal(await calls(token), 401)
  })

  await t.test('a partner is created, used and revoked', async (t) => {
    await page.getByRole('link', { name: 'Partner integrations' }).click()
    await page.getByRole('link', { name: 'Add a partner' }).click()
    await page.getByLabel('Name').fill('Payroll Ltd')
    await page.getByLabel('r_jobs').check()
    await page.getByRole('button', { name: 'Add partner' }).click()
    const [token, clientId] = [await copied('Service token'), await copied('Client id')]
    t.equal(await calls(token, { 'x-service-client-id': clientId }), 200)
    await page.getByRole('link', { name: 'I have copied both' }).click()
    await page.locator('summary', { hasText: 'Revoke' }).first().click()
    await inside('Revoke partner').click()
    await page.waitForURL('**/settings/partners?done=revoked')
    t.equal(await calls(token, { 'x-service-client-id': clientId }), 401)
  })

  await t.test('an application is registered, gets a new secret and is revoked', async (t) => {
    await page.getByRole('link', { name: 'OAuth applications' }).click()
    await page.getByRole('link', { name: 'Register an application' }).click()
    await page.getByLabel('Name').fill('Calendar sync')
    await page.getByLabel('Redirect URIs').fill('https://sync.example.com/callback\nhttp://localhost:8080/callback')
    await page.getByRole('button', { name: 'Register application' }).click()
    const secret = await copied('Client secret')
    await page.getByRole('link', { name: 'I have copied both' }).click()
    await page.locator('summary', { hasText: 'Replace secret' }).click()
    await inside('Replace secret').click()
    const replaced = await copied('Client secret')
    t.ok(secret !== replaced && replaced.startsWith('hr_k_'))
    await page.getByRole('link', { name: 'I have copied both' }).click()
    t.ok(await page.getByText('http://localhost:8080/callback').isVisible())
    await page.locator('summary', { hasText: 'Revoke' }).click()
    await inside('Revoke application').click()
    await page.waitForURL('**/settings/applications?done=revoked')
  })

  await t.test('a connected app is disconnected', async (t) => {
    const user = await connect(admin, 'Interview planner', ['r_jobs', 'r_candidates'])
    t.equal((await user.get('/jobs')).status, 200)
    await page.getByRole('link', { name: 'Connected apps' }).click()
    await page.locator('summary', { hasText: 'Disconnect' }).click()
    await inside('Disconnect app').click()
    await page.waitForURL('**/settings/connections?done=disconnected')
    t.equal((await user.get('/jobs')).status, 401)
  })

  await t.test('a second factor is set up, asked for at the next sign-in, and turned off', async (t) => {
    await page.getByRole('link', { name: 'Your sign-in' }).click()
    t.ok(await page.getByText('Chrome on Linux').first().isVisible())
    await page.getByRole('link', { name: 'Set up a second factor' }).click()
    t.ok(await page.getByRole('img', { name: 'QR code' }).isVisible())
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('link', { name: 'Enter the six digits that the app shows now' }).click()
    await page.getByLabel('Code', { exact: true }).fill(codeOf(await copied('Key')))
    await page.getByRole('button', { name: 'Turn on' }).click()
    const [recovery = ''] = (await copied('Recovery codes')).split('\n')
    await page.getByRole('link', { name: 'I have copied them' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.goto(`${origin}/settings/sign-in`)
    await page.getByLabel('E-mail').fill(admin.email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Code').fill(recovery)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`${origin}/settings/sign-in`)
    t.ok(await page.getByText('Recovery codes left: 9.').isVisible())
    await page.locator('summary', { hasText: 'Turn off' }).click()
    await page.getByLabel('Your password, or a code').fill(password)
    await inside('Turn off the second factor').click()
    await page.waitForURL('**/settings/sign-in?done=off')
  })

  await t.test('the audit log has all of it, by whom and of what kind, and signing out works', async (t) => {
    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByLabel('About').selectOption({ label: 'Partners' })
    await page.getByLabel('From').fill('2026-01-01')
    await page.getByRole('button', { name: 'Show' }).click()
    t.notMatch(await page.locator('.log').innerText(), 'created the token')
    t.match(await page.locator('.log').innerText(), /added the partner[^]+From 127\.0\.0\.1/)
    await page.getByRole('link', { name: 'Clear' }).click()
    const log = await page.locator('.log').innerText()
    for (const text of ['signed in', 'created the token', 'revoked the partner', 'registered the application', 'disconnected the app'])
      t.match(log, text)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/sign-in?done=signed-out')
    await page.goBack()
    await page.reload()
    t.match(page.url(), '/sign-in?next=', 'going back shows nothing')
  })
  // A refused form is answered with 422, which the browser reports as a failed load.
  t.strictSame(
    met.filter((line) => !line.includes('status of 422')),
    [],
  )
})

t.test('every page renders without faults, in light and dark and on a phone', { skip: proofOnly || noBrowser }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  const day = 24 * 60 * 60 * 1000
  await account.givenCaller(
    ['r_jobs', 'r_candidates', 'r_account', 'w_members', 'r_timeoff'],
    new Date(Date.now() + 90 * day).toISOString(),
  )
  await account.givenCaller(['r_jobs'], new Date(Date.now() - day).toISOString())
  await account.givenPartnerCaller(['r_jobs', 'r_employees'])
  await account.givenPartner()
  await connect(admin, 'Interview planner', ['r_jobs', 'r_candidates'])
  await connect(simple, 'A calendar with a rather long name that has to go somewhere', ['r_jobs'])
  const factored = await givenLogin(account, { name: 'Grace Hopper' })
  await account.insert('second_factors', { member_id: factored.id, sealed: 'none:', last_step: 0, recovery_hashes: [] })
  const { applications } = world.application
  await applications.create(
    {
      owner: account.id,
      name: 'Calendar sync',
      redirectUris: ['https://sync.example.com/callback', `https://a.example.com/${'long/'.repeat(20)}`],
    },
    { kind: 'member', id: admin.id, client: null, requestId: 'abc', address: null },
  )
  const lists = [
    'tokens',
    'partners',
    'applications',
    'subscriptions',
    'connections',
    'sign-in',
    'sign-in/set-up',
    'members',
    'audit',
    'nowhere',
  ].map((name) => `/settings/${name}`)
  const forms = ['tokens', 'partners', 'applications', 'subscriptions'].map((name) => `/settings/${name}/new`)

  for (const view of ['light', 'dark', 'phone'] as const) {
    await t.test(view, async (t) => {
      const { page, met } = await visit(browser, origin, {
        colorScheme: view === 'dark' ? 'dark' : 'light',
        ...(view === 'phone' && { viewport: { width: 360, height: 740 } }),
      })
      const inspect = async (name: string) => {
        t.strictSame(await findings(page), [], name)
        if (view === 'phone') t.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= 360, `${name} fits`)
        const [red = 0] = (await page.evaluate(`getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)`)) as number[]
        t.ok(view === 'dark' ? red < 60 : red > 200, `${name} has the colours of ${view}`)
        await shoot(page, `web-${view}-${name.replaceAll('/', '-')}`)
      }
      await page.goto(`${origin}/sign-in`)
      await inspect('sign-in')
      await page.getByLabel('E-mail').fill('nobody@example.test')
      await page.getByLabel('Password').fill('wrong')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await inspect('sign-in-wrong')
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await inspect('forgot-password')
      await page.goto(`${origin}/forgot-password?done=asked`)
      await inspect('forgot-password-done')
      await page.goto(`${origin}/sign-in`)
      await page.getByLabel('E-mail').fill(factored.email)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await inspect('sign-in/code')
      await page.getByLabel('Code').fill('no code at all')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await inspect('sign-in/code-wrong')
      await signIn(page, admin.email)
      for (const path of lists) {
        await page.goto(origin + path)
        await inspect(path.slice(1))
      }
      for (const path of forms) {
        await page.goto(origin + path)
        await inspect(path.slice(1))
        await page.evaluate(`for (const field of document.querySelectorAll('[required]')) field.required = false`)
        await page.locator('main button').first().click()
        await inspect(`${path.slice(1)}-wrong`)
      }
      await page.goto(`${origin}/settings/tokens/new`)
      await page.getByLabel('Name').fill(`Export ${view}`)
      await page.getByLabel('r_jobs').check()
      await page.getByRole('button', { name: 'Create token' }).click()
      await inspect('settings/tokens/made')
      await page.goto(`${origin}/settings/tokens`)
      await page.locator('summary').first().click()
      await inspect('settings/tokens/asked')
      const sam = await visit(browser, origin, { colorScheme: view === 'dark' ? 'dark' : 'light' })
      await signIn(sam.page, simple.email)
      await sam.page.goto(`${origin}/settings/tokens`)
      t.strictSame(await findings(sam.page), [], 'refused')
      await shoot(sam.page, `web-${view}-refused`)
      t.strictSame(
        met.filter((line) => !/status of (422|404)/.test(line)),
        [],
      )
    })
  }
})
