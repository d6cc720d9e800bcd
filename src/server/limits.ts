// Rate limits: a count for each client in aligned windows of 10 seconds, told on every answer.
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests } from '../errors.ts'
import type { Call } from './call.ts'

const windowMs = 10_000
type Counter = { count: number }

/**
 * Counts in this process. A window starts at each full 10 seconds of the clock; a refused request does not count further.
 * Counters of past windows are dropped when the window changes, those of the current one never.
 */
export function countersOf(now: () => number) {
  return class Counters {
    readonly #counters = new Map<string, Counter>()
    #window = 0

    incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void, _window: number, max: number): void {
      const at = now()
      const window = Math.floor(at / windowMs)
      if (window !== this.#window) {
        this.#counters.clear()
        this.#window = window
      }
      const counter = this.#counters.get(key) ?? { count: 0 }
      this.#counters.set(key, counter)
      const current = counter.count + 1
      if (current <= max) counter.count = current
      done(null, { current, ttl: (window + 1) * windowMs - at })
    }

    /** Every route shares the one set of counters. */
    child(): this {
      return this
    }
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    call: Call | undefined
  }
}

/** Whom a request counts for: the client that its token names, else the address it came from. */
const keyOf = (request: FastifyRequest) => {
  const caller = request.call?.caller
  return caller ? caller.client : `address:${rateLimit.normalizeIP(request.ip)}`
}

/** The step that counts a request, writes the three headers and refuses what is over the limit. */
export async function limiter(server: FastifyInstance, addressLimit: number, now: () => number) {
  await server.register(rateLimit, {
    global: false,
    store: countersOf(now) as never,
    timeWindow: windowMs,
    keyGenerator: keyOf,
    max: (request) => request.call?.caller?.limit ?? addressLimit,
  })
  const count = server.createRateLimit()
  return async ({ request, reply }: Call): Promise<void> => {
    const counted = await count(request)
    if (counted.isAllowed) return
    const { max, remaining, ttl, isExceeded } = counted
    reply.headers({
      'x-rate-limit-limit': max,
      'x-rate-limit-remaining': remaining,
      'x-rate-limit-reset': Math.round((now() + ttl) / 1000),
    })
    if (isExceeded) throw tooManyRequests(Math.max(1, Math.ceil(ttl / 1000)))
  }
}
