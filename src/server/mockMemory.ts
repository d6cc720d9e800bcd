// What mocked operations have created, so that a mocked read returns it.
import type { Document } from '../contract/document.ts'
import { emptyToNull } from '../contract/outgoing.ts'

type Members = Record<string, unknown>
/** Whether the response with its last change is still what the contract declares. */
type Check = () => boolean

/** How many objects are remembered; then the oldest one is forgotten. */
const most = 1_000

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Matches `/candidates/{id}`: the collection, and the name of its keys. */
const itemPath = /\/([^/{}]+)\/\{([^}]+)\}$/

/**
 * A POST at a collection creates an object, and a GET with a key reads it, whatever precedes the collection in the path: a candidate is
 * created at `/jobs/{shortcode}/candidates` and read at `/candidates/{id}`. The object is the response, or its first member that has a key.
 * Each account has its own objects.
 */
export function mockMemory(document: Document) {
  const keyNames = new Map<string, string>()
  for (const path of Object.keys(document.paths)) {
    const [, collection, keyName] = itemPath.exec(path) ?? []
    if (collection !== undefined && keyName !== undefined) keyNames.set(collection, keyName)
  }
  const created = new Map<string, Members>()
  const nameOf = (account: number | undefined, collection: string, key: unknown) => `${account} ${collection} ${String(key)}`

  return {
    /**
     * Fills `body`, the example of a created object, with the members that were sent, as far as `check` accepts them, and gives it a free
     * key. Returns the key; undefined if the contract has no path of one object of the collection.
     */
    create(account: number | undefined, path: string, sent: unknown, body: unknown, check: Check): string | undefined {
      const collection = path.slice(path.lastIndexOf('/') + 1)
      const keyName = keyNames.get(collection) ?? ''
      const { wrapper = '', object } = holderOf(body, keyName) ?? {}
      if (!object) return undefined
      const members = emptyToNull(structuredClone(isObject(sent) ? (sent[wrapper] ?? sent) : {})) as Members
      merge(object, members, check)
      const first = object[keyName]
      for (let number = 1; created.has(nameOf(account, collection, object[keyName])); number++) object[keyName] = numbered(first, number)
      created.set(nameOf(account, collection, object[keyName]), structuredClone({ ...members, ...object }))
      const [oldest] = created.keys()
      if (created.size > most && oldest !== undefined) created.delete(oldest)
      return String(object[keyName])
    },

    /** Fills `body`, the example of an object, with what was created under the key in the path, as far as `check` accepts it. */
    read(account: number | undefined, path: string, keys: Members, body: unknown, check: Check): void {
      const [, collection = '', keyName = ''] = itemPath.exec(path) ?? []
      const known = created.get(nameOf(account, collection, keys[keyName]))
      const { object } = holderOf(body, keyName) ?? {}
      if (known && object) merge(object, structuredClone(known), check)
    },
  }
}

/** Returns the object that has the key: the body, or one of its members. */
function holderOf(body: unknown, keyName: string): { wrapper?: string; object: Members } | undefined {
  if (!isObject(body)) return undefined
  if (keyName in body) return { object: body }
  for (const [wrapper, object] of Object.entries(body)) if (isObject(object) && keyName in object) return { wrapper, object }
  return undefined
}

/** Takes each member over, unless `check` then fails. */
function merge(into: Members, members: Members, check: Check): void {
  for (const [name, value] of Object.entries(members)) {
    const former = into[name]
    if (isObject(former) && isObject(value)) {
      merge(former, value, check)
      continue
    }
    into[name] = value
    if (check()) continue
    if (former === undefined) delete into[name]
    else into[name] = former
  }
}

/** Returns the key with a number added to it, or as its last digits. */
const numbered = (key: unknown, number: number) =>
  typeof key === 'number' ? key + number : String(key).slice(0, -String(number).length) + number
