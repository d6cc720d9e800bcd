// The guide on setting up an account: its requests, and its commands, bring an empty account to its first hire and its first time off.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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

t.test('an empty account is set up to its first hire and its first approved time off by commands alone', async (t) => {
  const world = await givenWorld(t)
  const spindle = await givenOperator(t, world)
  const folder = mkdtempSync(join(tmpdir(), 'commands-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const program = join(import.meta.dirname, '../src/spindle.ts')
  writeFileSync(join(folder, 'spindle'), `#!/bin/sh\nexec node --disable-warning=ExperimentalWarning ${program} "$@"\n`, { mode: 0o755 })
  const [, ...blocks] = blocksOf(guide, 'text')
  const env = { PATH: `${folder}:${process.env.PATH}`, DATA_DIR: world.config.DATA_DIR }
  const { stdout } = await promisify(execFile)('bash', ['-c', ['set -eu', ...blocks].join('\n')], { cwd: folder, env })
  t.match(stdout, /^MEMBER +VALUE\n.*^summary +Cranes and quays$/ms)
  t.match(stdout, /^http\S+\/reset-password\?token=\S+$/m, 'the link of the invitation is shown')
  t.match(stdout, /^hired_at +20\S+$/m)

  const of = '--account quay'
  t.match(await spindle.json(`jobs list ${of}`), [{ title: 'Crane Operator', state: 'published' }])
  const { candidates } = await spindle.json(`candidates list ${of}`)
  t.match(candidates, [{ name: 'Kim Holm', stage: 'Hired', hired_at: /^20/ }])
  const { requests } = await spindle.json(`timeoff list-requests ${of} --from-date 2031-01-01T00:00:00 --to-date 2031-12-31T00:00:00`)
  t.match(requests, [{ state: 'approved', requesting_total: '5.00', pending_approvals: [] }])
  const [{ employee_id: employee }] = requests
  const { balances } = await spindle.json(`timeoff list-balances ${of} --employee-id ${employee} --year 2031`)
  t.match(balances, [{ units_available: '22.00', units_used: '5.00' }])
  const log = await spindle.json(`audit list ${of}`)
  t.ok(log.every(({ actor }: { actor: string }) => actor === 'operator'))
  t.match(
    log.find(({ action }: { action: string }) => action === 'member_invited'),
    { actor_name: 'Ada Lund' },
  )
})
