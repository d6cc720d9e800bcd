// Renders the help pages from the declarations of the commands: all of them, those of a noun, or one.
import type { Declared, Option } from './command.ts'
import { allCommands, nouns } from './commands.ts'

const program = 'spindle'
const everywhere = [
  ['--env-file <path>', 'reads settings that the environment lacks from this file, of lines such as PORT=3000'],
  ['--json', 'prints JSON instead of a table or a sentence'],
  ['--help', 'prints this help'],
] as const

const longestLine = 130

/** Renders two columns, the second aligned and wrapped. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.flatMap(([first, second]) =>
    wrapped(second, longestLine - width - 4).map((line, at) => `  ${(at === 0 ? first : '').padEnd(width)}  ${line}`),
  )
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export function helpOfAll(): string {
  const groups = Object.entries(nouns).flatMap(([noun, summary]) => {
    const verbs = allCommands.filter(({ name }) => name.startsWith(`${noun} `)).map(({ name }) => name.slice(noun.length + 1))
    return [[noun, summary] as const, ['', verbs.join(', ')] as const]
  })
  const alone = allCommands.filter(({ name }) => !name.includes(' ')).map(({ name, summary }) => [name, summary] as const)
  return [
    'Serves the Spindle API, and is the command line of its operator.',
    '',
    `Usage: ${program} <noun> <verb> [options]`,
    `       npm run --silent ${program} -- <noun> <verb> [options]`,
    '',
    ...columns([...groups, ...alone]),
    '',
    `${program} <noun> --help and ${program} <noun> <verb> --help explain more. Every command supports --json and --env-file <path>.`,
    '',
    'Commands work on the database that the server uses, so give it the same DATABASE_URL or DATA_DIR. While a server runs on an',
    'embedded database, they reach it through admin.sock in its DATA_DIR.',
    'Exit codes: 0 done, 1 refused or failed (nothing was changed), 2 an invalid command line.',
  ].join('\n')
}

export function helpOfNoun(noun: string, family: readonly Declared[]): string {
  return [
    `${program} ${noun}: ${nouns[noun]}`,
    '',
    ...columns(family.map((command) => [verbOf(command), command.summary] as const)),
    '',
    `${program} ${noun} <verb> --help explains more.`,
  ].join('\n')
}

export function helpOf(command: Declared): string {
  const rows = Object.entries(command.options).map(([name, option]) => [flagOf(name, option), summaryOf(option)] as const)
  return [
    `${program} ${command.name}: ${command.summary}`,
    '',
    `Usage: ${program} ${usageOf(command)} [options]`,
    '',
    ...columns([...rows, ...everywhere]),
    ...(command.notes ? ['', ...command.notes] : []),
  ].join('\n')
}

/** Returns the verb and its operand. */
function verbOf({ name, options }: Declared): string {
  const operand = Object.values(options).find((option) => 'operand' in option)
  return [name.split(' ')[1], ...(operand && 'value' in operand ? [operand.value] : [])].join(' ')
}

/** Returns the command with its required options. */
function usageOf({ name, options }: Declared): string {
  const needed = Object.entries(options).filter(([, option]) => 'value' in option && option.required)
  const operandsFirst = needed.toSorted(([, a], [, b]) => Number('operand' in b) - Number('operand' in a))
  return [name, ...operandsFirst.map(([option, declared]) => flagOf(option, declared))].join(' ')
}

function flagOf(name: string, option: Option): string {
  if (!('value' in option)) return `--${name}`
  return option.operand ? option.value : `--${name} ${option.value}`
}

function summaryOf(option: Option): string {
  if (!('value' in option)) return option.summary
  const choices = option.oneOf ? `: ${option.oneOf.join(', ')}` : ''
  const fallback = option.default === undefined ? '' : `; by default ${option.default}`
  return option.summary + choices + fallback + (option.required ? ' (required)' : '')
}
