// Search over the documentation: the page of results, the index that browsers load, and the dialog in a browser.
import t from 'tap'
import MiniSearch from 'minisearch'
import { findings, noBrowser, startBrowser, visit } from './fixtures/browser.ts'
import { proofOnly } from './fixtures/proof.ts'
import { givenWorld } from './fixtures/server.ts'

const { origin } = await givenWorld(t)

/** What readers look for, and the page that they must find among the first three. */
const wanted: Readonly<Record<string, string>> = {
  listCandidates: '/docs/operations/listCandidates',
  'list jobs': '/docs/operations/listJobs',
  'move candidate': '/docs/operations/moveCandidate',
  candidate_moved: '/docs/notifications/candidate_moved',
  time_zone: '/docs/operations/updateAccount',
  'rate-limit-exceeded': '/docs/errors#rate-limit-exceeded',
  'rate limit': '/docs/guides/rate-limits',
  'restore backup': '/docs/guides/production#backup',
  DATABASE_URL: '/docs/guides/operating#the-database',
  'oauth applications': '/settings/applications',
  // A slip of the finger.
  disqulify: '/docs/operations/disqualifyCandidate',
}

t.test('readers find operations, notifications, members, error codes, guides and settings', async (t) => {
  for (const [query, path] of Object.entries(wanted)) {
    const text = await (await fetch(`${origin}/docs/search?q=${encodeURIComponent(query)}`)).text()
    const list = /<ol class="results">[^]*?<\/ol>/.exec(text)?.[0] ?? ''
    const found = [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href as string)
    t.ok(
      found.slice(0, 3).some((each) => each.startsWith(path)),
      `${query} finds ${path}: ${found.slice(0, 3).join(' ')}`,
    )
  }
})

t.test('a query that finds nothing, markup and no query are answered', async (t) => {
  const page = async (query: string) => {
    const response = await fetch(`${origin}/docs/search${query}`)
    t.equal(response.status, 200)
    t.equal(response.headers.get('x-frame-options'), 'DENY')
    return response.text()
  }
  t.match(await page('?q=zzzzzzz'), 'Nothing was found.')
  t.notMatch(await page('?q=%3Cscript%3Ealert(1)'), '<script>alert')
  t.notMatch(await page(''), 'role="status"')
  t.notMatch(await page('?q=a&q=b'), 'role="status"')
  t.equal((await page(`?q=${'a'.repeat(5000)}`)).match(/a{201}/), null)
})

t.test('the first ten words of a query count', async (t) => {
  const found = async (query: string) =>
    !(await (await fetch(`${origin}/docs/search?q=${encodeURIComponent(query)}`)).text()).includes('Nothing was found.')
  const nine = 'a b c d e f g h i'
  t.equal(await found(`${nine} zzzzzzz`), false)
  t.equal(await found(`${nine}, ${nine}; j zzzzzzz`), true, 'and each once')
})

t.test('the index is a document that browsers keep, and answers as the page does', async (t) => {
  const response = await fetch(`${origin}/docs/search.json`)
  const { options, mostFound, index } = (await response.json()) as any
  t.ok(response.headers.get('etag'))
  const search = MiniSearch.loadJS(index, options)
  t.equal(search.search('listCandidates')[0]?.path, '/docs/operations/listCandidates')
  const began = performance.now()
  for (const query of Object.keys(wanted)) search.search(query).slice(0, mostFound)
  t.comment(`${(performance.now() - began) / Object.keys(wanted).length} ms a query`)
})

t.test('in a browser', { skip: proofOnly || noBrowser }, async (t) => {
  const browser = await startBrowser()
  t.teardown(() => browser.close())
  for (const colorScheme of ['light', 'dark'] as const) {
    t.test(`by keyboard alone, ${colorScheme}`, async (t) => {
      const { page, met } = await visit(browser, origin, { colorScheme, viewport: { width: 390, height: 800 } })
      await page.goto(`${origin}/docs/operations`)
      await page.keyboard.press('/')
      await page.keyboard.type('deactivate')
      await page.getByRole('link', { name: 'Deactivate a member Operation' }).waitFor()
      t.strictSame(await findings(page), [])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/docs/operations/deactivateMember')
      await page.keyboard.press('Control+k')
      t.ok(await page.getByRole('dialog', { name: 'Search' }).isVisible())
      await page.keyboard.type('zzzzzz')
      await page.getByText('Nothing was found.').waitFor()
      await page.keyboard.press('Escape')
      t.notOk(await page.getByRole('dialog', { name: 'Search' }).isVisible())
      t.ok(Number(await page.evaluate('document.documentElement.scrollWidth')) <= 390)
      t.strictSame(met, [])
    })
  }

  t.test('code is copied', async (t) => {
    const { page, met } = await visit(browser, origin, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(`${origin}/docs/operations/listJobs`)
    await page.getByRole('button', { name: "Copy: List the account's jobs with curl" }).click()
    await page.getByText('Copied').waitFor()
    t.match(await page.evaluate('navigator.clipboard.readText()'), /^curl "http.*\/spi\/v3\/jobs/)
    t.strictSame(met, [])
  })

  t.test('without JavaScript the link leads to the page', async (t) => {
    const { page } = await visit(browser, origin, { javaScriptEnabled: false })
    await page.goto(`${origin}/docs`)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByRole('searchbox').fill('deactivate')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Deactivate a member Operation' }).waitFor()
    t.match(page.url(), /\/docs\/search\?q=deactivate$/)
  })
})
