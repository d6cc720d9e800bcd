// Reads one candidate with everything that the detail shows, in its wire format.
import { and, asc, eq, inArray, isNotNull } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import type { Account, Tools } from '../../context.ts'
import { hasKey, references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import type { Address } from '../../db/paging.ts'
import { candidates, files, jobs, members, stages } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { candidateColumns, detailColumns, jobAndStageColumns, presentCandidateDetail } from './candidate.ts'

type Detail = components['schemas']['CandidateDetail']

/** The kinds of files that the detail shows, and their columns. */
export const shownKinds = ['resume', 'image', 'answer'] satisfies (typeof files.$inferSelect)['kind'][]
export const shownFileColumns = {
  key: files.key,
  kind: files.kind,
  name: files.name,
  mediaType: files.mediaType,
  createdAt: files.createdAt,
  updatedAt: files.updatedAt,
}

const prepareReads = prepared((statement) => ({
  find: statement('find_candidate', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({
        ...candidateColumns,
        ...detailColumns,
        ...jobAndStageColumns,
        uploader: members.key,
      })
      .from(candidates)
      .innerJoin(jobs, references(candidates.jobId, jobs))
      .innerJoin(stages, references(candidates.stageId, stages))
      .leftJoin(members, references(candidates.uploaderId, members))
      .where(hasKey(candidates, p)),
  ),
  listFiles: statement('list_shown_files', (p: Holders<{ account: number; key: string }>) =>
    build
      .select(shownFileColumns)
      .from(files)
      .innerJoin(candidates, references(files.candidateId, candidates))
      .where(and(eq(files.accountId, p.account), eq(candidates.key, p.key), inArray(files.kind, shownKinds), isNotNull(files.size)))
      .orderBy(asc(files.key)),
  ),
}))

/**
 * `find(key, …)` returns the candidate with this key as the detail shows it, or undefined if the account has none; `show` throws 404 instead.
 * `address` is the request's, whose host the links to files keep. With the `run` of a transaction both see what the transaction has changed.
 */
export function prepareCandidateDetail({ statement, siteOf, files }: Pick<Tools, 'statement' | 'siteOf' | 'files'>) {
  const { find, listFiles } = prepareReads(statement)
  const read = async (key: string, account: Account, address: Pick<Address, 'origin'>, run: Run = direct): Promise<Detail[]> => {
    const candidate = { account: account.id, key }
    const [rows, shown] = await Promise.all([run(find, candidate), run(listFiles, candidate)])
    const accountSite = { account, site: siteOf(account.subdomain) }
    return rows.map((row) => presentCandidateDetail(row, shown, accountSite, (file) => files.link(account.id, file, address)))
  }
  return {
    find: async (...given: Parameters<typeof read>): Promise<Detail | undefined> => (await read(...given))[0],
    show: async (...given: Parameters<typeof read>): Promise<Detail> => requireRow(await read(...given)),
  }
}

const direct: Run = (statement, values) => statement(values)
