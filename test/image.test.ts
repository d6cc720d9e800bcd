// The image and its containers: built from Dockerfile, run as compose.yaml says, stopped in order. Run by `make proof`.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import t from 'tap'
import { parse } from 'yaml'
import { givenImage, healthy, type Service } from './fixtures/image.ts'

const skip =
  process.env.SPINDLE_TEST_IMAGE === '1' ? false : 'builds an image: set SPINDLE_TEST_IMAGE=1, with buildah, debootstrap and runc'
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const { server: service, database }: Record<'server' | 'database', Service> = parse(read('compose.yaml')).services
const graceOf = ({ stop_grace_period: seconds }: Service) => Number.parseInt(seconds, 10) * 1000
const graceMs = graceOf(service)
const [file = ''] = service.secrets
const [passwordFile = ''] = database.secrets

/** The system calls that a unit allows: sets and names, without those after a tilde. */
function callsOf(unit: string): string[] {
  const allowed = new Set(membersOf('@default'))
  for (const [, words = ''] of unit.matchAll(/^SystemCallFilter=(.*)$/gm)) {
    const isDenied = words.startsWith('~')
    for (const call of words.replace('~', '').split(' ').flatMap(membersOf)) {
      if (isDenied) allowed.delete(call)
      else allowed.add(call)
    }
  }
  return [...allowed]
}
function membersOf(name: string): string[] {
  if (!name.startsWith('@')) return [name]
  const lines = execFileSync('systemd-analyze', ['syscall-filter', '--no-pager', name], { encoding: 'utf8' }).split('\n').slice(1)
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap(membersOf)
}

t.test('the image', { skip }, async (t) => {
  const image = await givenImage(t)
  const secrets = image.folder('secrets', { [file]: `SECRET_KEYS=a:${randomBytes(32).toString('base64')}\n` })
  const places = { volume: image.folder('volume'), secrets }

  await t.test('a container has no rights and a read-only file system, and becomes healthy', async (t) => {
    const container = image.start(service, places)
    await healthy(container)
    t.match(container.exec('id', '-un'), { status: 0, out: /^node$/m })
    t.match(container.exec('touch', '/usr/local/planted'), { status: 1, out: 'Read-only file system' })
    t.match(container.exec('touch', '/tmp/kept', '/var/lib/spindle/kept'), { status: 0 })
    const { out } = container.exec('cat', '/proc/1/status')
    t.match(out, /^CapBnd:\s0+$/m)
    t.match(out, /^CapEff:\s0+$/m)
    t.match(out, /^NoNewPrivs:\s1$/m)
    const created = container.exec(
      'spindle',
      'accounts',
      'create',
      '--subdomain',
      'acme',
      '--name',
      'Acme',
      '--env-file',
      `/run/secrets/${file}`,
    )
    t.equal(created.status, 0, created.out)
    t.notMatch(container.output(), 'SECRET_KEYS')

    await t.test('K3: a second container on its volume is refused, and the first is unharmed', async (t) => {
      const second = image.start(service, places)
      t.equal(await second.ended(graceMs), 1)
      t.match(second.output(), /\/var\/lib\/spindle\/postgres/)
      t.ok(container.isHealthy())
    })

    const began = performance.now()
    container.kill(service.stop_signal)
    t.equal(await container.ended(graceMs), 0)
    t.match(container.output(), 'Spindle has stopped')
    t.comment(`figure: a container stopped in order in ${Math.round(performance.now() - began)} ms of ${graceMs}`)
  })

  await t.test('beside a container of Postgres, as compose.yaml runs it', async (t) => {
    const password = randomBytes(24).toString('hex')
    const { POSTGRES_USER: user, POSTGRES_DB: name } = database.environment ?? {}
    const databasePlaces = { volume: image.folder('database-volume'), secrets: image.folder('password', { [passwordFile]: password }) }
    const first = image.startDatabase(database, databasePlaces)
    await healthy(first)
    const secrets = image.folder('both', {
      [file]: `SECRET_KEYS=a:${randomBytes(32).toString('base64')}\nDATABASE_URL=postgres://${user}:${password}@database/${name}\n`,
    })
    const server = image.start(service, { volume: image.folder('files'), secrets, beside: { container: first, names: ['database'] } })
    await healthy(server)
    const words = ['--env-file', `/run/secrets/${file}`]
    t.match(server.exec('spindle', 'accounts', 'create', '--subdomain', 'acme', '--name', 'Acme', ...words), { status: 0 })
    t.match(first.exec('psql', '--host=127.0.0.1', `--username=${user}`, '--no-password', name ?? ''), {
      status: 2,
      out: 'no password supplied',
    })
    t.match(first.exec('cat', '/proc/1/status').out, /^NoNewPrivs:\s1$/m)
    server.kill(service.stop_signal)
    t.equal(await server.ended(graceMs), 0)
    first.kill(database.stop_signal)
    t.equal(await first.ended(graceOf(database)), 0)
    t.match(first.output(), 'database system is shut down')

    const second = image.startDatabase(database, databasePlaces)
    await healthy(second)
    const again = image.start(service, { volume: image.folder('other-files'), secrets, beside: { container: second, names: ['database'] } })
    await healthy(again)
    t.match(again.exec('spindle', 'accounts', 'list', ...words), { status: 0, out: 'acme' }, 'the volume has the database')
    t.match(again.exec('spindle', 'doctor', ...words), { out: /^DATABASE_URL +ok /m })
    again.kill(service.stop_signal)
    t.equal(await again.ended(graceMs), 0)
    second.kill(database.stop_signal)
    t.equal(await second.ended(graceOf(database)), 0)
  })

  await t.test('the next container finds what the volume holds', async (t) => {
    const container = image.start(service, places)
    await healthy(container)
    t.match(container.exec('spindle', 'accounts', 'list', '--env-file', `/run/secrets/${file}`), { status: 0, out: 'acme' })
    container.kill(service.stop_signal)
    t.equal(await container.ended(graceMs), 0)
  })

  await t.test('a container without its keys ends with a sentence', async (t) => {
    const container = image.start(service, { volume: image.folder('other'), secrets: image.folder('empty', { [file]: '\n' }) })
    t.equal(await container.ended(graceMs), 1)
    t.match(container.output(), /^SECRET_KEYS is not set/m)
  })

  await t.test('the server needs no system call that the systemd unit forbids', async (t) => {
    const container = image.start(service, { ...places, calls: callsOf(read('src/operator/spindle.service')) })
    await healthy(container)
    t.match(container.exec('spindle', 'accounts', 'list', '--env-file', `/run/secrets/${file}`), { status: 0, out: 'acme' })
    container.kill(service.stop_signal)
    t.equal(await container.ended(graceMs), 0)
  })
})
