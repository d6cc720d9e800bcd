// Puts the rows of employees in the order of an import: managers before their reports. Employees without a number get one.
import type { Given } from '../given.ts'
import { folded, textsOf } from '../naming.ts'
import { employeeType } from '../records/employee.ts'

/** Reads all rows, since a manager may be the last one. `next` is the first number that no employee of the account has. */
export async function* managersFirst(records: AsyncIterable<Given>, next: number): AsyncGenerator<Given> {
  const rows: Given[] = []
  for await (const row of records) rows.push(row)
  const numbers = rows.map(({ value }) => Number(value?.employee_number)).filter(Number.isSafeInteger)
  let number = numbers.reduce((highest, each) => Math.max(highest, each + 1), next)
  const byName = new Map<string, Given>()
  for (const row of rows)
    for (const text of textsOf(employeeType.entry.namedBy ?? [], row.value ?? {})) if (text && !byName.has(text)) byName.set(text, row)
  const entered = new Set<Given>()
  for (const row of rows) yield* upTo(row)

  function* upTo(row: Given): Generator<Given> {
    const line: Given[] = []
    // A circle of managers ends where it began: the import says that the first of them is unknown.
    for (let each: Given | undefined = row; each && !entered.has(each); each = managerOf(each)) {
      entered.add(each)
      line.push(each)
    }
    for (const each of line.toReversed())
      yield each.value && each.value.employee_number === undefined
        ? { ...each, value: { ...each.value, employee_number: String(number++) } }
        : each
  }

  function managerOf({ value }: Given): Given | undefined {
    return typeof value?.manager_id === 'string' ? byName.get(folded(value.manager_id)) : undefined
  }
}
