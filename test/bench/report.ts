// Samples -> ratios -> the table that is printed, RESULTS.md and results.json.
import { writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { format, resolveConfig } from 'prettier'
import type { Case } from './cases.ts'
import type { Sample } from './contenders.ts'
import type { Rival } from './rivals.ts'

/** Ours divided by theirs: of the rounds' ratios the median, and as `spread` half of what the middle half of them covers. */
export type Line = {
  readonly case: string
  readonly against: string
  readonly metric: 'throughput' | 'cpu' | 'memory'
  readonly ratio: number
  readonly spread: number
}
/** One round of a case: what was measured, by contender. */
export type Round = ReadonlyMap<string, Sample>

const metrics: Readonly<Record<Line['metric'], (sample: Sample) => number | undefined>> = {
  throughput: ({ perSecond }) => perSecond,
  cpu: ({ cpu }) => cpu,
  memory: ({ memory }) => memory,
}

export function linesOf({ name }: Case, rounds: readonly Round[], ours: string): Line[] {
  const others = [...(rounds[0]?.keys() ?? [])].filter((other) => other !== ours)
  return others.flatMap((against) =>
    Object.entries(metrics).flatMap(([metric, read]) => {
      const ratios = rounds.flatMap((round) => {
        const [mine, theirs] = [read(round.get(ours) as Sample), read(round.get(against) as Sample)]
        return mine && theirs ? [mine / theirs] : []
      })
      if (ratios.length === 0) return []
      const spread = (quantile(ratios, 0.75) - quantile(ratios, 0.25)) / 2
      return [{ case: name, against, metric: metric as Line['metric'], ratio: rounded(quantile(ratios, 0.5)), spread: rounded(spread) }]
    }),
  )
}

/** How much of our CPU for a request the database takes. */
export const databaseShare = (rounds: readonly Round[], ours: string) =>
  rounded(
    quantile(
      rounds.map((round) => (round.get(ours) as Sample).databaseCpu / (round.get(ours) as Sample).cpu),
      0.5,
    ),
  )

const rounded = (value: number) => Math.round(value * 100) / 100

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (sorted.length - 1) * part
  const below = sorted[Math.floor(at)] as number
  return below + ((sorted[Math.ceil(at)] as number) - below) * (at % 1)
}

const heads: readonly (readonly [string, Line['metric']])[] = [
  ['throughput', 'throughput'],
  ['CPU per request', 'cpu'],
  ['memory', 'memory'],
]

/** A table in Markdown: a row for each rival. */
export function tableOf(lines: readonly Line[]): string {
  const shown = (against: string, metric: Line['metric']) => {
    const line = lines.find((one) => one.against === against && one.metric === metric)
    return line ? `${line.ratio.toFixed(2)} ±${line.spread.toFixed(2)}` : '–'
  }
  const rows = [...new Set(lines.map(({ against }) => against))].map((against) => [
    against,
    ...heads.map(([, metric]) => shown(against, metric)),
  ])
  const all = [['against', ...heads.map(([head]) => head)], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => (row[column] as string).length))) ?? []
  const drawn = all.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] as number)).join(' | ')} |`)
  return [drawn[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...drawn.slice(1)].join('\n')
}

export type Results = {
  readonly measured: readonly { readonly asked: Case; readonly lines: readonly Line[]; readonly databaseShare: number }[]
  readonly rivals: readonly Rival[]
  readonly rounds: number
  readonly seconds: number
  readonly postgres: string
  readonly date: string
  /** Whether other work ran on the machine. */
  readonly busy: boolean
}

export async function writeResults({ measured, rivals, rounds, seconds, postgres, date, busy }: Results): Promise<void> {
  const machine = `${availableParallelism()} cores (${process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB of memory`
  const text = `# Results

Written by \`make bench\` on ${date}: ${machine}, Node ${process.versions.node}, Postgres ${postgres}.${busy ? ' Other work ran on it at the same time, which widens the spread.' : ''}

Each number is ours divided by theirs, the median of ${rounds} rounds of ${seconds} seconds; ± is half of what the middle half of the rounds covers.
Throughput above 1 and CPU or memory below 1 are good for us. Contenders take turns within a round, and servers, database and load generator share the cores:
trust CPU per request, which counts the server's process and everything of the database, more than throughput, and call less than 0.08 no difference.

Ours has everything on: authentication, counted limits (their figures raised), answers checked against the contract, a log line for each request into a file.

${rivals.map(({ name, does }) => `- **${name}**: ${does}.`).join('\n')}
- **pgbench**: the same statements, prepared, over 4 connections, the rows thrown away. It is the limit; its own CPU counts in place of a server's.

The rivals of a case send the same SQL through the same driver with the same settings, and make the same answer of it; that all answers are equal is checked first.

${measured
  .map(({ asked, lines, databaseShare: share }) => {
    return `## ${asked.name}\n\n${asked.what}.\n\n${tableOf(lines)}\n\nOf our CPU per request the database takes ${Math.round(share * 100)} %.`
  })
  .join('\n\n')}
`
  const lines = measured.flatMap((one) => one.lines)
  await writeFormatted('RESULTS.md', text)
  await writeFormatted('results.json', `[${lines.map((line) => JSON.stringify(line)).join(',\n')}]`)
}

/** In the house's format, which `make check` asks of every file. */
async function writeFormatted(name: string, text: string): Promise<void> {
  const path = new URL(name, import.meta.url).pathname
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
}
