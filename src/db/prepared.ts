// Statements that several operations share: registered once for each server, by whichever operation starts first.
import type { Statements } from './statements.ts'

type Register = Statements['statement']

/** Returns `prepare` as a function that runs once for each server. A server takes the name of a statement only once. */
export function prepared<Made extends object>(prepare: (statement: Register) => Made): (statement: Register) => Made {
  const made = new WeakMap<Register, Made>()
  return (statement) => {
    const known = made.get(statement) ?? prepare(statement)
    made.set(statement, known)
    return known
  }
}
