// The profile `family`: where a deployment shows it, what it takes, and what it sends, beside the same server without it.
import t from 'tap'
import { startServer } from './fixtures/process.ts'
import { givenDatabase, givenWorld } from './fixtures/server.ts'

const contract = await givenWorld(t)
const family = await givenWorld(t, { environment: { COMPAT: 'family' } })

t.test('/health and the overview show the profile in force', async (t) => {
  for (const [profile, { origin }] of Object.entries({ contract, family })) {
    const health = await fetch(`${origin}/health`)
    t.strictSame(await health.json(), { status: 'ok', profile })
    const overview = await (await fetch(`${origin}/docs`)).text()
    t.match(overview, `profile is <code>${profile}</code>`)
  }
})

t.test('the log begins with the profile, and development says that there is one', async (t) => {
  const hint = /^COMPAT=family takes .*\/docs\/guides\/notifications#the-profile-family$/m
  for (const [COMPAT, hinted] of Object.entries({ contract: true, family: false })) {
    const started = await startServer(t, { MODE: 'development', COMPAT, ...((await givenDatabase(t)) as Record<string, string>) })
    await started.stop()
    const first = started
      .output()
      .split('\n')
      .find((line) => line.startsWith('{'))
    t.match(JSON.parse(first ?? '{}'), { profile: COMPAT, msg: 'Spindle starts' })
    t.equal(hint.test(started.output()), hinted, COMPAT)
  }
})
