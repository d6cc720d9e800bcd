// The product's journey in Chromium, by pages alone and without JavaScript: an empty account comes to its first hire, and a receiver hears of it.
import type { Page } from 'playwright-core'
import t from 'tap'
import { noBrowser, startBrowser, visit } from './fixtures/browser.ts'
import { givenOperator } from './fixtures/operator.ts'
import { givenReceiver } from './fixtures/receiver.ts'
import { givenWorld } from './fixtures/server.ts'
import { within } from './fixtures/wait.ts'

const world = await givenWorld(t, { environment: { ALLOW_PRIVATE_TARGETS: '1' } })
const { origin, application } = world
const password = 'correct horse battery staple'

/** Opens a page by the console's navigation. */
const navigate = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
/** Waits until the receiver was told. */
const told = () => within('the notifications', application.delivery.idle())
/** Opens what is behind a button, such as a form or a question. */
const unfold = (page: Page, verb: string) => page.locator('main summary', { hasText: verb }).first().click()

t.test('an empty account comes to its first hired candidate by pages alone', { skip: noBrowser }, async (t) => {
  const spindle = await givenOperator(t, world)
  const receiver = await givenReceiver(t)
  t.equal((await spindle('accounts create --subdomain harbour --name Harbour')).code, 0)
  const added = await spindle('members add --account harbour --email ada@harbour.example --name Ada --role admin --hris-role hris_admin')
  const link = /https?:\S+\/reset-password\?token=\S+/.exec((await spindle('members reset-link ada@harbour.example --account harbour')).out)
  t.ok(link, added.err)

  const browser = await startBrowser()
  t.teardown(() => browser.close())
  const { page, met } = await visit(browser, origin, { javaScriptEnabled: false })

  const { pathname, search } = new URL(String(link))
  await page.goto(origin + pathname + search)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /password/i }).click()
  await page.goto(`${origin}/sign-in`)
  if (await page.getByLabel('E-mail').isVisible()) {
    await page.getByLabel('E-mail').fill('ada@harbour.example')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  await t.test('the account is prepared: a department, a stage of its own, a colleague', async (t) => {
    await page.goto(`${origin}/backend`)
    await navigate(page, 'Departments')
    await page.getByRole('link', { name: 'Add a department' }).click()
    await page.getByLabel('Name').fill('Operations')
    await page.getByRole('button', { name: 'Add department' }).click()
    await navigate(page, 'Pipeline')
    await page.getByRole('link', { name: 'Add a stage' }).click()
    await page.getByLabel('Name').fill('Trial shift')
    await page.getByLabel('Kind').selectOption({ label: 'Assessment' })
    await page.getByRole('button', { name: 'Add stage' }).click()
    t.ok(await page.getByRole('status').getByText('The stage is added.').isVisible())
    await navigate(page, 'Members')
    await page.getByRole('link', { name: 'Invite a member' }).click()
    await page.getByLabel('E-mail').fill('bo@harbour.example')
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.waitForURL('**?done=invited')
    await navigate(page, 'Members')
    t.ok(await page.getByText('bo@harbour.example').first().isVisible())
  })

  await t.test('a receiver subscribes to what happens', async (t) => {
    for (const [name, event] of [
      ['created', 'Candidate created'],
      ['moved', 'Candidate moved to a stage'],
    ] as const) {
      await navigate(page, 'Subscriptions')
      await page.getByRole('link', { name: 'Add a subscription' }).first().click()
      await page.getByLabel('Target').fill(receiver.target(name))
      await page.getByLabel(event, { exact: true }).check()
      await page.getByRole('button', { name: 'Add subscription' }).click()
      await page.waitForURL('**/settings/subscriptions/*?done=created')
      await page.getByRole('button', { name: 'Show the secret' }).click()
      receiver.trusts(name, await page.getByLabel('Signing secret').inputValue())
    }
    t.end()
  })

  let job = ''
  let careers = ''
  await t.test('a job is written, asks a question, and is published', async (t) => {
    await page.goto(`${origin}/backend`)
    await navigate(page, 'Jobs')
    await page.getByRole('link', { name: 'Create a job' }).first().click()
    await page.getByLabel('Title', { exact: true }).fill('Crane Operator')
    await page.getByLabel('Department', { exact: true }).selectOption({ label: 'Operations' })
    await page.getByLabel('Description', { exact: true }).fill('<p>You move containers.</p>')
    await page.getByRole('button', { name: 'Create job' }).click()
    await page.waitForURL(/\/backend\/jobs\/\d+/)
    job = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Questions' }).click()
    await page.getByRole('link', { name: 'Add a question' }).first().click()
    await page.getByRole('textbox', { name: 'Question' }).fill('Do you have a licence?')
    await page.getByLabel('Answer', { exact: true }).selectOption({ label: 'Yes or no' })
    await page.getByLabel('An answer is required').check()
    await page.getByRole('button', { name: 'Add question' }).click()
    await page.goto(origin + job)
    await unfold(page, 'Publish')
    await page.getByRole('button', { name: 'Publish job' }).click()
    t.ok(await page.getByRole('status').getByText('The job is published.').isVisible())
    careers = (await page.getByRole('link', { name: /\/jobs\/\d+$/ }).getAttribute('href')) ?? ''
    t.match(careers, /^http/, 'the page leads to the careers site')
  })

  await t.test('a candidate finds it on the careers site and applies', async (t) => {
    const site = `http://harbour.localhost:${new URL(origin).port}`
    const { page: visitor, met: metThere } = await visit(browser, site, { javaScriptEnabled: false })
    await visitor.goto(`${site}/`)
    await visitor.getByRole('link', { name: 'Crane Operator' }).click()
    await visitor.getByRole('link', { name: 'Apply for this job' }).first().click()
    await visitor.getByLabel('First name').fill('Kim')
    await visitor.getByLabel('Last name').fill('Holm')
    await visitor.getByLabel('E-mail').fill('kim@post.example')
    await visitor.getByLabel('Yes', { exact: true }).check()
    await visitor.getByRole('button', { name: 'Send application' }).click()
    await visitor.waitForURL('**/thanks')
    t.ok(await visitor.getByRole('heading', { name: 'Thank you' }).isVisible())
    await told()
    t.strictSame(metThere, [])
    await visitor.context().close()
  })

  await t.test('the candidate is found, discussed, moved and hired', async (t) => {
    await page.goto(origin + job)
    await page.getByRole('link', { name: 'Candidates', exact: true }).last().click()
    await page.getByRole('link', { name: 'Kim Holm' }).click()
    t.ok(await page.getByText('Do you have a licence?').isVisible(), 'the answer is shown')
    await unfold(page, 'Comment')
    await page.getByLabel('Comment', { exact: true }).fill('Steady hands')
    await page.getByRole('button', { name: 'Save comment' }).click()
    t.ok(await page.getByText('Steady hands').first().isVisible())
    await unfold(page, 'Rate')
    await page.getByLabel('Grade', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Save rating' }).click()
    for (const stage of ['Trial shift', 'Hired']) {
      await unfold(page, 'Move')
      await page.getByLabel('Stage', { exact: true }).first().selectOption({ label: stage })
      await page.getByRole('button', { name: 'Move candidate' }).click()
      t.ok(await page.getByRole('status').isVisible(), stage)
      await told()
    }
    t.strictSame(
      met.filter((line) => !line.includes('422')),
      [],
    )
  })

  await t.test('the receiver was told of each step, and could verify it', async (t) => {
    const heard = (name: string) =>
      receiver.at(name).map(({ verified, payload }) => ({ verified, name: payload.data.name, stage: payload.data.stage }))
    t.strictSame(heard('created'), [{ verified: true, name: 'Kim Holm', stage: 'Applied' }])
    t.strictSame(heard('moved'), [
      { verified: true, name: 'Kim Holm', stage: 'Trial shift' },
      { verified: true, name: 'Kim Holm', stage: 'Hired' },
    ])
  })
})
