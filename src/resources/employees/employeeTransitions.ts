// The states of an employee and the transitions between them.
import type { employeeStates } from '../../db/schema.ts'
import { unprocessable } from '../../errors.ts'

export type EmployeeState = (typeof employeeStates)[number]

/** A draft is published once. A published employee never becomes a draft again, since others have seen them. */
export const employeeTransitions: Readonly<Record<EmployeeState, readonly EmployeeState[]>> = {
  draft: ['published'],
  published: [],
}

/** Throws 422 for a transition that is not allowed. A draft may stay a draft. */
export function requireTransition(from: EmployeeState, to: EmployeeState): void {
  if (employeeTransitions[from].includes(to) || (from === 'draft' && to === 'draft')) return
  throw to === 'draft'
    ? unprocessable('employee-stays-published', 'A published employee cannot become a draft again')
    : unprocessable('employee-published', 'The employee is already published')
}
