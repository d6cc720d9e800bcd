// Stores the bytes of an import's files before its transaction, which must not wait for a disk or a bucket.
import { direct } from '../db/statements.ts'
import { newObject, type Store } from '../files/store.ts'
import type { Aside } from './check.ts'
import { fileType } from './records/file.ts'
import { recordTypes } from './recordTypes.ts'
import type { TransferStatements } from './transferStatements.ts'
import type { Objects } from './typeEntry.ts'

/** Matches the line of a file in the spool. */
const ofFile = new RegExp(`^\\[\\d+,${recordTypes.indexOf(fileType)},`)

/** The account for which bytes were stored, by its internal id, and the names of the bytes by the keys of their files. */
export type Ahead = { readonly account: number; readonly objects: Objects }

/** `lines` are those of the spool. The id of an account that does not exist yet is reserved. Files that exist already are left out. */
export async function storeAhead(
  { account: accounts, access }: TransferStatements,
  { put }: Pick<Store, 'put'>,
  subdomain: string,
  lines: AsyncIterable<string>,
): Promise<Ahead> {
  const [there] = await accounts.read({ subdomain })
  const account = there?.id ?? (await accounts.reserve({}))[0]!.id
  const objects = new Map<string, string>()
  for await (const text of lines) {
    // Other records need not be read.
    if (!ofFile.test(text)) continue
    const [, , { id, data }] = JSON.parse(text) as Aside
    if (typeof data !== 'string') continue
    const key = id as string
    if ((await access(fileType).known(direct, account, [key])).length > 0) continue
    const object = newObject()
    await put(account, object, Buffer.from(data, 'base64'))
    objects.set(key, object)
  }
  return { account, objects }
}
