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
}
export type Results = Record<string, Result>

const cell = (text: string) => text.replaceAll('|', '\\|')

/** The page. A part that never ran is marked as such. */
export function report(parts: Readonly<Record<string, Part>>, results: Results): string {
  const ran = Object.keys(parts).flatMap((name) => results[name] ?? [])
  const rows = Object.entries(parts).map(([name, { about }]) => {
    const result = results[name]
    if (!result) return `| \`${name}\` | ${about} | never ran | | | | |`
    const { passed, date, commit, minutes, load } = result
    return `| \`${name}\` | ${about} | ${passed ? 'passed' : '**failed**'} | ${date} | ${commit} | ${minutes.toFixed(1)} | ${load.toFixed(1)} |`
  })
  const figures = Object.entries(parts).flatMap(([name, { about }]) => {
    const lines = results[name]?.figures ?? []
    return lines.length === 0 ? [] : [`## ${name}: ${about}`, '', ...lines.map((line) => `- ${cell(line)}`), '']
  })
  const machines = [...new Set(ran.map(({ machine }) => machine))]
  return [
    '# The long proof',
    '',
    'Written by `make proof`, never by hand. `make proof PART=kills-embedded` runs one part again and replaces its row. Load is the machine’s',
    'when the part began: on a machine that does other things, the counts hold and the times do not. `kills`, `many`, `fuzz` and `soak` run',
    'on both engines at the same time.',
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
