// What happens to every request under the base path, top to bottom. Each step passes a call on, or throws a refusal.
import { finish, type Faults } from '../contract/decode.ts'
import { replyFor } from '../contract/reply.ts'
import { methodsAt, type Route, type Validator } from '../contract/routes.ts'
import { badRequest, forbidden, methodNotAllowed, notFound, unauthorized } from '../errors.ts'
import type { Caller } from '../context.ts'
import { locate } from './address.ts'
import { refuseAmbiguous } from './ambiguous.ts'
import { checkAnswer, emptyToNull } from './answer.ts'
import { parseBody, requireMedia } from './body.ts'
import type { Call } from './call.ts'

export type Step = (call: Call) => void | Promise<void>

export type Surroundings = {
  readonly base: string
  readonly baseDomain: string
  readonly routes: readonly Route[]
  readonly callerOf: (token: string, headers: Readonly<Record<string, unknown>>) => Caller | undefined | Promise<Caller | undefined>
  readonly limit: Step
  readonly now: () => number
  /** Told when an answer breaks the contract: throws in tests and development, reports in production. */
  readonly onViolation: (call: Call, error: unknown) => void
}

/** The steps before the body is read: nothing about a body is told to a caller who may not call. */
export const beforeBody = ({ base, baseDomain, routes, callerOf, limit }: Surroundings): Step[] => [
  ({ request }) => refuseAmbiguous(request.raw),
  locate(base, baseDomain),
  identify(callerOf),
  limit,
  requireOperation(base, routes),
  requireCaller,
  requireOwnAccount,
  requireScope,
  requireMedia,
]

/** The steps once the body is there. */
export const afterBody = ({ now, onViolation }: Surroundings): Step[] => [
  parseBody,
  decodeParameters,
  validateBody,
  operate(now),
  checkReply(onViolation),
]

/** Who is calling; not yet refused, so that the limit counts for the right client. */
const identify =
  (callerOf: Surroundings['callerOf']): Step =>
  (call) => {
    const token = /^bearer +([^ ]+)$/i.exec(call.request.headers.authorization ?? '')?.[1]
    if (!token) return
    const caller = callerOf(token, call.request.headers)
    if (!(caller instanceof Promise)) {
      call.caller = caller
      return
    }
    return caller.then((found) => {
      call.caller = found
    })
  }

const requireOperation =
  (base: string, routes: readonly Route[]): Step =>
  ({ route, request }) => {
    if (route) return
    const [path = ''] = request.url.split('?')
    const allowed = path.startsWith(`${base}/`) ? methodsAt(routes, path.slice(base.length)) : []
    throw allowed.length > 0 ? methodNotAllowed(allowed.join(', ')) : notFound()
  }

const requireCaller: Step = (call) => {
  if (!call.caller && call.route?.facts.scopes !== null) throw unauthorized()
  call.account = call.caller?.account
}

/** Another account's host or prefix looks like one that does not exist. */
const requireOwnAccount: Step = ({ addressed, account }) => {
  if (addressed.some((subdomain) => subdomain !== account?.subdomain)) throw notFound()
}

const requireScope: Step = ({ caller, route }) => {
  const { scopes, kinds } = (route as Route).facts
  if (!caller || scopes === null) return
  if (kinds && !kinds.includes(caller.kind)) throw forbidden(`This operation takes ${kinds.join(' and ')} tokens only`)
  if (scopes.some((all) => all.every((scope) => caller.scopes.has(scope)))) return
  throw forbidden(`This token lacks the scope ${scopes.map((all) => all.join(' and ')).join(' or ')}`)
}

/** A path that cannot name anything is an unknown one; everything else that is malformed is a bad request. */
const decodeParameters: Step = (call) => {
  const { facts, decode, checkParameters } = call.route as Route
  const { request } = call
  const at = request.url.indexOf('?')
  const decoded = decode(request.params as Record<string, string>, at < 0 ? '' : request.url.slice(at + 1))
  const faults = decoded.faults ?? (checkParameters && faultsOf(checkParameters, decoded.all))
  for (const { name, in: place } of facts.parameters) if (place === 'path' && faults?.[name]) throw notFound()
  if (faults) throw badRequest(faults)
  const late = finish(facts, decoded)
  if (late) throw badRequest(late)
  call.decoded = decoded
}

const validateBody: Step = ({ route, body }) => {
  const check = route?.checkBody
  if (!check || (body === undefined && !route.facts.body?.required)) return
  const faults = faultsOf(check, body)
  if (faults) throw badRequest(faults)
}

/** The first thing that the schema refuses, by the name of the field at fault. */
function faultsOf(check: Validator, value: unknown): Faults | undefined {
  if (check(value)) return undefined
  const fault = check.errors?.[0]
  const place = (fault?.instancePath ?? '').slice(1).replaceAll('/', '.')
  const missing = fault?.keyword === 'required' ? String(fault.params.missingProperty) : ''
  const field = [place, missing].filter((part) => part !== '').join('.') || 'body'
  return { [field]: [missing ? 'is required' : sentenceOf(fault)] }
}

function sentenceOf(fault: { keyword: string; message?: string; params: Record<string, unknown> } | undefined): string {
  if (fault?.keyword === 'enum') return `must be one of ${(fault.params.allowedValues as unknown[]).join(', ')}`
  if (fault?.keyword === 'pattern') return 'is not of the documented form'
  return fault?.message ?? 'is not valid'
}

const operate =
  (now: () => number): Step =>
  async (call) => {
    const { id, facts, handle } = call.route as Route
    const { path, query } = call.decoded as NonNullable<Call['decoded']>
    const { caller, body } = call
    const context = {
      account: call.account?.id,
      caller,
      now: new Date(now()).toISOString(),
      reply: replyFor(id, facts),
      get address() {
        return call.address
      },
    }
    call.answer = await handle({ path, query, body }, context)
    if (!call.answer) throw new Error(`${id} returned without a reply`)
  }

const checkReply =
  (onViolation: Surroundings['onViolation']): Step =>
  (call) => {
    const { status, body } = call.answer as NonNullable<Call['answer']>
    if (body === undefined) return
    emptyToNull(body)
    try {
      checkAnswer(call.route as Route, status, body)
    } catch (error) {
      onViolation(call, error)
    }
  }

/** Runs the steps in order; waits only where a step does. */
export async function run(steps: readonly Step[], call: Call): Promise<void> {
  for (const step of steps) {
    const pending = step(call)
    if (pending) await pending
  }
}

