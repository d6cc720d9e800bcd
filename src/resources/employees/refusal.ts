// How a rule about fields is told: 422, each field with what is wrong with it.
import type { CodeOf } from '../../errorCodes.ts'
import { unprocessable, type Refusal } from '../../errors.ts'

/** What is wrong, by field id. */
export type FieldFaults = Record<string, string[]>

/** 422; the message names the first field. */
export function refuse(code: CodeOf<422>, faults: FieldFaults): Refusal {
  const [[field, [sentence]]] = Object.entries(faults) as [[string, [string]]]
  return unprocessable(code, `${field} ${sentence}`, faults)
}
