// The states of a time off request and which may follow which: the one place where that is decided.
import type { timeOffStates } from '../../db/schema.ts'

export type TimeOffState = (typeof timeOffStates)[number]

/** Approvals decide what is pending, once. What is pending or approved can be called off by the operator; nothing comes back. */
export const timeOffTransitions: Readonly<Record<TimeOffState, readonly TimeOffState[]>> = {
  pending: ['approved', 'rejected', 'canceled'],
  approved: ['canceled'],
  rejected: [],
  canceled: [],
}
