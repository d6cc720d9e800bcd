// The states of an employee and which may follow which: the one place where that is decided.
import type { employeeStates } from '../../db/schema.ts'
import { unprocessable } from '../../errors.ts'

export type EmployeeState = (typeof employeeStates)[number]

/** A draft is published once; whom others have seen never becomes a draft again. */
export const employeeTransitions: Readonly<Record<EmployeeState, readonly EmployeeState[]>> = {
  draft: ['published'],
  published: [],
}

/** Throws 422 for a step that is not allowed. A draft may be told to be a draft. */
export function requireTransition(from: EmployeeState, to: EmployeeState): void {
  if (employeeTransitions[from].includes(to) || (from === 'draft' && to === 'draft')) return
  throw to === 'draft'
    ? unprocessable('employee-stays-published', 'A published employee does not become a draft again')
    : unprocessable('employee-published', 'The employee is published already')
}
