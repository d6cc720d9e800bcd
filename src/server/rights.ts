// Whether a caller may call an operation: the kind of their token, its scopes, and the roles of the person for whom it acts.
import type { OperationFacts } from '../contract/facts.ts'
import { forbidden, type Refusal } from '../errors.ts'
import type { Caller } from './call.ts'

/** Returns why the caller may not call the operation: a 403, or undefined if they may. */
export function rightsRefusal({ scopes, kinds, roles }: OperationFacts, caller: Caller): Refusal | undefined {
  if (scopes === null) return undefined
  if (kinds && !kinds.includes(caller.kind))
    return forbidden('token-kind-refused', `This operation accepts only ${kinds.join(' and ')} tokens`)
  if (!scopes.some((all) => all.every((scope) => caller.scopes.has(scope))))
    return forbidden('scope-missing', `This token lacks the scope ${scopes.map((all) => all.join(' and ')).join(' or ')}`)
  return roles && caller.person && roleRefusal(roles, caller.person.roles)
}

function roleRefusal(required: NonNullable<OperationFacts['roles']>, held: Readonly<Record<string, string>>): Refusal | undefined {
  for (const [kind, roles] of Object.entries(required)) {
    if (!roles.includes(held[kind] ?? ''))
      return forbidden('role-missing', `This operation requires a ${kind} with the role ${roles.join(' or ')}`)
  }
  return undefined
}
