// Parses the words of a command line into a command with its checked options, or into the help page that was asked for.
import { parseArgs } from 'node:util'
import { closestMatch } from 'leven'
import type { Command, Declared, LocalCommand, Options, RawOptions } from './command.ts'
import { allCommands } from './commands.ts'
import { helpOf, helpOfAll, helpOfNoun } from './help.ts'
import { UsageError } from './refused.ts'

export type Asked =
  | { readonly help: string }
  | {
      readonly command: Command | LocalCommand
      readonly given: RawOptions
      readonly json: boolean
      readonly envFile: string | undefined
    }

const isHelp = (word: string | undefined) => word === '--help' || word === '-h'

/** Throws a UsageError whose message says what to write instead. */
export function asked(words: readonly string[]): Asked {
  const [noun, verb] = words
  if (noun === undefined || isHelp(noun)) return { help: helpOfAll() }
  const alone = allCommands.find(({ name }) => name === noun)
  const family = allCommands.filter(({ name }) => name.startsWith(`${noun} `))
  if (!alone && family.length === 0)
    throw new UsageError(`There is no command "${noun}": spindle --help lists all commands${meant(noun, nounsOf(allCommands))}`)
  if (!alone && (verb === undefined || isHelp(verb))) return { help: helpOfNoun(noun, family) }
  const command = alone ?? family.find(({ name }) => name === `${noun} ${verb}`)
  if (!command) {
    const verbs = family.map(({ name }) => name.slice(noun.length + 1))
    const advice = `spindle ${noun} --help lists the commands of ${noun}`
    throw new UsageError(`There is no command "${noun} ${verb}": ${advice}${meant(verb!, verbs, `${noun} `)}`)
  }
  const rest = words.slice(alone ? 1 : 2)
  if (rest.some(isHelp)) return { help: helpOf(command) }
  const { json, 'env-file': envFile, ...given } = read(command, rest)
  return { command, given: checked(command, given), json: json === true, envFile: envFile as string | undefined }
}

function read({ name, options }: Declared, rest: string[]): RawOptions {
  const operand = Object.keys(options).find((option) => 'operand' in options[option]!)
  const known = Object.entries(options).filter(([option]) => option !== operand)
  const types = known.map(([option, declared]) => [option, { type: 'value' in declared ? 'string' : 'boolean' }] as const)
  const taken = { ...Object.fromEntries(types), json: { type: 'boolean' }, 'env-file': { type: 'string' } } as const
  try {
    const { values, positionals } = parseArgs({ args: rest, options: taken, allowPositionals: true })
    const [word, ...tooMany] = operand === undefined ? [undefined, ...positionals] : positionals
    if (tooMany.length > 0) throw new UsageError(`"${tooMany[0]}" is an unexpected argument: see spindle ${name} --help`)
    return { ...values, ...(operand !== undefined && { [operand]: word }) }
  } catch (error) {
    if (error instanceof UsageError) throw error
    // The parser's message goes on with advice that does not apply here: keep only its first sentence.
    const [fault = ''] = (error as Error).message.split('. ')
    const [, unknown] = /^Unknown option '--(.+)'$/.exec(fault) ?? []
    const advice = unknown === undefined ? '' : meant(unknown, Object.keys(taken), '--')
    throw new UsageError(`${fault}: see spindle ${name} --help${advice}`, { cause: error })
  }
}

const nounsOf = (commands: readonly Declared[]) => commands.map(({ name }) => name.split(' ')[0]!)

/** Returns `. Did you mean …?` with the word that differs least from the wrong one; nothing if none is near. */
function meant(wrong: string, words: readonly string[], before = ''): string {
  const nearest = closestMatch(wrong, words, { maxDistance: Math.ceil(wrong.length / 3) })
  return nearest === undefined ? '' : `. Did you mean ${before}${nearest}?`
}

/** Fills in defaults and splits lists. A running server checks again: the calling program may be of another release. */
export function checked({ name, options }: { name: string; options: Options }, given: RawOptions): RawOptions {
  const result: Record<string, RawOptions[string]> = {}
  for (const unknown of Object.keys(given)) {
    if (!(unknown in options)) throw new UsageError(`spindle ${name} has no option --${unknown}`)
  }
  for (const [option, declared] of Object.entries(options)) {
    const value = typeof given[option] === 'string' ? given[option].trim() : given[option]
    if (!('value' in declared)) {
      result[option] = value === true
      continue
    }
    if (value === '' && declared.canBeEmpty) {
      result[option] = value
      continue
    }
    const shown = declared.operand ? declared.value : `--${option}`
    const words = typeof value === 'object' ? value : declared.list ? partsOf(String(value ?? '')) : [String(value ?? '')].filter(Boolean)
    if (declared.narrows && value === '') throw new UsageError(`${shown} is empty: give a value, or leave the option out`)
    if (words.length === 0) {
      if (declared.required === true || (declared.required && given.file === undefined))
        throw new UsageError(`${shown} is missing: see spindle ${name} --help`)
      result[option] = declared.default
      continue
    }
    for (const word of words) {
      if (declared.oneOf && !declared.oneOf.includes(word))
        throw new UsageError(`${shown} cannot be "${word}": it must be one of ${declared.oneOf.join(', ')}`)
      if (declared.like && !declared.like.pattern.test(word))
        throw new UsageError(`${shown} cannot be "${word}": it must be ${declared.like.words}`)
      const fault = declared.fault?.(word)
      if (fault) throw new UsageError(`${shown} cannot be "${word}". ${fault}`)
    }
    result[option] = declared.list ? words : words[0]
  }
  return result
}

const partsOf = (text: string) => [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean)
