// Where a program's settings come from: its flags, before its environment, before the file that --env-file names.
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { kinds, secret } from './environment.ts'

export type Settings = Readonly<Record<string, string>>

/** The flag of each variable: `--data-dir` sets `DATA_DIR`. Secrets have none, since every user can read a command line. */
export const flags: ReadonlyMap<string, string> = new Map(
  Object.keys(kinds)
    .filter((name) => !secret.has(name))
    .map((name) => [name.toLowerCase().replaceAll('_', '-'), name]),
)

/** Returns the variables that the flags set. */
export const settingsIn = (given: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries([...flags].flatMap(([flag, name]) => (typeof given[flag] === 'string' ? [[name, given[flag]]] : [])))

/** Returns the variables in a file of lines `NAME=value`. Throws an Error with a sentence if the file cannot be read. */
export function settingsFrom(path: string): Settings {
  try {
    return parseEnv(readFileSync(path, 'utf8')) as Settings
  } catch (error) {
    throw new Error(`--env-file ${path} cannot be read (${(error as Error).message}): name a file of lines such as PORT=3000`, {
      cause: error,
    })
  }
}

/** Returns the file's variables, replaced by those of the environment. An empty variable counts as unset. */
export const settingsOver = (file: Settings, environment: NodeJS.ProcessEnv): Settings => ({
  ...file,
  ...Object.fromEntries(Object.entries(environment).flatMap(([name, text]) => (text ? [[name, text]] : []))),
})
