// A limit for what lies beside the API: so many calls of an address in a minute, counted in the memory of this process.
import type { FastifyRequest } from 'fastify'
import { tooManyRequests } from '../errors.ts'

const windowMs = 60_000

/** Counts a request; throws 429 when it is over the limit. Minutes are those of the clock, which `now` gives in milliseconds. */
export function addressLimit(max: number, now: () => number): (request: Pick<FastifyRequest, 'ip'>) => void {
  const counts = new Map<string, number>()
  let current = 0
  return ({ ip }) => {
    const at = now()
    const window = Math.floor(at / windowMs)
    if (window !== current) {
      counts.clear()
      current = window
    }
    const count = (counts.get(ip) ?? 0) + 1
    if (count > max) throw tooManyRequests(Math.ceil(((window + 1) * windowMs - at) / 1000))
    counts.set(ip, count)
  }
}
