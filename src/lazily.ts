// Values that are created when they are first needed, and kept.

/** Returns a function that calls `make` once and returns its value each time. If `make` throws, the next call tries again. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined
  return () => (made ??= { value: make() }).value
}

/** Like `lazily`, for a promise: `make` is called again after a rejection. */
export function lazilyResolved<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}

/** Returns a function for what `derive` makes of the source's value, made again only when the source returns another one. */
export function derivedFrom<Value, Made>(source: () => Value, derive: (value: Value) => Made): () => Made {
  let made: { readonly from: Value; readonly value: Made } | undefined
  return () => {
    const from = source()
    if (made?.from !== from) made = { from, value: derive(from) }
    return made.value
  }
}
