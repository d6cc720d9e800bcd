// Renders the measurements as the tables that are printed and as RESULTS.md, TARGETS.md, the plots and results.json.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { format, resolveConfig } from 'prettier'
import { metrics, shown, type Measured, type Metric, type Ratio } from './comparison.ts'
import { inFlight } from './driver.ts'
import { figuresOf, plotOf } from './plot.ts'
import type { Result } from './results.ts'
import { rivals } from './rivals.ts'
import { heads, tabled, written } from './table.ts'
import { targetTable } from './targets.ts'

const ratioText = (one: Ratio | undefined) => (one ? `${one.ratio.toFixed(2)} ±${one.spread.toFixed(2)}` : '–')

/** Renders a table in Markdown, with a row for each rival or for each point of a curve. */
export function tableOf({ axis, ours, others, medians, ratios }: Measured): string {
  const used = (Object.keys(metrics) as Metric[]).filter((metric) =>
    axis === undefined ? metric !== 'database' && others.some((name) => ratios[name]?.[metric]) : medians[ours]?.[metric] !== undefined,
  )
  const rows =
    axis === undefined
      ? others.map((name) => [name, ...used.map((metric) => ratioText(ratios[name]?.[metric]))])
      : [ours, ...others].map((name) => [
          shown(name),
          ...used.map((metric) => {
            const one = ratios[name]?.[metric]
            return `${written[metric](medians[name]?.[metric] ?? 0)}${one ? ` (${ratioText(one)})` : ''}`
          }),
        ])
  return others.length === 0 ? '' : tabled([[axis ?? 'against', ...used.map((metric) => heads[metric])], ...rows])
}

const machine = (postgres: string) =>
  `${availableParallelism()} cores (${process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}, Postgres ${postgres}`

/** Writes all files of results into a folder. `about` says what each part measures; `postgres` is the server's version. */
export async function writeResults(
  folder: URL,
  results: readonly Result[],
  { about, postgres }: { readonly about: Readonly<Record<string, string>>; readonly postgres: string },
): Promise<void> {
  const sections = Map.groupBy(results, ({ part }) => part)
  const text = `# Results

Written by \`make bench\` and \`make bench-full\`, never by hand: ${machine(postgres)}. \`make bench PART=…\` measures one part again. [TARGETS.md](TARGETS.md) compares them with what is wanted.

Each ratio is ours divided by theirs, the median of the rounds; ± is half of what the middle half of the rounds covers. Contenders take turns within a round, in the reverse
order in every other one. CPU of the server's own processes for a request comes first, then with all that the database took, then the rate: servers, database
and load generator share the cores, so that a rate tells of all of them. CPU, memory and start below 1 are good for us, a rate above 1; less than 0.08 is no difference.

Ours has everything on: authentication, counted limits (their figures raised), requests and answers checked against the contract, a log line for each request into a file.

${rivals.flatMap(({ name, does }) => (does === undefined ? [] : [`- **${name}**: ${does}.`])).join('\n')}
- Of these, those that are not **over our client** send prepared statements through postgres.js.
- **in typical use**: with the data path as it is usually written: a pool, the query builder at each request, one join, the token from the database each time.
- **pgbench, reference**: the case's SQL as the bench keeps it (\`reference/\`), prepared, over 4 connections, the rows thrown away. Its own CPU counts in place of a server's.
- **pgbench, our statements**: the same with the statements that our server was heard to send.
- **our client alone**, **postgres.js alone**: the reference SQL through a driver in a process without HTTP, ${inFlight} requests at once: what the statements cost a program in Node at least. **our client over PgBouncer alone**: the same in transaction mode, without prepared statements.

The rivals make the same answers, by the code that makes ours, of rows that the reference SQL reads. That all answers are equal is checked first.

${[...sections]
  .map(([part, measured]) => {
    const { commit, date, load, seconds } = measured[0] as Result
    const run = `Measured at commit ${commit}, begun on ${date} at a load of ${load.toFixed(2)}; turns of ${seconds} s.`
    return `## ${part}: ${about[part] ?? ''}\n\n${run}\n\n${measured.map(section).join('\n\n')}`
  })
  .join('\n\n')}
`
  rmSync(new URL('plots', folder), { recursive: true, force: true })
  mkdirSync(new URL('plots', folder), { recursive: true })
  for (const one of results.filter(({ others }) => others.length > 0)) writeFileSync(new URL(`plots/${plotName(one)}`, folder), plotOf(one))
  await writeFormatted(new URL('RESULTS.md', folder), text)
  await writeFormatted(new URL('TARGETS.md', folder), targetTable(results))
  writeFileSync(new URL('results.json', folder), `[${results.map((one) => JSON.stringify(one)).join(',\n')}]\n`)
}

function section(one: Result): string {
  const along = one.axis === undefined ? '' : ` In brackets: divided by the value at ${shown(one.ours)}.`
  const compared = one.others.length === 0 ? '' : `\n\n![${one.name}](plots/${plotName(one)})\n\n${tableOf(one)}`
  return `### ${one.name}\n\n${one.what}. ${one.rounds} rounds.${along}${compared}${one.axis === undefined ? `\n\n${figuresOf(one)}` : ''}`
}

const plotName = ({ name }: Measured) => `${fileName(name)}.svg`
/** Returns the base name of the files of a case. */
export const fileName = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-')

/** Writes a file formatted by Prettier, as `make check` requires of every file. */
export async function writeFormatted({ pathname: path }: URL, text: string): Promise<void> {
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
}
