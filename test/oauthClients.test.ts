// Seven unmodified OAuth client libraries: each connects, sends a request, refreshes, sends another and revokes (promise O1).
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { operator } from '../src/access/audit.ts'
import { hashPassword } from '../src/access/password.ts'
import { base } from '../src/assemble.ts'
import type { Connect, Settings } from './clients/oauth/client.ts'
import { givenWorld } from './fixtures/server.ts'
import { decide } from './fixtures/visitor.ts'

const skip = process.env.SPINDLE_TEST_CLIENTS === '1' ? false : 'runs libraries of test/clients: set SPINDLE_TEST_CLIENTS=1'

/** The scripts of test/clients/oauth, and the ways in which each can connect, by the name of its export. */
const libraries: Readonly<Record<string, readonly string[]>> = {
  'openid-client': ['connect'],
  oauth4webapi: ['connect'],
  'simple-oauth2': ['header', 'body', 'json'],
  'passport-oauth2': ['connect'],
  'client-oauth2': ['connect'],
  grant: ['connect'],
  badgateway: ['connect'],
}

t.test('OAuth client libraries', { skip }, async (t) => {
  if (!existsSync(fileURLToPath(new URL('clients/node_modules', import.meta.url)))) {
    return t.fail('test/clients/node_modules is missing: run `npm ci --prefix test/clients`, which installs the libraries.')
  }
  const { origin, givenAccount, application } = await givenWorld(t)
  const account = await givenAccount()
  const login = { email: 'ida@example.test', password: 'correct horse' }
  await account.givenMember({ role: 'admin', email: login.email, password_hash: await hashPassword(login.password) })
  const redirectUri = 'https://app.example.test/connect/spindle/callback'
  const client = await application.applications.create({ owner: account.id, name: 'Careers', redirectUris: [redirectUri] }, operator)
  const settings: Settings = {
    issuer: origin,
    clientId: client.clientId,
    clientSecret: client.secret,
    redirectUri,
    scopes: ['r_jobs', 'w_members'],
    api: `${origin}${base}/jobs`,
  }

  const begun = performance.now()
  for (const [name, ways] of Object.entries(libraries)) {
    const script = (await import(new URL(`clients/oauth/${name}.js`, import.meta.url).href)) as Record<string, Connect>
    for (const way of ways) {
      await t.test(`${name}${way === 'connect' ? '' : `, ${way}`}`, async (t) => {
        const asked: string[] = []
        const { token, call, refresh, revoke } = await script[way]!(settings, (address) => {
          asked.push(address)
          return decide(origin, address, login)
        })
        t.ok(new URL(asked[0] ?? '').searchParams.get('state'), 'with a state')
        const first = token()
        t.match(first, /^hr_o_/)
        t.equal(await call(), 200)
        await refresh()
        t.not(token(), first, 'another access token')
        t.equal(await call(), 200, 'which works')
        await revoke()
        t.equal(await call(), 401, 'until it is revoked')
        await t.rejects(refresh(), 'and there is no way back but a new consent')
      })
    }
  }
  t.comment(`${Math.round(performance.now() - begun)} ms in all`)
})
