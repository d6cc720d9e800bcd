// Returns one job with all its texts.
import { and, eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { jobs } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { departmentHierarchies, prepareDepartmentList, presentDepartmentRef } from '../departments/department.ts'
import { detailColumns, jobColumns, presentJobDetail, textColumns } from './job.ts'

export const getJob = operation('getJob', ({ statement, siteOf, shortLinks }) => {
  const find = statement('find_job', (p: Holders<{ account: number; shortcode: string }>) =>
    build
      .select({ ...jobColumns, ...textColumns, ...detailColumns })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), eq(jobs.shortcode, p.shortcode))),
  )
  const listDepartments = prepareDepartmentList(statement)

  return async ({ path }, { account, caller, reply }) => {
    const [rows, departments] = await Promise.all([find({ account, shortcode: path.shortcode }), listDepartments({ account })])
    const links = { site: siteOf(caller.tenant.subdomain), shortLinks }
    return reply(200, presentJobDetail(requireRow(rows), departmentHierarchies(departments, presentDepartmentRef), links))
  }
})
