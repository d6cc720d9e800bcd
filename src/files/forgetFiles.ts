// Deletes the files of a candidate or an employee: their rows at once, their bytes after the commit.
import { and, eq, or } from '../db/drizzle.js'
import type { FileOwner } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import { fileRemovals, files } from '../db/schema.ts'
import { storedAs } from './storedAs.ts'
import { build, type Holders, type Run } from '../db/statements.ts'

/** `forget(run, account, owner)`: to be called before the owner's row is deleted. */
export const prepareFileRemoval = prepared((statement) => {
  const removeRows = statement(
    'delete_files_of_owner',
    (p: Holders<{ account: number; candidate: number | null; employee: number | null }>) =>
      build
        .delete(files)
        .where(and(eq(files.accountId, p.account), or(eq(files.candidateId, p.candidate), eq(files.employeeId, p.employee))))
        .returning({ name: storedAs }),
  )
  const noteRemoval = statement('insert_file_removal', (p: Holders<{ account: number; key: string }>) =>
    build.insert(fileRemovals).values({ accountId: p.account, key: p.key }).onConflictDoNothing(),
  )
  return async (run: Run, account: number, owner: FileOwner): Promise<void> => {
    const gone = await run(removeRows, { account, candidate: owner.candidate ?? null, employee: owner.employee ?? null })
    await Promise.all(gone.map(({ name }) => run(noteRemoval, { account, key: name })))
  }
})
