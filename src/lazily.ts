// What is made when it is first asked for, and kept.

/** The same each time: what `make` gave the first time. What throws is tried again. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined
  return () => (made ??= { value: make() }).value
}

/** As `lazily`, for a promise: `make` is called again after a rejection. */
export function lazilyResolved<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}
