// The guide on setting up an account: its commands and requests bring an empty account to its first hire and its first time off.
import t from 'tap'
import { blocksOf, runGuide } from './fixtures/guide.ts'
import { givenOperator } from './fixtures/operator.ts'
import { givenWorld } from './fixtures/server.ts'

const guide = '07-set-up-an-account.md'

t.test('an empty account is set up to its first hire and its first approved time off by the API alone', async (t) => {
  const world = await givenWorld(t)
  const spindle = await givenOperator(t, world)
  const [commands = ''] = blocksOf(guide, 'text')
  let token = ''
  for (const line of commands.replaceAll('\\\n', ' ').replaceAll('"', "'").trim().split('\n')) {
    const { code, out, err } = await spindle(line.replace(/^export TOKEN=\$\((.*)\)$/, '$1').replace(/^spindle /, ''))
    t.equal(code, 0, `${line} ${err}`)
    token = out.trim()
  }

  t.match(await runGuide(t, guide, { origin: world.origin, token }), [
    { members: [{ name: 'Ada Lund', role: 'admin' }] },
    { subdomain: 'harbour', summary: 'Cranes and quays' },
    { email: 'bo@harbour.example', role: 'simple', hris_role: 'hris_employee' },
    { name: 'Operations', parent_id: null },
    { slug: 'trial-shift', kind: 'assessment', position: 4 },
    { body: 'Do you have a licence?', type: 'boolean', required: true },
    { title: 'Crane Operator', state: 'published', department: 'Operations' },
    { candidate: { name: 'Kim Holm', stage: 'Hired', hired_at: /^20/ } },
    { entitlement: '27.00' },
    { state: 'approved', pending_approvals: [] },
    { balances: [{ units_available: '22.00', units_used: '5.00' }] },
  ])
})
