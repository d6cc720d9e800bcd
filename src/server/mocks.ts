// Answers operations that are not implemented yet with the contract's examples, so that a contract can be tried before.
import type { IncomingHttpHeaders } from 'node:http'
import { forStatus, operationsOf, sentMedia, type Document, type NamedOperation, type Operation } from '../contract/document.ts'
import type { Facts } from '../contract/facts.ts'
import type { AnyReply } from '../contract/reply.ts'
import type { Validators } from '../contract/routes.ts'
import { sampleOf } from '../contract/sample.ts'
import { errorCodes, type ErrorCode } from '../errorCodes.ts'
import { Malformed, Refusal, type Faults } from '../errors.ts'
import type { Caller } from './call.ts'
import { mockMemory } from './mockMemory.ts'

type Contract = { readonly document: Document; readonly facts: Facts; readonly validators: Validators }
type Request = { readonly path: Record<string, unknown>; readonly body: unknown }
type Context = {
  readonly caller?: Pick<Caller, 'tenant'> | undefined
  readonly address: { readonly path: string }
  readonly headers: IncomingHttpHeaders
  readonly reply: AnyReply
}
/** `change` stores the response of a request with an Idempotency-Key. An API without it has no such requests. */
type Tools = { readonly change?: <Result>(work: () => Promise<Result>) => Promise<Result>; readonly [name: string]: unknown }
/** A response that the contract has an example for, or one from its schema (`isMade`). */
type Offer = {
  readonly status: number
  /** The status, or else its class or `default`. */
  readonly declared: string
  readonly name?: string
  readonly isMade: boolean
  readonly body: unknown
}

/**
 * Returns a function that makes the handler of an operation by its id. Such a handler replies with the first success that has an example,
 * or with what `Prefer: status=404` or `Prefer: example=name` asks for; without an example, the body is made from the schema. The header
 * `X-Mock: true` marks the response. A read returns what a mocked create has received in this process (see `mockMemory.ts`).
 */
export function mocksOf({ document, facts, validators }: Contract) {
  const operations = new Map(operationsOf(document).map((named) => [named.id, named]))
  const memory = mockMemory(document)

  return (id: string) => {
    const named = operations.get(id) as NamedOperation
    const { method, path: pattern } = named
    const offers = offersOf(document, named.operation)
    const define =
      ({ change = (work) => work() }: Tools) =>
      async ({ path, body: sent }: Request, { caller, address, headers: given, reply }: Context) => {
        const { status, declared, name, body: example } = chosen(id, offers, given.prefer)
        const body = structuredClone(example)
        const tenant = caller?.tenant?.id
        const code = codeOf(status, name)
        if (code && isOwnError(body)) throw refusalOf(code, body)
        const check = () => validators[`${id}_${declared}`]?.(body) === true
        const key = method === 'POST' ? memory.create(tenant, pattern, sent, body, check) : undefined
        if (method === 'GET') memory.read(tenant, pattern, path, body, check)
        const location = key === undefined ? undefined : `${address.path.replace(/\/$/, '')}/${key}`
        const headers = headersOf(named, declared, location)
        return change(async () => {
          const answer = reply(status, ...(body === undefined ? [] : [body]), headers)
          // After the reply has checked the headers: the contract does not declare this one.
          headers['x-mock'] = 'true'
          return answer
        })
      }
    return { id, define }
  }

  /** Returns the headers that an operation has to set itself. */
  function headersOf({ id, operation }: NamedOperation, status: string, location: string | undefined): Record<string, string> {
    const names = facts[id]?.answers[status]?.headers ?? []
    const valueOf = (name: string) => {
      const { example, schema = {} } = operation.responses[status]?.headers?.[name] ?? {}
      return String(example ?? sampleOf(document, schema))
    }
    return Object.fromEntries(names.map((name) => [name, name === 'Location' && location !== undefined ? location : valueOf(name)]))
  }
}

function offersOf(document: Document, { responses }: Operation): Offer[] {
  return Object.entries(responses).flatMap(([declared, { content = {} }]): Offer[] => {
    const status = statusOf(declared, Object.keys(responses))
    const { schema, example, examples = {} } = content[sentMedia(content) ?? ''] ?? {}
    const named = Object.entries(examples).map(([name, { value: body }]) => ({ name, body }))
    const given = example === undefined ? named : [{ body: example }, ...named]
    if (given.length > 0) return given.map((each) => ({ status, declared, isMade: false, ...each }))
    return [{ status, declared, isMade: true, body: schema && sampleOf(document, schema) }]
  })
}

/** Returns a status for a class such as `4XX`, and for `default`: an error, unless no success is declared. */
function statusOf(declared: string, all: readonly string[]): number {
  if (declared !== 'default') return Number(declared.replace(/X/gi, '0'))
  return all.some((other) => /^[23]/.test(other)) ? 500 : 200
}

/** Returns the offer that `Prefer` asks for. Throws 400 if there is none. Other preferences are ignored, as RFC 7240 has it. */
function chosen(id: string, offers: readonly Offer[], prefer: string | string[] = ''): Offer {
  const preferences = [...String(prefer).matchAll(/(?:^|[,;])\s*(status|code|example)\s*=\s*"?([^",;]*)/gi)]
  const asked = Object.fromEntries(preferences.map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]))
  // Other mock servers call it `code`.
  const { status = asked.code, example } = asked
  const unwanted = offers.some((offer) => offer.status < 300) ? 300 : 400
  const asDeclared = Object.fromEntries(offers.map(({ declared }) => [declared, declared]))
  const isOfStatus = (offer: Offer) =>
    status === undefined ? example !== undefined || offer.status < unwanted : offer.declared === forStatus(asDeclared, Number(status))
  const wanted = offers
    .filter((offer) => isOfStatus(offer) && (example === undefined || offer.name === example))
    .map((offer) => (status === undefined ? offer : { ...offer, status: Number(status) }))
  const offer = wanted.find(({ isMade }) => !isMade) ?? wanted[0]
  if (offer) return offer
  const statuses = Object.keys(asDeclared).join(', ')
  const examples = offers.flatMap(({ name }) => name ?? []).join(', ')
  throw new Malformed(
    'request-malformed',
    `Prefer asks for no answer of ${id}: its statuses are ${statuses}${examples && `, its examples ${examples}`}`,
  )
}

/** Returns the code of an error: the name of its example, or else the first code of the status. Returns undefined for a success. */
function codeOf(status: number, name: string | undefined): ErrorCode | undefined {
  const codes = (Object.keys(errorCodes) as ErrorCode[]).filter((code) => errorCodes[code].status === status)
  return codes.find((code) => code === name) ?? codes[0]
}

/** Whether a body has the form of this server's own errors. */
const isOwnError = (body: unknown) =>
  typeof body === 'object' && body !== null && (Object.keys(body).length === 0 || typeof (body as { error?: unknown }).error === 'string')

/** An error is thrown, so that it is rendered and explained like that of an implemented operation. */
function refusalOf(code: ErrorCode, body: unknown): Refusal {
  const { error = '', validation_errors: faults, ...details } = body as { error?: string; validation_errors?: Faults }
  const { status } = errorCodes[code]
  const headers = { 'x-mock': 'true', ...([429, 503].includes(status) && { 'retry-after': '1' }) }
  return new Refusal(code, error, faults, headers, details)
}
