// Renders a notification: the contract's envelope around its data, within the limit of its size.
import { validators } from '../../generated/validators.js'
import type { Tools } from '../context.ts'
import { emptyToNull, type Violations } from '../contract/outgoing.ts'
import type { Validator } from '../contract/sentences.ts'
import { removeUndeclared } from '../contract/undeclared.ts'
import { contract } from '../contracts.ts'
import { milliseconds } from '../db/time.ts'
import {
  preparePayloadData,
  resourceOf,
  tombstoneOf,
  type NotificationEvent,
  type Subjected,
  type Subscriber,
} from '../resources/subscriptions/payloadData.ts'

/** `uuid`, `sequence` and `occurredAt` (the database's text or ISO 8601, in UTC) are the delivery's. */
export type Occurrence = Subjected & { readonly uuid: string; readonly sequence: number; readonly occurredAt: string }
export type Payloads = Pick<Tools, 'statement' | 'siteOf' | 'files'> & {
  readonly violations: Violations
  /** The origin of links to files, such as `https://api.example.com`. */
  readonly origin: string
  readonly log: { readonly error: (fields: object, message: string) => void }
}

/** The most bytes in a body (promise W12). */
const most = 256 * 1024

/**
 * Returns `render(occurrence, subscriber, now)`, which resolves to the JSON for one subscriber; `now` is in milliseconds since 1970. For a
 * subject with `test`, the data is the contract's example. Data that is too long is replaced by a tombstone. Rejects with ContractViolation
 * if the JSON violates the contract and violations are refused.
 */
export function preparePayloads({ origin, violations, log, ...tools }: Payloads) {
  const dataOf = preparePayloadData(tools, origin)
  return async (occurrence: Occurrence, subscriber: Subscriber, now: number): Promise<string> => {
    const { uuid, sequence, event, subject, occurredAt } = occurrence
    const isTest = subject.test === 'true'
    const around = (data: { readonly id: string }) => ({
      id: uuid,
      event_type: event,
      resource_type: resourceOf[event],
      fired_at: new Date(now).toISOString(),
      data,
      sequence,
      occurred_at: milliseconds(occurredAt),
      ...(isTest && { test: true }),
    })
    const whole = around(isTest ? exampleOf(event) : await dataOf(occurrence, subscriber))
    emptyToNull(whole.data)
    const text = JSON.stringify(whole)
    const fits = Buffer.byteLength(text) <= most
    const body = fits ? whole : around(tombstoneOf(occurrence))
    const check = validators[`${event}_notification`] as Validator
    const isDeclared = check(body)
    if (!isDeclared) {
      violations.repair({
        id: event,
        what: `the notification ${event}`,
        body,
        check,
        removeUndeclared: () => removeUndeclared(contract(), mediaOf(event).schema, body),
        log,
        about: { notification: uuid },
      })
    }
    return fits && isDeclared ? text : JSON.stringify(body)
  }
}

const mediaOf = (event: NotificationEvent) => contract().webhooks[event].post.requestBody.content['application/json']

const exampleOf = (event: NotificationEvent): { readonly id: string } => mediaOf(event).example.data
