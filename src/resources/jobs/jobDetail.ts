// Reads one job with all its texts, in its wire format.
import { and, eq } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import type { Account, Tools } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { jobs } from '../../db/schema.ts'
import { build, direct, type Holders, type Run } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { departmentHierarchies, prepareDepartmentList, presentDepartmentRef } from '../departments/department.ts'
import { detailColumns, jobColumns, presentJobDetail, textColumns } from './job.ts'

const prepareFind = prepared((statement) =>
  statement('find_job', (p: Holders<{ account: number; shortcode: string }>) =>
    build
      .select({ ...jobColumns, ...textColumns, ...detailColumns })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), eq(jobs.shortcode, p.shortcode))),
  ),
)

/** `show(shortcode, account)`: returns the job as the detail shows it; throws 404 for an unknown one. With `run` it sees what that transaction has changed. */
export function prepareJobDetail({ statement, siteOf, shortLinks }: Pick<Tools, 'statement' | 'siteOf' | 'shortLinks'>) {
  const find = prepareFind(statement)
  const listDepartments = prepareDepartmentList(statement)
  return async (shortcode: string, { id, subdomain }: Account, run: Run = direct): Promise<components['schemas']['JobDetail']> => {
    const [rows, departments] = await Promise.all([run(find, { account: id, shortcode }), run(listDepartments, { account: id })])
    const hierarchies = departmentHierarchies(departments, presentDepartmentRef)
    return presentJobDetail(requireRow(rows), hierarchies, { site: siteOf(subdomain), shortLinks })
  }
}
