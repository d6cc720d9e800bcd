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

const world = await givenWorld(t, { environment: { ALLOW_PRIVATE_TARGETS: '1' } })
const { origin } = world
const account = await world.givenAccount('acme')
const admin = await givenLogin(account, { name: 'Ada Lovelace' })
const job = await account.givenJob({ title: 'Robotics Engineer' })
await account.givenStages()

t.test('a member signs in, consents, sends a request, subscribes and is notified', { skip: noBrowser }, async (t) => {
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

t.test('the form on the page of an operation sends requests', { skip: noBrowser }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  const { page, met } = await visit(browser, origin)
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const caller = await account.givenCaller()
  const { token } = caller
  await account.givenCandidate({ job_id: job.id })
  const [candidate] = (await caller.get('/candidates?limit=1')).body.candidates
  const answered = page.locator('.answered')
  const open = (id: string) => page.goto(`${origin}/docs/operations/${id}#try`)
  /** Sends the request. Returns the title of its answer, on which the focus is then. */
  const send = async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.locator('.answered:focus').waitFor()
    return answered.locator('h3').innerText()
  }

  await open('listJobs')
  t.match(await send(), /^401 Unauthorized in \d+ ms$/)
  t.equal(await answered.locator('.code-of a').getAttribute('href'), '/docs/errors#token-invalid')
  await page.getByLabel('Paste a token').fill(token)
  await page.getByLabel('Paste a token').press('Tab')
  await page.getByText('A token was pasted. Account:').waitFor()
  t.match(await send(), /^200 OK/)
  t.match(await answered.locator('.content').innerText(), '"title": "Robotics Engineer"')
  t.match(await answered.locator('.curl').innerText(), `curl '${origin}/spi/v3/jobs' \\\n  -H "Authorization: Bearer $TOKEN"`)
  await answered.getByText('Headers').click()
  t.match(await answered.locator('table').innerText(), 'x-request-id')
  t.strictSame(await findings(page), [])

  await page.getByText('Add a parameter').click()
  await page.getByLabel('limit').fill('0')
  t.match(await send(), /^400 Bad Request/)
  t.equal(await answered.locator('.code-of').innerText(), 'Error code: parameter-invalid')
  t.equal(await page.locator('[id="query.limit-fault"]').innerText(), 'must be at least 1')
  await page.getByLabel('Address').fill('/jobs?limit=many')
  t.match(await send(), /^400 Bad Request/, 'the address may be what no field allows')

  await open('getJob')
  await page.locator('output', { hasText: 'Robotics Engineer' }).waitFor()
  t.equal(await page.getByLabel('shortcode').inputValue(), job.shortcode)
  t.match(await send(), /^200 OK/)

  await open('createComment')
  await page.getByRole('button', { name: 'Forget it' }).click()
  await page.getByLabel('comment.body').fill('From the form')
  await page.getByText('Or sign in').click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail').fill(admin.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  t.strictSame(await page.locator('.scopes code').allInnerTexts(), ['r_jobs', 'r_candidates', 'w_candidates'])
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL('**/docs/operations/createComment#try')
  await page.getByText('You are signed in.').waitFor()
  await page.locator('output', { hasText: candidate.name }).waitFor()
  t.equal(await page.locator('[id="path.id"]').inputValue(), candidate.id)
  t.strictSame(
    JSON.parse(await page.getByLabel('Body', { exact: true }).inputValue()),
    { comment: { body: 'From the form' } },
    'a member names no member_id, and what was filled in is still there',
  )
  t.match(await send(), /^201 Created/)
  const { body } = await caller.get(`/candidates/${candidate.id}/activities?actions=comment`)
  t.match(body.activities, [{ body: 'From the form', member: { id: admin.key } }], 'in the name of the member')

  await page.getByLabel('Body', { exact: true }).fill('{ "comment": { "body": "" } }')
  t.match(await send(), /^400 Bad Request/)
  t.equal(await answered.locator('.code-of').innerText(), 'Error code: body-invalid')
  t.equal(await page.locator('[id="body.comment.body-fault"]').innerText(), 'must not be empty')
  t.strictSame(await findings(page), [])

  const signedIn = await page.evaluate<string>(`JSON.parse(sessionStorage.getItem('spindle-token')).token`)
  const [revoked] = await Promise.all([
    page.waitForResponse(`${origin}/oauth/revoke`),
    page.getByRole('button', { name: 'Sign out' }).click(),
  ])
  t.equal(revoked.status(), 200)
  t.equal((await fetch(`${origin}/spi/v3/accounts`, { headers: { authorization: `Bearer ${signedIn}` } })).status, 401)
  await page.goto(`${origin}/docs/signed-in?code=hr_c_1&state=1&iss=${origin}`)
  await page.getByText('This answer belongs to no sign-in that was begun in this tab.').waitFor()
  t.equal(page.url(), `${origin}/docs/signed-in`, 'the code does not stay in the address')

  for (const secret of [token, signedIn])
    t.notOk(
      urls.some((url) => url.includes(secret)),
      'no address has the token',
    )
  t.strictSame(
    met.filter((one) => !/status of 40[01]/.test(one)),
    [],
  )
})

t.test('axe finds no fault on any page', { skip: noBrowser }, async (t) => {
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
