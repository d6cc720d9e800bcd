// Turns at something that several may use at the same time, or one alone; first come, first served, with a bounded wait.
import { databaseFault } from './faults.ts'

export type Turns = {
  /** Waits for a turn, for `ms` milliseconds if that is not the usual time; what it resolves to gives the turn back. */
  take(alone: boolean, ms?: number): Promise<() => void> | (() => void)
  /** How many have a turn, and how many wait for one. */
  readonly load: () => Load
}

export type Load = { readonly underWay: number; readonly waiting: number }
type Waiting = { alone: boolean; go: (back: () => void) => void }

/** `together` is how many may share; `waitMs` is how long one usually waits before it is told that the database is busy. */
export function turns(together: number, waitMs: number): Turns {
  const queue: Waiting[] = []
  let sharing = 0
  let taken = false

  const fits = (alone: boolean) => !taken && (alone ? sharing === 0 : sharing < together)

  const grant = (alone: boolean) => {
    if (alone) taken = true
    else sharing++
    return () => {
      if (alone) taken = false
      else sharing--
      for (let next = queue[0]; next && fits(next.alone); next = queue[0]) {
        queue.shift()
        next.go(grant(next.alone))
      }
    }
  }

  const wait = (alone: boolean, ms: number) =>
    new Promise<() => void>((resolve, reject) => {
      const tired = setTimeout(() => {
        queue.splice(queue.indexOf(entry), 1)
        reject(databaseFault('DATABASE_BUSY', 'The database is busy'))
      }, ms)
      const entry: Waiting = {
        alone,
        go: (back) => {
          clearTimeout(tired)
          resolve(back)
        },
      }
      queue.push(entry)
    })

  return {
    take: (alone, ms = waitMs) => (queue.length === 0 && fits(alone) ? grant(alone) : wait(alone, ms)),
    load: () => ({ underWay: taken ? 1 : sharing, waiting: queue.length }),
  }
}
