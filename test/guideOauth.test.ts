// Runs the guide on authentication unchanged: its shell blocks in order, against a server with the demo, with a simulated browser.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import t from 'tap'
import { plantDemo, type DemoFile } from '../src/transfer/demo/plantDemo.ts'
import { givenWorld } from './fixtures/server.ts'
import { patienceMs, within } from './fixtures/wait.ts'
import { decide } from './fixtures/visitor.ts'

const guide = readFileSync(new URL('../openapi/guides/02-authentication.md', import.meta.url), 'utf8')
const blocksOf = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, block]) => block as string)

const { application, origin, config } = await givenWorld(t)
const dataDir = config.DATA_DIR as string
await plantDemo({ ...application, dataDir, address: origin })
const { accounts } = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFile

/** Runs the blocks in one shell and returns what each printed. For each authorization URL, signs in, consents, and pastes the final URL. */
async function run(blocks: readonly string[]): Promise<string[]> {
  const cwd = mkdtempSync(join(tmpdir(), 'spindle-guide-'))
  t.teardown(() => rmSync(cwd, { recursive: true }))
  symlinkSync(dataDir, join(cwd, '.data'))
  const mark = '---- the next block ----'
  const script = ['set -eu', ...blocks].join(`\necho; echo '${mark}'\n`).replaceAll('http://localhost:3000', origin)
  const shell = spawn('bash', ['-c', script], {
    cwd,
    timeout: patienceMs,
    killSignal: 'SIGKILL',
    env: { PATH: process.env.PATH, TOKEN: accounts[0]?.tokens.account },
  })
  const ended = once(shell, 'close')
  let complaint = ''
  shell.stderr.on('data', (text) => (complaint += text))

  const printed: string[] = ['']
  // The guide says only once who can sign in.
  let login = { email: '', password: '' }
  let address = ''
  for await (const line of createInterface({ input: shell.stdout })) {
    if (line === mark) printed.push('')
    else printed[printed.length - 1] += `${line}\n`
    const [, email, password] = /^Sign in as (\S+) with the password: (.+)$/.exec(line) ?? []
    if (email && password) login = { email, password }
    if (line.startsWith(`${origin}/oauth/authorize?`)) address = line
    if (address !== '' && login.email !== '') {
      shell.stdin.write(`${await decide(origin, address, login)}\n`)
      address = ''
    }
  }
  const [code] = (await within('the shell to end', ended)) as [number]
  if (code !== 0) throw new Error(`The blocks ended with ${code}: ${complaint}${printed.join(mark)}`)
  return printed.slice(1)
}

t.test('every shell block of the guide works as described', async (t) => {
  const blocks = blocksOf('sh')
  const printed = await run(blocks)
  t.equal(printed.length, blocks.length)
  /** The output of the blocks that contain these words, in order. */
  const said = (words: string) => printed.filter((_, at) => blocks[at]?.includes(words))
  const tokens = (text: string | undefined) => JSON.parse(text ?? '') as Record<string, unknown>
  const subdomain = accounts[0]?.subdomain as string

  t.match(said('/spi/v3/accounts')[0], subdomain, 'an account token')
  const [exchanged, withPkce] = said('grant_type=authorization_code').map(tokens)
  const [refreshed] = said('grant_type=refresh_token').map(tokens)
  const shown = JSON.parse(blocksOf('json')[0] ?? '') as object
  for (const answer of [exchanged, refreshed, withPkce]) {
    t.strictSame(Object.keys(answer ?? {}), Object.keys(shown), 'the answer that the guide shows')
    t.match(answer, { token_type: 'bearer', expires_in: 7200, scope: 'r_jobs w_members' })
  }
  t.match(JSON.parse(said('/spi/v3/jobs?limit=1')[0] ?? ''), { jobs: [{ shortcode: /^[0-9A-F]{10}$/ }] }, 'the token works')
  t.not(refreshed?.access_token, exchanged?.access_token)
  t.not(refreshed?.refresh_token, exchanged?.refresh_token)
  t.strictSame(JSON.parse(said('/oauth/revoke')[0] ?? ''), {})
  t.match(said('http_code')[0], /^401$/m, 'and no longer')
})
