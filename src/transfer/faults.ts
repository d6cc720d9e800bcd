// Collects what is wrong with a file, each with its line, and refuses the whole import with all of it.
export const mostFaults = 20

/** What is wrong with a file. Nothing of it was imported. The message has a line for each fault. */
export class TransferRefused extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[], more = false) {
    super([...faults, ...(more ? ['There may be more: the import stopped here'] : []), 'Nothing was imported'].join('\n'))
    this.faults = faults
  }
}

export type Faults = {
  /** Notes a fault; throws when enough of them are noted. `pointer` is a JSON pointer into the line, or empty. */
  add(line: number, pointer: string, sentence: string): void
  /** Notes what is wrong with the file and not with a line. */
  addFile(sentence: string): void
  any(): boolean
  /** Throws what was noted, if anything was. */
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
