// How many at once: places that are counted for each account, one of which long work takes until it is over.

/**
 * So many whole collections may an account have under way in a process; one more is asked for again after so many seconds. They are read in
 * turns: two let a client begin again while its first request is still being given up, and more would only end later together.
 */
export const mostCollections = 2
export const retrySeconds = 5

/** `take(account)` returns what gives the place back, to be called once; undefined while the account has taken all of its `most` places. */
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
