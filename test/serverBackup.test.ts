// The backup of a Postgres server: the guide's commands copy it under load, restore it, and return to an instant.
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import t, { type Test } from 'tap'
import type { DemoFile } from '../src/transfer/demo/plantDemo.ts'
import { databaseUrl, startPostgres, userPostgres, type Server } from './fixtures/postgres.ts'
import { shared, startServer } from './fixtures/process.ts'
import { proofOnly } from './fixtures/proof.ts'
import { callerAt } from './fixtures/server.ts'
import { until } from './fixtures/wait.ts'

const settings = {
  SECRET_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`,
  RATE_LIMIT_ACCOUNT: '1000000',
  RATE_LIMIT_ADDRESS: '1000000',
  LOG_LEVEL: 'error',
}
/** As many changes are made before and after what is copied. */
const changes = 40
const resume = { name: 'resume.pdf', data: Buffer.from('%PDF-1.4 written').toString('base64') }
const isRoot = process.getuid?.() === 0

const guide = readFileSync(new URL('../openapi/guides/12-operating.md', import.meta.url), 'utf8')
/** The guide's block of commands or settings that has this line. */
const shown = (line: string) =>
  [...guide.matchAll(/^```\w+\n([^]*?)^```$/gm)].map(([, block = '']) => block).find((block) => block.includes(line)) ?? 'false'

/** A folder that the user of Postgres may write to. */
function givenFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'spindle-server-backup-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  if (isRoot) chownSync(folder, userPostgres().uid, userPostgres().gid)
  return folder
}

function shell(commands: string, env: Record<string, string>, options: ExecFileSyncOptions = {}): void {
  execFileSync('bash', ['-euc', commands], { env: { ...shared, ...env }, stdio: ['ignore', 'pipe', 'inherit'], ...options })
}

/** A server of the demo's account, and clients that create candidates with files for as long as `work` takes and returns. */
async function givenLoad(t: Test, database: Server, folder: string) {
  const environment = { ...settings, DATABASE_URL: await database.createDatabase('spindle'), DATA_DIR: join(folder, 'data') }
  const server = await startServer(t, environment, ['--demo'])
  const { accounts } = JSON.parse(readFileSync(join(environment.DATA_DIR, 'demo.json'), 'utf8')) as DemoFile
  const token = accounts[0]!.tokens.account
  const caller = callerAt(server.origin)(token)
  const { body } = await caller.get('/jobs?state=published&limit=1')
  const acknowledged: string[] = []
  const during = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    let goesOn = true
    const write = async () => {
      while (goesOn) {
        const candidate = { name: 'Written', email: `written-${crypto.randomUUID()}@example.com`, resume }
        const answer = await caller.post(`/jobs/${body.jobs[0].shortcode}/candidates`, { candidate })
        if (answer.status !== 201) throw new Error(`A change was refused: ${answer.status} ${answer.text}`)
        acknowledged.push(answer.body.candidate.id)
      }
    }
    const writing = Promise.all([write(), write(), write()])
    try {
      return await work()
    } finally {
      goesOn = false
      await writing
    }
  }
  const more = async () => {
    const count = acknowledged.length
    await until('changes', () => acknowledged.length >= count + changes)
    return [...acknowledged]
  }
  return { environment, server, token, acknowledged, during, more }
}

/** Starts a server on what was restored, and returns which of these candidates have their file there, and which do not. */
async function foundIn(t: Test, environment: Record<string, string>, token: string, ids: readonly string[]) {
  const server = await startServer(t, environment)
  const reader = callerAt(server.origin)(token)
  const found: string[] = []
  const missing: string[] = []
  for (const id of ids) {
    const { status, body } = await reader.get(`/candidates/${id}`)
    const file = status === 200 && (await fetch(body.candidate.resume_url.replace(/^https?:\/\/[^/]+/, server.origin)))
    if (file && (await file.text()) === '%PDF-1.4 written') found.push(id)
    else missing.push(id)
  }
  t.equal(await server.stop(), 0)
  return { found, missing }
}

t.test('K15: pg_dump under load has everything that was acknowledged before it began', async (t) => {
  const folder = givenFolder(t)
  const database = await startPostgres()
  t.teardown(() => database.end())
  const { environment, server, token, during, more } = await givenLoad(t, database, folder)
  const before = await during(async () => {
    const written = await more()
    shell(shown('pg_dump '), environment, { cwd: folder })
    await more()
    return written
  })
  t.equal(await server.stop(), 0)

  const restored = { ...environment, DATABASE_URL: await database.createDatabase('restored'), DATA_DIR: join(folder, 'restored') }
  mkdirSync(restored.DATA_DIR, { mode: 0o700 })
  shell(shown('pg_restore '), restored, { cwd: folder })
  const { found, missing } = await foundIn(t, restored, token, before)
  t.strictSame(missing, [], `${found.length} changes are there, with their files`)
})

t.test('a base backup and the archived log return to an instant', { skip: proofOnly }, async (t) => {
  const folder = givenFolder(t)
  const owner = isRoot ? userPostgres() : {}
  const here = (text: string) => text.replaceAll('/var/backups', folder)
  shell('mkdir wal', {}, { cwd: folder, ...owner })
  const database = await startPostgres({ conf: here(shown('archive_mode')) })
  t.teardown(() => database.end())
  const { environment, server, token, acknowledged, during, more } = await givenLoad(t, database, folder)
  await during(async () => {
    await more()
    shell(here(shown('pg_basebackup ')), environment, { cwd: folder, ...owner })
    await more()
  })
  const kept = [...acknowledged]
  const sql = postgres(environment.DATABASE_URL, { max: 1 })
  const [row] = await sql<{ now: string }[]>`select clock_timestamp()::text as now`
  await during(more)
  const [log] = await sql<{ name: string }[]>`select pg_walfile_name(pg_switch_wal()) as name`
  await until('the log to be archived', async () => {
    const [archived] = await sql<{ name: string }[]>`select coalesce(last_archived_wal, '') as name from pg_stat_archiver`
    return archived!.name >= log!.name
  })
  await sql.end()
  t.equal(await server.stop(), 0)
  await database.stop('immediate')

  const base = join(folder, 'base')
  writeFileSync(join(base, 'recovery.signal'), '')
  const conf = here(shown('recovery_target_time')).replace(/(?<=recovery_target_time = ').*(?=')/, row!.now)
  const returned = await startPostgres({ base, conf })
  t.teardown(() => returned.end())
  const restored = { ...environment, DATABASE_URL: databaseUrl(returned.url, 'spindle') }
  const again = postgres(restored.DATABASE_URL, { max: 1 })
  await until('the end of the recovery', async () => !(await again`select pg_is_in_recovery() as on`)[0]!.on)
  await again.end()
  const { found } = await foundIn(t, restored, token, acknowledged)
  t.strictSame(found, kept, `of ${acknowledged.length} changes, those before the instant`)
})
