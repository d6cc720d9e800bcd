// Repeats work that the database aborted because of a deadlock, after a pause that differs each time.
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeadlock } from './faults.ts'

/** Milliseconds that the pause before each repetition lasts at most. */
const pauses = [50, 150]

/**
 * Runs work, and again, at most twice, while it ends in a deadlock. The pause is random, so that transactions that have met do not meet again
 * in the same order; `random` is in [0, 1). The work must hold nothing between its runs, of which `runs` have ended already.
 */
export function again<T>(
  work: () => Promise<T>,
  random = Math.random,
  pause: (ms: number) => Promise<unknown> = sleep,
  runs = 0,
): Promise<T> {
  return work().catch(async (error: unknown) => {
    const longest = pauses[runs]
    if (longest === undefined || !isDeadlock(error)) throw error
    await pause(Math.ceil(longest * random()))
    return again(work, random, pause, runs + 1)
  })
}
