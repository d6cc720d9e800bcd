// What happens to every request under the base path, top to bottom. Each step passes a call on, or throws a refusal.
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { finish } from '../contract/decode.ts'
import { InParts, textOf } from '../contract/inParts.ts'
import { emptyToNull } from '../contract/outgoing.ts'
import { replyFor, type AnyReply } from '../contract/reply.ts'
import { isPathAtFault, methodsAt, type Route } from '../contract/routes.ts'
import { faultsOf, parameterFaultsOf } from '../contract/sentences.ts'
import { badRequest, forbidden, methodNotAllowed, notFound, unauthorized } from '../errors.ts'
import { locate } from './address.ts'
import { refuseAmbiguous } from './ambiguous.ts'
import { checkAnswer } from './answer.ts'
import { parseBody, readBody, requireMedia } from './body.ts'
import type { Call, Caller } from './call.ts'
import { answerOnce, noteKey, type Once } from './idempotency.ts'

type Answer = Pick<NonNullable<Call['answer']>, 'status' | 'body' | 'headers'>
export type Step = (call: Call) => void | Promise<void>

export type Surroundings = {
  readonly base: string
  readonly baseDomain: string
  /** Hosts below the base domain that are no account's. */
  readonly ownHosts: ReadonlySet<string>
  readonly routes: readonly Route[]
  /** `older` is the number of the version that is asked, unless it is the newest. */
  readonly callerOf: (
    token: string,
    headers: IncomingHttpHeaders,
    older: number | undefined,
  ) => Caller | undefined | Promise<Caller | undefined>
  readonly limit: Step
  /** Without it nobody's Idempotency-Key is looked at. */
  readonly once?: Once | undefined
  readonly now: () => number
  /** Told when an answer breaks the contract: throws in tests and development, reports in production. */
  readonly onViolation: (call: Call, error: unknown) => void
}

/** Nothing about a body is told to a caller who may not call: it is not even read before. */
export const stepsOf = ({ base, baseDomain, ownHosts, routes, callerOf, limit, once, now, onViolation }: Surroundings): readonly Step[] => [
  identify(callerOf),
  limit,
  requireLookup,
  ({ request }) => refuseAmbiguous(request.raw),
  locate(base, baseDomain, ownHosts),
  requireOperation(base, routes),
  requireCaller,
  requireOwnAccount,
  requireScope,
  requireMedia,
  readBody,
  ...(once ? [noteKey] : []),
  parseBody,
  decodeParameters,
  validateBody,
  operate(now, once, onViolation),
  checkReply(onViolation),
]

/** Who is calling; not yet refused, so that the limit counts for the right client. */
const identify =
  (callerOf: Surroundings['callerOf']): Step =>
  (call) => {
    const { headers } = call.request
    const token = bearerOf(headers)
    if (!token) return
    const caller = callerOf(token, headers, call.older?.number)
    if (!(caller instanceof Promise)) {
      call.caller = caller
      return
    }
    return caller.then(
      (found) => {
        call.caller = found
      },
      (error: unknown) => {
        call.unidentified = error
      },
    )
  }

const bearerOf = ({ authorization = '' }: IncomingHttpHeaders) => /^bearer +([^ ]+)$/i.exec(authorization)?.[1]

/** A look-up that failed is told after the limit has counted the request. */
const requireLookup: Step = ({ unidentified }) => {
  if (unidentified !== undefined) throw unidentified
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

/** Another account's host or prefix looks like one that does not exist. A public operation without a token knows no account. */
const requireOwnAccount: Step = ({ addressed, account }) => {
  if (account && addressed.some((subdomain) => subdomain !== account.subdomain)) throw notFound()
}

const requireScope: Step = ({ caller, route }) => {
  const { scopes, kinds, memberRoles } = (route as Route).facts
  if (!caller || scopes === null) return
  if (kinds && !kinds.includes(caller.kind))
    throw forbidden('token-kind-refused', `This operation takes ${kinds.join(' and ')} tokens only`)
  if (!scopes.some((all) => all.every((scope) => caller.scopes.has(scope))))
    throw forbidden('scope-missing', `This token lacks the scope ${scopes.map((all) => all.join(' and ')).join(' or ')}`)
  if (memberRoles && caller.member && !memberRoles.includes(caller.member.role))
    throw forbidden('role-missing', `This operation is for members with the role ${memberRoles.join(' or ')}`)
}

/** A path that cannot name anything is an unknown one; everything else that is malformed is a bad request. */
const decodeParameters: Step = (call) => {
  const route = call.route as Route
  const { facts, decode, checkParameters } = route
  const { request } = call
  const at = request.url.indexOf('?')
  const decoded = decode(request.params as Record<string, string>, at < 0 ? '' : request.url.slice(at + 1))
  const faults = decoded.faults ?? (checkParameters && parameterFaultsOf(checkParameters, decoded.given)) ?? finish(facts, decoded)
  if (faults) throw isPathAtFault(route, faults) ? notFound() : badRequest('parameter-invalid', faults)
  call.decoded = decoded
}

const validateBody: Step = ({ route, body }) => {
  const faults = body === undefined || !route?.checkBody ? undefined : faultsOf(route.checkBody, body)
  if (faults) throw badRequest('body-invalid', faults)
}

const operate = (now: () => number, once: Once | undefined, onViolation: Surroundings['onViolation']): Step => {
  const instant = instantsOf(now)
  return async (call) => {
    const { asked } = call
    const answer =
      asked && once
        ? await answerOnce(
            once,
            asked,
            (answered) => perform(call, instant(), answered),
            (made) => checkBody(call, made, onViolation),
            (error) => onViolation(call, error),
          )
        : await perform(call, instant())
    call.answer = answer as Call['answer']
  }
}

/** The clock as text, written once for all requests of a millisecond. */
function instantsOf(now: () => number): () => string {
  let [at, text] = [NaN, '']
  return () => {
    const current = now()
    if (current !== at) [at, text] = [current, new Date(current).toISOString()]
    return text
  }
}

/** The operation itself. `answered` hears of its answer as soon as it is made. */
async function perform(call: Call, now: string, answered?: (answer: Answer) => void): Promise<Answer> {
  const { id, facts, handle } = call.route as Route
  const { path, query } = call.decoded as NonNullable<Call['decoded']>
  const { caller, body } = call
  const reply = replyFor(id, facts)
  const context = {
    account: call.account?.id,
    caller,
    now,
    requestId: call.request.id,
    bearer: () => bearerOf(call.request.headers),
    reply: answered ? told(reply, answered) : reply,
    get address() {
      return call.address
    },
    requireConnection: () => call.requireConnection(),
    whenClosed: (then: () => void) => call.whenClosed(then),
  }
  const answer = await handle({ path, query, body }, context)
  if (!answer) throw new Error(`${id} returned without a reply`)
  return answer
}

const told =
  (reply: AnyReply, answered: (answer: Answer) => void): AnyReply =>
  (...given) => {
    const answer = reply(...given)
    answered(answer)
    return answer
  }

const checkReply =
  (onViolation: Surroundings['onViolation']): Step =>
  (call) => {
    const answer = call.answer as Answer
    const { status, body } = answer
    if (!(body instanceof InParts)) return checkBody(call, answer, onViolation)
    const check = (part: unknown) => checkBody(call, { ...answer, body: part }, onViolation)
    call.answer = { status, headers: answer.headers, body: Readable.from(textOf(body, check)) } as Call['answer']
  }

function checkBody(call: Call, { status, body }: Answer, onViolation: Surroundings['onViolation']): void {
  if (!call.route?.keepsEmpty) emptyToNull(body)
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
