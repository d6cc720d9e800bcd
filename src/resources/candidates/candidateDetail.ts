// Reads one candidate with everything that the detail shows, in its wire format.
import { type SQLWrapper, and, eq, inArray, isNotNull, sql } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import type { Account, Tools } from '../../context.ts'
import { hasKey, references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import type { Address } from '../../db/paging.ts'
import { candidates, files, jobs, members, stages } from '../../db/schema.ts'
import { build, direct, type Holders, type Run } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { candidateColumns, detailColumns, jobAndStageColumns, presentCandidateDetail, type ShownFile } from './candidate.ts'

type Detail = components['schemas']['CandidateDetail']

const shownKinds = ['resume', 'image', 'answer'] satisfies (typeof files.$inferSelect)['kind'][]

/**
 * Selects the files that the detail shows of the candidate in `candidates`, oldest first; null if there are none. In the statement that
 * reads the candidate: a second one costs the server and the database more than the JSON, and might see another state.
 */
export const shownFiles = (account: SQLWrapper) => sql<ShownFile[] | null>`(
  select json_agg(json_build_object('key', encode(${files.key}, 'hex'), 'kind', ${files.kind}, 'name', ${files.name},
    'mediaType', ${files.mediaType}, 'createdAt', ${files.createdAt}, 'updatedAt', ${files.updatedAt}) order by ${files.key})
  from ${files}
  where ${and(eq(files.accountId, account), eq(files.candidateId, candidates.id), inArray(files.kind, shownKinds), isNotNull(files.size))})`

const prepareFind = prepared((statement) =>
  statement('find_candidate', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({
        ...candidateColumns,
        ...detailColumns,
        ...jobAndStageColumns,
        uploader: members.key,
        files: shownFiles(p.account),
      })
      .from(candidates)
      .innerJoin(jobs, references(candidates.jobId, jobs))
      .innerJoin(stages, references(candidates.stageId, stages))
      .leftJoin(members, references(candidates.uploaderId, members))
      .where(hasKey(candidates, p)),
  ),
)

/**
 * `find(key, …)` returns the candidate with this key as the detail shows it, or undefined if the account has none; `show` throws 404 instead.
 * `address` is the request's, whose host the links to files keep. With the `run` of a transaction both see what the transaction has changed.
 */
export function prepareCandidateDetail({ statement, siteOf, files: kept }: Pick<Tools, 'statement' | 'siteOf' | 'files'>) {
  const find = prepareFind(statement)
  const read = async (key: string, account: Account, address: Pick<Address, 'origin'>, run: Run = direct): Promise<Detail[]> => {
    const rows = await run(find, { account: account.id, key })
    const accountSite = { account, site: siteOf(account.subdomain) }
    const link = (file: Pick<ShownFile, 'key' | 'name'>) => kept.link(account.id, file, address)
    return rows.map((row) => presentCandidateDetail(row, row.files ?? [], accountSite, link))
  }
  return {
    find: async (...given: Parameters<typeof read>): Promise<Detail | undefined> => (await read(...given))[0],
    show: async (...given: Parameters<typeof read>): Promise<Detail> => requireRow(await read(...given)),
  }
}
