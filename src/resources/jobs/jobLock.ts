// Locks a job for a change, if the caller may make it.
import { and, eq, sql } from '../../db/drizzle.js'
import type { Caller } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { jobs } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareJobRight, type JobRight } from '../members/jobRight.ts'
import { settableColumns } from './jobInput.ts'

/** Finds the job with this shortcode and locks it until the transaction ends, so that changes of a job follow one another. */
export const prepareJobLock = prepared((statement) =>
  statement('lock_job', (p: Holders<{ account: number; shortcode: string }>) =>
    build
      .select({ id: jobs.id, state: jobs.state, ...settableColumns })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), eq(jobs.shortcode, p.shortcode)))
      .for('no key update'),
  ),
)

/** `lockJob(run, caller, shortcode, right)`: returns the locked job. Throws 404 for an unknown one, and 403 if the caller lacks the right. */
export const prepareChangeableJob = prepared((statement) => {
  const lock = prepareJobLock(statement)
  const requireRight = prepareJobRight(statement)
  return async (run: Run, caller: Caller, shortcode: string, right: JobRight) => {
    const job = requireRow(await run(lock, { account: caller.tenant.id, shortcode }))
    await requireRight(run, caller, job.id, right)
    return job
  }
})

/** `touchJob(run, caller, shortcode, right)`: locks the job for a change of its parts, as changed now. Returns its internal id; throws as above. */
export const prepareTouchedJob = prepared((statement) => {
  const lockJob = prepareChangeableJob(statement)
  const touch = statement('touch_job', (p: Holders<{ account: number; id: number }>) =>
    build
      .update(jobs)
      .set({ updatedAt: sql`now()` })
      .where(hasId(jobs, p)),
  )
  return async (run: Run, caller: Caller, shortcode: string, right: JobRight): Promise<number> => {
    const { id } = await lockJob(run, caller, shortcode, right)
    await run(touch, { account: caller.tenant.id, id })
    return id
  }
})
