// What was measured -> the tables that are printed, RESULTS.md with its plots, and results.json.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { format, resolveConfig } from 'prettier'
import { linesOf, medianOf, metrics, shown, type Line, type Measured, type Metric } from './comparison.ts'
import { figuresOf, plotOf } from './plot.ts'
import type { Rival } from './rivals.ts'

const heads: Readonly<Record<Metric, string>> = {
  cpu: 'CPU of the server',
  total: 'with the database',
  throughput: 'throughput',
  memory: 'memory',
  start: 'start',
}
const units: Readonly<Record<Metric, (value: number) => string>> = {
  cpu: (value) => `${Math.round(value * 1e6)} µs`,
  total: (value) => `${Math.round(value * 1e6)} µs`,
  throughput: (value) => `${Math.round(value).toLocaleString('en')} /s`,
  memory: (value) => `${Math.round(value)} MB`,
  start: (value) => `${Math.round(value * 1000)} ms`,
}

/** A table in Markdown: a row for each rival, or for each point of a curve. */
export function tableOf(measured: Measured): string {
  const lines = linesOf(measured)
  const seen = (Object.keys(metrics) as Metric[]).filter((metric) => medianOf(measured, measured.ours, metric) !== undefined)
  const used = measured.axis === undefined ? seen.filter((metric) => lines.some((line) => line.metric === metric)) : seen
  const ratioOf = (line: Line | undefined) => (line ? `${line.ratio.toFixed(2)} ±${line.spread.toFixed(2)}` : '–')
  const rows =
    measured.axis === undefined
      ? measured.others.map((name) => [
          name,
          ...used.map((metric) => ratioOf(lines.find((line) => line.against === name && line.metric === metric))),
        ])
      : [measured.ours, ...measured.others].map((name) => [
          shown(name),
          ...used.map((metric) => {
            const line = lines.find((one) => one.case === `${measured.name}: ${shown(name)} ${measured.axis}` && one.metric === metric)
            return `${units[metric](medianOf(measured, name, metric) ?? 0)}${line ? ` (${ratioOf(line)})` : ''}`
          }),
        ])
  return tabled([[measured.axis ?? 'against', ...used.map((metric) => heads[metric])], ...rows])
}

export function tabled(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] as string).length))) ?? []
  const drawn = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] as number)).join(' | ')} |`)
  return [drawn[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...drawn.slice(1)].join('\n')
}

export type Results = {
  readonly measured: readonly Measured[]
  readonly rivals: readonly Rival[]
  readonly rounds: number
  readonly seconds: number
  readonly postgres: string
  /** When the run began, to the minute, in UTC. */
  readonly date: string
  /** The commit that ran; what was changed since is told by a plus sign. */
  readonly commit: string
  /** The verb that was called. */
  readonly verb: string
  /** The machine's load before the run began: how many programs wanted a core. */
  readonly load: number
}

/** Writes RESULTS.md, results.json and a plot for each case into a folder. */
export async function writeResults(
  folder: URL,
  { measured, rivals, rounds, seconds, postgres, date, commit, verb, load }: Results,
): Promise<void> {
  const machine = `${availableParallelism()} cores (${process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB of memory`
  const text = `# Results

Written by \`${verb}\` at commit ${commit}, begun on ${date} at a load of ${load.toFixed(2)}: ${machine}, Node ${process.versions.node}, Postgres ${postgres}.

Each ratio is ours divided by theirs, the median of ${rounds} rounds of ${seconds} seconds; ± is half of what the middle half of the rounds covers.
Throughput above 1 and CPU, memory or start below 1 are good for us. Contenders take turns within a round, in the reverse order in every other one, and servers, database
and load generator share the cores: trust CPU, which is told of the server's processes and of these with everything of the database, more than throughput, and call less
than 0.08 no difference.

Ours has everything on: authentication, counted limits (their figures raised), requests and answers checked against the contract, a log line for each request into a file.

${rivals.map(({ name, does }) => `- **${name}**: ${does}.`).join('\n')}
- **pgbench**: the statements that our server was heard to send, prepared, over 4 connections, the rows thrown away. It is the limit; its own CPU counts in place of a server's.

All but pgbench and the fixed answer have an equal data path: the same statements through the same driver, and the same answer made of the rows by the same code.
That all answers are equal is checked first.

${measured
  .map(
    (one) =>
      `## ${one.name}\n\n${one.what}.${one.axis === undefined ? '' : ` In brackets: divided by the value at ${shown(one.ours)}.`}\n\n![${one.name}](plots/${plotName(one)})\n\n${tableOf(one)}${one.axis === undefined ? `\n\n${figuresOf(one)}` : ''}`,
  )
  .join('\n\n')}
`
  rmSync(new URL('plots', folder), { recursive: true, force: true })
  mkdirSync(new URL('plots', folder), { recursive: true })
  for (const one of measured) writeFileSync(new URL(`plots/${plotName(one)}`, folder), plotOf(one))
  const lines = measured.flatMap(linesOf)
  await writeFormatted(new URL('RESULTS.md', folder), text)
  await writeFormatted(new URL('results.json', folder), `[${lines.map((line) => JSON.stringify(line)).join(',\n')}]`)
}

const plotName = ({ name }: Measured) => `${fileName(name)}.svg`
/** What the files of a case are called. */
export const fileName = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-')

/** In the house's format, which `make check` asks of every file. */
export async function writeFormatted({ pathname: path }: URL, text: string): Promise<void> {
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
}
