// Writes test/PROOF.md: the result of each part of the long proof when it last ran.
import type { Part } from './parts.ts'

export type Result = {
  readonly passed: boolean
  /** UTC. */
  readonly date: string
  readonly commit: string
  readonly minutes: number
  /** The machine's load average over one minute when the part started. */
  readonly load: number
  readonly machine: string
  readonly figures: readonly string[]
  /** Of a part whose runs add up: the earlier runs that passed, oldest first. */
  readonly earlier?: readonly Result[]
}
export type Results = Record<string, Result>

const cell = (text: string) => text.replaceAll('|', '\\|')

const runsOf = (result: Result | undefined): readonly Result[] => (result ? [...(result.earlier ?? []), result] : [])

const figuresOf = ({ figures, date, commit, minutes }: Result, isOneOfSeveral: boolean) => [
  ...(isOneOfSeveral ? [`${date}, ${commit}, ${minutes.toFixed(1)} minutes:`, ''] : []),
  ...figures.map((line) => `- ${cell(line)}`),
  '',
]

/** The page. A part that never ran is marked as such. */
export function report(parts: Readonly<Record<string, Part>>, results: Results): string {
  const ran = Object.keys(parts).flatMap((name) => runsOf(results[name]))
  const rows = Object.entries(parts).map(([name, { about }]) => {
    const result = results[name]
    if (!result) return `| \`${name}\` | ${about} | never ran | | | | |`
    const { passed, date, commit, load } = result
    const minutes = runsOf(result).reduce((sum, run) => sum + run.minutes, 0)
    return `| \`${name}\` | ${about} | ${passed ? 'passed' : '**failed**'} | ${date} | ${commit} | ${minutes.toFixed(1)} | ${load.toFixed(1)} |`
  })
  const figures = Object.entries(parts).flatMap(([name, { about }]) => {
    const runs = runsOf(results[name]).filter((run) => run.figures.length > 0)
    return runs.length === 0 ? [] : [`## ${name}: ${about}`, '', ...runs.flatMap((run) => figuresOf(run, runs.length > 1))]
  })
  const machines = [...new Set(ran.map(({ machine }) => machine))]
  return [
    '# The long proof',
    '',
    'Written by `make proof`, never by hand. `make proof PART=kills-embedded` runs one part again and replaces its row. Load is the machine’s',
    'when the part began: on a machine that does other things, the counts hold and the times do not. `kills`, `many`, `fuzz` and `soak` run',
    'on both engines at the same time. The minutes of `soak-long` are those of all its runs.',
    '',
    ...machines.flatMap((machine) => [`Machine: ${machine}.`, '']),
    '| part | what | result | date (UTC) | commit | minutes | load |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    ...figures,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
