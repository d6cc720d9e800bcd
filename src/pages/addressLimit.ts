// The rate limits of pages: a number of requests from an address in a minute, counted where the API's requests are.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tooManyRequests } from '../errors.ts'
import { clientAt, headersOf, type Counts } from '../server/limits.ts'

/** The length of the windows in which `Counts` for pages count: the minutes of the clock. Milliseconds. */
export const minuteMs = 60_000

/**
 * Counts a request for its address, or for `client` if given. Writes the count into three headers of the reply if given; pages leave it out.
 * Rejects with 429 for a request over the limit.
 */
export type Limit = (request: Pick<FastifyRequest, 'ip'>, reply?: Pick<FastifyReply, 'headers'>, client?: string) => Promise<void>

/** Returns limits over `counts`. Each limit has a name of its own, and counts separately. */
export const addressLimits =
  (counts: Counts) =>
  (name: string, max: number): Limit =>
  async ({ ip }, reply, client = clientAt(ip)) => {
    const { count, at } = await counts(`${name}:${client}`, max)
    reply?.headers(headersOf(max, Math.max(0, max - count), at, minuteMs))
    if (count > max) throw tooManyRequests(Math.ceil((minuteMs - (at % minuteMs)) / 1000))
  }

export type LimitTo = ReturnType<typeof addressLimits>
