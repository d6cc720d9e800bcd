// results.json: the latest result of each comparison, so that a single part can be measured again.
import { readFileSync } from 'node:fs'
import type { Measured } from './comparison.ts'

/** Where and when a comparison was measured. */
export type Run = {
  /** The measured commit; a plus sign marks uncommitted changes. */
  readonly commit: string
  /** When its part began, to the minute, in UTC. */
  readonly date: string
  /** The load average of the machine before the bench began. */
  readonly load: number
  /** The length of each turn. */
  readonly seconds: number
}
export type Result = Measured & Run & { readonly part: string }

/** Returns the earlier results with all those of one part replaced by the new ones. */
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
