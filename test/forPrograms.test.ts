// What programs read of the documentation: Markdown of each page, the index for language models, sitemap, rules for crawlers, icon, previews.
import t from 'tap'
import { facts } from '../generated/facts.ts'
import { givenWorld } from './fixtures/server.ts'
import { personAt } from './fixtures/web.ts'

const { origin, config } = await givenWorld(t)
const get = async (path: string) => {
  const response = await fetch(origin + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

t.test('llms.txt leads to the Markdown of every guide and operation', async (t) => {
  const index = await get('/llms.txt')
  t.match(index.headers.get('content-type'), 'text/plain')
  t.match(index.text, /^# Spindle Recruiting and HR API\n\n> /)
  const links = [...index.text.matchAll(/^- \[[^\]]+\]\((\S+\.md)\): \S/gm)].map(([, link]) => link!)
  for (const id of Object.keys(facts)) t.ok(links.includes(`${origin}/docs/operations/${id}.md`), id)
  t.ok(links.includes(`${origin}/docs/guides/assistants.md`))
  for (const link of links) {
    const { status, headers, text } = await get(link.slice(origin.length))
    t.equal(status, 200, link)
    t.match(headers.get('content-type'), 'text/markdown')
    t.match(text, /^# /, link)
    t.notMatch(text, /http:\/\/localhost:3000|\[object|^\| undefined/m, link)
  }
  t.equal((await get('/docs/guides/nothing.md')).status, 404)
})

t.test('the Markdown of an operation has what its page has', async (t) => {
  const { text } = await get('/docs/operations/createComment.md')
  for (const part of [
    '`POST /spi/v3/candidates/{id}/comments`',
    '`w_comments`',
    '## Parameters',
    '## Body',
    '`comment.body` (required)',
    '## 201',
  ])
    t.ok(text.includes(part), part)
  const page = await get('/docs/operations/createComment')
  t.match(page.text, '<link rel="alternate" type="text/markdown" href="/docs/operations/createComment.md" />')
})

t.test('pages have the tags of Open Graph', async (t) => {
  const { text } = await get('/docs/guides/assistants')
  t.match(text, '<meta property="og:title" content="Use it from an assistant" />')
  t.match(text, `<meta property="og:url" content="${origin}/docs/guides/assistants" />`)
  t.match(text, /<meta property="og:description" content="An assistant that/)
})

t.test('crawlers find the sitemap of the documentation, and on the host of an account that of its jobs', async (t) => {
  const robots = await get('/robots.txt')
  t.match(robots.text, /^User-agent: \*\nDisallow: \/settings\n/)
  t.match(robots.text, `Sitemap: ${origin}/docs/sitemap.xml`)
  const { text, headers } = await get('/docs/sitemap.xml')
  t.match(headers.get('content-type'), 'application/xml')
  t.match(text, `<loc>${origin}/docs/operations/listJobs</loc>`)
  const moved = await get('/sitemap.xml')
  t.equal(moved.headers.get('location'), '/docs/sitemap.xml')
  const host = `acme.${config.BASE_DOMAIN ?? 'localhost'}`
  t.match((await personAt({ origin }, host).get('/robots.txt')).text, `Sitemap: http://${host}:3000/sitemap.xml\n`)
})

t.test('the icon is at its usual address', async (t) => {
  const response = await fetch(`${origin}/favicon.ico`)
  t.equal(response.headers.get('content-type'), 'image/x-icon')
  t.strictSame(Array.from(new Uint8Array(await response.arrayBuffer(), 0, 4)), [0, 0, 1, 0])
})
