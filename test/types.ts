// Checks the types, prints what that took, and fails beyond a bound on what the compiler counts, for `make check`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Equal on every machine, unlike seconds. Each is a tenth above the count when it was set: raise it only for what is worth it. */
const most = { instantiations: 1_430_000, types: 390_000, 'KB of memory': 770_000 }
type Count = keyof typeof most

/** One thread: several each keep types of their own, which takes twice the memory and makes the counts depend on who checked what. */
const options = ['--noEmit', '--pretty', '--singleThreaded', '--extendedDiagnostics']
/** The native compiler. Beside it `typescript` is the last one with an API, for the generator and the tests that read sources. */
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript7/package.json')))
const began = performance.now()
const { stdout, stderr, status } = spawnSync(process.execPath, [compiler, ...options], { encoding: 'utf8', maxBuffer: Infinity })
const seconds = (performance.now() - began) / 1000

const figures = new Map([...stdout.matchAll(/^([A-Z][\w ]+): +([\d.]+)/gm)].map(([, name = '', figure]) => [name, Number(figure)]))
process.stdout.write(stdout.replace(/^Files: +\d[^]*/m, ''))
process.stderr.write(stderr)
const counted: Record<Count, number> = {
  instantiations: figures.get('Instantiations') ?? Infinity,
  types: figures.get('Types') ?? Infinity,
  'KB of memory': figures.get('Memory used') ?? Infinity,
}
const text = (counts: Record<Count, number>, name: Count) => `${counts[name].toLocaleString('en')} ${name}`
const names = Object.keys(most) as Count[]
console.log(`The compiler took ${names.map((name) => text(counted, name)).join(', ')}, ${seconds.toFixed(1)} s.`)
const over = names.filter((name) => counted[name] > most[name])
for (const name of over) console.log(`That is more than ${text(most, name)}: find what is dear with tsc --generateTrace.`)
process.exitCode = status === 0 && over.length === 0 ? 0 : 1
