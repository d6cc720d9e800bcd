// Every cause of an error answer that a contract can meet: its exact body, and what to do about it. test/portal.test.ts provokes each.
import { operationsOf, type Document } from '../contract/document.ts'
import { cause, type Cause } from './cause.ts'
import { malformedCauses } from './malformedCauses.ts'
import { slugOf } from './markdown.ts'
import { operationCauses } from './operationCauses.ts'

/** What the server itself refuses, whatever the operation. */
export const causes: readonly Cause[] = [...operationCauses, ...malformedCauses]

/** Statuses whose causes may be rules of an operation, told by the examples of the contract. */
const ruled = [403, 409, 422]

/** The causes that this contract can meet, by status: the server's own, and one for each example that an operation declares. */
export function causesOf(document: Document): Cause[] {
  const operations = operationsOf(document)
  const has = {
    body: operations.some(({ operation }) => operation.requestBody),
    kinds: operations.some(({ operation }) => operation['x-token-kinds']),
    roles: operations.some(({ operation }) => operation['x-member-roles']),
  }
  const met = causes.filter(({ where }) => !where || has[where])
  const declared = new Map<string, Cause>()
  for (const { operation } of operations) {
    for (const status of ruled) {
      const answer = operation.responses[status]
      for (const { example, examples = {} } of Object.values(answer?.content ?? {})) {
        for (const value of [example, ...Object.values(examples).map((named) => named.value)]) {
          const { error } = (value ?? {}) as { error?: string }
          // What the server itself refuses stands above already.
          if (!error || causes.some(({ body }) => body === JSON.stringify(value))) continue
          const remedy = `${answer?.description.trim()} The message tells the rule; change what it names before you call again.`
          declared.set(`${status} ${error}`, {
            ...cause(status, slugOf(error).split('-').slice(0, 6).join('-'), error, error, remedy),
            body: JSON.stringify(value),
          })
        }
      }
    }
  }
  return [...met, ...declared.values()].toSorted((a, b) => a.status - b.status)
}
