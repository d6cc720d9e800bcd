// What a command of the operator is: its name, what it takes, what it does. Help, argument checks and both ways to run it follow from this.
import type { Access } from '../access/access.ts'
import type { Database } from '../db/client.ts'
import type { Statements } from '../db/statements.ts'

/** What commands work with: of the running server, or of a database that was opened for one command. */
export type Tools = Statements &
  Access & {
    readonly database: Database
    readonly dataDir: string
    /** Where the server answers, without a path. */
    readonly address: string
    /** Milliseconds since 1970. */
    readonly now: () => number
    /** The folder of migrations, and the names of those that were applied when the database was opened. */
    readonly migrations: URL
    readonly migrated: readonly string[]
  }

type Flag = { readonly summary: string }
type Valued = {
  /** How help shows the value: `<subdomain>`. */
  readonly value: string
  readonly summary: string
  /** Given without `--name`, as the word after the command. One option a command at most. */
  readonly operand?: true
  readonly required?: true
  readonly default?: string
  /** Words parted by commas. */
  readonly list?: true
  readonly oneOf?: readonly string[]
  /** What the value has to look like, and how a person is told so. */
  readonly like?: { readonly pattern: RegExp; readonly words: string }
  /** Why it cannot be taken, as a sentence without its full stop; undefined when it can. */
  readonly fault?: (word: string) => string | undefined
}
export type Option = Flag | Valued
export type Options = Readonly<Record<string, Option>>

type Word<O> = O extends { oneOf: readonly (infer Words)[] } ? Words : string
type Content<O> = O extends { list: true } ? readonly Word<O>[] : Word<O>
type Absent<O> = O extends { required: true } | { default: string } ? never : undefined
/** The options as a command is given them, checked. They travel as JSON. */
export type Given<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends { value: string } ? Content<O[Name]> | Absent<O[Name]> : boolean
}

/** The same before a command's types are known. */
export type RawOptions = { readonly [name: string]: string | boolean | readonly string[] | undefined }

export type Progress = { readonly done: number; readonly total?: number | undefined; readonly what?: string | undefined }

/** The person's side of a running command, wherever that person is. */
export type Io = {
  /** The lines that are fed in, as fast as they are taken; see `input`. It throws when the sender goes away before the end. */
  readonly lines: AsyncIterable<string>
  /** Puts out one line (without its end). Wait for it: it resolves when the reader can take more. */
  readonly write: (line: string) => Promise<void>
  /** Shows how far the work is; call it as often as you like. */
  readonly progress: (at: Progress) => void
  /** Aborted when the person has gone away. */
  readonly signal: AbortSignal
}

export type Cell = string | number | boolean | null | readonly string[]
export type TableRow = Readonly<Record<string, Cell>>

/**
 * The end of a command: a table, or a sentence with its data. `--json` prints `rows` or `data`. A note goes to standard error, and is
 * all that there is to say when the lines that the command wrote are what was asked for.
 */
export type Result =
  | { readonly rows: readonly TableRow[]; readonly none: string }
  | { readonly said: string; readonly data: unknown; readonly note?: string }
  | { readonly note: string }

/** What a command reads: a line that is not shown while it is typed, or the lines of the file that an option names (standard input without it). */
export type Input = { readonly secret: string } | { readonly linesOf: string }

export type Run = (given: RawOptions, io: Io) => Promise<Result>
export type Command = {
  /** `tokens create`, or one word. */
  readonly name: string
  readonly summary: string
  /** What help says beside the options: rules, decisions. */
  readonly notes?: readonly string[]
  readonly options: Options
  readonly input?: Input
  /** Applies migrations to a database server; every other command refuses one that is behind. */
  readonly migrates?: true
  /** Registers the command's statements, once a server; what it gives runs the command. */
  readonly prepare: (tools: Tools) => Run
}

/** Declares a command; `given` is typed by the options. */
export const command = <const O extends Options>(
  declared: Omit<Command, 'options' | 'prepare'> & {
    readonly options: O
    readonly prepare: (tools: Tools) => (given: Given<O>, io: Io) => Promise<Result>
  },
): Command => declared as unknown as Command

/** The option that nearly every command has. */
export const ofAccount = { account: { value: '<subdomain>', required: true, summary: 'the account' } } as const

/** What is named by its number, as the word after the command: `<id>`. `list` is the command that shows the numbers. */
export const numberOf = (what: string, list: string) =>
  ({
    value: '<id>',
    operand: true,
    required: true,
    summary: `the ${what}'s id, as ${list} shows it`,
    like: { pattern: /^[1-9]\d{0,14}$/, words: `the number that spindle ${list} shows as its id` },
  }) as const
