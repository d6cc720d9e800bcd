// Runs a program of Node in a network namespace of its own, in which a test may add interfaces and namespaces; needs root and Debian's iproute2.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const lacking = ['/usr/bin/unshare', '/usr/sbin/ip'].filter((path) => !existsSync(path))
if (process.getuid?.() !== 0 || lacking.length > 0) {
  console.error(`This part makes network namespaces: run it as root${lacking.map((path) => `, and install ${path}`).join('')}.`)
  process.exit(1)
}
const inside = ['sh', '-c', '/usr/sbin/ip link set lo up && exec "$@"', 'sh', process.execPath, ...process.argv.slice(2)]
const child = spawn('/usr/bin/unshare', ['--net', ...inside], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => (process.exitCode = code ?? 1))
