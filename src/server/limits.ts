// Rate limits: a count for each client in aligned windows of 10 seconds, told on every answer.
import rateLimit from '@fastify/rate-limit'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests } from '../errors.ts'
import type { Call } from './call.ts'

const windowMs = 10_000
/** How long a shared count may take. A database that is half a second away (promise K4) still counts. */
const sharedWaitMs = 1000

/**
 * The number of the call in its window, more than the limit when it is refused, and the instant of the count in milliseconds
 * since 1970, by the clock that counted.
 */
export type Counted = { readonly count: number; readonly at: number }
/** Counts a call of a client unless it is one more than `max` in the window; a refused call does not count further. */
export type Counts<Result extends Counted | Promise<Counted> = Counted | Promise<Counted>> = (client: string, max: number) => Result
type Limits = {
  readonly addressLimit: number
  readonly memory: Counts<Counted>
  /** Counts for all processes together; without it, each counts in its own memory. */
  readonly sharedCounts?: Counts<Promise<Counted>> | undefined
  /** Told of each call that was counted in memory because `sharedCounts` failed. */
  readonly onFallback: () => void
}

/** Counts in this process. Counters of past windows are dropped when the window changes, those of the current one never. */
export function countsInMemory(now: () => number): Counts<Counted> {
  const counters = new Map<string, number>()
  let current = 0
  return (client, max) => {
    const at = now()
    const window = Math.floor(at / windowMs)
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
 * Counts in `shared`, and in `memory` what `shared` does not count in time. After a failure one call at a time tries `shared`
 * again, and the others do not wait for it.
 */
function withFallback(
  shared: Counts<Promise<Counted>>,
  memory: Counts<Counted>,
  { onFallback, log }: { readonly onFallback: () => void; readonly log: FastifyBaseLogger },
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
      // What has passed is known here too: in the window of a failure no process lets more than the limit pass.
      if (counted.count <= max) memory(client, max)
      if (trial) log.info('rate limits are counted for all processes together again')
      if (trial) failing = false
      return counted
    } catch (error) {
      if (!failing) log.error({ err: error }, 'rate limits are counted in the memory of this process: the shared counts fail')
      failing = true
      return fallBack(client, max)
    } finally {
      if (trial) trying = false
    }
  }
}

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const late = setTimeout(() => reject(new Error(`No count came within ${ms} ms`)), ms)
  work.then(resolve, reject).finally(() => clearTimeout(late))
  return promise
}

/** Counts in the library's form of a store. It hands `ttl` on as it is, so that the instant of the count goes under that name. */
const storeOf = (counts: Counts) =>
  class Store {
    incr(client: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void, _: number, max: number): void {
      const tell = ({ count, at }: Counted) => done(null, { current: count, ttl: at })
      const counted = counts(client, max)
      if (counted instanceof Promise) counted.then(tell, done)
      else tell(counted)
    }

    /** Every route shares the one set of counters. */
    child(): this {
      return this
    }
  }

declare module 'fastify' {
  interface FastifyRequest {
    call: Call | undefined
  }
}

/** The three headers of a count. */
const headersOf = (max: number, remaining: number, at: number) => ({
  'x-rate-limit-limit': max,
  'x-rate-limit-remaining': remaining,
  'x-rate-limit-reset': (Math.floor(at / windowMs) + 1) * (windowMs / 1000),
})

const clientAt = (address: string) => `address:${rateLimit.normalizeIP(address)}`

/** Counts for its address what never becomes a request, in the memory of this process, and gives the headers that tell it. */
export const addressCounter = (memory: Counts<Counted>, max: number) => (address: string) => {
  const { count, at } = memory(clientAt(address), max)
  return headersOf(max, Math.max(0, max - count), at)
}

/** Whom a request counts for: the client that its token names, else the address it came from. */
const keyOf = (request: FastifyRequest) => {
  const caller = request.call?.caller
  return caller ? caller.client : clientAt(request.ip)
}

/** The step that counts a request, writes the three headers and refuses what is over the limit. */
export async function limiter(server: FastifyInstance, { addressLimit, memory, sharedCounts, onFallback }: Limits) {
  await server.register(rateLimit, {
    global: false,
    store: storeOf(sharedCounts ? withFallback(sharedCounts, memory, { onFallback, log: server.log }) : memory),
    timeWindow: windowMs,
    keyGenerator: keyOf,
    max: (request) => request.call?.caller?.limit ?? addressLimit,
  })
  const count = server.createRateLimit()
  return async ({ request, reply }: Call): Promise<void> => {
    const counted = await count(request)
    if (counted.isAllowed) return
    const { max, remaining, ttl: at, isExceeded } = counted
    const next = (Math.floor(at / windowMs) + 1) * windowMs
    reply.headers(headersOf(max, remaining, at))
    if (isExceeded) throw tooManyRequests(Math.max(1, Math.ceil((next - at) / 1000)))
  }
}
