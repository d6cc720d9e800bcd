// Collects the faults of a file, each with its line, and refuses the whole import with all of them.
export const mostFaults = 20

/** The faults of a file of which nothing was imported. The message has a line for each fault. */
export class TransferRefused extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[], more = false) {
    super([...faults, ...(more ? ['There may be more: the import stopped here'] : []), 'Nothing was imported'].join('\n'))
    this.faults = faults
  }
}

export type Faults = {
  /** Notes a fault; throws once there are `mostFaults`. `pointer` is a JSON pointer into the line, or empty. */
  add(line: number, pointer: string, sentence: string): void
  /** Notes a fault of the file as a whole. */
  addFile(sentence: string): void
  any(): boolean
  /** Throws the faults noted so far, if there are any. */
  refuse(): void
}

export function collectFaults(): Faults {
  const found: string[] = []
  const add = (fault: string) => {
    found.push(fault)
    if (found.length >= mostFaults) throw new TransferRefused(found, true)
  }
  return {
    add: (line, pointer, sentence) => add(`line ${line}: ${pointer && `${pointer} `}${sentence}`),
    addFile: add,
    any: () => found.length > 0,
    refuse: () => {
      if (found.length > 0) throw new TransferRefused(found)
    },
  }
}
