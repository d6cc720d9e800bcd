// What happens to every request under the base path, top to bottom. Each step passes a call on, or throws a refusal.
import type { IncomingHttpHeaders } from 'node:http'
import { finish } from '../contract/decode.ts'
import { isPathAtFault, methodsAt, type Route } from '../contract/routes.ts'
import { faultsOf, parameterFaultsOf } from '../contract/sentences.ts'
import { badRequest, forbidden, methodNotAllowed, notFound, unauthorized } from '../errors.ts'
import { pathOf, prefixOf, subdomainBelow } from './address.ts'
import { refuseAmbiguous } from './ambiguous.ts'
import { parseBody, readBody, requireMedia } from './body.ts'
import { bearerOf, type Call, type Caller, type Step } from './call.ts'
import { noteKey, type Once } from './idempotency.ts'
import { checkReply, operate, type OnViolation } from './operate.ts'

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
  readonly onViolation: OnViolation
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

/** A look-up that failed is told after the limit has counted the request. */
const requireLookup: Step = ({ unidentified }) => {
  if (unidentified !== undefined) throw unidentified
}

/** Which account the host and the prefix name; on any other host the token alone says it. */
function locate(base: string, baseDomain: string, ownHosts: ReadonlySet<string>): Step {
  const subdomainOf = subdomainBelow(baseDomain, ownHosts)
  return ({ request, older, addressed }) => {
    const subdomain = subdomainOf(request.hostname)
    if (subdomain !== undefined) addressed.push(subdomain)
    if (request.originalUrl !== request.url) {
      const prefix = prefixOf(older?.base ?? base, pathOf(request.originalUrl))
      if (prefix) addressed.push(prefix.subdomain)
    }
  }
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

/** Runs the steps in order; waits only where a step does. */
export async function run(steps: readonly Step[], call: Call): Promise<void> {
  for (const step of steps) {
    const pending = step(call)
    if (pending) await pending
  }
}
