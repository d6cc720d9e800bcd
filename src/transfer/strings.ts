// Checks what no schema checks in a record: texts that the database cannot store, and ids in the future.
import { firstKey, isKey } from '../db/paging.ts'
import type { At } from './typeEntry.ts'

/** Returns the fault of the first invalid text in a value, at any depth; `newest` is the greatest key that an id may be. */
export function textFault(value: unknown, newest: string, pointer = ''): At<string> | undefined {
  if (typeof value === 'string') {
    if (value.includes('\0')) return [pointer, 'contains a NUL character, which the database cannot store']
    if (!value.isWellFormed()) return [pointer, 'is not well-formed Unicode']
    if (!isMinted(pointer, value)) return undefined
    // Pages begin above this first key, so no record may have it.
    return value === firstKey
      ? [pointer, 'is reserved and cannot be the id of a record']
      : value > newest
        ? [pointer, 'is in the future']
        : undefined
  }
  if (value === null || typeof value !== 'object') return undefined
  for (const [name, inner] of Object.entries(value)) {
    const fault = textFault(inner, newest, `${pointer}/${name}`)
    if (fault) return fault
  }
  return undefined
}

/** Returns the greatest key that is an id in a value, at any depth. */
export function newestKey(value: unknown, pointer = ''): string {
  if (typeof value === 'string') return isMinted(pointer, value) ? value : ''
  if (value === null || typeof value !== 'object') return ''
  return Object.entries(value).reduce<string>((newest, [name, inner]) => {
    const key = newestKey(inner, `${pointer}/${name}`)
    return key > newest ? key : newest
  }, '')
}

/** Returns whether a text is a database key. Ids of a candidate's entries and of choices are not; score cards and employee fields hold clients' data. */
const isMinted = (pointer: string, text: string) =>
  /\/(id|identifier)$/.test(pointer) && !/\/(choices|education_entries|experience_entries|score_card|fields)\//.test(pointer) && isKey(text)
