// Races of one code and of one refresh token through two server processes on one Postgres (promises O3, O4).
import t from 'tap'
import { givenOAuth } from './fixtures/oauth.ts'
import { startTwo } from './fixtures/process.ts'
import { callerAt, givenDatabase } from './fixtures/server.ts'

const skip = process.env.DATABASE_URL ? false : 'needs a Postgres server: the embedded engine hides races'

t.test('O3, O4: of 50 concurrent exchanges through two processes one succeeds, and 50 refreshes return one pair', { skip }, async (t) => {
  const { DATA_DIR, DATABASE_URL = '' } = await givenDatabase(t)
  const environment = { MODE: 'development', DATA_DIR, DATABASE_URL, LOG_LEVEL: 'error' }
  const world = await givenOAuth(t, { environment })
  const servers = await startTwo(t, environment)
  const race = (form: Record<string, string | undefined>) =>
    Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const sent = new URLSearchParams(form as Record<string, string>)
        const response = await fetch(`${servers[at % 2]!.origin}/oauth/token`, { method: 'POST', body: sent })
        const body = (await response.json()) as Record<string, string>
        return { status: response.status, body }
      }),
    )
  const statusesWith = (token = '') =>
    Promise.all(servers.map(async (server) => (await callerAt(server.origin)(token).get('/accounts')).status))

  for (let round = 0; round < 3; round++) {
    const exchanged = await race(world.exchangeForm(await world.givenCode()))
    const [won, ...more] = exchanged.filter(({ status }) => status === 200)
    t.equal(more.length, 0, 'one has got tokens')
    const refused = exchanged.filter(({ status }) => status !== 200)
    t.strictSame([...new Set(refused.map(({ status, body }) => `${status} ${body.error}`))], ['400 invalid_grant'])
    t.strictSame(await statusesWith(won?.body.access_token), [401, 401], 'and lost them, because others had the code too')
  }

  for (let round = 0; round < 3; round++) {
    const given = await world.givenTokens()
    const refreshed = await race(world.refreshForm(given.refresh_token))
    t.strictSame([...new Set(refreshed.map(({ status }) => status))], [200])
    const pairs = new Set(refreshed.map(({ body }) => `${body.access_token} ${body.refresh_token}`))
    t.equal(pairs.size, 1, 'one pair')
    t.strictSame(await statusesWith(refreshed[0]?.body.access_token), [200, 200])
    const [count] = await world.application.database.execute(
      'select count(*) as n from refresh_tokens where used_at is null and grant_id = (select max(id) from grants)',
      [],
    )
    t.equal(count?.n, 1, 'one successor')
  }
  await Promise.all(servers.map(({ stop }) => stop()))
})
