// The bundle: its programs start without the sources, on either engine; a first start copies its template if that matches the migrations.
import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { templateIn, writeBundle } from '../src/bundle.ts'
import { migrations } from '../src/db/migrations.ts'
import { templateFor, templateName } from '../src/db/template.ts'
import { requireWhole } from '../src/db/wholeDirectory.ts'
import { givenCollector } from './fixtures/collector.ts'
import { shared, startServer, type Started } from './fixtures/process.ts'
import { givenBareDatabase } from './fixtures/server.ts'
import { copyTemplate } from './fixtures/template.ts'

function givenFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'spindle-bundle-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const bundle = givenFolder(t)
await writeBundle(bundle, copyTemplate)
const program = (name: string) => join(bundle, 'programs', `${name}.js`)

/** The identifier that the engine gives every new database, and that a copy keeps. */
const numberOf = (directory: string) => readFileSync(join(directory, 'global/pg_control')).readBigUInt64LE()

async function answers(t: Test, { origin }: Started, DATA_DIR: string): Promise<void> {
  const authorization = `Bearer ${readFileSync(join(DATA_DIR, 'demo-token'), 'utf8').trim()}`
  const jobs = await fetch(`${origin}/spi/v3/jobs`, { headers: { authorization } })
  t.equal(jobs.status, 200)
  t.ok(((await jobs.json()) as { jobs: unknown[] }).jobs.length > 0)
  t.equal((await fetch(`${origin}/spi/v2/jobs`, { headers: { authorization } })).status, 200)
}

t.test('the bundle starts, answers, and starts again with its data', async (t) => {
  const environment = { MODE: 'development', ...(await givenBareDatabase(t)) }
  const { DATA_DIR } = environment
  const first = await startServer(t, environment, ['--demo'], program('main'))
  await answers(t, first, DATA_DIR)
  if (!('DATABASE_URL' in environment)) t.equal(numberOf(join(DATA_DIR, 'postgres')), numberOf(templateIn(bundle)), 'made of the template')
  for (const path of ['/docs', '/docs/changelog', '/docs/reference', '/openapi.json', '/v1/openapi.json'])
    t.equal((await fetch(first.origin + path)).status, 200, path)
  const [, script = ''] = /src="(\/assets\/reference\.\w+\.js)"/.exec(await (await fetch(`${first.origin}/docs/reference`)).text()) ?? []
  t.equal((await fetch(first.origin + script)).status, 200, "the reference's browser bundle")
  const listed = async () =>
    (await promisify(execFile)(process.execPath, [program('spindle'), 'accounts', 'list'], { env: { ...shared, ...environment } })).stdout
  t.match(await listed(), 'tidewell', 'the command asks the server')
  t.equal(await first.stop(), 0)
  t.match(await listed(), 'tidewell', 'the command opens the database')
  const collector = await givenCollector(t)
  const second = await startServer(t, { ...environment, ...collector.environment }, [], program('main'))
  await answers(t, second, DATA_DIR)
  t.equal(await second.stop(), 0)
  t.equal(collector.spans.filter(({ name }) => name === 'listJobs').length, 2, 'what is loaded when it is needed is in the bundle too')
})

t.test('the template’s name depends on everything that the migrations do', (t) => {
  const [folder, templates] = [givenFolder(t), givenFolder(t)]
  cpSync(migrations, folder, { recursive: true })
  mkdirSync(join(templates, templateName(migrations)))
  t.equal(templateFor(folder, templates), join(templates, templateName(migrations)))
  appendFileSync(join(folder, '0000_keys.sql'), ' ')
  t.equal(templateFor(folder, templates), undefined)
  t.equal(templateFor(migrations), undefined, 'the sources have none')
  t.end()
})

t.test('an interrupted copy of the template is repeated', async (t) => {
  const [directory, template] = [givenFolder(t), givenFolder(t)]
  writeFileSync(join(template, 'PG_VERSION'), '18\n')
  writeFileSync(join(template, 'spindle.lock'), 'of the place where it was made')
  requireWhole(directory, () => template)
  t.ok(existsSync(join(directory, 'spindle.unfinished')))
  writeFileSync(join(directory, 'PG_VERSION'), '')
  writeFileSync(join(directory, 'half'), '')
  const finish = requireWhole(directory, () => template)
  t.equal(readFileSync(join(directory, 'PG_VERSION'), 'utf8'), '18\n')
  for (const name of ['half', 'spindle.lock']) t.notOk(existsSync(join(directory, name)), name)
  await finish?.()
  t.notOk(existsSync(join(directory, 'spindle.unfinished')))
  const never = () => {
    throw new Error('A template is for a new directory')
  }
  t.throws(() => requireWhole(directory, never), /is missing or empty/)
})
