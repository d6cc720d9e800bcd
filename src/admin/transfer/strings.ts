// What no schema sees in a record: texts that the database cannot keep, and ids out of the future.
import { firstKey, isKey } from '../../db/paging.ts'
import type { At } from './recordType.ts'

/** The first text of a value, at any depth, that cannot be taken in; `newest` is the greatest key that an id may be. */
export function textFault(value: unknown, newest: string, pointer = ''): At<string> | undefined {
  if (typeof value === 'string') {
    if (value.includes('\0')) return [pointer, 'holds a NUL character, which the database cannot keep']
    if (!value.isWellFormed()) return [pointer, 'is not well-formed Unicode']
    // What a record keeps as it was given holds no ids of ours.
    if (!/\/(id|identifier)$/.test(pointer) || pointer.startsWith('/fields/') || !isKey(value)) return undefined
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

/** The greatest id in a record, at any depth; what it keeps as it was given is no id of ours. */
export function newestKey(value: unknown, name = ''): string {
  if (typeof value === 'string') return /^(id|identifier)$/.test(name) && isKey(value) ? value : ''
  if (value === null || typeof value !== 'object') return ''
  return Object.entries(value).reduce<string>((newest, [inner, given]) => {
    const key = inner === 'fields' ? '' : newestKey(given, inner)
    return key > newest ? key : newest
  }, '')
}
