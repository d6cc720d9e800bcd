// The package: installed into an empty folder without a network, it serves the README's first request, and lists what it contains.
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { writeBundle } from '../src/bundle.ts'
import { givenMachine } from './fixtures/machine.ts'
import { shared, startServer } from './fixtures/process.ts'
import { startPostgres } from './fixtures/postgres.ts'
import { lackOf, proxies } from './fixtures/proxy.ts'
import { spindleAt } from './fixtures/spindle.ts'
import { copyTemplate } from './fixtures/template.ts'
import release from '../package.json' with { type: 'json' }

/** Of the installed package, without Node. */
const largest = 140_000_000

const folder = mkdtempSync(join(tmpdir(), 'spindle-package-'))
t.teardown(() => rmSync(folder, { recursive: true, force: true }))
const bundle = join(folder, 'bundle')
await writeBundle(bundle, copyTemplate)

// A cache of its own, and a registry that nobody answers at.
const env = {
  ...shared,
  HOME: folder,
  npm_config_cache: join(folder, 'cache'),
  npm_config_registry: 'http://127.0.0.1:1',
  npm_config_update_notifier: 'false',
}
const npm = (words: string[], options: ExecFileSyncOptions = {}) =>
  String(execFileSync('npm', words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'], ...options }))
const tarball = `spindle-${release.version}.tgz`
t.equal(npm(['pack', '--silent', bundle]).trim(), tarball)

const guide = readFileSync(new URL('../openapi/guides/12-operating.md', import.meta.url), 'utf8')
/** The guide's line that starts like this, at a free port. */
const shown = (start: string) => (new RegExp(`^ *(${start}.*)$`, 'm').exec(guide)?.[1] ?? 'false').replace('8080', '0')
const settings = { ...env, npm_config_prefix: folder, npm_config_yes: 'true', PATH: `${folder}/bin:${shared.PATH}` }
const shell = (line: string) => execFileSync('bash', ['-c', line], { cwd: folder, env: settings, encoding: 'utf8' })
shell(shown('npm install --global'))
const installed = join(folder, 'lib/node_modules/spindle')
const command = join(folder, 'bin/spindle')

t.test('it serves the README’s first request, and its commands work', async (t) => {
  const DATA_DIR = join(folder, '.data')
  const started = await startServer(t, { DATA_DIR }, ['serve', '--mode', 'development'], command)
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [request = ''] = /curl -H "Authorization: Bearer .* http:\/\/localhost:3000\/spi\/v3\/jobs/.exec(readme) ?? []
  const here = request.replace('http://localhost:3000', started.origin)
  const answer = execFileSync('bash', ['-c', here], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  t.equal(JSON.parse(answer).jobs.length, 50)
  const page = await (await fetch(`${started.origin}/docs/reference`)).text()
  const [, script = ''] = /src="(\/assets\/reference\.\w+\.js)"/.exec(page) ?? []
  t.equal((await fetch(started.origin + script)).status, 200, "the reference's browser bundle")
  t.match(await spindleAt(command, { DATA_DIR })('accounts list'), { code: 0, out: /tidewell/ })
  t.equal(await started.stop(), 0)
})

t.test('its start loads no part of Node that it does not use', async (t) => {
  // The database's thread needs some of them, and what observes the processes of a test needs Web Crypto.
  const program = `
    import { isMainThread } from 'node:worker_threads'
    if (isMainThread) process.once('exit', () => console.log('parts:', process.moduleLoadList.join()))`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(program)}`
  const started = await startServer(t, { DATA_DIR: join(folder, '.data'), NODE_OPTIONS }, ['serve', '--mode', 'development'], command)
  t.equal(await started.stop(), 0)
  const [parts = ''] = /^parts: .*$/m.exec(started.output()) ?? []
  t.match(parts, /\bNativeModule http,/)
  t.notMatch(parts, 'NativeModule internal/deps/undici/undici,')
})

t.test('a server needs no file of the release soon after its start, since an upgrade replaces them', async (t) => {
  // The operator's commands, which an embedded database and `spindle serve` load, read the contract: this server has neither.
  const postgres = await startPostgres()
  t.teardown(() => postgres.end())
  const settings = { MODE: 'development', DATA_DIR: join(folder, 'upgraded'), DATABASE_URL: await postgres.createDatabase('upgraded') }
  const started = await startServer(t, settings, [], join(installed, 'programs/main.js'))
  await sleep(3_000)
  const moved = ['programs', 'generated'].map((name) => [join(installed, name), join(folder, `moved-${name}`)] as const)
  for (const [from, to] of moved) renameSync(from, to)
  const health = await fetch(`${started.origin}/health`)
  const page = await fetch(`${started.origin}/settings`, { redirect: 'manual' })
  for (const [from, to] of moved) renameSync(to, from)
  t.match(await health.json(), { status: 'ok', revision: { number: Number } })
  t.equal(page.status, 303)
  t.equal(await started.stop(), 0)
})

t.test('it generates what a contract’s sources are generated from, without a network', async (t) => {
  const library = fileURLToPath(new URL('fixtures/library', import.meta.url))
  const contract = join(library, 'openapi/openapi.yaml')
  const run = (...words: string[]) => execFileSync(command, ['generate', ...words], { cwd: folder, env, encoding: 'utf8' })
  const said = run(contract, '--out', 'generated')
  const names = said.replace('generated: ', '').trim().split(', ')
  const documents = ['openapi-3.0.d.json.ts', 'openapi-3.0.json', 'openapi-3.1.d.json.ts', 'openapi-3.1.json']
  t.strictSame(names.toSorted(), ['facts.ts', ...documents, 'types.ts', 'validators.d.ts', 'validators.js'])
  for (const name of names)
    t.equal(readFileSync(join(folder, 'generated', name), 'utf8'), readFileSync(join(library, 'generated', name), 'utf8'), name)
  writeFileSync(join(folder, 'broken.yaml'), 'openapi: 3.1.0\npaths: {')
  const { code, err } = await spindleAt(command, {})(`generate ${join(folder, 'broken.yaml')} --out generated`)
  t.equal(code, 1)
  t.match(err, /broken\.yaml cannot be bundled/)
})

t.test('the commands of the guide on operating run it', async (t) => {
  t.match(shown('npx'), ` ./${tarball} serve `)
  t.match(shell(`${shown('npx')} --help`), 'Usage: spindle serve [options]')
  writeFileSync(join(folder, 'spindle.env'), `SECRET_KEYS=${shell(shown('spindle keys create'))}DATA_DIR=${folder}/production\n`)
  t.match(shell(shown('spindle doctor')), /^PORT +ok /m)
  t.match(shell('spindle serve --env-file /nowhere 2>&1 || true'), '--env-file /nowhere cannot be read', 'not in the words of Node')
  const [, ...words] = shown('spindle serve').replace('spindle.env', join(folder, 'spindle.env')).split(' ')
  const started = await startServer(t, {}, words, command)
  t.match(shell(shown('spindle keys rotate')), /^Every stored secret is sealed with key-/)
  t.equal(await started.stop(), 0)
})

t.test('the commands of the guide on production lead to a server behind TLS', { skip: lackOf(proxies.nginx) }, async (t) => {
  const guide = readFileSync(new URL('../openapi/guides/13-production.md', import.meta.url), 'utf8')
  const machine = await givenMachine(t, join(folder, 'machine'), folder, { ...env, PATH: shared.PATH as string })
  for (const [, commands = ''] of guide.matchAll(/^```sh\n([^]*?)^```$/gm)) {
    const printed = machine.run(commands)
    for (const line of commands.split('\n')) {
      if (line.includes('/ready')) t.match(printed, '{"status":"ready"}', line)
      if (line.startsWith('spindle tokens create')) t.match(printed, /^hr_a_\w+$/m, line)
      if (line.startsWith('spindle doctor')) t.match(printed, /^PORT +ok /m, line)
    }
  }
  t.match(machine.read('spindle.log'), /Spindle has stopped[^]*Spindle listens at https:\/\/example\.com/, 'the upgrade restarted it')
})

t.test('it is small, and has only what runs', (t) => {
  const files = globSync('**', { cwd: installed, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  t.ok(bytes <= largest, `${Math.round(bytes / 1e6)} MB`)
  t.comment(`figure: the installed package takes ${Math.round(bytes / 1e6)} MB`)
  t.strictSame(
    files.map(({ name }) => name).filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts')),
    [],
    'no sources',
  )
  t.end()
})

t.test('it has a bill of materials, and the licence of everything in it', (t) => {
  const read = (name: string) => readFileSync(join(installed, name), 'utf8')
  const { components, metadata } = JSON.parse(read('bom.json'))
  t.match(metadata.component, { name: 'spindle', version: release.version, licenses: [{ expression: 'MIT' }] })
  const licences = read('LICENCES.txt')
  for (const { name, version, licenses, purl } of components) {
    const [{ expression }] = licenses
    t.match(
      expression,
      /^(\(?(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|BlueOak-1\.0\.0|Unlicense|MIT-0)( OR |\)|$))+/,
      `${name} is free: ${expression}`,
    )
    t.ok(licences.includes(`\n${name} ${version} (${expression})\n`), `the licence of ${name}`)
    t.equal(purl, `pkg:npm/${name.replace('@', '%40')}@${version}`)
  }
  const names = components.map(({ name }: { name: string }) => name)
  // What is loaded at run time, whether imported, required or read as a file.
  for (const name of Object.keys(release.dependencies)) t.ok(names.includes(name), name)
  for (const name of ['@redocly/cli', 'esbuild-wasm', 'typescript']) t.ok(names.includes(name), `${name}, for the generator`)
  for (const name of ['esbuild', 'oxlint', 'tap']) t.notOk(names.includes(name), `${name} is for development`)
  t.match(read('LICENSE'), 'MIT License')
  t.end()
})
