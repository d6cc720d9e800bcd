// The tables that hold rows of accounts, in an order in which they can be emptied: those that refer to a table come before it.
import { getTableConfig, is, PgTable, type AnyColumn } from './drizzle.js'
import * as schema from './schema.ts'

export type AccountTable = PgTable & { readonly accountId: AnyColumn }

const isOfAccount = (value: unknown): value is AccountTable => is(value, PgTable) && 'accountId' in value

/** Returns the tables that the table refers to. */
const targetsOf = (table: PgTable) => getTableConfig(table).foreignKeys.map((foreignKey) => foreignKey.reference().foreignTable)

/** Whether rows of the table refer to others of it. Such rows can only be deleted together. */
export const refersToItself = (table: PgTable): boolean => targetsOf(table).includes(table)

function ordered(tables: readonly AccountTable[]): AccountTable[] {
  const others = new Map(tables.map((table) => [table, targetsOf(table).filter((target) => target !== table)]))
  const made: AccountTable[] = []
  for (let left = tables; left.length > 0;) {
    const referred = new Set(left.flatMap((table) => others.get(table)!))
    const free = left.filter((table) => !referred.has(table))
    if (free.length === 0) throw new Error('The tables refer to each other in a circle')
    made.push(...free)
    left = left.filter((table) => referred.has(table))
  }
  return made
}

const exported: readonly unknown[] = Object.values(schema)
export const accountTables: readonly AccountTable[] = ordered(exported.filter(isOfAccount))
