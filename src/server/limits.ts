// Rate limits: counts the requests of each client in aligned windows, of 10 seconds for the API, and reports the count in every response.
import rateLimit from '@fastify/rate-limit'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests } from '../errors.ts'
import type { Call } from './call.ts'

const windowMs = 10_000
/** How long a shared count may take; milliseconds. A database that takes half a second (promise K4) still counts. */
const sharedWaitMs = 1000

/**
 * `count` is the number of the request in its window, and exceeds the limit if the request is refused. `at` is the time of the count in
 * milliseconds since 1970, by the clock that counted.
 */
export type Counted = { readonly count: number; readonly at: number }
/**
 * Counts the request unless `max` requests of the client were counted in the window. Refused requests are not counted. The name of a client
 * that is known by its address only ends with `address:` and the address.
 */
export type Counts<Result extends Counted | Promise<Counted> = Counted | Promise<Counted>> = (client: string, max: number) => Result
type Limits = {
  readonly addressLimit: number
  readonly memory: Counts<Counted>
  /** Counts for all processes together. Without it, each process counts in its own memory. */
  readonly sharedCounts?: Counts<Promise<Counted>> | undefined
  /** Called for each request that was counted in memory because `sharedCounts` failed. */
  readonly onFallback: () => void
  readonly log: FastifyBaseLogger
}

/** Counts in this process, in windows of `length` milliseconds. A window's counters are dropped when the next one begins, and never before. */
export function countsInMemory(now: () => number, length = windowMs): Counts<Counted> {
  const counters = new Map<string, number>()
  let current = 0
  return (client, max) => {
    const at = now()
    const window = Math.floor(at / length)
    if (window !== current) {
      counters.clear()
      current = window
    }
    const count = (counters.get(client) ?? 0) + 1
    if (count <= max) counters.set(client, count)
    return { count, at }
  }
}

/**
 * Counts in `shared`, and in `memory` if `shared` fails or takes too long. After a failure one request at a time tries `shared` again, and
 * the others do not wait for it.
 */
export function withFallback(
  shared: Counts<Promise<Counted>>,
  memory: Counts<Counted>,
  { onFallback, log }: { readonly onFallback: () => void; readonly log: Pick<FastifyBaseLogger, 'info' | 'error'> },
): Counts<Promise<Counted>> {
  let failing = false
  let trying = false
  const fallBack = (client: string, max: number) => {
    onFallback()
    return memory(client, max)
  }
  return async (client, max) => {
    const trial = failing
    if (trial && trying) return fallBack(client, max)
    trying = trial
    try {
      const counted = await within(sharedWaitMs, shared(client, max))
      // Admitted requests are counted in memory too: in the window of a failure no process admits more than the limit.
      if (counted.count <= max) memory(client, max)
      if (trial) log.info('rate limits are counted in the database again')
      if (trial) failing = false
      return counted
    } catch (error) {
      if (!failing) log.error({ err: error }, 'rate limits are counted in the memory of this process: the shared counts failed')
      failing = true
      return fallBack(client, max)
    } finally {
      if (trial) trying = false
    }
  }
}

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const late = setTimeout(() => reject(new Error(`The shared counts did not respond within ${ms} ms`)), ms)
  work.then(resolve, reject).finally(() => clearTimeout(late))
  return promise
}

/** Adapts counts to the library's interface of a store. The library passes `ttl` on unchanged, so it carries the time of the count. */
const storeOf = (counts: Counts) =>
  class Store {
    incr(client: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void, _: number, max: number): void {
      const tell = ({ count, at }: Counted) => done(null, { current: count, ttl: at })
      const counted = counts(client, max)
      if (counted instanceof Promise) counted.then(tell, done)
      else tell(counted)
    }

    /** All routes share one set of counters. */
    child(): this {
      return this
    }
  }

declare module 'fastify' {
  interface FastifyRequest {
    call: Call | undefined
  }
}

/** Returns the three rate-limit headers of a request that was counted at `at` in a window of `length`, both in milliseconds. */
export const headersOf = (max: number, remaining: number, at: number, length = windowMs) => ({
  'x-rate-limit-limit': String(max),
  'x-rate-limit-remaining': String(remaining),
  'x-rate-limit-reset': String((Math.floor(at / length) + 1) * (length / 1000)),
})

/** Returns the client that an IP address is counted as; an IPv6 /64 is one. */
export const clientAt = (address: string) => `address:${rateLimit.normalizeIP(address)}`

/** Counts input that never becomes a request against its address, in the memory of this process, and returns the rate-limit headers. */
export const addressCounter = (memory: Counts<Counted>, max: number) => (address: string) => {
  const { count, at } = memory(clientAt(address), max)
  return headersOf(max, Math.max(0, max - count), at)
}

const noOptions = { config: {} }

/** A request as the library reads it: Fastify's own creates its `routeOptions` anew at each access. */
class CountedRequest {
  readonly call: Call
  readonly routeOptions = noOptions
  constructor(call: Call) {
    this.call = call
  }
}

/** Returns the client that a request is charged to: the one that its token names, otherwise the address that it came from. */
const clientOf = ({ call: { caller, request } }: CountedRequest) => (caller ? caller.client : clientAt(request.ip))

/** Returns the step that counts a request, notes the three headers and refuses a request over the limit. */
export async function limiter(server: FastifyInstance, { addressLimit, memory, sharedCounts, onFallback, log }: Limits) {
  await server.register(rateLimit, {
    global: false,
    store: storeOf(sharedCounts ? withFallback(sharedCounts, memory, { onFallback, log }) : memory),
    timeWindow: windowMs,
    keyGenerator: (request) => clientOf(request as unknown as CountedRequest),
    max: (request) => request.call?.caller?.limit ?? addressLimit,
  })
  const count = server.createRateLimit()
  return async (call: Call): Promise<void> => {
    const counted = await count(new CountedRequest(call) as unknown as FastifyRequest)
    if (counted.isAllowed) return
    const { max, remaining, ttl: at, isExceeded } = counted
    const next = (Math.floor(at / windowMs) + 1) * windowMs
    call.rates = headersOf(max, remaining, at)
    if (isExceeded) throw tooManyRequests(Math.max(1, Math.ceil((next - at) / 1000)))
  }
}
