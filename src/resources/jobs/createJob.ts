// Creates a job, as a draft.
import { randomBytes } from 'node:crypto'
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { valuesFor } from '../../db/columnsBut.ts'
import { jobs } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareDepartmentLock } from '../departments/department.ts'
import { prepareJobDetail } from './jobDetail.ts'
import { emptyJob, settableColumns, valuesAfter, type JobValues } from './jobInput.ts'

export const createJob = operation('createJob', (tools) => {
  const { statement, transaction } = tools
  const lockDepartments = prepareDepartmentLock(statement)
  const insert = statement('insert_job', (p: Holders<JobValues & { account: number; shortcode: string }>) =>
    build
      .insert(jobs)
      .values({ accountId: p.account, shortcode: p.shortcode, ...valuesFor(settableColumns, p) })
      .onConflictDoNothing({ target: [jobs.accountId, jobs.shortcode] })
      .returning({ id: jobs.id }),
  )
  const audit = prepareAudit(statement)
  const show = prepareJobDetail(tools)

  return async ({ body }, context) => {
    const { account, caller, reply } = context
    return transaction(async (run) => {
      // So that a department cannot be deleted before the job that names it is stored.
      const departments = body.department_id ? await lockDepartments(run, account) : []
      const values = valuesAfter(emptyJob, body, departments)
      for (;;) {
        const shortcode = randomBytes(5).toString('hex').toUpperCase()
        const [job] = await run(insert, { account, shortcode, ...values })
        // The account has a job with this shortcode already.
        if (!job) continue
        await audit(run, account, actorOf(context), 'job_created', job.id)
        return reply(201, await show(shortcode, caller.tenant, run))
      }
    })
  }
})
