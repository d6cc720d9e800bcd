// Lists a page of candidates in detail, newest first, for versions of the API that return all candidates at once.
import { and, desc, eq } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { ItemPage, type Caller, type Tools } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { pageOf, type Address } from '../../db/paging.ts'
import { candidates, jobs, members, stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import type { NamedJob } from '../jobs/jobByShortcode.ts'
import { prepareVisibleJobs } from '../members/visibleJobs.ts'
import { candidateColumns, detailColumns, jobAndStageColumns, presentCandidateDetail } from './candidate.ts'
import { shownFiles } from './candidateDetail.ts'
import { fitting, listValuesOf, type CandidateQuery, type ListValues } from './candidateFilters.ts'
import { candidatesByKey, candidateVersion, prepareCandidateSearch } from './candidateSearch.ts'

const prepareStatements = prepared((statement) => ({
  find: prepareCandidateSearch(statement, { ending: '_whole', direction: desc }),
  // A candidate may have changed since they were found: those who no longer match the filters are left out.
  read: statement('read_whole_candidates', (p: Holders<ListValues & { keys: readonly string[] }>) =>
    build
      .select({
        ...candidateColumns,
        ...detailColumns,
        ...jobAndStageColumns,
        // A member's key never changes.
        uploader: members.key,
        files: shownFiles(p.account),
        version: candidateVersion(candidates, jobs, stages),
      })
      .from(candidatesByKey(p))
      .innerJoin(jobs, and(eq(jobs.accountId, p.account), eq(jobs.id, candidates.jobId)))
      .innerJoin(stages, and(eq(stages.accountId, p.account), eq(stages.id, candidates.stageId)))
      .leftJoin(members, and(eq(members.accountId, p.account), eq(members.id, candidates.uploaderId)))
      .where(fitting(p)),
  ),
}))

/** `listWhole(job, query, …)`: returns a page of the account's candidates, or of one job's, that the caller may see. The next page ends at the `max_id` of `paging.next`. */
export function prepareWholeCandidateList({ statement, siteOf, files: kept }: Pick<Tools, 'statement' | 'siteOf' | 'files'>) {
  const findVisibleJobs = prepareVisibleJobs(statement)
  const { find, read } = prepareStatements(statement)

  return async (
    job: NamedJob | null,
    query: CandidateQuery,
    caller: Caller,
    address: Address,
  ): Promise<ItemPage<components['schemas']['CandidatePage']>> => {
    const { tenant: account } = caller
    const values = listValuesOf(account.id, job, query, await findVisibleJobs(caller))
    const { page, ...paging } = pageOf({ rows: await find(values) }, query.limit, address, 'max_id')
    const accountSite = { account, site: siteOf(account.subdomain) }
    return new ItemPage({
      list: 'candidates',
      found: page,
      home: `${account.subdomain} ${account.name}`,
      body: { candidates: [], ...paging },
      link: (file) => kept.link(account.id, file, address),
      read: async (keys, link) => {
        const rows = await read({ ...values, keys })
        return rows.map((row) => ({
          key: row.key,
          version: row.version,
          item: presentCandidateDetail(row, row.files ?? [], accountSite, link),
        }))
      },
    })
  }
}
