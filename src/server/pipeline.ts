// What happens to every request below the base path, top to bottom. Each step throws a refusal, or says by its type what it has proved.
import type { IncomingHttpHeaders } from 'node:http'
import { finish } from '../contract/decode.ts'
import type { Violations } from '../contract/outgoing.ts'
import { isPathAtFault, methodsAt } from '../contract/routes.ts'
import { faultsOf, parameterFaultsOf } from '../contract/sentences.ts'
import { badRequest, methodNotAllowed, notFound, overloaded, unauthorized } from '../errors.ts'
import { originBy, pathOf, subdomainBelow, tenantIn, tenantNameOf, type TenantAddresses } from './address.ts'
import { refuseAmbiguous } from './ambiguous.ts'
import { mediaOf, parseBody, readBody, requireMedia } from './body.ts'
import { bearerOf, type Answer, type Call, type Caller, type Decoded, type Routed } from './call.ts'
import { noteKey, type Once } from './idempotency.ts'
import { presentCaller } from './inProcess.ts'
import type { ItemTexts } from './itemTexts.ts'
import { checked, operation } from './operate.ts'
import { rightsRefusal } from './rights.ts'

/**
 * How many operations a process runs at a time. The database answers thousands in a second, so that each of them waits for a fraction of one.
 * Without a limit, a load that it cannot carry would be answered when nobody waits for the answers any more (promise K8).
 */
const mostRunning = 1000

export type Surroundings = {
  readonly base: string
  /** Without it, only the token names a tenant. */
  readonly tenants?: TenantAddresses | undefined
  /** Returns the caller of a token that came by `connection`. `older` is the number of the version that the request names, unless it is the newest. */
  readonly callerOf: (
    token: string,
    headers: IncomingHttpHeaders,
    older: number | undefined,
    connection: object,
  ) => Caller | undefined | Promise<Caller | undefined>
  /** Set if clients have a public URL of the server. */
  readonly publicUrl?: string | undefined
  readonly limit: (call: Call) => Promise<void>
  /** Without it, every Idempotency-Key is ignored. */
  readonly once?: Once | undefined
  /** Runs an operation that changes nothing for a tenant, and may run it again if it fails. Without it, it is run as all others. */
  readonly read?: ((tenant: number, work: () => Promise<Answer>) => Promise<Answer>) | undefined
  readonly texts: ItemTexts
  readonly now: () => number
  readonly violations: Violations
}

/** Returns the pipeline. A caller who may not call the operation learns nothing about the body, which is not even read. */
export function pipelineOf({ base, tenants, callerOf, publicUrl, limit, once, read, texts, now, violations }: Surroundings) {
  const subdomainOf = tenants && subdomainBelow(tenants.domain, tenants.ownHosts)
  const operate = operation({
    now,
    once,
    texts,
    violations,
    originOf: originBy(publicUrl, tenants?.domain),
    tenantName: tenantNameOf(tenants),
  })
  let running = 0
  // A step that has nothing to wait for returns no promise, so that the call continues at once.
  return async (call: Call): Promise<Answer> => {
    // First, since that costs the least. Requests whose bodies are still to arrive do not count.
    if (running >= mostRunning) throw overloaded()
    const identified = identify(call, callerOf)
    if (identified) await identified
    await limit(call)
    requireLookup(call)
    refuseAmbiguous(call.request)
    if (tenants && subdomainOf) locate(call, base, tenants.prefix, subdomainOf)
    requireOperation(call, base)
    requireCaller(call)
    requireOwnTenant(call)
    requireScope(call)
    requireMedia(call)
    const received = readBody(call)
    if (received) await received
    if (once) noteKey(call)
    const parsed = parseBody(call)
    if (parsed) await parsed
    decodeParameters(call)
    validateBody(call)
    const { caller, route } = call
    running++
    try {
      const answer = read && route.facts.method === 'GET' && caller?.tenant ? read(caller.tenant.id, () => operate(call)) : operate(call)
      return checked(call, await answer, violations)
    } finally {
      running--
    }
  }
}

/** Identifies the caller without refusing anyone yet, so that the rate limit is charged to the right client. */
function identify(call: Call, callerOf: Surroundings['callerOf']): Promise<void> | undefined {
  call.caller = presentCaller()
  const { headers, raw } = call.request
  const token = bearerOf(headers)
  if (call.caller || !token) return
  const caller = callerOf(token, headers, call.older?.number, raw.socket)
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

/** Notes the tenants that the host and the path prefix name. At any other address the token alone decides. */
function locate({ request, older, addressed }: Call, base: string, prefix: string, subdomainOf: ReturnType<typeof subdomainBelow>): void {
  const subdomain = subdomainOf(request.hostname)
  if (subdomain !== undefined) addressed.push(subdomain)
  if (request.originalUrl !== request.url) {
    const named = tenantIn(prefix, older?.base ?? base, pathOf(request.originalUrl))
    if (named) addressed.push(named.subdomain)
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
}

/** Another tenant's host or prefix looks like one that does not exist. A public operation without a token has no tenant. */
function requireOwnTenant({ addressed, caller }: Call): void {
  if (caller && addressed.some((subdomain) => subdomain !== caller.tenant?.subdomain)) throw notFound()
}

function requireScope({ caller, route }: Routed): void {
  const refusal = caller && rightsRefusal(route.facts, caller)
  if (refusal) throw refusal
}

/** A malformed path parameter answers 404, like an unknown id; any other malformed parameter answers 400. */
function decodeParameters(call: Routed): asserts call is Decoded {
  const { route, request } = call
  const { facts, decode, checkParameters } = route
  const at = request.url.indexOf('?')
  const decoded = decode(request.params as Record<string, string>, at < 0 ? '' : request.url.slice(at + 1), request.headers)
  const faults = decoded.faults ?? (checkParameters && parameterFaultsOf(checkParameters, decoded.given)) ?? finish(facts, decoded)
  if (faults) throw isPathAtFault(route, faults) ? notFound() : badRequest('parameter-invalid', faults)
  call.parameters = decoded
}

function validateBody({ route, request, body }: Routed): void {
  if (body === undefined || body instanceof Uint8Array) return
  const check = route.checkBody[mediaOf(route.facts.body?.media ?? [], request.headers) ?? '']
  const faults = check && faultsOf(check, body)
  if (faults) throw badRequest('body-invalid', faults)
}
