// Removes bytes that no longer belong to a file: those of deleted files and of changes that were never committed.
import { and, eq, isNull, or, sql } from '../db/drizzle.js'
import { hasKey } from '../db/conditions.ts'
import { fileRemovals, files } from '../db/schema.ts'
import { prepared } from '../db/prepared.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import type { Store } from './store.ts'

const batch = 100
/**
 * No change takes this long, even an import that stores all its bytes before its rows, or if the clock of the store is hours off:
 * bytes without a row by then will never have one.
 */
const day = 24 * 3_600_000

export type Sweeping = Pick<Statements, 'statement'> & {
  readonly store: Pick<Store, 'remove' | 'writtenBefore'>
  readonly now: () => number
}

/** `removeForgotten(store)` removes the bytes of deleted files, unless a copy or the original names them too. */
export const prepareForgottenRemoval = prepared((statement) => {
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
  const findNamed = statement('find_file_of_object', (p: Holders<{ account: number; object: string }>) =>
    build
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.accountId, p.account), or(eq(files.object, p.object), and(eq(files.key, p.object), isNull(files.object)))))
      .limit(1),
  )
  return async (store: Pick<Store, 'remove'>): Promise<void> => {
    for (;;) {
      const removals = await listRemovals({})
      for (const { accountId: account, key: name } of removals) {
        if ((await findNamed({ account, object: name })).length === 0) await store.remove(account, name)
        await deleteRemoval({ account, key: name })
      }
      if (removals.length < batch) return
    }
  }
})

/** `removeForgotten()` removes the bytes of deleted files; `removeOrphans()` searches the whole store. */
export function prepareFileSweeps({ statement, store, now }: Sweeping) {
  const removeForgotten = prepareForgottenRemoval(statement)
  const given = (p: Holders<{ names: readonly string[] }>) => sql`(select decode(k, 'hex') from unnest(${p.names}::text[]) k)`
  const listKnown = statement('list_known_files', (p: Holders<{ account: number; names: readonly string[] }>) =>
    build
      .select({ key: files.key, object: files.object })
      .from(files)
      .where(and(eq(files.accountId, p.account), or(sql`${files.key} in ${given(p)}`, sql`${files.object} in ${given(p)}`))),
  )

  return {
    removeForgotten: () => removeForgotten(store),
    removeOrphans: async (): Promise<void> => {
      for await (const { account, names } of store.writtenBefore(now() - day)) {
        const known = new Set((await listKnown({ account, names })).flatMap(({ key, object }) => [key, object]))
        for (const name of names) if (!known.has(name)) await store.remove(account, name)
      }
    },
  }
}
