// The states of a job: their names, and what leads to each.
import type { JobState } from '../../../resources/jobs/jobTransitions.ts'
import { html, type Html } from '../../shell/html.ts'

export type { JobState }
export const stateNames: Readonly<Record<JobState, string>> = {
  draft: 'Draft',
  published: 'Published',
  closed: 'Closed',
  archived: 'Archived',
}

const classes: Readonly<Record<JobState, string>> = { draft: 'waits', published: 'good', closed: 'plain', archived: 'plain' }
export const stateTag = (state: JobState): Html => html`<span class="tag ${classes[state]}">${stateNames[state]}</span>`

type Way = {
  /** The last part of the form's address. */
  readonly name: string
  readonly operation: 'publishJob' | 'closeJob' | 'archiveJob' | 'restoreJob'
  readonly verb: string
  readonly consequence: string
  readonly done: string
}

/** What leads to each state. */
export const ways: Readonly<Record<JobState, Way>> = {
  published: {
    name: 'publish',
    operation: 'publishJob',
    verb: 'Publish',
    consequence: 'The job appears on the careers site and the job board, and candidates can apply.',
    done: 'The job is published.',
  },
  closed: {
    name: 'close',
    operation: 'closeJob',
    verb: 'Close',
    consequence: 'The job leaves the careers site and nobody can apply any more. Its candidates stay. It can be published again.',
    done: 'The job is closed.',
  },
  archived: {
    name: 'archive',
    operation: 'archiveJob',
    verb: 'Archive',
    consequence: 'The job is put away with its candidates and everything else. It can be restored as a draft.',
    done: 'The job is archived.',
  },
  draft: {
    name: 'restore',
    operation: 'restoreJob',
    verb: 'Restore',
    consequence: 'The job becomes a draft, so that somebody reviews it before it is published again.',
    done: 'The job is a draft again.',
  },
}
