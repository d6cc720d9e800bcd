// Calls the operations of the API for a visitor: pages change an account by nothing else, and read hardly anything otherwise.
import type { FastifyRequest } from 'fastify'
import type { operations } from '../../../generated/types.ts'
import { memberCaller, type Limits } from '../../access/callers.ts'
import type { Caller } from '../../context.ts'
import type { CallAnswer, CallRequest } from '../../contract/typing.ts'
import type { ErrorCode } from '../../errorCodes.ts'
import { Refusal, tooManyRequests, unavailable } from '../../errors.ts'
import type { CallOperation } from '../../server/inProcess.ts'
import type { Faults } from '../shell/fields.ts'
import type { Form } from '../shell/form.ts'
import type { Visitor } from '../signIn/visitor.ts'

export type OperationOptions = { readonly call: CallOperation<operations, Caller>; readonly limits: Limits }

type Id = keyof operations
/** What an operation answers with a status of success. */
type Success<Name extends Id> = Extract<CallAnswer<operations[Name]>, { readonly status: 200 | 201 | 202 | 204 }>['body']

/** Why an operation refused a change. */
export type Refused = {
  readonly message: string
  /** What is wrong with each invalid member of the body, such as `is required`. */
  readonly faults: Faults
  /** The kinds of records that hinder the change, such as `jobs`. */
  readonly affected?: readonly string[] | undefined
}

export type VisitorOperations = {
  /** The visitor as the operations see them. */
  readonly caller: Caller
  /** Calls an operation and returns the body of its answer. Throws the refusal, which becomes a page. */
  readonly read: <Name extends Id>(id: Name, request: CallRequest<operations[Name]>) => Promise<Success<Name>>
  /**
   * Calls an operation as a form asks. Returns the body of its answer, or `refused` if the visitor can mend their entries (400, 409 and
   * 422); throws any other refusal. A form that is sent twice changes nothing twice, if it has `onceField`.
   */
  readonly change: <Name extends Id>(
    id: Name,
    request: CallRequest<operations[Name]>,
    form: Form,
  ) => Promise<{ readonly body: Success<Name>; readonly refused?: never } | { readonly refused: Refused; readonly body?: never }>
}

/** The name of the hidden field by which a form is recognised when it is sent again. */
export const onceName = 'once'

/** Returns the operations for a visitor, valid during their request. */
export function operationsFor(
  { call, limits }: OperationOptions,
  visitor: Visitor,
  { host, ip: clientAddress }: Pick<FastifyRequest, 'host' | 'ip'>,
): VisitorOperations {
  const caller = memberCaller(visitor, limits)
  return {
    caller,
    async read(id, request) {
      const answer = await call(id, request, { caller, clientAddress, headers: { host } })
      if (answer.status >= 300) throw refusalOf(answer)
      return answer.body as Success<typeof id>
    },
    async change(id, request, form) {
      const key = form[onceName]
      const answer = await call(id, request, { caller, clientAddress, headers: { host, ...(key && { 'idempotency-key': key }) } })
      if (answer.status < 300) return { body: answer.body as Success<typeof id> }
      if (![400, 409, 422].includes(answer.status)) throw refusalOf(answer)
      return { refused: refusedBy(answer.body) }
    },
  }
}

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: unknown }
type ErrorBody =
  | {
      readonly error?: string
      readonly validation_errors?: Readonly<Record<string, readonly string[]>>
      readonly affected_resources?: readonly string[]
    }
  | undefined

function refusedBy(body: unknown): Refused {
  const { error = 'This is not possible', validation_errors: faults = {}, affected_resources: affected } = (body as ErrorBody) ?? {}
  return { message: error, affected, faults: Object.fromEntries(Object.entries(faults).map(([name, [first = '']]) => [name, first])) }
}

function refusalOf({ status, headers, body }: Answer): Error {
  if (status === 429) return tooManyRequests(Number(headers['retry-after']))
  if (status === 503) return unavailable()
  const code = headers['x-error-code'] as ErrorCode | undefined
  if (status >= 500 || code === undefined) return new Error(`an operation answered a page with ${status}`)
  return new Refusal(code, refusedBy(body).message)
}

/**
 * Returns the faults of a form's fields as sentences that begin with their labels. `message` is set if a fault concerns no field: a page
 * shows it above the form. `nameOf` returns the field of a member of the body, by default the last part of its path.
 */
export function faultsIn(
  { message, faults }: Refused,
  fields: readonly { readonly name: string; readonly label: string }[],
  nameOf = (member: string) => member.split('.').at(-1),
): { readonly faults: Faults; readonly message: string | undefined } {
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const found = Object.entries(faults).map(([member, fault]) => ({ name: nameOf(member) ?? '', fault }))
  const known = found.filter(({ name }) => labels.has(name))
  return {
    faults: Object.fromEntries(known.map(({ name, fault }) => [name, `${labels.get(name)} ${fault}`])),
    message: known.length > 0 && known.length === found.length ? undefined : message,
  }
}
