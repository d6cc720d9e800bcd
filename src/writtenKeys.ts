// The secret keys as they are configured: in a variable, or in the file that one names.
import { readFileSync } from 'node:fs'
import { kinds, type Variables } from './environment.ts'

/** Returns the secret keys, each `name:base64`. Throws an Error with a sentence if both variables are set, or two keys have one name. */
export function writtenKeysOf({ SECRET_KEYS, SECRET_KEYS_FILE }: Variables): readonly string[] {
  if (!SECRET_KEYS_FILE) return distinct('SECRET_KEYS', SECRET_KEYS?.split(',') ?? [])
  if (SECRET_KEYS) throw new Error('SECRET_KEYS_FILE is set, but so is SECRET_KEYS: set only one of them.')
  return writtenKeysIn(SECRET_KEYS_FILE)
}

/** Returns the keys in a file, between commas or line breaks. Throws an Error with a sentence that names SECRET_KEYS_FILE. */
export function writtenKeysIn(path: string): readonly string[] {
  const about = `SECRET_KEYS_FILE names ${path}`
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`${about}, which cannot be read (${(error as Error).message}).`, { cause: error })
  }
  const keys = text.split(/[\s,]+/).filter(Boolean)
  if (kinds.SECRET_KEYS.parse(keys.join()) === undefined) throw new Error(`${about}, which ${kinds.SECRET_KEYS.rule}.`)
  return distinct(`${about}, which`, keys)
}

function distinct(about: string, keys: readonly string[]): readonly string[] {
  const names = keys.map((entry) => entry.split(':')[0])
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) throw new Error(`${about} has two keys ${twice}: give each a name of its own, since stored secrets name their key.`)
  return keys
}
