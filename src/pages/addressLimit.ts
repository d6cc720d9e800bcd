// The rate limit of pages: a number of requests from an address in a minute, counted in the memory of this process.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tooManyRequests } from '../errors.ts'

const windowMs = 60_000

/** Counts a request, and writes the count into three headers if given the reply; pages leave it out. */
export type Limit = (request: Pick<FastifyRequest, 'ip'>, reply?: Pick<FastifyReply, 'headers'>) => void

/** Throws 429 for a request over the limit. Windows are the minutes of the clock; `now` returns milliseconds since 1970. */
export function addressLimit(max: number, now: () => number): Limit {
  const counts = new Map<string, number>()
  let current = 0
  return ({ ip }, reply) => {
    const at = now()
    const window = Math.floor(at / windowMs)
    if (window !== current) {
      counts.clear()
      current = window
    }
    const count = (counts.get(ip) ?? 0) + 1
    const next = (window + 1) * windowMs
    reply?.headers({ 'x-rate-limit-limit': max, 'x-rate-limit-remaining': Math.max(0, max - count), 'x-rate-limit-reset': next / 1000 })
    if (count > max) throw tooManyRequests(Math.ceil((next - at) / 1000))
    counts.set(ip, count)
  }
}
