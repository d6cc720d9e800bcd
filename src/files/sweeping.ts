// Removes bytes that no longer belong to a file: those of deleted files and of changes that were never committed.
import { and, eq, sql } from '../db/drizzle.js'
import { hasKey } from '../db/conditions.ts'
import { fileRemovals, files } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import type { Store } from './store.ts'

const batch = 100
/** No change takes this long, even if the clock of the disk is hours off: bytes without a row by then will never have one. */
const day = 24 * 3_600_000

export type Sweeping = Pick<Statements, 'statement'> & {
  readonly store: Pick<Store, 'remove' | 'writtenBefore'>
  readonly now: () => number
}

/** `removeForgotten()` removes the bytes of deleted files; `removeOrphans()` searches the whole store. */
export function prepareFileSweeps({ statement, store, now }: Sweeping) {
  const listRemovals = statement('list_file_removals', () =>
    build
      .select({ accountId: fileRemovals.accountId, key: fileRemovals.key })
      .from(fileRemovals)
      .orderBy(fileRemovals.createdAt)
      .limit(batch),
  )
  const deleteRemoval = statement('delete_file_removal', (p: Holders<{ account: number; key: string }>) =>
    build.delete(fileRemovals).where(hasKey(fileRemovals, p)),
  )
  const listKnown = statement('list_known_files', (p: Holders<{ account: number; keys: readonly string[] }>) =>
    build
      .select({ key: files.key })
      .from(files)
      .where(and(eq(files.accountId, p.account), sql`${files.key} in (select decode(k, 'hex') from unnest(${p.keys}::text[]) k)`)),
  )

  return {
    removeForgotten: async (): Promise<void> => {
      for (;;) {
        const removals = await listRemovals({})
        for (const { accountId: account, key } of removals) {
          await store.remove(account, key)
          await deleteRemoval({ account, key })
        }
        if (removals.length < batch) return
      }
    },
    removeOrphans: async (): Promise<void> => {
      for await (const { account, keys } of store.writtenBefore(now() - day)) {
        const known = new Set((await listKnown({ account, keys })).map(({ key }) => key))
        for (const key of keys) if (!known.has(key)) await store.remove(account, key)
      }
    },
  }
}
