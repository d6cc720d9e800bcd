// The subscription pages in a browser: without JavaScript, adding a target, failures, tests, redeliveries; with it, a page that keeps itself up
// to date; then every color scheme and size.
import type { Page } from 'playwright-core'
import t from 'tap'
import { findings, noBrowser, startBrowser, visit } from './fixtures/browser.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { proofOnly } from './fixtures/proof.ts'
import { givenWorld } from './fixtures/server.ts'
import { subscriptionsOf } from './fixtures/subscriptions.ts'
import { givenLogin, password } from './fixtures/web.ts'

const world = await givenWorld(t, { environment: { ALLOW_PRIVATE_TARGETS: '1' } })
const { origin } = world
const { database, delivery } = world.application
const receiver = await givenReceiver(t)
const account = await world.givenAccount('acme')
const admin = await givenLogin(account, { name: 'Ada Lovelace' })
const shots = process.env.SPINDLE_SHOTS

/** Saves a screenshot of a page in the folder SPINDLE_SHOTS. */
const shoot = async (page: Page, name: string) => shots && (await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true }))

async function signIn(page: Page) {
  await page.goto(`${origin}/settings/subscriptions`)
  await page.getByLabel('E-mail').fill(admin.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/settings/subscriptions')
}

t.test('in a browser without JavaScript', { skip: proofOnly || noBrowser }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  const { page, met } = await visit(browser, origin, { javaScriptEnabled: false })
  const job = await account.givenJob({ title: 'Baker' })
  await account.givenStages()
  await signIn(page)

  await t.test('a subscription is added and its secret shown', async (t) => {
    await page.getByRole('link', { name: 'Add a subscription' }).click()
    await page.getByLabel('Target').fill(receiver.target('browser'))
    await page.getByLabel('Candidate moved to a stage').check()
    await page.getByLabel('Job').selectOption({ label: `Baker (${job.shortcode})` })
    await page.getByLabel('Stage', { exact: true }).selectOption('hired')
    await page.getByRole('button', { name: 'Add subscription' }).click()
    await page.waitForURL('**/settings/subscriptions/*?done=created')
    t.ok(await page.getByRole('status').getByText('The subscription is added.').isVisible())
    t.match(await page.locator('.facts').innerText(), `job ${job.shortcode}, stage hired`)
    await page.getByRole('button', { name: 'Show the secret' }).click()
    receiver.trusts('browser', await page.getByLabel('Signing secret').inputValue())
    await page.getByRole('link', { name: 'Back to the subscription' }).click()
  })

  await t.test('a failing target’s attempts are shown', async (t) => {
    receiver.answers('browser', 503)
    await page.getByRole('button', { name: 'Send a test notification' }).click()
    await page.waitForURL('**?done=tested')
    await delivery.idle()
    await page.reload()
    t.ok(await page.getByText(/^Failing since/).isVisible())
    const attempts = page.locator('.attempts')
    t.notOk(await attempts.locator('li').isVisible())
    await attempts.locator('summary', { hasText: '1 attempt, the last: 503 Service Unavailable' }).click()
    t.match(await attempts.locator('li').innerText(), /503 Service Unavailable .* ms/)
  })

  await t.test('a redelivery sends the same notification once the target answers', async (t) => {
    receiver.answers('browser', 200)
    await page.getByRole('link', { name: 'Undelivered' }).click()
    await page.getByRole('button', { name: 'Redeliver number 1' }).click()
    await page.waitForURL('**?show=undelivered&done=redelivered')
    await delivery.idle()
    const [first, second, ...more] = receiver.at('browser')
    t.equal(more.length, 0)
    t.equal(second?.id, first?.id)
    t.strictSame([second?.verified, second?.payload.test], [true, true])
    await page.reload()
    t.ok(await page.getByText('Everything has been delivered').isVisible())
    await page.getByRole('link', { name: 'All', exact: true }).click()
    t.match(await page.locator('.deliveries').innerText(), /Delivered[^]*2 attempts, the last: 200 OK/)
  })

  await t.test('failed deliveries are sent again, and a subscription is disabled, enabled and removed', async (t) => {
    await database.execute(`update deliveries set state = 'failed', delivered_at = null where account_id = $1`, [account.id])
    await page.reload()
    await page.locator('summary', { hasText: 'Redeliver all failed' }).click()
    await page.getByLabel('The last 7 days').check()
    await page.getByRole('button', { name: 'Send them again' }).click()
    await page.waitForURL('**?done=redelivered-failed')
    await delivery.idle()
    t.equal(receiver.at('browser').length, 3)
    receiver.answers('browser', 410)
    await page.getByRole('button', { name: 'Send a test notification' }).click()
    await page.waitForURL('**?done=tested')
    await delivery.idle()
    await page.reload()
    t.ok(await page.getByText(/its target answered 410 Gone/).isVisible())
    receiver.answers('browser', 200)
    await page.getByRole('button', { name: 'Enable' }).click()
    await page.waitForURL('**?done=enabled')
    await page.locator('summary', { hasText: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove subscription' }).click()
    await page.waitForURL('**/settings/subscriptions?done=removed')
    t.ok(await page.getByText('There are no subscriptions yet').isVisible())
  })
  t.strictSame(met, [])
})

t.test('with JavaScript', { skip: proofOnly || noBrowser }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  const { page, met } = await visit(browser, origin, { permissions: ['clipboard-read', 'clipboard-write'] })
  const { givenSubscription, givenDelivery } = subscriptionsOf(account)
  const subscription = await givenSubscription({ target: 'https://live.example.com/' })
  await signIn(page)
  await page.goto(`${origin}/settings/subscriptions/${subscription.id}`)
  await page.evaluate('window.isSame = true')

  await t.test('new deliveries and their results appear without a reload, and what is open stays open', async (t) => {
    t.ok(await page.getByText('Nothing has been sent yet').isVisible())
    const waiting = { state: 'pending', due_at: '2099-01-01T00:00:00Z' }
    const made = await givenDelivery(subscription, { ...waiting, attempts: [{ status: 500, answer: 'It broke' }] })
    await page.locator('.attempts summary', { hasText: '1 attempt, the last: 500' }).click()
    await givenDelivery(subscription, { state: 'delivered', delivered_at: '2026-11-18T09:00:01Z', attempts: [{ status: 204 }] })
    await page.locator('.attempts summary', { hasText: 'the last: 204' }).waitFor()
    t.ok(await page.locator(`#delivery-${made.key} .attempts li`).isVisible())
    await database.execute(`update subscriptions set failing_since = now() where account_id = $1 and id = $2`, [
      account.id,
      subscription.id,
    ])
    await page.getByText(/^Failing since/).waitFor()
  })

  await t.test('a form that is begun does not change, nor does the focus go', async (t) => {
    await page.locator('#actions summary', { hasText: 'Remove' }).click()
    await givenDelivery(subscription, { state: 'failed', attempts: [{ status: 418 }] })
    await page.locator('.attempts summary', { hasText: '418' }).waitFor()
    t.ok(await page.getByRole('button', { name: 'Remove subscription' }).isVisible())
    t.notOk(await page.getByText('Redeliver all failed').isVisible())
    await page.locator('#actions summary', { hasText: 'Remove' }).click()
    await page.getByText('Redeliver all failed').waitFor()
    t.equal(await page.evaluate('document.activeElement.textContent'), 'Remove this subscription')
    t.equal(await page.evaluate('window.isSame'), true, 'the page was never reloaded')
  })

  await t.test('a secret is copied by a button', async (t) => {
    await page.getByRole('link', { name: 'All subscriptions' }).click()
    await page.getByRole('link', { name: 'Add a subscription' }).click()
    await page.getByLabel('Target').fill(receiver.target('copied'))
    await page.getByRole('button', { name: 'Add subscription' }).click()
    await page.getByRole('button', { name: 'Show the secret' }).click()
    await page.getByRole('button', { name: 'Copy: Signing secret' }).click()
    await page.getByText('Copied').waitFor()
    t.match(await page.evaluate('navigator.clipboard.readText()'), /^whsec_/)
    t.strictSame(await findings(page), [])
  })

  await t.test('a page of a visitor who is signed out is no longer loaded', async (t) => {
    await page.goto(`${origin}/settings/subscriptions/${subscription.id}`)
    await page.context().clearCookies()
    await page.waitForResponse((answer) => answer.url().includes('/sign-in'))
    await t.rejects(
      page.waitForRequest(() => true, { timeout: 2_500 }),
      /Timeout/,
    )
  })
  t.strictSame(met, [])
})

t.test('every page renders without faults, in light and dark and on a phone', { skip: proofOnly || noBrowser }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  const given = subscriptionsOf(account)
  const partner = await account.givenPartner()
  const failing = await given.givenSubscription({
    target: `https://hooks.example.com/candidates/${'long/'.repeat(20)}?event_type=candidate_moved`,
    job_shortcode: '4F0A7C92BD',
    stage_slug: 'hired',
    failing_since: '2026-11-19T08:30:00Z',
  })
  await given.givenSubscription({
    target: 'https://payroll.example.com/spindle',
    event: 'employee_created',
    owner: `partner:${partner.id}`,
    partner_id: partner.id,
  })
  const disabled = await given.givenSubscription({
    target: 'https://gone.example.com/',
    event: 'timeoff_updated',
    disabled_at: '2026-11-18T07:15:00Z',
    disabled_reason: 'gone',
  })
  await given.givenDelivery(disabled, { event: 'timeoff_updated', state: 'held' })
  await given.givenDelivery(failing, {
    state: 'delivered',
    delivered_at: '2026-11-18T09:00:01Z',
    attempts: [{ status: 204, answer: '' }],
  })
  await given.givenDelivery(failing, {
    attempts: [
      { started_at: '2026-11-18T09:00:00Z', duration: 15_000, fault: 'timeout' },
      { started_at: '2026-11-18T09:05:00Z', duration: 220, status: 500, answer: '<h1>It broke</h1>\n'.repeat(30) },
      { started_at: '2026-11-18T09:35:00Z', duration: 3, status: 302 },
    ],
  })
  for (let count = 0; count < 26; count++)
    await given.givenDelivery(failing, {
      state: 'pending',
      due_at: '2099-01-01T00:00:00Z',
      ...(count === 25 && { subject: { test: 'true' } }),
    })

  for (const view of ['light', 'dark', 'phone'] as const) {
    await t.test(view, async (t) => {
      const { page, met } = await visit(browser, origin, {
        colorScheme: view === 'dark' ? 'dark' : 'light',
        ...(view === 'phone' && { viewport: { width: 375, height: 740 } }),
      })
      const inspect = async (name: string) => {
        t.strictSame(await findings(page), [], name)
        if (view === 'phone') t.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= 375, `${name} fits`)
        await shoot(page, `web-${view}-subscriptions-${name}`)
      }
      await signIn(page)
      await inspect('list')
      for (const [name, id] of Object.entries({ failing: failing.id, disabled: disabled.id })) {
        await page.goto(`${origin}/settings/subscriptions/${id}`)
        await inspect(name)
      }
      await page.goto(`${origin}/settings/subscriptions/${failing.id}?show=undelivered`)
      await page.getByRole('link', { name: 'Older' }).click()
      await page.locator('.attempts summary').first().click()
      await page.locator('summary', { hasText: 'Redeliver all failed' }).click()
      await inspect('attempts')
      await page.goto(`${origin}/settings/subscriptions/new`)
      await page.getByLabel('Target').fill('http:/hooks')
      await page.getByLabel('Job').selectOption({ index: 1 })
      await page.getByLabel('Employee created').check()
      await page.getByRole('button', { name: 'Add subscription' }).click()
      await inspect('form')
      t.strictSame(
        met.filter((line) => !line.includes('status of 422')),
        [],
      )
    })
  }
})
