// When a delivery is attempted again: the delays are configured, jitter only lengthens them, and a receiver may ask for more time.

/** The delay before each attempt, in milliseconds. By default, ten attempts in 75 hours and 35 minutes. */
export type Schedule = readonly number[]

const jitter = 0.2
/** A receiver can ask to put an attempt off by at most this multiple of the planned delay. */
const patience = 2

/**
 * Returns when the next attempt is due (milliseconds since 1970) after `failures` failed ones; undefined if none is left. `random` is in
 * [0, 1); `retryAfter` is what the receiver asked for, in milliseconds.
 */
export function nextAttempt(schedule: Schedule, failures: number, now: number, random: number, retryAfter = 0): number | undefined {
  const delay = schedule[failures]
  if (delay === undefined) return undefined
  return now + Math.max(delay * (1 + jitter * random), Math.min(retryAfter, delay * patience))
}

/**
 * Returns how long an overloaded target gets no requests, in milliseconds: as long as it asks for, but at least the delay before the second
 * attempt and at most the delay before the third.
 */
export const restOf = (schedule: Schedule, retryAfter = 0): number =>
  Math.min(Math.max(retryAfter, schedule[1] ?? 0), schedule[2] ?? schedule[1] ?? 0)

/** Returns the milliseconds that a Retry-After header asks for, in seconds or as a date; undefined if it is neither. */
export function retryAfterOf(header: string | string[] | undefined, now: number): number | undefined {
  const text = Array.isArray(header) ? header[0] : header
  if (text === undefined) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // JavaScript accepts far more as a date than HTTP does.
  const at = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
