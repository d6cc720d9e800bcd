// Keeps the values that were used last.

export type LastUsed<Value> = {
  readonly get: (name: string) => Value | undefined
  /** Keeps the value in place of an earlier one of this name. */
  readonly set: (name: string, value: Value, size: number) => void
}

/** Keeps values whose sizes add up to at most `most`; those that were not used for longest go first. A larger one is not kept. */
export function lastUsed<Value>(most: number): LastUsed<Value> {
  const kept = new Map<string, { readonly value: Value; readonly size: number }>()
  let used = 0
  const drop = (name: string) => {
    used -= kept.get(name)?.size ?? 0
    kept.delete(name)
  }
  const set: LastUsed<Value>['set'] = (name, value, size) => {
    drop(name)
    if (size > most) return
    kept.set(name, { value, size })
    used += size
    for (const oldest of kept.keys()) {
      if (used <= most) break
      drop(oldest)
    }
  }
  return {
    set,
    get(name) {
      const known = kept.get(name)
      if (known) set(name, known.value, known.size)
      return known?.value
    },
  }
}
