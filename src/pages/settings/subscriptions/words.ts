// Subscriptions and deliveries in words: events, who created them, states, and the outcome of an attempt.
import { STATUS_CODES } from 'node:http'
import type { LoggedAttempt, LoggedDelivery } from '../../../resources/subscriptions/deliveryLog.ts'
import type { SubscriptionOverview } from '../../../resources/subscriptions/overview.ts'
import type { Subscription } from '../../../resources/subscriptions/subscription.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import { when } from '../../shell/when.ts'

export const eventWords: Readonly<Record<Subscription['event'], string>> = {
  candidate_created: 'Candidate created',
  candidate_moved: 'Candidate moved to a stage',
  employee_created: 'Employee created',
  employee_updated: 'Employee updated',
  employee_published: 'Employee published',
  onboarding_completed: 'Onboarding completed',
  timeoff_updated: 'Time off requested or decided',
  candidate_deleted: 'Candidate deleted',
  job_deleted: 'Job deleted',
  timeoff_request_approved: 'Time off approved',
  timeoff_request_reverted: 'Time off canceled',
}
/** The events that can be narrowed to a job and a stage. */
export const narrowed: ReadonlySet<string> = new Set<Subscription['event']>(['candidate_created', 'candidate_moved', 'candidate_deleted'])

/** The candidates for whom notifications are sent; false for other events. */
export const filtersOf = ({ event, jobShortcode, stageSlug }: Subscription): Html | false =>
  narrowed.has(event) &&
  html`${jobShortcode === null ? 'all jobs' : html`job <code>${jobShortcode}</code>`},
  ${stageSlug === null ? 'all stages' : html`stage <code>${stageSlug}</code>`}`

/** Returns the target's host and port, or the target itself if it is not a valid URL. */
export const hostOf = (target: string): string => (URL.canParse(target) ? new URL(target).host : target)

export function madeBy({ owner, ownerName, memberName }: SubscriptionOverview): Content {
  if (owner.startsWith('account:')) return 'the account'
  if (owner.startsWith('member:') && memberName !== null) return html`<strong>${memberName}</strong>`
  const name = ownerName === null ? 'someone who no longer exists' : html`<strong>${ownerName}</strong>`
  return memberName === null ? name : html`${name} for ${memberName}`
}

export function stateTag({ disabledAt, failingSince }: SubscriptionOverview): Html {
  if (disabledAt !== null) return html`<span class="tag">Disabled</span>`
  return failingSince === null ? html`<span class="tag good">Active</span>` : html`<span class="tag waits">Failing</span>`
}

/** Describes the trouble and when it began; false if there is none. */
export function troubleOf({ disabledAt, disabledReason, failingSince }: SubscriptionOverview): Html | false {
  if (disabledAt !== null) {
    const why = disabledReason === 'gone' ? 'its target answered 410 Gone' : 'every delivery to its target failed for five days'
    return html`Disabled since ${when(disabledAt, 'minute')}: ${why}. Notifications are held until it is enabled.`
  }
  return failingSince !== null && html`Failing since ${when(failingSince, 'minute')}. Each notification is retried for three days.`
}

export const deliveryTags: Readonly<Record<LoggedDelivery['state'], Html>> = {
  pending: html`<span class="tag waits">Pending</span>`,
  delivered: html`<span class="tag good">Delivered</span>`,
  failed: html`<span class="tag">Failed</span>`,
  held: html`<span class="tag waits">Held</span>`,
}

const faults: Readonly<Record<NonNullable<LoggedAttempt['fault']>, string>> = {
  timeout: 'No response in time',
  connection: 'Connection failed',
  encryption: 'TLS failed',
  refused: 'Not sent: the address is in a private network',
  payload: 'Not sent: the notification could not be created',
}

/** Describes the outcome of an attempt: the status of the response, or why there was none. */
export function outcomeOf({ status, fault }: LoggedAttempt): string {
  if (status !== null) return `${status} ${STATUS_CODES[status] ?? ''}`.trim()
  return fault === null ? 'No response' : faults[fault]
}

export const durationOf = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`
