// Declares what an operator command is: its name, options and action. Help, argument checks and both ways to run it derive from this.
import type { Access } from '../access/access.ts'
import type { SecretKey } from '../access/secretKeys.ts'
import type { Config } from '../config.ts'
import type { Caller } from '../context.ts'
import type { AnyOperations } from '../contract/typing.ts'
import type { Database } from '../db/client.ts'
import type { Statements } from '../db/statements.ts'
import type { Store } from '../files/store.ts'
import type { CallOperation } from '../server/inProcess.ts'
import type { Settings } from '../settings.ts'

/** What commands work with: the running server's tools, or those of a database opened for one command. */
export type Tools = Statements &
  Access & {
    readonly database: Database
    readonly dataDir: string
    /** Where the bytes of files are. */
    readonly store: Store
    /** Returns the server's secret keys, the one that seals first, after reading them again. */
    readonly keys: () => Promise<readonly SecretKey[]>
    /** Calls an operation of the contract by its id. */
    readonly callById: CallOperation<AnyOperations, Caller>
    /** Set if these are the tools of a running server. */
    readonly isServing?: boolean
    /** The server's base address, without a path. */
    readonly address: string
    /** The names below the base domain that no account can have. */
    readonly ownHosts: ReadonlySet<string>
    /** Milliseconds since 1970. */
    readonly now: () => number
    /** The folder of migrations, and the names of those that were applied when the database was opened. */
    readonly migrations: URL
    readonly migrated: readonly string[]
  }

type Flag = { readonly summary: string }
export type Valued = {
  /** The placeholder that help shows for the value: `<subdomain>`. */
  readonly value: string
  readonly summary: string
  /** Written without `--name`, as the word after the command. At most one option of a command. */
  readonly operand?: true
  /** `unless-file`: the file that the option `file` names may contain it instead. */
  readonly required?: true | 'unless-file'
  readonly default?: string
  /** An empty text is a value too; otherwise it counts as absent. */
  readonly canBeEmpty?: true
  /** An empty text is refused: without the option, the command would reach further. */
  readonly narrows?: true
  /** The words are separated by commas. */
  readonly list?: true
  readonly oneOf?: readonly string[]
  /** The pattern the value must match, and its description for people. */
  readonly like?: { readonly pattern: RegExp; readonly words: string }
  /** Returns why the value is invalid, as a sentence without its full stop, or undefined if it is valid. */
  readonly fault?: (word: string) => string | undefined
}
export type Option = Flag | Valued
export type Options = Readonly<Record<string, Option>>

type Word<O> = O extends { oneOf: readonly (infer Words)[] } ? Words : string
type Content<O> = O extends { list: true } ? readonly Word<O>[] : Word<O>
type Absent<O> = O extends { required: true } | { default: string } ? never : undefined
/** The checked options that a command receives. They are sent to a running server as JSON. */
export type Given<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends { value: string } ? Content<O[Name]> | Absent<O[Name]> : boolean
}

/** The options before the types of the command are known. */
export type RawOptions = { readonly [name: string]: string | boolean | readonly string[] | undefined }

export type Progress = { readonly done: number; readonly total?: number | undefined; readonly what?: string | undefined }

/** The caller's side of a running command, in this process or at the other end of the admin socket. */
export type Io = {
  /** The input lines, read as fast as the command consumes them; see `input`. Throws if the sender disconnects before the end. */
  readonly lines: AsyncIterable<string>
  /** Writes one line, given without its line break. Await it: it resolves when the reader can take more. */
  readonly write: (line: string) => Promise<void>
  /** Reports progress. It may be called at any rate. */
  readonly progress: (at: Progress) => void
  /** Aborted when the caller has disconnected. */
  readonly signal: AbortSignal
}

export type Cell = string | number | boolean | null | readonly string[]
export type TableRow = Readonly<Record<string, Cell>>

/**
 * The end of a command: a table, or a sentence with its data. `--json` prints `data`, or else `rows`. A note goes to standard error; it is
 * the whole result if the lines that the command wrote are its output. With `failed`, the exit code is 1.
 */
export type Result =
  | {
      readonly rows: readonly TableRow[]
      readonly none: string
      readonly data?: unknown
      readonly note?: string | undefined
      readonly failed?: boolean
    }
  | { readonly said: string; readonly data: unknown; readonly note?: string }
  | { readonly note: string }

/**
 * What a command reads: a line that is not echoed, or the lines of the file that an option names. If the option is absent, that is standard
 * input, or nothing if the file is `optional`.
 */
export type Input =
  | { readonly secret: string }
  | {
      readonly linesOf: string
      readonly optional?: true
      /** Whether the file may have another encoding than UTF-8, as spreadsheets write them. */
      readonly isAnyText?: (given: RawOptions) => boolean
    }

export type Run = (given: RawOptions, io: Io) => Promise<Result>
/** What a command is called and takes, whatever it runs on. */
export type Declared = {
  /** Two words such as `tokens create`, or one word. */
  readonly name: string
  readonly summary: string
  /** What help says in addition to the options: rules, decisions. */
  readonly notes?: readonly string[]
  readonly options: Options
  readonly input?: Input
}
/** A command that works on the database. */
export type Command = Declared & {
  /** Applies migrations to a database server; every other command refuses a database that lacks some. */
  readonly migrates?: true
  /** Registers the command's statements, once per server, and returns the function that runs the command. */
  readonly prepare: (tools: Tools) => Run
}

/** Declares a command; the type of `given` follows from the options. */
export const command = <const O extends Options>(
  declared: Omit<Command, 'options' | 'prepare'> & {
    readonly options: O
    readonly prepare: (tools: Tools) => (given: Given<O>, io: Io) => Promise<Result>
  },
): Command => declared as unknown as Command

export type Surroundings = {
  /** The variables of the file that `--env-file` names. */
  readonly file: Settings
  /** Those of the environment, and of the file where the environment has none. */
  readonly environment: Settings
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Starts the server with these variables in this process, which then goes on. */
  readonly serve: (settings: Settings) => Promise<void>
  /** Returns the configuration that commands use. Throws for an invalid variable. */
  readonly config: () => Config
  /** Runs a command that works on the database. */
  readonly perform: (command: Command, given: RawOptions, io: Io) => Promise<Result>
  readonly progress: Io['progress']
  /** Every command. */
  readonly commands: readonly Declared[]
}

/** A command that runs in its own process, without the database's tools. Without a result the process goes on. */
export type LocalCommand = Declared & {
  readonly run: (given: RawOptions, surroundings: Surroundings) => Promise<Result | undefined>
}

/** Declares a local command; the type of `given` follows from the options. */
export const localCommand = <const O extends Options>(
  declared: Omit<LocalCommand, 'options' | 'run'> & {
    readonly options: O
    readonly run: (given: Given<O>, surroundings: Surroundings) => Promise<Result | undefined>
  },
): LocalCommand => declared as unknown as LocalCommand

/** What the names of accounts and members are like: as long as the contract allows. */
export const displayName = { pattern: /^[^]{1,255}$/u, words: 'at most 255 characters' } as const

/** The option that nearly every command takes. */
export const ofAccount = { account: { value: '<subdomain>', required: true, summary: 'the account' } } as const

/** The option for a thing named by its number, as the word after the command: `<id>`. `list` is the command that shows the numbers. */
export const numberOf = (what: string, list: string) =>
  ({
    value: '<id>',
    operand: true,
    required: true,
    summary: `the ${what}'s id, as ${list} shows it`,
    like: { pattern: /^[1-9]\d{0,14}$/, words: `the number that spindle ${list} shows as its id` },
  }) as const
