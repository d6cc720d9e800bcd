// The hosts of a server behind a proxy that ends TLS: the public URL's own, below the base domain, and what it publishes and links there.
import t from 'tap'
import { parse } from 'yaml'
import { ownHosts, ownHostsOf } from '../src/sites.ts'
import { givenWorld } from './fixtures/server.ts'
import { givenLogin, personAt } from './fixtures/web.ts'

const world = await givenWorld(t, { environment: { PUBLIC_URL: 'https://hr.example.com', BASE_DOMAIN: 'example.com' } })
const account = await world.givenAccount('acme')
const job = await account.givenJob()
await account.givenJob()
await account.givenStages()
const caller = await account.givenCaller()
/** Reads at a host with the account's token. */
const read = async (host: string, path: string): Promise<{ status: number; body: any }> => {
  const { status, text } = await personAt(world, host).get(path, { authorization: `Bearer ${caller.token}` })
  return { status, body: JSON.parse(text) }
}

t.test('the host of the public URL is the server’s own, although it is below the base domain', async (t) => {
  for (const path of ['/spi/v3/jobs', '/spi/v3/accounts', '/spi/v2/jobs']) t.equal((await read('hr.example.com', path)).status, 200, path)
  const { email } = await givenLogin(account)
  t.equal((await personAt(world, 'hr.example.com').signIn(email)).status, 303)
  t.equal((await personAt(world, 'acme.example.com').signIn(email)).status, 303, 'and the account’s still the account’s')
  t.equal((await read('other.example.com', '/spi/v3/jobs')).status, 404)
  t.strictSame([...ownHostsOf({ publicUrl: 'https://hr.example.com', baseDomain: 'example.com' })], [...ownHosts, 'hr'])
  for (const publicUrl of ['https://example.com', 'https://hr.example.org', 'https://badexample.com', undefined])
    t.equal(ownHostsOf({ publicUrl, baseDomain: 'example.com' }), ownHosts, String(publicUrl))
})

t.test('links at a host of the server have the scheme of the public URL, others that of the request', async (t) => {
  const hosts = {
    'hr.example.com': 'https://hr.example.com',
    'HR.example.com': 'https://HR.example.com',
    'acme.example.com': 'https://acme.example.com',
    'localhost:3000': 'http://localhost:3000',
    'badexample.com': 'http://badexample.com',
  }
  for (const [host, origin] of Object.entries(hosts)) {
    const { body } = await read(host, '/spi/v3/jobs?limit=1')
    t.ok(body.paging.next.startsWith(`${origin}/spi/v3/jobs?`), body.paging.next)
  }
  const { text } = await personAt(world, 'acme.example.com').get('/robots.txt')
  t.match(text, 'Sitemap: https://acme.example.com/sitemap.xml')
  const resume = { name: 'cv.pdf', data: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64') }
  const candidate = { name: 'Ada Berg', email: 'ada@example.test', resume }
  const { id } = (await caller.post(`/jobs/${job.shortcode}/candidates`, { candidate })).body.candidate
  const shown = await read('hr.example.com', `/spi/v3/candidates/${id}`)
  t.match(shown.body.candidate.resume_url, /^https:\/\/hr\.example\.com\/files\//)
})

t.test('the contract has the public URL, and in YAML it reads as in JSON, by either version of YAML', async (t) => {
  for (const path of ['/openapi', '/openapi-3.1', '/v2/openapi', '/v1/openapi-3.1']) {
    const [json, yaml] = await Promise.all(['json', 'yaml'].map((form) => personAt(world, 'hr.example.com').get(`${path}.${form}`)))
    const document = JSON.parse(json!.text) as { servers: { url: string }[] }
    t.match(document.servers[0]!.url, /^https:\/\/hr\.example\.com\/spi\/v\d$/)
    for (const version of ['1.1', '1.2'] as const) t.strictSame(parse(yaml!.text, { version }), document, `${path} ${version}`)
  }
})
