// Collects the faults of a file, each with its line, and refuses the whole import with all of them.
export const mostFaults = 100

/** `line` is undefined for a fault of the file as a whole; `pointer` is a JSON pointer into the line, or empty. */
export type Fault = { readonly line: number | undefined; readonly pointer: string; readonly fault: string }

/** The faults of a file of which nothing was imported. The message has a line for each fault, and says how many were left out. */
export class TransferRefused extends Error {
  readonly faults: readonly string[]
  readonly places: readonly Fault[]
  /** With those that were left out. */
  readonly total: number
  constructor(places: readonly Fault[], total: number, nameOf: (pointer: string) => string = asItIs) {
    const faults = places.map(({ line, pointer, fault }) =>
      line === undefined ? fault : `line ${line}: ${pointer && `${nameOf(pointer)} `}${fault}`,
    )
    const more = total - places.length
    super([...faults, ...(more > 0 ? [`There are ${more} more faults, ${total} in all`] : []), 'Nothing was imported'].join('\n'))
    this.faults = faults
    this.places = places
    this.total = total
  }
}

export type Faults = {
  /** Notes a fault. All are counted, and the first `mostFaults` are kept. */
  add(line: number, pointer: string, sentence: string): void
  /** Notes a fault of the file as a whole. */
  addFile(sentence: string): void
  any(): boolean
  /** Throws the faults noted so far, in the order of their lines, if there are any. */
  refuse(): void
}

const asItIs = (pointer: string) => pointer

/** `nameOf` says how the message calls a place: a pointer, or the column of a table. */
export function collectFaults(nameOf: (pointer: string) => string = asItIs): Faults {
  const found: Fault[] = []
  let total = 0
  const add = (fault: Fault) => {
    total++
    if (found.length < mostFaults) found.push(fault)
  }
  return {
    add: (line, pointer, fault) => add({ line, pointer, fault }),
    addFile: (fault) => add({ line: undefined, pointer: '', fault }),
    any: () => total > 0,
    refuse: () => {
      const inOrder = found.toSorted((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0)
      if (total > 0) throw new TransferRefused(inOrder, total, nameOf)
    },
  }
}
