// Makes what a line may leave out: ids. What follows from an id, such as a job's shortcode, is made of it, so that it is the same at every import.
import { createHash } from 'node:crypto'
import type { Schema } from '../contract/document.ts'
import type { Values } from './fields.ts'
import type { RecordType } from './recordType.ts'

/** Numbers derived from ids begin here: no sequence gets this far. */
export const madeNumbers = 2 ** 51

/** Returns a number that follows from an id. */
export const numberOf = (id: string) => madeNumbers + Number(BigInt(`0x${id}`) & BigInt(madeNumbers - 1))

const digestOf = (id: string) => createHash('sha256').update(id).digest('hex')

/** Returns a shortcode that follows from an id. */
export const shortcodeOf = (id: string) => digestOf(id).slice(0, 10).toUpperCase()

/** Returns a UUID (version 8) that follows from an id. */
export const uuidOf = (id: string) => digestOf(id).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')

export type Mint = () => Promise<string>

const mintedAtOnce = 200

/** Returns a function that resolves to a new key at each call; it asks the database for many at once. */
export function minterOver(mintMany: (wanted: { count: number }) => Promise<{ key: string }[]>): Mint {
  let ready: string[] = []
  return async () => {
    if (ready.length === 0) ready = (await mintMany({ count: mintedAtOnce })).map(({ key }) => key).toReversed()
    return ready.pop() as string
  }
}

/** Returns the line with an id wherever its type lets it leave one out. */
export async function withIds(type: RecordType, line: Values, mint: Mint): Promise<Values> {
  const { mintedKey: key, mintedLists: lists } = type
  const own = key === undefined || (line[key] ?? undefined) !== undefined ? line : { [key]: await mint(), ...without(line, key) }
  let result = own
  for (const path of lists) result = await withIdsIn(result, path, mint)
  return result
}

async function withIdsIn(value: Values, [name, ...deeper]: readonly string[], mint: Mint): Promise<Values> {
  const items = name === undefined ? undefined : value[name]
  if (name === undefined || !Array.isArray(items)) return value
  const filled: unknown[] = []
  for (const item of items as unknown[]) {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) filled.push(item)
    else if (deeper.length > 0) filled.push(await withIdsIn(item as Values, deeper, mint))
    else filled.push('id' in item ? item : { id: await mint(), ...item })
  }
  return { ...value, [name]: filled }
}

/** Returns the schema of a line with the ids that `withIds` adds no longer required. */
export function withOptionalIds(schema: Schema, { mintedKey, mintedLists }: Pick<RecordType, 'mintedKey' | 'mintedLists'>): Schema {
  const own = mintedKey === undefined ? schema : optional(schema, mintedKey)
  return mintedLists.reduce((result, path) => inItems(result, path), own)
}

function inItems(schema: Schema, [name, ...deeper]: readonly string[]): Schema {
  if (name === undefined) return optional(schema, 'id')
  const properties = schema.properties as Record<string, Schema>
  const list = properties[name]
  if (!list?.items) throw new Error(`${name} is not a list`)
  return { ...schema, properties: { ...properties, [name]: { ...list, items: inItems(list.items as Schema, deeper) } } }
}

const optional = (schema: Schema, name: string): Schema => ({
  ...schema,
  required: ((schema.required ?? []) as string[]).filter((each) => each !== name),
})

const without = (line: Values, name: string): Values => Object.fromEntries(Object.entries(line).filter(([each]) => each !== name))
