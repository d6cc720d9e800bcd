// What happens to every request below the base path, top to bottom. Each step throws a refusal, or says by its type what it has proved.
import type { IncomingHttpHeaders } from 'node:http'
import { finish } from '../contract/decode.ts'
import type { Violations } from '../contract/outgoing.ts'
import { isPathAtFault, methodsAt } from '../contract/routes.ts'
import { faultsOf, parameterFaultsOf } from '../contract/sentences.ts'
import { badRequest, forbidden, methodNotAllowed, notFound, unauthorized } from '../errors.ts'
import { pathOf, prefixOf, subdomainBelow } from './address.ts'
import { refuseAmbiguous } from './ambiguous.ts'
import { parseBody, readBody, requireMedia } from './body.ts'
import { bearerOf, type Answer, type Call, type Caller, type Decoded, type Routed } from './call.ts'
import { noteKey, type Once } from './idempotency.ts'
import { presentCaller } from './inProcess.ts'
import type { ItemTexts } from './itemTexts.ts'
import { checked, operation } from './operate.ts'

export type Surroundings = {
  readonly base: string
  readonly baseDomain: string
  /** Hosts below the base domain that belong to no account. */
  readonly ownHosts: ReadonlySet<string>
  /** `older` is the number of the version that the request names, unless it is the newest. */
  readonly callerOf: (
    token: string,
    headers: IncomingHttpHeaders,
    older: number | undefined,
  ) => Caller | undefined | Promise<Caller | undefined>
  readonly limit: (call: Call) => Promise<void>
  /** Without it, every Idempotency-Key is ignored. */
  readonly once?: Once | undefined
  readonly texts: ItemTexts
  readonly now: () => number
  readonly violations: Violations
}

/** Returns the pipeline. A caller who may not call the operation learns nothing about the body, which is not even read. */
export function pipelineOf({ base, baseDomain, ownHosts, callerOf, limit, once, texts, now, violations }: Surroundings) {
  const subdomainOf = subdomainBelow(baseDomain, ownHosts)
  const operate = operation(now, once, texts, violations)
  // A step that has nothing to wait for returns no promise, so that the call continues at once.
  return async (call: Call): Promise<Answer> => {
    const identified = identify(call, callerOf)
    if (identified) await identified
    await limit(call)
    requireLookup(call)
    refuseAmbiguous(call.request)
    locate(call, base, subdomainOf)
    requireOperation(call, base)
    requireCaller(call)
    requireOwnAccount(call)
    requireScope(call)
    requireMedia(call)
    const read = readBody(call)
    if (read) await read
    if (once) noteKey(call)
    const parsed = parseBody(call)
    if (parsed) await parsed
    decodeParameters(call)
    validateBody(call)
    return checked(call, await operate(call), violations)
  }
}

/** Identifies the caller without refusing anyone yet, so that the rate limit is charged to the right client. */
function identify(call: Call, callerOf: Surroundings['callerOf']): Promise<void> | undefined {
  call.caller = presentCaller()
  const { headers } = call.request
  const token = bearerOf(headers)
  if (call.caller || !token) return
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

/** A failed lookup is reported only after the rate limit has counted the request. */
function requireLookup({ unidentified }: Call): void {
  if (unidentified !== undefined) throw unidentified
}

/** Notes the accounts that the host and the path prefix name. At any other address the token alone decides. */
function locate({ request, older, addressed }: Call, base: string, subdomainOf: ReturnType<typeof subdomainBelow>): void {
  const subdomain = subdomainOf(request.hostname)
  if (subdomain !== undefined) addressed.push(subdomain)
  if (request.originalUrl !== request.url) {
    const prefix = prefixOf(older?.base ?? base, pathOf(request.originalUrl))
    if (prefix) addressed.push(prefix.subdomain)
  }
}

function requireOperation(call: Call, base: string): asserts call is Routed {
  if (call.route) return
  const [path = ''] = call.request.url.split('?')
  const allowed = path.startsWith(`${base}/`) ? methodsAt(call.routes.values(), path.slice(base.length)) : []
  throw allowed.length > 0 ? methodNotAllowed(allowed.join(', ')) : notFound()
}

function requireCaller(call: Routed): void {
  if (!call.caller && call.route.facts.scopes !== null) throw unauthorized()
  call.account = call.caller?.account
}

/** Another account's host or prefix looks like one that does not exist. A public operation without a token has no account. */
function requireOwnAccount({ addressed, account }: Call): void {
  if (account && addressed.some((subdomain) => subdomain !== account.subdomain)) throw notFound()
}

function requireScope({ caller, route }: Routed): void {
  const { scopes, kinds, memberRoles } = route.facts
  if (!caller || scopes === null) return
  if (kinds && !kinds.includes(caller.kind))
    throw forbidden('token-kind-refused', `This operation accepts only ${kinds.join(' and ')} tokens`)
  if (!scopes.some((all) => all.every((scope) => caller.scopes.has(scope))))
    throw forbidden('scope-missing', `This token lacks the scope ${scopes.map((all) => all.join(' and ')).join(' or ')}`)
  if (memberRoles && caller.member && !memberRoles.includes(caller.member.role))
    throw forbidden('role-missing', `This operation requires a member with the role ${memberRoles.join(' or ')}`)
}

/** A malformed path parameter answers 404, like an unknown id; any other malformed parameter answers 400. */
function decodeParameters(call: Routed): asserts call is Decoded {
  const { route, request } = call
  const { facts, decode, checkParameters } = route
  const at = request.url.indexOf('?')
  const decoded = decode(request.params as Record<string, string>, at < 0 ? '' : request.url.slice(at + 1))
  const faults = decoded.faults ?? (checkParameters && parameterFaultsOf(checkParameters, decoded.given)) ?? finish(facts, decoded)
  if (faults) throw isPathAtFault(route, faults) ? notFound() : badRequest('parameter-invalid', faults)
  call.parameters = decoded
}

function validateBody({ route, body }: Routed): void {
  const faults = body === undefined || !route.checkBody ? undefined : faultsOf(route.checkBody, body)
  if (faults) throw badRequest('body-invalid', faults)
}
