// The states of a job, the transitions between them, and how one is made, by an operation or the operator's command.
import { actorOf, prepareAudit, type Action, type Actor } from '../../access/audit.ts'
import type { Context, Tools } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { sql } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { jobs, type jobStates } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { conflict } from '../../errors.ts'
import { prepareActivity } from '../activities/activity.ts'
import type { JobRight } from '../members/jobRight.ts'
import { prepareJobDetail } from './jobDetail.ts'
import { prepareChangeableJob } from './jobLock.ts'

export type JobState = (typeof jobStates)[number]

/**
 * A draft is published or archived, a published job closed or archived, a closed job published again or archived. An archived job returns
 * as a draft, so that somebody reviews it before candidates see it again.
 */
export const jobTransitions: Readonly<Record<JobState, readonly JobState[]>> = {
  draft: ['published', 'archived'],
  published: ['closed', 'archived'],
  closed: ['published', 'archived'],
  archived: ['draft'],
}

/** What leads to each state: the right that a member needs, the audit entry, and the job's activity, where it has one. */
const ways: Readonly<Record<JobState, { right: JobRight; audited: Action; activity?: string }>> = {
  published: { right: 'publish', audited: 'job_published', activity: 'opened' },
  closed: { right: 'publish', audited: 'job_closed' },
  archived: { right: 'publish', audited: 'job_archived' },
  draft: { right: 'edit', audited: 'job_restored' },
}

/** The right that a member needs to move a job to a state. */
export const rightTo = (state: JobState): JobRight => ways[state].right

/** `setState(run, account, actor, job, to)`: moves a locked job to a state that its transitions allow. */
export const prepareJobState = prepared((statement) => {
  const update = statement('set_job_state', (p: Holders<{ account: number; id: number; state: JobState }>) =>
    build
      .update(jobs)
      .set({ state: sql`${p.state}`, updatedAt: sql`now()` })
      .where(hasId(jobs, p)),
  )
  const audit = prepareAudit(statement)
  const writeActivity = prepareActivity(statement)
  return async (run: Run, account: number, actor: Actor, job: number, to: JobState): Promise<void> => {
    const { audited, activity } = ways[to]
    await run(update, { account, id: job, state: to })
    await audit(run, account, actor, audited, job)
    const memberId = actor.kind === 'member' ? actor.id : null
    if (activity) await writeActivity(run, { account, jobId: job, memberId, action: activity })
  }
})

/**
 * `transition(run, context, shortcode, to)`: moves the job to the state and returns it. Throws 404 for an unknown job, 403 if the caller lacks the
 * right, and 409 if the job's state does not allow it.
 */
export function prepareJobTransition(tools: Tools) {
  const lockJob = prepareChangeableJob(tools.statement)
  const setState = prepareJobState(tools.statement)
  const show = prepareJobDetail(tools)
  return async (run: Run, context: Context, shortcode: string, to: JobState) => {
    const { account, caller } = context
    const { id, state } = await lockJob(run, caller, shortcode, ways[to].right)
    if (!jobTransitions[state].includes(to))
      throw conflict('job-state-conflict', `The job is ${state}: it can only become ${jobTransitions[state].join(' or ')}`)
    await setState(run, account, actorOf(context), id, to)
    return show(shortcode, caller.tenant, run)
  }
}
