// Prepares what leaves the server, responses and notifications alike: turns empty strings into null and describes violations of the contract.
import { ContractViolation } from './reply.ts'
import type { Validator } from './sentences.ts'

/** Replaces every empty string by null, in place: the API shows no empty strings (decision "empty strings"). */
export function emptyToNull(value: unknown): unknown {
  if (value === '') return null
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const item = value[at]
      if (item === '') value[at] = null
      else if (typeof item === 'object' && item !== null) emptyToNull(item)
    }
  } else if (typeof value === 'object' && value !== null) {
    const object = value as Record<string, unknown>
    for (const name in object) {
      const inner = object[name]
      if (inner === '') object[name] = null
      else if (typeof inner === 'object' && inner !== null) emptyToNull(inner)
    }
  }
  return value
}

/** What a server does about bodies that violate the contract. */
export type Strictness = {
  /** Whether members that the contract does not declare are removed and reported (production). Otherwise they are violations. */
  readonly removeUndeclared: boolean
  /** Whether violations are refused; otherwise they are sent and reported. */
  readonly refuseViolations: boolean
}

/** Returns the violation that `check` has just found. Its message contains `what`, place and rule, never a value. */
export function violationOf(check: Validator, what: string): ContractViolation {
  const { instancePath = '', keyword = '', params = {} } = check.errors?.[0] ?? {}
  const key = (params.missingProperty ?? params.additionalProperty) as string | undefined
  return new ContractViolation(`${what}: ${instancePath || '/'} breaks ${keyword}${key === undefined ? '' : ` (${key})`}`)
}

/** Called with the number of members that were removed from a body of an operation or notification. */
export type OnRemoved = (operation: string, count: number) => void

/** Counts and logs the members that were removed from a body, by their JSON pointers. Returns whether there were any. */
export function reportRemoved(
  operation: string,
  pointers: readonly string[],
  onRemoved: OnRemoved,
  log: { readonly error: (fields: object, message: string) => void },
): boolean {
  if (pointers.length === 0) return false
  onRemoved(operation, pointers.length)
  // Each item of a list may repeat them.
  log.error({ operation, removed: pointers.length, pointers: pointers.slice(0, 10) }, 'undeclared members were removed')
  return true
}
