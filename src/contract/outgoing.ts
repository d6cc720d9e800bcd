// Prepares what leaves the server, responses and notifications alike: turns empty strings into null and checks bodies by the contract.
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

/** Throws a ContractViolation if `check` rejects the body. Its message contains `what`, place and rule, never a value. */
export function requireDeclared(check: Validator, what: string, body: unknown): void {
  if (check(body)) return
  const { instancePath = '', keyword = '', params = {} } = check.errors?.[0] ?? {}
  const key = (params.missingProperty ?? params.additionalProperty) as string | undefined
  throw new ContractViolation(`${what}: ${instancePath || '/'} breaks ${keyword}${key === undefined ? '' : ` (${key})`}`)
}
