// The states of a job and the transitions between them.
import type { jobStates } from '../../db/schema.ts'

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

/** The action that the job's activities show when it reaches a state. Other states are not shown. */
export const actionOnReaching: Partial<Record<JobState, string>> = { published: 'opened' }
