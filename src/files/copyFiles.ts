// Copies a candidate's files for another one: the rows, which share the bytes. These are removed with the last row that names them.
import { and, asc, eq, ne } from '../db/drizzle.js'
import type { Files } from '../context.ts'
import { files } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { prepareFileInsert } from './insertFile.ts'
import { storedAs } from './storedAs.ts'

/** Implements `Files.copyFilesOf`. The source candidate must be locked, so that an erasure waits until the copy is made. */
export function prepareFileCopy(statement: Statements['statement']): Files['copyFilesOf'] {
  const list = statement('list_files_to_copy', (p: Holders<{ account: number; candidate: number }>) =>
    build
      .select({
        key: files.key,
        storedAs,
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
    for (const { key, storedAs: name, ...row } of await run(list, { account, candidate: from })) {
      // One that is still to be fetched has no bytes yet, and gets its own.
      const object = row.size === null ? null : name
      const [copy] = await run(insert, { account, candidate: to, employee: null, uploader: null, object, ...row })
      copies.set(key, copy!.key)
    }
    return copies
  }
}
