// What no schema sees in a record: texts that the database cannot keep, and ids out of the future.
import { firstKey, isKey } from '../db/paging.ts'
import type { At } from './typeEntry.ts'

/** The first text of a value, at any depth, that cannot be taken in; `newest` is the greatest key that an id may be. */
export function textFault(value: unknown, newest: string, pointer = ''): At<string> | undefined {
  if (typeof value === 'string') {
    if (value.includes('\0')) return [pointer, 'holds a NUL character, which the database cannot keep']
    if (!value.isWellFormed()) return [pointer, 'is not well-formed Unicode']
    if (!isMinted(pointer, value)) return undefined
    // Pages begin above the first of all keys: nothing can have it.
    return value === firstKey
      ? [pointer, 'is the one id that nothing can have']
      : value > newest
        ? [pointer, 'lies in the future']
        : undefined
  }
  if (value === null || typeof value !== 'object') return undefined
  for (const [name, inner] of Object.entries(value)) {
    const fault = textFault(inner, newest, `${pointer}/${name}`)
    if (fault) return fault
  }
  return undefined
}

/** The greatest key that is an id in a value, at any depth. */
export function newestKey(value: unknown, pointer = ''): string {
  if (typeof value === 'string') return isMinted(pointer, value) ? value : ''
  if (value === null || typeof value !== 'object') return ''
  return Object.entries(value).reduce<string>((newest, [name, inner]) => {
    const key = newestKey(inner, `${pointer}/${name}`)
    return key > newest ? key : newest
  }, '')
}

/** Whether a text is an id that a database has minted. Entries of a candidate have ids of another making; score cards and an employee's fields hold what clients put there. */
const isMinted = (pointer: string, text: string) =>
  /\/(id|identifier)$/.test(pointer) && !/\/(education_entries|experience_entries|score_card|fields)\//.test(pointer) && isKey(text)
