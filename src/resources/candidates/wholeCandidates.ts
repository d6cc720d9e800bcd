// Lists a page of candidates in detail, newest first, for versions of the API that return all candidates at once.
import { and, asc, desc, eq, inArray, isNotNull, sql } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { ItemPage, type Caller, type Tools } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { pageOf, type Address } from '../../db/paging.ts'
import { rowVersion } from '../../db/rowVersion.ts'
import { candidates, files, jobs, members, stages } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import type { NamedJob } from '../jobs/jobByShortcode.ts'
import { prepareVisibleJobs } from '../members/visibleJobs.ts'
import { candidateColumns, detailColumns, jobAndStageColumns, presentCandidateDetail } from './candidate.ts'
import { shownFileColumns, shownKinds } from './candidateDetail.ts'
import { fitting, listValuesOf, type CandidateQuery, type ListValues } from './candidateFilters.ts'
import { candidatesByKey, candidateVersion, prepareCandidateSearch } from './candidateSearch.ts'

const fileVersion = sql<string>`int8send(${files.id}) || ${rowVersion(files)}`

const prepareStatements = prepared((statement) => ({
  find: prepareCandidateSearch(statement, {
    ending: '_whole',
    direction: desc,
    filesVersion: (p, candidate) =>
      sql`(select string_agg(${fileVersion}, '' order by ${files.key}) from ${files} where ${and(
        eq(files.accountId, p.account),
        sql`${files.candidateId} = ${candidate}`,
        inArray(files.kind, shownKinds),
        isNotNull(files.size),
      )})`,
  }),
  // A candidate may have changed since they were found: those who no longer match the filters are left out.
  read: statement('read_whole_candidates', (p: Holders<ListValues & { keys: readonly string[] }>) =>
    build
      .select({
        ...candidateColumns,
        ...detailColumns,
        ...jobAndStageColumns,
        // A member's key never changes.
        uploader: members.key,
        version: candidateVersion(candidates, stages),
      })
      .from(candidatesByKey(p))
      .innerJoin(jobs, and(eq(jobs.accountId, p.account), eq(jobs.id, candidates.jobId)))
      .innerJoin(stages, and(eq(stages.accountId, p.account), eq(stages.id, candidates.stageId)))
      .leftJoin(members, and(eq(members.accountId, p.account), eq(members.id, candidates.uploaderId)))
      .where(fitting(p)),
  ),
  listFiles: statement('list_files_of_whole_candidates', (p: Holders<{ account: number; ids: number[] }>) =>
    build
      .select({ candidate: files.candidateId, ...shownFileColumns, version: fileVersion })
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
}))

/** `listWhole(job, query, …)`: returns a page of the account's candidates, or of one job's, that the caller may see. The next page ends at the `max_id` of `paging.next`. */
export function prepareWholeCandidateList({ statement, siteOf, files: kept }: Pick<Tools, 'statement' | 'siteOf' | 'files'>) {
  const findVisibleJobs = prepareVisibleJobs(statement)
  const { find, read, listFiles } = prepareStatements(statement)

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
    const idByKey = new Map(page.map(({ key, id }) => [key, id]))
    return new ItemPage({
      list: 'candidates',
      found: page,
      home: `${account.subdomain} ${account.name}`,
      body: { candidates: [], ...paging },
      link: (file) => kept.link(account.id, file, address),
      read: async (keys, link) => {
        const ids = keys.map((key) => idByKey.get(key)!)
        const [rows, fileRows] = await Promise.all([read({ ...values, keys }), listFiles({ account: account.id, ids })])
        const filesById = Map.groupBy(fileRows, ({ candidate }) => candidate)
        return rows.map((row) => {
          const shown = filesById.get(row.id) ?? []
          const version = row.version + shown.map((file) => file.version).join('')
          return { key: row.key, version, item: presentCandidateDetail(row, shown, accountSite, link) }
        })
      },
    })
  }
}
