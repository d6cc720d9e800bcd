// The guide on production, word for word on a machine with systemd and nginx: the unit runs the installed package. Run by `make proof`.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import t from 'tap'
import { writeBundle } from '../src/bundle.ts'
import { shared } from './fixtures/process.ts'
import { givenSystemdMachine, lackOfSystemd } from './fixtures/systemdMachine.ts'
import { copyTemplate } from './fixtures/template.ts'

const skip = process.env.SPINDLE_TEST_SYSTEMD === '1' ? lackOfSystemd() : 'boots a machine: set SPINDLE_TEST_SYSTEMD=1, as root, with nginx'

t.test('the commands of the guide on production lead to a server that systemd keeps', { skip }, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'spindle-systemd-'))
  const added = (path: string) => join(folder, 'added', path)
  for (const path of ['root', 'usr/local/bin', 'usr/local/lib/node_modules']) mkdirSync(added(path), { recursive: true })
  cpSync(realpathSync(process.execPath), added('usr/local/bin/node'))
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())))
  cpSync(npm, added('usr/local/lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', added('usr/local/bin/npm'))
  await writeBundle(join(folder, 'bundle'), copyTemplate)
  execFileSync('npm', ['pack', '--silent', '--pack-destination', added('root'), join(folder, 'bundle')], {
    env: { ...shared, HOME: folder },
  })

  const machine = await givenSystemdMachine(t, folder)
  // As apt-get install nginx does.
  machine.run('rm -f /etc/nginx/sites-enabled/default; systemctl start nginx')
  const guide = readFileSync(new URL('../openapi/guides/13-production.md', import.meta.url), 'utf8')
  for (const [, commands = ''] of guide.matchAll(/^```sh\n([^]*?)^```$/gm)) {
    const printed = machine.run(commands)
    for (const line of commands.split('\n')) {
      if (line.includes('/ready')) t.match(printed, '{"status":"ready"}', line)
      if (line.startsWith('spindle tokens create')) t.match(printed, /^hr_a_\w+$/m, line)
      if (line.startsWith('spindle doctor')) t.match(printed, /^PORT +ok /m, line)
    }
  }
  const shown = (property: string) => machine.run(`systemctl show --property=${property} --value spindle`).trim()
  t.strictSame([shown('ActiveState'), shown('NRestarts')], ['active', '0'], 'it runs, and never ended by itself')
  const first = shown('MainPID')
  const status = machine.run(`cat /proc/${first}/status`)
  t.notMatch(status, /^Uid:\s0\s/m)
  t.match(status, /^CapEff:\s0+$/m)
  t.match(status, /^NoNewPrivs:\s1$/m)
  t.match(machine.run('stat --format=%a /var/lib/private/spindle'), /^700$/m)
  t.match(machine.run('spindle accounts list --env-file /etc/spindle/spindle.env'), 'acme', 'the command finds the server’s database')
  machine.run(`kill -KILL ${first}`)
  t.match(
    machine.run('curl --fail --silent --retry 20 --retry-all-errors --retry-delay 1 http://127.0.0.1:3000/ready'),
    '{"status":"ready"}',
    'it is started again',
  )
  t.not(shown('MainPID'), first)
  machine.run('systemctl stop spindle')
  t.equal(shown('Result'), 'success')
  t.match(machine.run('journalctl --unit spindle --output cat'), /Spindle has stopped[^]*Spindle listens at https:\/\/example\.com/)
})
