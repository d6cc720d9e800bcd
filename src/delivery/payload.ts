// The text of a notification: the envelope around its data, as the contract has it, and bounded.
import contract from '../../generated/openapi-3.1.json' with { type: 'json' }
import { validators } from '../../generated/validators.js'
import type { Tools } from '../context.ts'
import { emptyToNull, requireDeclared } from '../contract/outgoing.ts'
import { ContractViolation } from '../contract/reply.ts'
import type { Validator } from '../contract/sentences.ts'
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
  /** What links to files start with, such as `https://api.example.com`. */
  readonly origin: string
  /** Whether a text that breaks the contract is refused (tests, development) or only reported. */
  readonly refuseViolations: boolean
  readonly log: { readonly error: (fields: object, message: string) => void }
}

/** Bytes of a body (promise W12). */
const most = 256 * 1024

/**
 * `render(occurrence, subscriber, now)`: the JSON text that one subscriber is sent; `now` is in milliseconds since 1970. A subject with
 * `test` is shown by the contract's example. Throws ContractViolation for a text that breaks the contract, when those are refused.
 */
export function preparePayloads({ origin, refuseViolations, log, ...tools }: Payloads) {
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
    try {
      requireDeclared(validators[`${event}_notification`] as Validator, `the notification ${event}`, body)
    } catch (error) {
      if (refuseViolations || !(error instanceof ContractViolation)) throw error
      log.error({ violation: error.message, notification: uuid }, 'a notification breaks the contract')
    }
    return fits ? text : JSON.stringify(body)
  }
}

const exampleOf = (event: NotificationEvent): { readonly id: string } =>
  contract.webhooks[event].post.requestBody.content['application/json'].example.data
