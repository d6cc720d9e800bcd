// Dockerfile, compose.yaml and the systemd unit: valid, hardened, and true to the command and the settings that they name.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { parse } from 'yaml'
import { kinds } from '../src/environment.ts'
import { asked } from '../src/operator/arguments.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ')
const compose = parse(read('compose.yaml'))
const { server, database } = compose.services
const unit = read('src/operator/spindle.service')
/** The arguments of an instruction; of the last one if it stands there more than once. */
const instruction = (name: string) => [...dockerfile.matchAll(new RegExp(`^${name} +(.*)$`, 'gm'))].at(-1)?.[1] ?? ''
const settingsIn = (text: string) => Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('=') as [string, string]))
const reads = (t: Test, words: string[]) => t.match(asked(words), { command: { name: 'serve' } }, words.join(' '))
/** Longer than the server's own limit of 10 s for a stop. */
const stops = (t: Test, seconds: string) => t.ok(Number.parseInt(seconds, 10) > 10, `a stop may take ${seconds}`)

t.test('the image runs the command as a user with few rights, with settings that exist', (t) => {
  t.equal(instruction('USER'), 'node')
  t.strictSame(JSON.parse(instruction('ENTRYPOINT')), ['spindle'])
  reads(t, JSON.parse(instruction('CMD')))
  const settings = settingsIn(instruction('ENV'))
  for (const [name, text] of Object.entries(settings)) t.not(kinds[name as keyof typeof kinds]?.parse(text), undefined, name)
  t.equal(instruction('VOLUME'), settings.DATA_DIR)
  t.equal(instruction('EXPOSE'), settings.PORT)
  t.match(dockerfile, /^ARG BASE=node:24\b.*\nFROM \$\{BASE\}$/m)
  t.equal(instruction('STOPSIGNAL'), 'SIGTERM')
  t.end()
})

t.test('the image’s health check follows /ready', async (t) => {
  const [, words = ''] = /CMD (\[.*\])$/.exec(instruction('HEALTHCHECK')) ?? []
  const [, ...args] = JSON.parse(words) as string[]
  let status = 200
  const paths = new Set<string | undefined>()
  const ready = createServer((request, response) => {
    paths.add(request.url)
    response.writeHead(status).end()
  })
  await new Promise<void>((listening) => ready.listen(0, '127.0.0.1', listening))
  const { port } = ready.address() as AddressInfo
  const check = () => new Promise((ended) => spawn(process.execPath, args, { env: { PORT: String(port) } }).once('exit', ended))
  t.equal(await check(), 0)
  status = 503
  t.equal(await check(), 1)
  ready.close()
  ready.closeAllConnections()
  t.equal(await check(), 1, 'nobody answers')
  t.strictSame([...paths], ['/ready'])
})

t.test('compose: everything that a service names is there', (t) => {
  for (const [name, service] of Object.entries<Record<string, any>>(compose.services)) {
    for (const volume of service.volumes) t.ok(volume.split(':')[0] in compose.volumes, `${name}: ${volume}`)
    for (const secret of service.secrets) t.ok(secret in compose.secrets, `${name}: ${secret}`)
    stops(t, service.stop_grace_period)
    t.equal(service.restart, 'unless-stopped')
    t.strictSame(service.security_opt, ['no-new-privileges:true'])
  }
  t.match(server, { read_only: true, cap_drop: ['ALL'], user: 'node', stop_signal: 'SIGTERM' })
  t.strictSame(server.depends_on, { database: { condition: 'service_healthy' } })
  t.ok(database.healthcheck)
  reads(t, server.command)
  t.match(server.command.at(-1), /^\/run\/secrets\//)
  t.equal(server.volumes[0].split(':')[1], settingsIn(instruction('ENV')).DATA_DIR)
  t.equal(server.ports[0].split(':').at(-1), instruction('EXPOSE'))
  const ignored = read('.gitignore').split('\n')
  for (const { file } of Object.values<{ file: string }>(compose.secrets))
    t.ok(ignored.includes(`/${file.split('/')[1]}/`), `${file} is not committed`)
  t.end()
})

const docker = (...words: string[]) => spawnSync('docker', ['compose', ...words], { cwd: new URL('..', import.meta.url), encoding: 'utf8' })
const noCompose = docker('version').status === 0 ? false : 'docker compose is not installed'

t.test('compose: Docker reads it', { skip: noCompose }, (t) => {
  const { status, stderr } = docker('config', '--quiet')
  t.equal(status, 0, stderr)
  t.end()
})

t.test('the unit is valid and hardened', { skip: existsSync('/usr/bin/systemd-analyze') ? false : 'systemd is not installed' }, (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'spindle-unit-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'spindle.service')
  // The command need not be installed here.
  writeFileSync(path, unit.replace('/usr/local/bin/spindle', process.execPath))
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' })
  t.equal(verified.status, 0, verified.stderr)
  t.notMatch(verified.stderr, 'spindle.service')
  const told = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', path], { encoding: 'utf8' })
  const [, exposure = '10'] = /Overall exposure level for spindle\.service: ([\d.]+)/.exec(told) ?? []
  t.ok(Number(exposure) < 2, `its exposure is ${exposure} of 10`)
  t.end()
})

t.test('the unit runs the command with its own settings', (t) => {
  const [, line = ''] = /^ExecStart=\S+\/spindle (.*)$/m.exec(unit) ?? []
  reads(t, line.split(' '))
  t.match(line, '%d/spindle.env')
  t.match(unit, /^LoadCredential=spindle\.env:/m)
  const [, settings = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  for (const name of Object.keys(settingsIn(settings))) t.ok(name in kinds, name)
  stops(t, /^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1] ?? '')
  t.end()
})
