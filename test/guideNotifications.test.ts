// Runs the guide on notifications unchanged: its receiver and its shell blocks, against a server with the demo.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import t, { type Test } from 'tap'
import { plantDemo } from '../src/transfer/demo/plantDemo.ts'
import { freePort } from './fixtures/freePort.ts'
import { givenWorld } from './fixtures/server.ts'
import { patienceMs } from './fixtures/wait.ts'

const guide = readFileSync(new URL('../openapi/guides/11-notifications.md', import.meta.url), 'utf8')
const blocksOf = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, block]) => block as string)

/** A server of this profile with the demo. */
async function givenDemo(t: Test, COMPAT: 'contract' | 'family') {
  const environment = { ALLOW_PRIVATE_TARGETS: '1', COMPAT }
  const { application, origin, config } = await givenWorld(t, { delivers: true, environment })
  const dataDir = config.DATA_DIR as string
  await plantDemo({ ...application, dataDir, address: origin })
  return { origin, dataDir }
}

for (const [which, profile] of (['contract', 'family'] as const).entries())
  t.test(`the receiver of the guide prints the candidate that the guide creates: ${profile}`, async (t) => {
    const { origin, dataDir } = await givenDemo(t, profile)
    const port = await freePort()
    const here = (text: string) => text.replaceAll('http://localhost:3000', origin).replaceAll('4000', String(port))
    const cwd = mkdtempSync(join(tmpdir(), 'spindle-guide-'))
    t.teardown(() => rmSync(cwd, { recursive: true }))
    symlinkSync(dataDir, join(cwd, '.data'))
    const receiver = blocksOf('js')[which] as string
    t.equal(receiver.includes('WEBHOOK_SECRET'), profile === 'contract', 'which of both it is')
    t.ok(receiver.trimEnd().split('\n').length <= 15, 'a receiver of 15 lines')
    writeFileSync(join(cwd, 'receiver.mjs'), here(receiver))
    const [subscribe, create, list] = blocksOf('sh') as [string, string, string]
    const listening = `until (: > /dev/tcp/127.0.0.1/${port}) 2>/dev/null; do sleep 0.1; done`
    const script = ['set -eu', subscribe, listening, create, 'read -r _', 'echo; echo the log:', list, 'kill $!'].join('\n')
    // The family's receiver needs only the token, which the guide keeps in a shell variable.
    const exported = profile === 'family' ? `export TOKEN\n${script.replaceAll('WEBHOOK_SECRET', 'UNUSED')}` : script
    const shell = spawn('bash', ['-c', here(exported)], { cwd, env: { PATH: process.env.PATH }, detached: true })
    // Kills the process group, which includes the receiver, a child of the shell.
    const late = setTimeout(() => process.kill(-shell.pid!, 'SIGKILL'), patienceMs)
    t.teardown(() => clearTimeout(late))
    let complaint = ''
    shell.stderr.on('data', (text) => (complaint += text))
    let printed = ''
    let told = false
    for await (const line of createInterface({ input: shell.stdout })) {
      printed += `${line}\n`
      // The receiver has printed everything: let the script continue.
      if (!told && /sequence: 1/.test(printed)) told = shell.stdin.end('\n') !== undefined
    }
    t.notOk(shell.signalCode, `the blocks end within ${patienceMs / 1000} s, and printed ${printed}`)
    t.match(printed, /[0-9a-f-]{36} \{$/m, complaint)
    t.match(printed, /event_type: 'candidate_created'/)
    t.match(printed, /name: 'Lena Vogt'/)
    const { deliveries } = JSON.parse(printed.slice(printed.indexOf('the log:') + 'the log:'.length)) as { deliveries: object[] }
    t.match(deliveries, [{ event: 'candidate_created', sequence: 1 }])
  })
