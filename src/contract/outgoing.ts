// Prepares what leaves the server, responses and notifications alike: turns empty strings into null, and repairs or reports what violates the contract.
import { ContractViolation } from './reply.ts'
import type { Validator } from './sentences.ts'

/** Replaces every empty string by null, in place, and removes it from a list: the API shows no empty strings (decision "empty strings"). */
export function emptyToNull(value: unknown): unknown {
  if (value === '') return null
  if (Array.isArray(value)) {
    let kept = 0
    for (const item of value) {
      if (item === '') continue
      if (typeof item === 'object' && item !== null) emptyToNull(item)
      value[kept++] = item
    }
    value.length = kept
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
  /** Whether properties that the contract does not declare are removed and reported (production). Otherwise they are violations. */
  readonly removeUndeclared: boolean
  /** Whether violations are refused; otherwise they are sent and reported. */
  readonly refuseViolations: boolean
}

/** Where violations are counted: by the operation's id or the notification's event. */
export type ViolationCounts = {
  readonly removed: (operation: string, count: number) => void
  readonly violated: (operation: string) => void
}
type Source = {
  /** The operation's id or the notification's event. */
  readonly id: string
  readonly log: { readonly error: (fields: object, message: string) => void }
  /** What the log says in addition. */
  readonly about?: object
}
type Rejected = Source & {
  /** What violates the contract, such as `getJob 200`. */
  readonly what: string
  readonly body: unknown
  /** Has just rejected the body. */
  readonly check: Validator
  /** Removes the undeclared members from the body, and returns their JSON pointers. */
  readonly removeUndeclared: () => string[]
}

/** What happens to everything that violates the contract: it is counted, and logged by place and rule, never with a value. */
export type Violations = {
  /** Returns whether the body is declared without the properties that were removed from it. Otherwise reports the violation. */
  readonly repair: (rejected: Rejected) => boolean
  /** Throws the violation if it is to be refused. */
  readonly report: (violation: unknown, source: Source) => void
}

export function violationsBy({ removeUndeclared: removes, refuseViolations }: Strictness, counts: ViolationCounts): Violations {
  return { repair, report }

  function repair({ what, body, check, removeUndeclared, ...source }: Rejected): boolean {
    const pointers = removes ? removeUndeclared() : []
    if (pointers.length > 0) {
      counts.removed(source.id, pointers.length)
      // Each item of a list may repeat them.
      source.log.error(
        { operation: source.id, removed: pointers.length, pointers: pointers.slice(0, 10), ...source.about },
        'undeclared members were removed',
      )
      if (check(body)) return true
    }
    report(violationOf(check, what), source)
    return false
  }

  function report(violation: unknown, { id, log, about }: Source): void {
    counts.violated(id)
    if (refuseViolations) throw violation
    log.error({ violation: (violation as Error).message, ...about }, 'the contract is violated')
  }
}

/** Returns the violation that `check` has just found. */
function violationOf(check: Validator, what: string): ContractViolation {
  const { instancePath = '', keyword = '', params = {} } = check.errors?.[0] ?? {}
  const key = (params.missingProperty ?? params.additionalProperty) as string | undefined
  return new ContractViolation(`${what}: ${instancePath || '/'} breaks ${keyword}${key === undefined ? '' : ` (${key})`}`)
}
