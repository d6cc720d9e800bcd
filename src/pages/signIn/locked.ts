// The refusal of a sign-in after too many failures.
import { Refusal } from '../../errors.ts'

/** `left` are the seconds until the next attempt. */
export function tooManyFailures(left: number): Refusal {
  const seconds = Math.ceil(left)
  const minutes = Math.ceil(seconds / 60)
  const message = `Too many sign-ins have failed. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  return new Refusal('sign-in-locked', message, undefined, { 'retry-after': String(seconds) })
}
