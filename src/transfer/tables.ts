// Reads from the schema which tables a table points to and which of its columns are unique.
import { getTableColumns, getTableConfig, type PgColumn, type PgTable } from '../db/drizzle.js'

/** Returns the column with this name in the table's definition. Throws if there is none. */
export function columnOf(table: PgTable, property: string): PgColumn {
  const column = getTableColumns(table)[property]
  if (!column) throw new Error(`${getTableConfig(table).name} has no ${property}`)
  return column
}

const withoutAccount = (columns: readonly { name: string }[]) => columns.map(({ name }) => name).filter((name) => name !== 'account_id')

/** Returns the tables a table points to inside its account, by the name of the referring column in the table's definition. */
export function referencesOf(table: PgTable): ReadonlyMap<string, PgTable> {
  const properties = new Map(Object.entries(getTableColumns(table)).map(([property, { name }]) => [name, property]))
  return new Map(
    getTableConfig(table).foreignKeys.flatMap((foreignKey) => {
      const { columns, foreignTable } = foreignKey.reference()
      return withoutAccount(columns).map((name) => [properties.get(name) as string, foreignTable] as const)
    }),
  )
}

/** Returns the columns, by their names in the database, that are unique together inside an account, by the constraint's name. */
export function constraintsOf(table: PgTable): ReadonlyMap<string, readonly string[]> {
  const { primaryKeys, uniqueConstraints } = getTableConfig(table)
  const constraints = [...primaryKeys, ...uniqueConstraints]
  return new Map(constraints.map((constraint) => [constraint.getName() as string, withoutAccount(constraint.columns)]))
}
