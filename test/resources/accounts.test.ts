// Accounts: the token's own account, on each kind of address.
import { request } from 'node:http'
import t from 'tap'
import { isTimeZone } from '../../src/resources/accounts/timeZone.ts'
import { givenWorld } from '../fixtures/server.ts'

const world = await givenWorld(t, { environment: { BASE_DOMAIN: 'spindle.test' } })

/** A request with a custom Host header, which fetch does not allow. */
function getAt(host: string, path: string, token: string): Promise<{ status: number; body: any }> {
  return new Promise((resolve, reject) => {
    const headers = { host, authorization: `Bearer ${token}` }
    request(`${world.origin}/spi/v3${path}`, { headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }))
    })
      .on('error', reject)
      .end()
  })
}

t.test('listAccounts: returns the account of the token and no other', async (t) => {
  const account = await world.givenAccount('harbour')
  await world.givenAccount()
  const { status, body } = await (await account.givenCaller(['r_jobs'])).get('/accounts')
  t.equal(status, 200)
  t.strictSame(body, {
    accounts: [
      {
        id: account.key,
        name: 'Account harbour',
        subdomain: 'harbour',
        description: null,
        summary: null,
        website_url: null,
        time_zone: 'UTC',
        careers_site: { language: 'en', main_color: null, accent_color: null, logo_url: null },
      },
    ],
  })
})

t.test('listAccounts: accepts any valid token, whatever its scopes', async (t) => {
  const account = await world.givenAccount()
  for (const scopes of [['w_timeoff'], ['r_candidates'], ['w_members', 'r_employees']] as const) {
    const caller = await account.givenCaller(scopes)
    const { status, body } = await caller.get('/accounts')
    t.strictSame([status, body.accounts?.length], [200, 1], scopes.join())
    t.equal((await caller.get('/members')).status, 403, 'the rest keeps its scope')
  }
})

t.test("getAccount: returns the token's account; any other, known or not, is 404", async (t) => {
  const account = await world.givenAccount()
  const other = await world.givenAccount()
  const caller = await account.givenCaller()
  const { status, body } = await caller.get(`/accounts/${account.subdomain}`)
  t.equal(status, 200)
  t.equal(body.id, account.key)
  for (const subdomain of [other.subdomain, 'unknown', 'NOT-A-SUBDOMAIN', '%20']) {
    const answer = await caller.get(`/accounts/${subdomain}`)
    t.equal(answer.status, 404, subdomain)
    t.strictSame(answer.body, { error: 'Not found' })
  }
})

t.test('updateAccount: changes the given fields; null and an empty text clear one', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['r_jobs', 'w_account'])
  const path = `/accounts/${account.subdomain}`
  const change = (body: object, at = path) => caller.request('PATCH', at, { body })
  const profile = {
    name: 'Harbour Works',
    description: '<p>Cranes</p>',
    summary: 'Cranes',
    website_url: 'https://harbour.example',
    time_zone: 'America/Halifax',
    careers_site: { language: 'pt-BR', main_color: '#102030', accent_color: '#aabbcc', logo_url: 'https://harbour.example/logo.svg' },
  }
  const changed = await change({ ...profile, subdomain: 'other', id: '0123456789abcdef' })
  t.equal(changed.status, 200)
  t.strictSame(changed.body, { id: account.key, subdomain: account.subdomain, ...profile })
  t.strictSame((await change({})).body, changed.body, 'nothing given, nothing changed')
  t.match((await change({ description: null, summary: '', website_url: '' })).body, {
    name: 'Harbour Works',
    description: null,
    summary: null,
    website_url: null,
  })
  const { careers_site: site } = profile
  t.strictSame((await change({ careers_site: { accent_color: '', other: 1 } })).body.careers_site, { ...site, accent_color: null })
  t.strictSame((await change({ careers_site: { language: 'ar' } })).body.careers_site, { ...site, accent_color: null, language: 'ar' })
  const blank = await change({ name: ' ' })
  t.strictSame([blank.status, blank.headers.get('x-error-code')], [422, 'field-required'])
  // Node knows the short ones. To Postgres they are zones of other countries, or none.
  for (const time_zone of ['Europe/Nowhere', 'IST', 'CST', 'ECT', 'VST', 'SystemV/PST8PDT']) {
    const { status, headers } = await change({ time_zone })
    t.strictSame([status, headers.get('x-error-code')], [422, 'field-invalid'], time_zone)
  }
  for (const time_zone of [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/UTC', 'GMT', 'CET', 'EST5EDT', 'US/Pacific'])
    if (!isTimeZone(time_zone)) t.fail(`${time_zone} is refused`)
  for (const body of [
    { time_zone: '+01:00' },
    { name: '' },
    { name: null },
    { name: 'x'.repeat(256) },
    { website_url: 'ftp://a' },
    { website_url: 'https://a b' },
    { careers_site: { main_color: 'red' } },
    { careers_site: { accent_color: '#12345' } },
    { careers_site: { language: 'German' } },
    { careers_site: { language: null } },
    { careers_site: { logo_url: 'http://a.example/x' } },
    { careers_site: { logo_url: 'https://a.example;frame-ancestors/x' } },
  ])
    t.equal((await change(body)).status, 400, JSON.stringify(body))
  const other = await world.givenAccount()
  t.equal((await change({ name: 'Mine' }, `/accounts/${other.subdomain}`)).status, 404)
  t.match((await caller.get(path)).body, { name: 'Harbour Works', website_url: null })
  const entries = await world.application.database.execute('select action from audit_log where account_id = $1 and action = $2', [
    account.id,
    'account_updated',
  ])
  t.equal(entries.length, 5)
})

t.test("updateAccount: candidates show the account's new name at once, in lists that are remembered too", async (t) => {
  const account = await world.givenAccount()
  const { key } = await account.givenCandidate()
  const callers = [await account.givenCaller(), await account.givenUser(), await account.givenPartnerCaller()]
  for (const name of ['First', 'Second']) {
    t.equal((await callers[0]!.request('PATCH', `/accounts/${account.subdomain}`, { body: { name } })).status, 200)
    for (const caller of callers) {
      t.equal((await caller.get('/candidates')).body.candidates[0].account.name, name)
      t.equal((await caller.get(`/candidates/${key}`)).body.candidate.account.name, name)
    }
  }
})

t.test("addresses: the account's host, any other host, www and the path prefix work", async (t) => {
  const account = await world.givenAccount('delta')
  await world.givenAccount('gamma')
  const { token } = await account.givenCaller()
  const cases: [host: string, path: string, status: number][] = [
    ['delta.spindle.test', '/accounts', 200],
    ['DELTA.spindle.test:8080', '/accounts', 200],
    ['gamma.spindle.test', '/accounts', 404],
    ['unknown.spindle.test', '/accounts', 404],
    ['www.spindle.test', '/accounts', 200],
    ['spindle.test', '/accounts', 200],
    ['localhost', '/accounts', 200],
    ['127.0.0.1:3000', '/accounts', 200],
    ['www.spindle.test', '/accounts/delta/jobs', 200],
    ['www.spindle.test', '/accounts/gamma/jobs', 404],
    ['delta.spindle.test', '/accounts/gamma/jobs', 404],
    ['gamma.spindle.test', '/accounts/delta/jobs', 404],
    ['localhost', '/accounts/delta/accounts/delta/', 200],
    ['localhost', '/accounts/delta/', 200],
    ['localhost', '/accounts/', 200],
  ]
  for (const [host, path, status] of cases) t.equal((await getAt(host, path, token)).status, status, `${host} ${path}`)
})

t.test('addresses: without a valid token every host looks the same', async (t) => {
  await world.givenAccount('sigma')
  for (const host of ['sigma.spindle.test', 'unknown.spindle.test', 'localhost']) {
    t.strictSame(await getAt(host, '/accounts', 'hr_a_garbage'), { status: 401, body: { error: 'Not authorized' } }, host)
  }
})

t.test('addresses: paging.next stays on the host of the request', async (t) => {
  const account = await world.givenAccount('kappa')
  for (let at = 0; at < 2; at++) await account.givenJob()
  const { token } = await account.givenCaller()
  const { body } = await getAt('kappa.spindle.test:9000', '/jobs?limit=1', token)
  t.match(body.paging.next, /^http:\/\/kappa\.spindle\.test:9000\/spi\/v3\/jobs\?limit=1&since_id=[0-9a-f]{16}$/)
})
