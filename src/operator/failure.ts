// Turns an error into the sentence that the operator reads.
import { isDatabaseFault } from '../db/faults.ts'
import { Refusal } from '../errors.ts'
import { Refused, UsageError } from './refused.ts'

/** Codes of the system for a disk of the command's own files. What Postgres says of its disk has a code of its own. */
const ofDisk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'])

export const isUsage = (error: unknown) => error instanceof UsageError

/** Expected errors are shown in their own words. Others are shown too, unlike in API responses: the operator owns the server. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused || error instanceof Refusal || error instanceof UsageError) return error.message
  const message = error instanceof Error ? error.message : String(error)
  // If a connection is refused at several addresses, the error's own message is empty.
  const told = message || (error as { code?: string }).code || 'without a message'
  if (ofDisk.has((error as { code?: string }).code ?? '')) return `A file cannot be written (${told})`
  return isDatabaseFault(error) ? `The database is unavailable (${told}): try again` : told
}
