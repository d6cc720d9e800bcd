// An upgrade: the program of the last release still answers while this one migrates its database, and nothing is lost.
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import postgres from 'postgres'
import t from 'tap'
import { isProof } from './fixtures/proof.ts'
import { shared, startServer } from './fixtures/process.ts'
import { callerAt, givenBareDatabase } from './fixtures/server.ts'
import { until } from './fixtures/wait.ts'

/** The commit of the last release. */
const lastRelease = 'f2e9cb81b0f50bc02e7166d9686849d27ae64a2e'
/** How many candidates there are, and how many are created before the upgrade and after it. */
const [candidates, changes] = isProof ? [1_000_000, 500] : [0, 50]
/** How long a change may wait, in milliseconds: migrations hold no lock for longer than a second. */
const longestWait = 2_000
const root = new URL('..', import.meta.url).pathname

function run(command: string, words: string[], options: ExecFileSyncOptions = {}): string {
  return String(execFileSync(command, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 30, ...options }))
}

function hasHistory(): boolean {
  try {
    run('git', ['cat-file', '-e', lastRelease], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Packs the last release from its own sources, installs the tarball in a folder, and returns its server's program. It never changes, so it is
 * kept between runs.
 */
function installLastRelease(): string {
  const kept = join(root, 'node_modules/.cache/spindle-release', lastRelease)
  const program = join(kept, 'node_modules/spindle/programs/main.js')
  if (existsSync(program)) return program
  const folder = mkdtempSync(join(tmpdir(), 'spindle-release-'))
  const sources = join(folder, 'sources')
  mkdirSync(sources)
  run('tar', ['-x'], {
    cwd: sources,
    input: execFileSync('git', ['archive', lastRelease], { cwd: root, maxBuffer: 2 ** 30 }),
    stdio: ['pipe'],
  })
  symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'))
  run(process.execPath, ['src/bundle.ts', 'dist'], { cwd: sources })
  const env = { ...shared, HOME: folder, npm_config_cache: join(folder, 'cache'), npm_config_registry: 'http://127.0.0.1:1' }
  const tarball = run('npm', ['pack', '--silent', join(sources, 'dist')], { cwd: folder, env }).trim()
  run('npm', ['install', '--silent', '--prefix', 'there', `./${tarball}`], { cwd: folder, env })
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(dirname(kept), { recursive: true })
  cpSync(join(folder, 'there'), `${kept}.unfinished`, { recursive: true })
  renameSync(`${kept}.unfinished`, kept)
  rmSync(folder, { recursive: true })
  return program
}

/** Adds candidates to a job of the last release's database. */
async function addCandidates(url: string, shortcode: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql`
    insert into candidates (account_id, job_id, stage_id, name, firstname, lastname, email, mailbox, created_at, updated_at)
    select j.account_id, j.id, s.id, 'Ada ' || n, 'Ada', n, 'bulk-' || n || '@example.test', 'bulk-' || n, at, at
    from jobs j, lateral (select id from stages where account_id = j.account_id order by position limit 1) s,
      generate_series(1, ${candidates}::int) n, lateral (select now() - n * interval '1 minute' as at) t
    where j.shortcode = ${shortcode}`
  await sql.end()
}

const skip = !process.env.DATABASE_URL
  ? 'is about a database server'
  : !hasHistory() && `this checkout lacks the commit of the last release (${lastRelease}): fetch its history with git fetch --unshallow`

t.test('the last release answers while this one migrates its database, and nothing is lost', { skip }, async (t) => {
  const program = installLastRelease()
  const given = (await givenBareDatabase(t)) as Record<string, string>
  const environment = { MODE: 'development', RATE_LIMIT_ACCOUNT: '1000000', ...given }
  const old = await startServer(t, environment, ['--demo'], program)
  const token = readFileSync(join(String(given.DATA_DIR), 'demo-token'), 'utf8').trim()

  // Each client creates candidates at one server and reads them at every server.
  const callers = [callerAt(old.origin)(token)]
  const job = (await callers[0]!.get('/jobs?state=published&limit=1')).body.jobs[0].shortcode
  if (candidates > 0) await addCandidates(String(given.DATABASE_URL), job)
  const created: string[] = []
  const wrong: string[] = []
  let longest = 0
  let isOver = false
  const client = async (name: string) => {
    for (let count = 0; !isOver; count++) {
      const caller = callers[count % callers.length]!
      const candidate = { name: `Ada ${name}`, email: `${name}-${count}@example.test` }
      const sent = performance.now()
      const { status, body } = await caller.post(`/jobs/${job}/candidates`, { candidate })
      longest = Math.max(longest, performance.now() - sent)
      if (status !== 201) {
        wrong.push(`${status} ${JSON.stringify(body)}`)
        continue
      }
      created.push(body.candidate.id)
      for (const reader of callers) {
        const read = await reader.get(`/candidates/${body.candidate.id}`)
        if (read.body.candidate?.email !== candidate.email) wrong.push(`${read.status} ${candidate.email}`)
      }
    }
  }
  const load = Promise.all(['one', 'two', 'three'].map(client))
  await until('changes before the upgrade', () => created.length >= changes)
  const before = created.length
  const fresh = await startServer(t, environment)
  const during = created.length - before
  callers.push(callerAt(fresh.origin)(token))
  await until('changes at both programs', () => created.length >= before + during + changes)
  isOver = true
  await load
  t.match(fresh.output(), /"migration":"0015_process_keys",[^\n]*"msg":"a migration is applied"/)
  t.strictSame(wrong, [])
  t.ok(before > 0 && during > 0, `${created.length} candidates, ${during} of them while the new program started`)
  t.ok(longest < longestWait, `a change waited at most ${Math.round(longest)} ms`)
  t.comment(`figure: with ${candidates} more candidates a change waited at most ${Math.round(longest)} ms during an upgrade`)
  t.equal(await old.stop(), 0)
  for (const id of created) if ((await callers[1]!.get(`/candidates/${id}`)).status !== 200) t.fail(`${id} is lost`)
  t.equal(await fresh.stop(), 0)
})
