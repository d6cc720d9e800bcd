// An error -> the sentence that the operator reads.
import { isDatabaseFault } from '../db/faults.ts'
import { Refusal } from '../errors.ts'
import { UsageError } from './arguments.ts'
import { Refused } from './refused.ts'

export const isUsage = (error: unknown) => error instanceof UsageError

/** What is expected is told in its own words. The rest is told too, unlike to the API's callers: the operator owns the server. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused || error instanceof Refusal || error instanceof UsageError) return error.message
  const message = error instanceof Error ? error.message : String(error)
  // A connection that is refused at several addresses has its message in its parts.
  const told = message || (error as { code?: string }).code || 'it gave no reason'
  return isDatabaseFault(error) ? `The database does not do its work now (${told}): try again` : told
}
