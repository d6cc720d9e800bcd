// Copies a candidate's files for another one, so that erasing one of them leaves the other intact: rows, and the bytes that a row names by its key.
import { and, asc, eq, ne } from '../db/drizzle.js'
import type { Files } from '../context.ts'
import { files } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { prepareFileInsert } from './insertFile.ts'
import type { Store } from './store.ts'

/** Implements `Files.copyFilesOf`. The source candidate must be locked, so that an erasure waits until the copy is made. */
export function prepareFileCopy(statement: Statements['statement'], store: Store): Files['copyFilesOf'] {
  const list = statement('list_files_to_copy', (p: Holders<{ account: number; candidate: number }>) =>
    build
      .select({
        key: files.key,
        object: files.object,
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
    // One after the other, since the last resume and the last image are the ones shown.
    for (const { key, object, ...row } of await run(list, { account, candidate: from })) {
      const name = object ?? key
      const shared = store.isRemote && row.size !== null ? name : null
      const [copy] = await run(insert, { account, candidate: to, employee: null, uploader: null, object: shared, ...row })
      copies.set(key, copy!.key)
      if (!store.isRemote && row.size !== null) await store.copy(account, name, copy!.key)
    }
    return copies
  }
}
