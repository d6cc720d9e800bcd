// When a notification is tried again: the delays are data, jitter only adds to them, and a receiver may ask for more time.

/** The delay before each attempt, in milliseconds: ten attempts in 75 hours and 35 minutes. */
export type Schedule = readonly number[]

const jitter = 0.2
/** So many times its planned delay an attempt is put off at most because the receiver asks for it. */
const patience = 2

/**
 * When the next attempt is due (milliseconds since 1970) after `failures` failed ones; undefined when there is none left. `random` is
 * in [0, 1); `retryAfter` is what the receiver asked for, in milliseconds.
 */
export function nextAttempt(schedule: Schedule, failures: number, now: number, random: number, retryAfter = 0): number | undefined {
  const delay = schedule[failures]
  if (delay === undefined) return undefined
  return now + Math.max(delay * (1 + jitter * random), Math.min(retryAfter, delay * patience))
}

/** How long a whole target is left alone that says it has too much to do: what it asks for, between the schedule's first two delays. */
export const restOf = (schedule: Schedule, retryAfter = 0): number =>
  Math.min(Math.max(retryAfter, schedule[1] ?? 0), schedule[2] ?? schedule[1] ?? 0)

/** The milliseconds that a Retry-After header asks for, in seconds or as a date; undefined when it is neither. */
export function retryAfterOf(header: string | string[] | undefined, now: number): number | undefined {
  const text = Array.isArray(header) ? header[0] : header
  if (text === undefined) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // JavaScript takes much more for a date than HTTP does.
  const at = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
