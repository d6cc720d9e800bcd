// Limits long work that runs at the same time: each account has a number of places, and work holds one of them until it ends.

/**
 * How many whole collections an account may have in progress in a process, and after how many seconds a client should retry one more. They
 * are read in turns. Two let a client begin again while its first request is still being aborted; more would only make all end later.
 */
export const mostCollections = 2
export const retrySeconds = 5

/** `take(account)` returns the function that releases the place, to be called once; undefined if the account holds all `most` places. */
export function placesFor(most: number): (account: string) => (() => void) | undefined {
  const taken = new Map<string, number>()
  return (account) => {
    const count = taken.get(account) ?? 0
    if (count === most) return undefined
    taken.set(account, count + 1)
    return () => {
      const left = (taken.get(account) as number) - 1
      if (left > 0) taken.set(account, left)
      else taken.delete(account)
    }
  }
}
