// The states of a job and which may follow which: the one place where that is decided.
import type { jobStates } from '../../db/schema.ts'

export type JobState = (typeof jobStates)[number]

/**
 * A draft is published, or given up; a published job is closed, or archived at once; a closed one can be published again.
 * What was published never becomes a draft while it counts, and nothing is lost for good: an archived job comes back as a draft,
 * so that somebody looks at it before candidates see it again.
 */
export const jobTransitions: Readonly<Record<JobState, readonly JobState[]>> = {
  draft: ['published', 'archived'],
  published: ['closed', 'archived'],
  closed: ['published', 'archived'],
  archived: ['draft'],
}

/** The action that the job's feed shows when a job comes to a state; the others are not told there. */
export const actionOnReaching: Partial<Record<JobState, string>> = { published: 'opened' }
