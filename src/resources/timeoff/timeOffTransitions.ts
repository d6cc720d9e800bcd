// The states of a time off request and the transitions between them.
import type { timeOffStates } from '../../db/schema.ts'

export type TimeOffState = (typeof timeOffStates)[number]

/** Approvals decide a pending request once. The operator can cancel a pending or approved request. Nothing becomes pending again. */
export const timeOffTransitions: Readonly<Record<TimeOffState, readonly TimeOffState[]>> = {
  pending: ['approved', 'rejected', 'canceled'],
  approved: ['canceled'],
  rejected: [],
  canceled: [],
}
