// Copies the files of a candidate for another one: rows and bytes of their own, so that erasing one of the two leaves the other whole.
import { and, asc, eq, ne } from '../db/drizzle.js'
import type { Files } from '../context.ts'
import { files } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { prepareFileInsert } from './insertFile.ts'
import type { Store } from './store.ts'

/** Made for `Files.copyFilesOf`. The candidate they come from is to be locked: an erasure has to wait until their bytes are copied. */
export function prepareFileCopy(statement: Statements['statement'], store: Pick<Store, 'copy'>): Files['copyFilesOf'] {
  const list = statement('list_files_to_copy', (p: Holders<{ account: number; candidate: number }>) =>
    build
      .select({
        key: files.key,
        kind: files.kind,
        name: files.name,
        mediaType: files.mediaType,
        size: files.size,
        sha256: files.sha256,
        sourceUrl: files.sourceUrl,
        failures: files.failures,
        fetchAt: files.fetchAt,
      })
      .from(files)
      .where(and(eq(files.accountId, p.account), eq(files.candidateId, p.candidate), ne(files.kind, 'attachment')))
      .orderBy(asc(files.key)),
  )
  const insert = prepareFileInsert(statement)

  return async (run, account, from, to) => {
    const copies = new Map<string, string>()
    // One after the other: the last resume and the last image are those that are shown.
    for (const { key, ...row } of await run(list, { account, candidate: from })) {
      const [copy] = await run(insert, { account, candidate: to, ...row })
      copies.set(key, copy!.key)
      if (row.size !== null) await store.copy(account, key, copy!.key)
    }
    return copies
  }
}
