// The careers site in a browser: from the list to the thanks by keyboard and without JavaScript, in light and dark, on a phone, in a frame.
import http from 'node:http'
import t from 'tap'
import { findings, noBrowser, startBrowser, visit } from './fixtures/browser.ts'
import { languages } from '../src/pages/careers/language.ts'
import { proofOnly } from './fixtures/proof.ts'
import { givenWorld } from './fixtures/server.ts'

/** Milliseconds by which the server's clock is ahead, so that no limit of a minute is reached. */
let ahead = 0
const world = await givenWorld(t, { now: () => Date.now() + ahead })
const account = await world.givenAccount('acme')
await account.givenStages()
const speak = (language: string) => {
  const look = { language, main_color: '#0b3d5c', accent_color: '#e0b000', logo_url: null }
  return world.application.database.execute('update accounts set careers_site = $1 where id = $2', [look, account.id])
}
await speak('en')
const { port } = new URL(world.origin)
const site = `http://acme.localhost:${port}`
const place = { shortcode: null, country: 'Germany', countryCode: 'DE', region: 'Hamburg', regionCode: 'HH', city: 'Hamburg' }
const hamburg = { ...place, zipCode: '20457', coords: null, hidden: false }
const berlin = { ...hamburg, city: 'Berlin', region: 'Berlin', country: 'Österreich', countryCode: 'AT' }
const works = await account.insert('departments', { name: 'Works' })
const people = await account.insert('departments', { name: 'People' })
await account.givenJob({ title: 'مهندس', department_id: people.id, locations: [berlin], description: '<p>نص</p>' })
const job = await account.givenJob({
  title: 'Controls Engineer',
  department_id: works.id,
  locations: [hamburg],
  employment_type: 'Full-time',
  description: '<h2>The work</h2><p>You tune what <a href="https://example.com/">moves</a>.</p><ul><li>One</li></ul>',
  application_form: ['phone', 'education', 'experience', 'resume', 'cover_letter'].map((key) => ({ key, required: key === 'resume' })),
})
const choices = ['Red', 'Green'].map((body, at) => ({ id: `00000000000000a${at}`, body }))
for (const [position, type] of ['boolean', 'multiple_choice', 'dropdown', 'numeric', 'date', 'free_text'].entries())
  await account.insert('job_questions', {
    job_id: job.id,
    position,
    body: `What ${type}?`,
    type,
    required: type === 'boolean',
    choices: /choice|dropdown/.test(type) ? choices : null,
  })

/** Returns the elements in the page that reach beyond its left or right edge: what is beyond the edge where a language begins cannot be scrolled to. */
const cut = `[...document.querySelectorAll('main *, .bar *')]
  .filter((element) => element.closest('.trap, .hidden') === null)
  .filter((element) => { const { left, right, width } = element.getBoundingClientRect(); return width > 0 && (left < 0 || right > innerWidth) })
  .map((element) => element.outerHTML.slice(0, 100))`

const shots = process.env.SPINDLE_SHOTS

t.test('the careers site', { skip: proofOnly || noBrowser }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())

  await t.test('a visitor finds a job and applies, with faults beside their fields, without JavaScript', async (t) => {
    const { page, met } = await visit(browser, site, { javaScriptEnabled: false })
    await page.goto(`${site}/`)
    await page.getByRole('link', { name: 'Works' }).click()
    t.equal(await page.locator('.jobs li').count(), 1)
    await page.getByRole('link', { name: 'Controls Engineer' }).click()
    await page.waitForURL(`${site}/jobs/${job.id}`)
    t.ok(await page.getByRole('heading', { name: 'The work' }).isVisible())
    await page.getByRole('link', { name: 'Apply for this job' }).first().click()
    await page.getByLabel('First name').fill('Ida')
    await page.getByLabel('Last name').fill('Lund')
    await page.getByLabel('E-mail').fill('ida@post.example')
    await page.getByLabel('What numeric?').fill('4.5')
    await page.getByLabel('What date?').fill('2026-05-01')
    await page.getByLabel('What dropdown?').selectOption('Green')
    await page.getByLabel('Red', { exact: true }).check()
    const resume = { name: 'lund.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
    await page.getByLabel('Resume').setInputFiles(resume)
    await page.getByRole('button', { name: 'Send application' }).click()
    const alert = page.getByRole('alert')
    t.match(await alert.innerText(), '“What boolean?” is required')
    await alert.getByRole('link').click()
    t.match(page.url(), /#question\./)
    t.equal(await page.getByLabel('First name').inputValue(), 'Ida')
    t.ok(await page.getByLabel('Red', { exact: true }).isChecked())
    await page.getByLabel('Yes', { exact: true }).check()
    await page.getByLabel('Resume').setInputFiles(resume)
    await page.getByRole('button', { name: 'Send application' }).click()
    await page.waitForURL(`${site}/jobs/${job.id}/thanks`)
    t.ok(await page.getByRole('heading', { name: 'Thank you' }).isVisible())
    const { body } = await (await account.givenCaller()).get(`/jobs/${String(job.shortcode)}/candidates`)
    t.match(body.candidates, [{ name: 'Ida Lund', stage: 'Applied', sourced: false }])
    t.strictSame(await page.context().cookies(), [])
    // A refused form is answered with 422, which the browser reports as a failed load.
    t.strictSame(
      met.filter((line) => !line.includes('422')),
      [],
    )
    await page.context().close()
  })

  await t.test('axe finds nothing and nothing is cut, in every language, light and dark, on a desk and a phone', async (t) => {
    t.teardown(() => speak('en'))
    const paths = ['/', '/?department=999', `/jobs/${job.id}`, `/jobs/${job.id}/candidates/new`, `/jobs/${job.id}/thanks`, '/jobs/0']
    for (const [colorScheme, width, language] of [
      ['light', 1280, 'he'],
      ['light', 390, 'ar'],
      ['dark', 1280, 'de'],
      ['dark', 390, 'el'],
    ] as const) {
      const { page, met } = await visit(browser, site, { colorScheme, viewport: { width, height: 900 }, bypassCSP: true })
      for (const spoken of width === 390 ? languages.keys() : [language]) {
        await speak(spoken)
        const { dir, send } = languages.get(spoken)!
        const check = async (where: string) => {
          t.strictSame(await findings(page), [], where)
          t.strictSame(await page.evaluate(cut), [], where)
          const name = `careers-${where.replaceAll(/\W+/g, '-')}`
          if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
        }
        for (const path of paths) {
          await page.goto(site + path)
          await check(`${spoken} ${path} ${colorScheme} ${width}`)
          const { x, width: taken } = (await page.locator('.brand').boundingBox())!
          t.ok(dir === 'rtl' ? x + taken > width - 40 : x < 40, 'the bar begins where the language begins')
        }
        ahead += 60_000
        await page.goto(`${site}/jobs/${job.id}/candidates/new`)
        await page.evaluate("document.querySelector('form').noValidate = true")
        await page.getByRole('button', { name: send }).click()
        t.ok(await page.getByRole('alert').isVisible())
        await check(`${spoken} faults ${colorScheme} ${width}`)
      }
      t.strictSame(
        met.filter((line) => !/4(04|22)/.test(line)),
        [],
      )
      await page.context().close()
    }
  })

  await t.test('everything is reached by keyboard in the order of the page, and the trap is not', async (t) => {
    const { page } = await visit(browser, site)
    await page.goto(`${site}/jobs/${job.id}/candidates/new`)
    await page.keyboard.press('Tab')
    t.equal(await page.evaluate('document.activeElement.textContent'), 'Skip to content')
    const names: string[] = []
    for (let steps = 0; steps < 150 && !names.includes('BUTTON'); steps++) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate('document.activeElement.name || document.activeElement.tagName'))
    }
    for (const name of ['firstname', 'lastname', 'email', 'phone', 'resume', 'cover_letter', 'BUTTON']) t.ok(names.includes(name), name)
    t.notOk(names.includes('website'))
    t.ok(names.indexOf('firstname') < names.indexOf('email') && names.indexOf('email') < names.indexOf('resume'))
    await page.context().close()
  })

  await t.test('a page of another site frames it, and cannot frame the settings', async (t) => {
    const frames = `<!doctype html><title>Other</title><iframe src="${site}/"></iframe><iframe src="${site}/sign-in"></iframe>`
    const other = http.createServer((_, response) => response.setHeader('content-type', 'text/html').end(frames))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    t.teardown(() => other.close())
    const { port } = other.address() as { port: number }
    const { page } = await visit(browser, `http://127.0.0.1:${port}`)
    await page.goto(`http://127.0.0.1:${port}/`)
    const [shown, refused] = [page.frameLocator('iframe >> nth=0'), page.frameLocator('iframe >> nth=1')]
    t.ok(await shown.getByRole('heading', { name: 'Open positions' }).isVisible())
    t.equal(await refused.getByLabel('Password').count(), 0)
    await page.context().close()
  })
})
