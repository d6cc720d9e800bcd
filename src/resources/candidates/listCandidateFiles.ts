// Lists a candidate's files, oldest first. A comment's file is listed for those who may see the comment.
import { and, asc, eq, exists, isNotNull, ne, or, sql } from '../../db/drizzle.js'
import { operation, type FileKind } from '../../context.ts'
import { longestList } from '../../db/paging.ts'
import { activities, files as fileRows } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareReader, visibleTo, type Reader } from '../activities/visibility.ts'
import { prepareCandidateByKey } from './candidateByKey.ts'
import { prepareCandidateRight } from './candidateRight.ts'

/** Only employees have documents. */
type OfCandidate = Exclude<FileKind, 'document'>

/** Where a file of each kind comes from. */
const sources: Record<OfCandidate, string> = {
  resume: 'profile',
  image: 'profile',
  attachment: 'comment',
  answer: 'application_form',
  attribute: 'custom_attribute',
}

export const listCandidateFiles = operation('listCandidateFiles', ({ statement, files }) => {
  const requireRight = prepareCandidateRight(statement)
  const find = prepareCandidateByKey(statement)
  const findReader = prepareReader(statement)
  const list = statement('list_candidate_files', (p: Holders<Reader & { account: number; candidate: number }>) =>
    build
      .select({ key: fileRows.key, name: fileRows.name, kind: sql<OfCandidate>`${fileRows.kind}` })
      .from(fileRows)
      .where(
        and(
          eq(fileRows.accountId, p.account),
          eq(fileRows.candidateId, p.candidate),
          isNotNull(fileRows.size),
          or(
            ne(fileRows.kind, 'attachment'),
            exists(
              build
                .select({ found: sql`1` })
                .from(activities)
                .where(
                  and(
                    eq(activities.accountId, p.account),
                    eq(activities.candidateId, p.candidate),
                    eq(activities.fileId, fileRows.id),
                    visibleTo(p),
                  ),
                ),
            ),
          ),
        ),
      )
      .orderBy(asc(fileRows.key))
      .limit(longestList),
  )

  return async ({ path }, { account, caller, address, reply }) => {
    await requireRight(caller, path.id, 'read')
    const candidate = requireRow(await find({ account, key: path.id }))
    const rows = await list({ account, candidate: candidate.id, ...(await findReader(caller, candidate.jobId)) })
    const shown = rows.map(({ key, name, kind }) => ({
      name,
      preview_url: files.link(account, { key, name }, address),
      kind,
      source: sources[kind],
    }))
    return reply(200, { files: shown })
  }
})
