// `reply` at run time: the only way to create a response. It rejects what the types cannot rule out.
import { forStatus } from './document.ts'
import type { OperationFacts } from './facts.ts'
import type { Sealed } from './typing.ts'

/** A fault of an operation: its response is not one that the contract declares. */
export class ContractViolation extends Error {}

export type AnyReply = (status: number, ...rest: unknown[]) => Sealed<string>

/** What a header value can contain: visible ASCII, spaces and tabs. */
const headable = /^[\t\x20-\x7e]*$/

/** Returns the `reply` of a request. It throws if a status or header is not declared, a required header is missing, or if called twice. */
export function replyFor(id: string, facts: OperationFacts): AnyReply {
  let used = false
  return (status, ...rest) => {
    if (used) throw new ContractViolation(`${id} replied twice`)
    used = true
    const declared = forStatus(facts.answers, status)
    if (!declared) throw new ContractViolation(`${id} replied ${status}, which the contract does not declare`)
    const body = declared.media ? rest.shift() : undefined
    const headers = (rest[0] ?? {}) as Record<string, string>
    for (const name in headers) {
      if (!declared.headers?.includes(name))
        throw new ContractViolation(`${id} replied ${status} with ${name}, which the contract does not declare`)
      if (!headable.test(headers[name] as string))
        throw new ContractViolation(`${id} replied ${status} with ${name}, which is not plain text`)
    }
    for (const name of declared.headers ?? []) {
      if (headers[name] === undefined) throw new ContractViolation(`${id} replied ${status} without the header ${name}`)
    }
    return { status, body, headers } as unknown as Sealed<string>
  }
}
