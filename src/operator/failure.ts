// Turns an error into the sentence that the operator reads.
import { isDatabaseFault } from '../db/faults.ts'
import { Refusal } from '../errors.ts'
import { Refused, UsageError } from './refused.ts'

export const isUsage = (error: unknown) => error instanceof UsageError

/** Expected errors are shown in their own words. Others are shown too, unlike in API responses: the operator owns the server. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused || error instanceof Refusal || error instanceof UsageError) return error.message
  const message = error instanceof Error ? error.message : String(error)
  // If a connection is refused at several addresses, the error's own message is empty.
  const told = message || (error as { code?: string }).code || 'without a message'
  return isDatabaseFault(error) ? `The database is unavailable (${told}): try again` : told
}
