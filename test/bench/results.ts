// results.json: what each comparison came to when it was measured last, so that a part can be measured again by itself.
import { readFileSync } from 'node:fs'
import type { Measured } from './comparison.ts'

/** Where and when something was measured. */
export type Run = {
  /** The commit that ran; a plus sign tells that something was changed since. */
  readonly commit: string
  /** When its part began, to the minute, in UTC. */
  readonly date: string
  /** How many programs wanted a core before the bench began. */
  readonly load: number
  /** Of each turn. */
  readonly seconds: number
}
export type Result = Measured & Run & { readonly part: string }

/** Those that are kept, with all of one part replaced by those that were measured now. */
export const merged = (kept: readonly Result[], part: string, measured: readonly Result[], order: readonly string[]): Result[] =>
  [...kept.filter((one) => one.part !== part), ...measured].toSorted((one, other) => order.indexOf(one.part) - order.indexOf(other.part))

export const resultsIn = (folder: URL): Result[] => {
  try {
    return JSON.parse(readFileSync(new URL('results.json', folder), 'utf8')) as Result[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
