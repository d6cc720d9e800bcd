// In Chromium, for each commit: the path from the portal to a subscription's first notification, and axe on every page.
import t from 'tap'
import { operator } from '../src/access/audit.ts'
import { preparePasswordResets } from '../src/access/passwordResets.ts'
import { statementsOver } from '../src/db/statements.ts'
import { proofOnly } from './fixtures/proof.ts'
import { findings, noBrowser, startBrowser, visit, wideIn } from './fixtures/browser.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { authorizeInReference, openRequest } from './fixtures/reference.ts'
import { givenWorld } from './fixtures/server.ts'
import { givenLogin, password } from './fixtures/web.ts'

t.setTimeout(180_000)
const world = await givenWorld(t, { environment: { ALLOW_PRIVATE_TARGETS: '1' } })
const { origin } = world
const account = await world.givenAccount('acme')
const admin = await givenLogin(account, { name: 'Ada Lovelace' })
const job = await account.givenJob({ title: 'Robotics Engineer' })
await account.givenStages()

t.test('a member signs in, consents, sends a request, subscribes and is notified', { skip: noBrowser, timeout: 120_000 }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  const { page, met } = await visit(browser, origin)

  await page.goto(`${origin}/docs/reference`, { waitUntil: 'networkidle' })
  const exchanged = await authorizeInReference(page, { email: admin.email, password })
  const { access_token: token } = (await exchanged.json()) as { access_token: string }
  const send = await openRequest(page, 'accounts/listAccounts')
  const [answer] = await Promise.all([page.waitForResponse((response) => response.url().includes('/spi/v3/accounts')), send.click()])
  t.equal(answer.request().headers().authorization, `Bearer ${token}`)
  t.equal(answer.status(), 200)
  t.match(await answer.text(), account.subdomain)

  // The consent window has also signed the visitor in to the settings.
  const receiver = await givenReceiver(t)
  await page.goto(`${origin}/settings/subscriptions/new`)
  await page.getByLabel('Target').fill(receiver.target('journey'))
  await page.getByLabel('Candidate created').check()
  await page.getByRole('button', { name: 'Add subscription' }).click()
  await page.waitForURL('**/settings/subscriptions/*?done=created')
  await page.getByRole('button', { name: 'Show the secret' }).click()
  receiver.trusts('journey', await page.getByRole('textbox', { name: 'Signing secret' }).inputValue())

  const caller = await account.givenCaller()
  const { status, body } = await caller.post(`/jobs/${job.shortcode}/candidates`, {
    candidate: { name: 'Grace Hopper', email: 'grace@example.test' },
  })
  t.equal(status, 201)
  await world.application.delivery.idle()
  t.match(receiver.at('journey'), [{ verified: true, payload: { data: { id: body.candidate.id } } }])
  await page.getByRole('link', { name: 'Back to the subscription' }).click()
  t.match(await page.locator('.deliveries').innerText(), 'Delivered')
  t.strictSame(met, [])
})

t.test('the reader chooses light or dark, which every page and the reference keep', { skip: noBrowser }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  const { page, met } = await visit(browser, origin, { viewport: { width: 390, height: 844 }, colorScheme: 'light' })
  const colours = page.getByRole('combobox', { name: 'Colours' })
  const isDark = async () => Number(/\d+/.exec(String(await page.evaluate('getComputedStyle(document.body).backgroundColor')))?.[0]) < 60
  await page.goto(`${origin}/docs`)
  t.strictSame([await colours.inputValue(), await isDark()], ['system', false])
  await colours.focus()
  await page.keyboard.press('End')
  t.strictSame([await colours.inputValue(), await isDark()], ['dark', true])
  for (const path of ['/docs/errors', '/docs/guides/jobs-and-members', '/docs/v2/operations/getCandidate', '/docs/reference']) {
    // The page is dark before its other scripts run.
    await page.goto(origin + path, { waitUntil: 'commit' })
    await page.locator('main, #reference').first().waitFor({ state: 'attached' })
    t.ok(await isDark(), `${path} begins dark`)
    await colours.waitFor({ state: 'attached' })
    t.equal(await colours.inputValue(), 'dark', path)
    if (path !== '/docs/reference') t.strictSame(await wideIn(page), [], `${path} fits a phone`)
  }
  const bundle = page.locator('body.dark-mode')
  await bundle.waitFor()
  await page.locator('#reference h1').first().waitFor()
  await colours.selectOption('light')
  t.strictSame([await isDark(), await bundle.count()], [false, 0])
  await colours.selectOption('system')
  await page.emulateMedia({ colorScheme: 'dark' })
  await bundle.waitFor()
  t.ok(await isDark(), 'the system decides again')
  t.strictSame(met, [])
})

t.test('axe finds no fault on any page', { skip: noBrowser, timeout: 120_000 }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  const { page, met } = await visit(browser, origin)
  const inspected = new Set<string>()
  /** Only the long proof inspects more than these many of the pages that are made from the contract by one template. */
  const mostOfTemplate = proofOnly ? 8 : Infinity
  const isOfTemplate = (path: string) => /^\/docs\/(v\d\/)?(operations|notifications)\/./.test(path)
  /** Inspects every page linked below `start`; submitted forms and pages of single records are left to the long proof. */
  const inspectFrom = async (start: string) => {
    const open = [start]
    for (let path = open.pop(); path; path = open.pop()) {
      if (inspected.has(path) || /\.\w+$/.test(path)) continue
      if (isOfTemplate(path) && [...inspected].filter(isOfTemplate).length >= mostOfTemplate) continue
      inspected.add(path)
      await page.goto(origin + path)
      // The reference's is drawn by its script.
      await page.locator('h1').first().waitFor()
      const found = await findings(page)
      t.strictSame(
        found.filter(({ inBundle }) => !inBundle),
        [],
        path,
      )
      const links = await page
        .locator('a[href]')
        .evaluateAll((anchors) => anchors.map((anchor) => (anchor as unknown as { href: string }).href))
      const below = links.map((link) => new URL(link)).filter((url) => url.origin === origin)
      open.push(...below.map(({ pathname }) => pathname).filter((pathname) => pathname.startsWith(`/${start.split('/')[1]}`)))
    }
  }
  await inspectFrom('/docs')
  await inspectFrom('/sign-in')
  await inspectFrom('/forgot-password')
  await inspectFrom('/forgot-password?done=asked')
  const resets = preparePasswordResets(statementsOver(world.application.database), Date.now)
  const reset = await resets.make({ account: account.id, key: admin.key }, operator)
  await inspectFrom(`/reset-password?token=${reset?.token}`)
  await page.goto(`${origin}/sign-in`)
  await page.getByLabel('E-mail').fill(admin.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/settings/*')
  await inspectFrom('/settings/tokens')
  t.comment(`${inspected.size} pages`)
  for (const name of [
    '/docs/guides/notifications',
    '/settings/subscriptions/new',
    '/settings/members',
    '/settings/audit',
    '/settings/calls',
    '/forgot-password',
  ])
    t.ok(inspected.has(name), name)
  t.strictSame(met, [])
})
