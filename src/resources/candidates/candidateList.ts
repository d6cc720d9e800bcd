// Lists a page of candidates, oldest first, for the account's list and a job's.
import { and, asc, desc, eq, isNotNull, sql } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { ItemPage, type Caller, type Tools } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { pageOf, type Address } from '../../db/paging.ts'
import { candidates, files, jobs, stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import type { NamedJob } from '../jobs/jobByShortcode.ts'
import { prepareVisibleJobs } from '../members/visibleJobs.ts'
import { candidateColumns, jobAndStageColumns, presentCandidate, type ShownResume } from './candidate.ts'
import { fitting, listValuesOf, type CandidateQuery, type ListValues } from './candidateFilters.ts'
import { candidatesByKey, candidateVersion, prepareCandidateSearch } from './candidateSearch.ts'

const prepareStatements = prepared((statement) => {
  /** The newest stored resume of the candidate in `candidates`. */
  const resumeOf = (p: Holders<ListValues>) =>
    build
      .select({
        name: files.name,
        mediaType: files.mediaType,
        createdAt: files.createdAt,
        updatedAt: files.updatedAt,
      })
      .from(files)
      .where(and(eq(files.accountId, p.account), eq(files.candidateId, candidates.id), eq(files.kind, 'resume'), isNotNull(files.size)))
      .orderBy(desc(files.key))
      .limit(1)
      .as('resume')
  return {
    find: prepareCandidateSearch(statement, { ending: '', direction: asc }),
    // A candidate may have changed since they were found: those who no longer match the filters are left out.
    read: statement('read_listed_candidates', (p: Holders<ListValues & { keys: readonly string[] }>) => {
      const resume = resumeOf(p)
      return build
        .select({
          ...candidateColumns,
          ...jobAndStageColumns,
          resumeName: resume.name,
          resumeMediaType: resume.mediaType,
          resumeCreatedAt: resume.createdAt,
          resumeUpdatedAt: resume.updatedAt,
          version: candidateVersion(candidates, jobs, stages),
        })
        .from(candidatesByKey(p))
        .innerJoin(jobs, and(eq(jobs.accountId, p.account), eq(jobs.id, candidates.jobId)))
        .innerJoin(stages, and(eq(stages.accountId, p.account), eq(stages.id, candidates.stageId)))
        .leftJoinLateral(resume, sql`true`)
        .where(fitting(p))
    }),
  }
})

/** A candidate's newest resume as it is read. Its columns are null if there is none. */
type ReadResume = { readonly [Name in keyof ShownResume as `resume${Capitalize<Name>}`]: ShownResume[Name] | null }
const resumeIn = ({ resumeName: name, resumeMediaType: mediaType, resumeCreatedAt: createdAt, resumeUpdatedAt: updatedAt }: ReadResume) =>
  name !== null && mediaType !== null && createdAt !== null && updatedAt !== null ? { name, mediaType, createdAt, updatedAt } : undefined

/** `listCandidates(job, query, …)`: returns a page of the account's candidates, or of one job's, that the caller may see. */
export function prepareCandidateList({ statement, findPage, siteOf }: Pick<Tools, 'statement' | 'findPage' | 'siteOf'>) {
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
    const { page, ...paging } = pageOf(await findPage(find, values), query.limit, address)
    const accountSite = { account, site: siteOf(account.subdomain) }
    return new ItemPage({
      list: 'candidates',
      found: page,
      home: `${account.subdomain} ${account.name}`,
      body: { candidates: [], ...paging },
      read: async (keys) => {
        const rows = await read({ ...values, keys })
        return rows.map((row) => ({ key: row.key, version: row.version, item: presentCandidate(row, row, accountSite, resumeIn(row)) }))
      },
    })
  }
}
