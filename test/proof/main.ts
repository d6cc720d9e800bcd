// The long proof (`make proof`): runs its parts in order and writes test/PROOF.md after each, so that it can be run piecemeal.
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parts, type Part } from './parts.ts'
import { report, type Result, type Results } from './report.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const resultsPath = fileURLToPath(new URL('results.json', import.meta.url))
const reportPath = fileURLToPath(new URL('../PROOF.md', import.meta.url))

const words = process.argv.slice(2)
const unknown = words.filter((word) => !(word in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are:`)
  for (const [name, { about }] of Object.entries(parts)) console.error(`  ${name.padEnd(16)} ${about}`)
  process.exit(2)
}
const chosen = Object.entries(parts).filter(([name]) => words.length === 0 || words.includes(name))

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const isChanged = () => git('status', '--porcelain', '--', '.', ':!test/PROOF.md', ':!test/proof/results.json') !== ''

/** Runs a part, shows its output, and collects its figures: the lines `figure: …`, what failed, and the last test count. */
async function runPart({ run, environment, installs }: Part, show: (line: string) => void): Promise<Pick<Result, 'passed' | 'figures'>> {
  const figures: string[] = []
  if (installs)
    execFileSync('npm', ['ci', '--prefix', installs, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  const child = spawn(process.execPath, [...run], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  let count = ''
  for await (const line of createInterface({ input: child.stdout })) {
    show(line)
    const [, figure] = /^(?: *# )?figure: (.+)$/.exec(line) ?? []
    if (figure) figures.push(figure)
    const [, failure] = /^ *not ok \d+ (?:- )?(.+?)(?: # time=.*)?$/.exec(line) ?? []
    if (failure) figures.push(`failed: ${failure}`)
    if (/^\d+ passed, \d+ failed$/.test(line)) count = line
  }
  const code = await ended
  return { passed: code === 0, figures: count ? [count, ...figures] : figures }
}

const failed: string[] = []

/** The runs that count together with the next one: none if the last one failed. */
function earlierOf(last: Result | undefined): Result[] {
  if (!last?.passed) return []
  const { earlier = [], ...own } = last
  return [...earlier, own]
}

/** Runs a part and writes its result. `show` receives its output. */
async function prove(name: string, part: Part, show: (line: string) => void): Promise<void> {
  console.log(`== ${name}: ${part.about}`)
  const [load = 0] = os.loadavg()
  const began = Date.now()
  const told = await runPart(part, show)
  if (!told.passed) failed.push(name)
  const minutes = (Date.now() - began) / 60_000
  // Read again: another part may have ended meanwhile.
  const results = JSON.parse(readFileSync(resultsPath, 'utf8')) as Results
  results[name] = {
    ...(part.addsUp && { earlier: earlierOf(results[name]) }),
    ...told,
    date: new Date(began).toISOString().slice(0, 16).replace('T', ' '),
    commit: git('rev-parse', '--short', 'HEAD') + (isChanged() ? ', changed' : ''),
    minutes,
    load,
    machine: `${os.cpus()[0]?.model ?? 'unknown'}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}, Node ${process.version}`,
  }
  writeFileSync(resultsPath, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(reportPath, report(parts, results))
  console.log(`== ${name} ${told.passed ? 'passed' : 'FAILED'} in ${minutes.toFixed(1)} minutes`)
}

for (const group of Object.values(Object.groupBy(chosen, ([name, { beside }]) => beside ?? name))) {
  const isAlone = group?.length === 1
  await Promise.all((group ?? []).map(([name, part]) => prove(name, part, (line) => console.log(isAlone ? line : `${name}: ${line}`))))
}
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
