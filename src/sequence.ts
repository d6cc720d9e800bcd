// Work that runs one after the other.

/** Returns a function that starts work when all earlier work has ended. It rejects as `work` does; the next work starts all the same. */
export function sequence(): <Result>(work: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}
