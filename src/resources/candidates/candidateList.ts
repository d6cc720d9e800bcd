// Lists a page of candidates, oldest first, for the account's list and a job's.
import { and, asc, eq, inArray, isNotNull, sql } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import type { Account, Tools } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { pageOf, type Address } from '../../db/paging.ts'
import { candidates, files } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import type { NamedJob } from '../jobs/jobByShortcode.ts'
import { candidateColumns, presentCandidate, type ShownFile } from './candidate.ts'
import { shownFileColumns } from './candidateDetail.ts'
import { forEachLead, listValuesOf, matching, rowsOf, type CandidateQuery, type ListValues } from './candidateFilters.ts'
import { prepareCandidatePlaces } from './candidatePlaces.ts'
import { prepareChangedCandidateList } from './changedCandidates.ts'

const prepareStatements = prepared((statement) => {
  const lists = forEachLead((lead, ending) =>
    statement(`list_candidates${ending}`, (p: Holders<ListValues>) =>
      build.select(candidateColumns).from(candidates).where(matching(lead, p)).orderBy(asc(candidates.key)).limit(p.most),
    ),
  )
  return {
    lists,
    listChanged: prepareChangedCandidateList(statement, { ending: '', direction: asc }, (p, page) =>
      build
        .select(candidateColumns)
        .from(page)
        .innerJoin(candidates, and(eq(candidates.accountId, p.account), eq(candidates.key, sql`page.key`)))
        .orderBy(asc(candidates.key)),
    ),
    listResumes: statement('list_resumes', (p: Holders<{ account: number; ids: number[] }>) =>
      build
        .select({ candidate: files.candidateId, ...shownFileColumns })
        .from(files)
        .where(
          and(
            eq(files.accountId, p.account),
            sql`${files.candidateId} = any(${p.ids}::bigint[])`,
            inArray(files.kind, ['resume']),
            isNotNull(files.size),
          ),
        )
        .orderBy(asc(files.key)),
    ),
  }
})

/** `listCandidates(job, query, …)`: returns a page of the account's candidates, or of one job's. */
export function prepareCandidateList({ statement, siteOf }: Pick<Tools, 'statement' | 'siteOf'>) {
  const { lists, listChanged, listResumes } = prepareStatements(statement)
  const findPlaces = prepareCandidatePlaces(statement)

  return async (
    job: NamedJob | null,
    query: CandidateQuery,
    account: Account,
    address: Address,
  ): Promise<components['schemas']['CandidatePage']> => {
    const values = listValuesOf(account.id, job, query)
    const rows = await rowsOf(lists, listChanged, values)
    const { page, ...paging } = pageOf(rows, query.limit, address)
    if (page.length === 0) return { candidates: [] }
    const [placeOf, resumeRows] = await Promise.all([
      findPlaces(account.id, page, job),
      listResumes({ account: account.id, ids: page.map(({ id }) => id) }),
    ])
    const resumes = new Map<number, ShownFile>(resumeRows.map((row) => [row.candidate, row]))
    const accountSite = { account, site: siteOf(account.subdomain) }
    const shown = page.flatMap((row) => {
      const place = placeOf(row)
      return place ? [presentCandidate(row, place, accountSite, resumes.get(row.id))] : []
    })
    return { candidates: shown, ...paging }
  }
}
