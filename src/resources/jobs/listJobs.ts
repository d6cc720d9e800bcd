// Lists the account's jobs, oldest first, a page at a time.
import { and, asc, between, desc, eq, gt, sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { firstKey, lastKey, pageOf } from '../../db/paging.ts'
import { jobs, jobStates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { departmentHierarchies, prepareDepartmentList, presentDepartment } from './department.ts'
import { jobColumns, presentJob, presentTexts, textColumns, type JobRow, type JobTexts } from './job.ts'

type Values = { account: number; states: string[]; since: string; upTo: string; createdAfter: string; updatedAfter: string; most: number }

const matching = (p: Holders<Values>) =>
  and(
    eq(jobs.accountId, p.account),
    between(jobs.key, p.since, p.upTo),
    sql`${jobs.state} = any(${p.states}::text[])`,
    gt(jobs.createdAt, p.createdAfter),
    gt(jobs.updatedAt, p.updatedAfter),
  )

export const listJobs = operation('listJobs', ({ statement, siteOf, shortLinks }) => {
  const listing = (name: string, order: typeof asc) => ({
    list: statement(name, (p: Holders<Values>) =>
      build.select(jobColumns).from(jobs).where(matching(p)).orderBy(order(jobs.key)).limit(p.most),
    ),
    listWithTexts: statement(`${name}_with_texts`, (p: Holders<Values>) =>
      build
        .select({ ...jobColumns, ...textColumns })
        .from(jobs)
        .where(matching(p))
        .orderBy(order(jobs.key))
        .limit(p.most),
    ),
  })
  const oldestFirst = listing('list_jobs', asc)
  const newestFirst = listing('list_whole_jobs', desc)
  const listDepartments = prepareDepartmentList(statement)

  return async ({ query }, { account, caller, address, whole, reply }) => {
    const values = {
      account,
      states: query.state ?? [...jobStates],
      since: query.since_id ?? firstKey,
      upTo: query.max_id ?? lastKey,
      createdAfter: query.created_after ?? '-infinity',
      updatedAfter: query.updated_after ?? '-infinity',
      most: query.limit + 1,
    }
    const wanted = query.include_fields ?? []
    const { list, listWithTexts } = whole ? newestFirst : oldestFirst
    // Both statements are on their way before either has answered.
    const listed: Promise<(JobRow & Partial<JobTexts>)[]> = wanted.length > 0 ? listWithTexts(values) : list(values)
    const [rows, departmentRows] = await Promise.all([listed, listDepartments({ account })])
    const { page, ...paging } = pageOf(rows, query.limit, address, whole ? 'max_id' : 'since_id')
    const hierarchies = departmentHierarchies(departmentRows, presentDepartment)
    const links = { site: siteOf(caller.account.subdomain), shortLinks }
    return reply(200, { jobs: page.map((row) => presentJob(row, hierarchies, links, textsOf(row, wanted))), ...paging })
  }
})

function textsOf(row: Partial<JobTexts>, wanted: readonly (keyof ReturnType<typeof presentTexts>)[]) {
  if (wanted.length === 0) return undefined
  const texts = presentTexts(row as JobTexts)
  return Object.fromEntries(wanted.map((name) => [name, texts[name]]))
}
