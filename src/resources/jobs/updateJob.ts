// Changes the given values of a job. A given list replaces the stored one as a whole.
import { sql, type Placeholder } from '../../db/drizzle.js'
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { valuesFor } from '../../db/columnsBut.ts'
import { jobs } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareDepartmentLock } from '../departments/department.ts'
import { prepareJobDetail } from './jobDetail.ts'
import { settableColumns, valuesAfter, type JobValues } from './jobInput.ts'
import { prepareChangeableJob } from './jobLock.ts'

export const updateJob = operation('updateJob', (tools) => {
  const { statement, transaction } = tools
  const lockDepartments = prepareDepartmentLock(statement)
  const lockJob = prepareChangeableJob(statement)
  const update = statement('update_job', (p: Holders<JobValues & { account: number; id: number }>) =>
    build
      .update(jobs)
      .set({ ...(valuesFor(settableColumns, p) as Record<string, Placeholder>), updatedAt: sql`now()` })
      .where(hasId(jobs, p)),
  )
  const audit = prepareAudit(statement)
  const show = prepareJobDetail(tools)

  return async ({ path: { shortcode }, body }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      // Before the job, as when departments change, so that neither waits for the other.
      const departments = body.department_id ? await lockDepartments(run, account) : []
      const { id, ...stored } = await lockJob(run, caller, shortcode, 'edit')
      await run(update, { account, id, ...valuesAfter(stored, body, departments) })
      await audit(run, account, actorOf(context), 'job_updated', id)
      return reply(200, await show(shortcode, caller.tenant, run))
    })
  }
})
