// What several operations share: made once for each server, by whichever operation starts first.
import type { Statements } from './statements.ts'

type Register = Statements['statement']

/** A statement's name is taken once a server, so a statement that many operations use is registered through here. */
export function once<Made extends object>(make: (statement: Register) => Made): (statement: Register) => Made {
  const made = new WeakMap<Register, Made>()
  return (statement) => {
    const known = made.get(statement) ?? make(statement)
    made.set(statement, known)
    return known
  }
}
