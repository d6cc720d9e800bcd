// Stores bytes under a new name, for the row that will hold it.
import { hash } from 'node:crypto'
import { endingOf, mediaOf } from './fileTypes.ts'
import { newObject, type Store } from './store.ts'

/** What a row says of its bytes: their name in the store, their type, their size in bytes, and their digest in hexadecimal digits. */
export type StoredBytes = { readonly object: string; readonly mediaType: string; readonly size: number; readonly sha256: string }

/** Stores the bytes of a file that is called `name`. Rejects as the store does. */
export async function storeBytes(store: Pick<Store, 'put'>, account: number, name: string, bytes: Buffer): Promise<StoredBytes> {
  const object = newObject()
  await store.put(account, object, bytes)
  return { object, mediaType: mediaOf(endingOf(name), bytes), size: bytes.length, sha256: hash('sha256', bytes) }
}
