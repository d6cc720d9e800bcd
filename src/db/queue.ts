// A queue for a resource that several may use at once, or one exclusively: first come, first served, with a bounded wait.
import { databaseFault } from './faults.ts'

export type Queue = {
  /** Waits for a place, `ms` milliseconds instead of the usual time. Returns a function that releases the place. */
  take(alone: boolean, ms?: number): Promise<() => void> | (() => void)
  /** How many have a place, and how many wait for one. */
  readonly load: () => Load
}

export type Load = { readonly underWay: number; readonly waiting: number }
type Waiting = { alone: boolean; go: (release: () => void) => void }

/** `concurrency` is how many may share the resource; `waitMs` is how long one usually waits before `take` rejects with DATABASE_BUSY. */
export function queueFor(concurrency: number, waitMs: number): Queue {
  const queue: Waiting[] = []
  let sharing = 0
  let taken = false

  const fits = (alone: boolean) => !taken && (alone ? sharing === 0 : sharing < concurrency)

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
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(entry), 1)
        reject(databaseFault('DATABASE_BUSY', 'The database is busy'))
      }, ms)
      const entry: Waiting = {
        alone,
        go: (release) => {
          clearTimeout(timer)
          resolve(release)
        },
      }
      queue.push(entry)
    })

  return {
    take: (alone, ms = waitMs) => (queue.length === 0 && fits(alone) ? grant(alone) : wait(alone, ms)),
    load: () => ({ underWay: taken ? 1 : sharing, waiting: queue.length }),
  }
}
