// The console in a browser without JavaScript: each page in light and dark, on a phone, and by the keyboard.
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { findings, noBrowser, startBrowser, visit } from './fixtures/browser.ts'
import { proofOnly } from './fixtures/proof.ts'
import { givenWorld } from './fixtures/server.ts'
import { timeOffOf } from './fixtures/timeOff.ts'
import { givenLogin, password } from './fixtures/web.ts'

const world = await givenWorld(t)
const { origin } = world
const account = await world.givenAccount('acme')
const admin = await givenLogin(account, { name: 'Ada Lovelace', hris_role: 'hris_admin' })
const shots = process.env.SPINDLE_SHOTS

const long = 'A name without spaces at its end Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
await account.givenStages()
const department = await account.insert('departments', { name: long })
await account.insert('departments', { name: 'Motion Control', parent_id: department.id })
await account.insert('disqualification_reasons', { description: long, position: 1 })
const job = await account.givenJob({ title: long, department_id: department.id })
await account.insert('job_members', { job_id: job.id, member_id: admin.id, collaboration_role: 'hiring_manager' })
const rules = [{ role: 'simple', departments: [{ any: true }], locations: [{ city: 'Hamburg' }] }]
const member = await account.givenMember({ name: long, role: 'simple', collaboration_rules: rules })
const api = await account.givenCaller()
await api.post(`/jobs/${job.shortcode}/questions`, { body: long, type: 'free_text' })
const candidate = await account.givenCandidate({ job_id: job.id, name: long, email: 'long@example.test' })
const withdrawn = await account.givenCandidate({ job_id: job.id, email: 'gone@example.test', disqualified_at: '2026-11-01T00:00:00Z' })
await api.post(`/candidates/${candidate.key}/offer`, {
  document_variables: [
    { document_variable: { name: 'Salary' }, value: { data: { amount: 81000, frequency: 'year', currency_iso: 'EUR' } } },
  ],
})
const { givenEmployee, givenCategory } = timeOffOf(account)
const head = await givenEmployee({ firstname: 'Ada', lastname: 'Lovelace', member_id: admin.id, job_title: long })
const employee = await givenEmployee({ firstname: long.slice(0, 60), lastname: 'Report', manager: head })
const category = await givenCategory({ name: long.slice(0, 100) })

/** The pages that are inspected. */
const paths = [
  '/backend/account',
  '/backend/import',
  '/backend/jobs',
  '/backend/jobs?state=archived',
  '/backend/jobs/new',
  `/backend/jobs/${job.id}`,
  `/backend/jobs/${job.id}/edit`,
  `/backend/jobs/${job.id}/questions`,
  `/backend/jobs/${job.id}/questions/new`,
  `/backend/jobs/${job.id}/questions/1`,
  `/backend/jobs/${job.id}/team`,
  '/backend/pipeline',
  '/backend/pipeline/new-stage',
  '/backend/pipeline/stages/applied',
  '/backend/pipeline/reasons/1',
  '/settings/members',
  '/settings/members/invite',
  `/settings/members/${member.id}`,
  '/backend/departments',
  '/backend/departments/new',
  `/backend/departments/${department.id}`,
  `/backend/departments/${department.id}/remove`,
  '/backend/candidates',
  `/backend/candidates?job=${job.id}`,
  `/backend/jobs/${job.id}/candidates`,
  `/backend/jobs/${job.id}/candidates?show=all`,
  `/backend/jobs/${job.id}/candidates/new`,
  `/backend/jobs/${job.id}/candidates/${candidate.id}`,
  `/backend/jobs/${job.id}/candidates/${withdrawn.id}`,
  '/backend/time-off',
  '/backend/time-off/new',
  '/backend/time-off/calendar',
  '/backend/time-off/categories',
  '/backend/time-off/categories/new',
  `/backend/time-off/categories/${category.id}`,
  '/backend/time-entries',
  '/backend/time-entries/new',
  '/backend/employees',
  '/backend/employees/new',
  `/backend/employees/${employee.id}`,
  `/backend/employees/${employee.id}/edit/work`,
  `/backend/employees/${employee.id}/edit/person`,
  '/backend/orgchart',
  `/backend/orgchart/${head.id}`,
]

/** What is imported, by what the preview shows of it: faults, or a candidate who is skipped and one who is added, once in each view. */
const header = `Name,E-mail,Job,Stage,Applied on,Skills,${long.slice(-90)}`
const row = `${long},long@example.test,${job.shortcode},,,`
const tables = {
  faults: [header, `${row}"Rust, Go",x`, `${long},a@b.test,Nowhere,${long},01/02/2026,,`, ',,,,,,,one too many'],
  preview: [header, row, `New,NEW,${job.shortcode},,2026-01-31,"Rust, Go",x`],
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await page.getByLabel('E-mail').fill(admin.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
}

/** What is cut: elements that are wider than the page, except inside what scrolls in itself. */
const cutElements = `[...document.querySelectorAll('main *')]
  .filter((element) => !element.closest('pre, .table, .board, .hidden') && element.getBoundingClientRect().right > innerWidth + 1)
  .map((element) => element.outerHTML.slice(0, 120))`

/** Inspects the page that is shown, in one of the views. */
async function inspect(t: Test, page: Page, view: string, path: string): Promise<void> {
  await page.evaluate(`for (const fold of document.querySelectorAll('main details')) fold.open = true`)
  t.strictSame(await findings(page), [], path)
  t.strictSame(await page.evaluate(cutElements), [], `${path} shows everything`)
  if (view === 'phone') t.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= 390, `${path} fits`)
  if (shots) await page.screenshot({ path: `${shots}/console-${view}${path.replaceAll(/\W/g, '-')}.png`, fullPage: true })
}

t.test('every page of the console', { skip: proofOnly || noBrowser }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  for (const view of ['light', 'dark', 'phone'] as const) {
    await t.test(view, async (t) => {
      const { page, met } = await visit(browser, origin, {
        colorScheme: view === 'dark' ? 'dark' : 'light',
        ...(view === 'phone' && { viewport: { width: 390, height: 844 } }),
      })
      await signIn(page)
      for (const path of paths) {
        const answer = await page.goto(origin + path)
        t.equal(answer?.status(), 200, path)
        await inspect(t, page, view, path)
      }
      for (const [shown, rows] of Object.entries(tables)) {
        await page.goto(`${origin}/backend/import?kind=candidates`)
        await page.getByLabel('File').setInputFiles({
          name: `${long}.csv`,
          mimeType: 'text/csv',
          buffer: Buffer.from(rows.join('\n').replace('NEW', `${view}@example.test`)),
        })
        await page.getByRole('button', { name: 'Check the file' }).click()
        await page.getByRole('heading', { name: 'Columns' }).waitFor()
        await inspect(t, page, view, `/backend/import/${shown}`)
      }
      await page.getByRole('button', { name: 'Import 1 candidate' }).click()
      await page.getByRole('status').getByText('1 candidate added, 1 row skipped.').waitFor()
      await inspect(t, page, view, '/backend/import/run')
      t.strictSame(
        met.filter((what) => !what.includes('422')),
        [],
      )
    })
  }
})

t.test('by the keyboard alone, without JavaScript', { skip: proofOnly || noBrowser }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  const { page } = await visit(browser, origin, { javaScriptEnabled: false })
  await signIn(page)
  await page.goto(`${origin}/backend/jobs/${job.id}`)
  await page.locator('summary', { hasText: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**?done=closed')
  t.ok(await page.getByRole('status').getByText('The job is closed.').isVisible())

  await page.goto(`${origin}/backend/jobs/${job.id}/questions`)
  await page.getByRole('link', { name: /^Change/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Question', { exact: true }).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('When could you start?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**?done=saved')
  t.ok(await page.getByRole('heading', { name: 'When could you start?' }).isVisible())
})
