// Lists a page of candidates in detail, newest first, for versions of the API that return all candidates at once.
import { and, asc, desc, eq, inArray, isNotNull, sql } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import type { Account, Tools } from '../../context.ts'
import { references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { pageOf, type Address } from '../../db/paging.ts'
import { candidates, files, members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import type { NamedJob } from '../jobs/jobByShortcode.ts'
import { candidateColumns, detailColumns, presentCandidateDetail } from './candidate.ts'
import { forEachLead, listValuesOf, matching, rowsOf, type CandidateQuery, type ListValues } from './candidateFilters.ts'
import { shownFileColumns, shownKinds } from './candidateDetail.ts'
import { prepareCandidatePlaces } from './candidatePlaces.ts'
import { prepareChangedCandidateList } from './changedCandidates.ts'

const prepareStatements = prepared((statement) => {
  const lists = forEachLead((lead, ending) =>
    statement(`list_whole_candidates${ending}`, (p: Holders<ListValues>) =>
      build
        .select({ ...candidateColumns, ...detailColumns, uploader: members.key })
        .from(candidates)
        .leftJoin(members, references(candidates.uploaderId, members))
        .where(matching(lead, p))
        .orderBy(desc(candidates.key))
        .limit(p.most),
    ),
  )
  return {
    lists,
    listChanged: prepareChangedCandidateList(statement, { ending: '_whole', direction: desc }, (p, page) =>
      build
        .select({ ...candidateColumns, ...detailColumns, uploader: members.key })
        .from(page)
        .innerJoin(candidates, and(eq(candidates.accountId, p.account), eq(candidates.key, sql`page.key`)))
        .leftJoin(members, references(candidates.uploaderId, members))
        .orderBy(desc(candidates.key)),
    ),
    listFiles: statement('list_files_of_whole_candidates', (p: Holders<{ account: number; ids: number[] }>) =>
      build
        .select({ candidate: files.candidateId, ...shownFileColumns })
        .from(files)
        .where(
          and(
            eq(files.accountId, p.account),
            sql`${files.candidateId} = any(${p.ids}::bigint[])`,
            inArray(files.kind, shownKinds),
            isNotNull(files.size),
          ),
        )
        .orderBy(asc(files.key)),
    ),
  }
})

/** `listWhole(job, query, …)`: returns a page of the account's candidates, or of one job's. The next page ends at the `max_id` of `paging.next`. */
export function prepareWholeCandidateList({ statement, siteOf, files: kept }: Pick<Tools, 'statement' | 'siteOf' | 'files'>) {
  const { lists, listChanged, listFiles } = prepareStatements(statement)
  const findPlaces = prepareCandidatePlaces(statement)

  return async (
    job: NamedJob | null,
    query: CandidateQuery,
    account: Account,
    address: Address,
  ): Promise<{ candidates: components['schemas']['CandidateDetail'][]; paging?: { next: string } }> => {
    const values = listValuesOf(account.id, job, query)
    const rows = await rowsOf(lists, listChanged, values)
    const { page, ...paging } = pageOf(rows, query.limit, address, 'max_id')
    if (page.length === 0) return { candidates: [] }
    const [placeOf, fileRows] = await Promise.all([
      findPlaces(account.id, page, job),
      listFiles({ account: account.id, ids: page.map(({ id }) => id) }),
    ])
    const filesById = Map.groupBy(fileRows, ({ candidate }) => candidate)
    const accountSite = { account, site: siteOf(account.subdomain) }
    const link = (file: { key: string; name: string }) => kept.link(account.id, file, address)
    const shown = page.flatMap((row) => {
      const place = placeOf(row)
      return place ? [presentCandidateDetail(Object.assign(row, place), filesById.get(row.id) ?? [], accountSite, link)] : []
    })
    return { candidates: shown, ...paging }
  }
}
