// Deletes the files of a candidate: their rows at once, their bytes after the commit.
import { and, eq } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { fileRemovals, files } from '../db/schema.ts'
import { build, type Holders, type Run } from '../db/statements.ts'

/** `forget(run, account, candidate)`: to be called with the candidate's internal id before their row is deleted. */
export const prepareFileRemoval = prepared((statement) => {
  const removeRows = statement('delete_files_of_candidate', (p: Holders<{ account: number; candidate: number }>) =>
    build
      .delete(files)
      .where(and(eq(files.accountId, p.account), eq(files.candidateId, p.candidate)))
      .returning({ key: files.key }),
  )
  const noteRemoval = statement('insert_file_removal', (p: Holders<{ account: number; key: string }>) =>
    build.insert(fileRemovals).values({ accountId: p.account, key: p.key }).onConflictDoNothing(),
  )
  return async (run: Run, account: number, candidate: number): Promise<void> => {
    const gone = await run(removeRows, { account, candidate })
    await Promise.all(gone.map(({ key }) => run(noteRemoval, { account, key })))
  }
})
