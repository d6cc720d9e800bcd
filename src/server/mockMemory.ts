// What mocked operations have created, so that a mocked read returns it.
import type { Document } from '../contract/document.ts'
import { emptyToNull } from '../contract/outgoing.ts'

type Properties = Record<string, unknown>
/** Whether the response with its last change is still what the contract declares. */
type Check = () => boolean

/** How many objects are remembered; then the oldest one is forgotten. */
const most = 1_000

const isObject = (value: unknown): value is Properties => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Matches `/candidates/{id}`: the collection, and the name of its keys. */
const itemPath = /\/([^/{}]+)\/\{([^}]+)\}$/

/**
 * A POST at a collection creates an object, and a GET with a key reads it, whatever precedes the collection in the path: a candidate is
 * created at `/jobs/{shortcode}/candidates` and read at `/candidates/{id}`. The object is the response, or its first property that has a key.
 * Each tenant has its own objects.
 */
export function mockMemory(document: Document) {
  const keyNames = new Map<string, string>()
  for (const path of Object.keys(document.paths)) {
    const [, collection, keyName] = itemPath.exec(path) ?? []
    if (collection !== undefined && keyName !== undefined) keyNames.set(collection, keyName)
  }
  const created = new Map<string, Properties>()
  const nameOf = (tenant: number | undefined, collection: string, key: unknown) => `${tenant} ${collection} ${String(key)}`

  return {
    /**
     * Fills `body`, the example of a created object, with the properties that were sent, as far as `check` accepts them, and gives it a free
     * key. Returns the key; undefined if the contract has no path of one object of the collection.
     */
    create(tenant: number | undefined, path: string, sent: unknown, body: unknown, check: Check): string | undefined {
      const collection = path.slice(path.lastIndexOf('/') + 1)
      const keyName = keyNames.get(collection) ?? ''
      const { wrapper = '', object } = holderOf(body, keyName) ?? {}
      if (!object) return undefined
      const properties = emptyToNull(structuredClone(isObject(sent) ? (sent[wrapper] ?? sent) : {})) as Properties
      merge(object, properties, check)
      const first = object[keyName]
      for (let number = 1; created.has(nameOf(tenant, collection, object[keyName])); number++) object[keyName] = numbered(first, number)
      created.set(nameOf(tenant, collection, object[keyName]), structuredClone({ ...properties, ...object }))
      const [oldest] = created.keys()
      if (created.size > most && oldest !== undefined) created.delete(oldest)
      return String(object[keyName])
    },

    /** Fills `body`, the example of an object, with what was created under the key in the path, as far as `check` accepts it. */
    read(tenant: number | undefined, path: string, keys: Properties, body: unknown, check: Check): void {
      const [, collection = '', keyName = ''] = itemPath.exec(path) ?? []
      const known = created.get(nameOf(tenant, collection, keys[keyName]))
      const { object } = holderOf(body, keyName) ?? {}
      if (known && object) merge(object, structuredClone(known), check)
    },
  }
}

/** Returns the object that has the key: the body, or one of its properties. */
function holderOf(body: unknown, keyName: string): { wrapper?: string; object: Properties } | undefined {
  if (!isObject(body)) return undefined
  if (keyName in body) return { object: body }
  for (const [wrapper, object] of Object.entries(body)) if (isObject(object) && keyName in object) return { wrapper, object }
  return undefined
}

/** Takes each property over, unless `check` then fails. */
function merge(into: Properties, properties: Properties, check: Check): void {
  for (const [name, value] of Object.entries(properties)) {
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
