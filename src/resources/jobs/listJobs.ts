// Lists the account's jobs, oldest first, a page at a time.
import { and, asc, between, desc, eq, gt, sql } from '../../db/drizzle.js'
import { ItemPage, operation } from '../../context.ts'
import { firstKey, lastKey, pageOf } from '../../db/paging.ts'
import { rowVersion } from '../../db/rowVersion.ts'
import { jobs, jobStates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { departmentHierarchies, prepareDepartmentList, presentDepartmentRef } from '../departments/department.ts'
import { jobColumns, presentJob, presentTexts, textColumns, type JobRow, type JobTexts } from './job.ts'

type Values = { account: number; states: string[]; since: string; upTo: string; createdAfter: string; updatedAfter: string; most: number }
type Reread = Values & { keys: readonly string[] }
type JobRowInList = JobRow & Partial<JobTexts> & { readonly version: string }

const matching = (p: Holders<Values>) =>
  and(
    eq(jobs.accountId, p.account),
    between(jobs.key, p.since, p.upTo),
    sql`${jobs.state} = any(${p.states}::text[])`,
    gt(jobs.createdAt, p.createdAfter),
    gt(jobs.updatedAt, p.updatedAfter),
  )

export const listJobs = operation('listJobs', ({ statement, findPage, siteOf, shortLinks }) => {
  const version = rowVersion(jobs)
  const findIn = (name: string, order: typeof asc) =>
    statement(name, (p: Holders<Values>) =>
      build.select({ key: jobs.key, version }).from(jobs).where(matching(p)).orderBy(order(jobs.key)).limit(p.most),
    )
  const findOldest = findIn('list_jobs', asc)
  const findNewest = findIn('list_whole_jobs', desc)
  // A job may have changed since it was found: those that no longer match the filters are left out.
  const reread = (p: Holders<Reread>) => and(matching(p), sql`${jobs.key} = any(${p.keys}::bytea[])`)
  const read = statement('read_listed_jobs', (p: Holders<Reread>) =>
    build
      .select({ ...jobColumns, version })
      .from(jobs)
      .where(reread(p)),
  )
  const readWithTexts = statement('read_listed_jobs_with_texts', (p: Holders<Reread>) =>
    build
      .select({ ...jobColumns, ...textColumns, version })
      .from(jobs)
      .where(reread(p)),
  )
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
    const { subdomain } = caller.tenant
    const wanted = [...new Set(query.include_fields)]
    // Both statements are on their way before either has answered.
    const [found, departments] = await Promise.all([
      whole ? findNewest(values).then((rows) => ({ rows })) : findPage(findOldest, values),
      listDepartments({ account }),
    ])
    const { page, ...paging } = pageOf(found, query.limit, address, whole ? 'max_id' : 'since_id')
    return reply(
      200,
      new ItemPage({
        list: 'jobs',
        found: page,
        // The departments are few and rarely change: a job's text is that of the hierarchies as they were read for this page.
        home: JSON.stringify([subdomain, wanted, departments]),
        body: { jobs: [], ...paging },
        read: async (keys) => {
          const hierarchies = departmentHierarchies(departments, presentDepartmentRef)
          const links = { site: siteOf(subdomain), shortLinks }
          const rows: JobRowInList[] = await (wanted.length > 0 ? readWithTexts : read)({ ...values, keys })
          return rows.map((row) => ({
            key: row.key,
            version: row.version,
            item: presentJob(row, hierarchies, links, textsOf(row, wanted)),
          }))
        },
      }),
    )
  }
})

function textsOf(row: Partial<JobTexts>, wanted: readonly (keyof ReturnType<typeof presentTexts>)[]) {
  if (wanted.length === 0) return undefined
  const texts = presentTexts(row as JobTexts)
  return Object.fromEntries(wanted.map((name) => [name, texts[name]]))
}
