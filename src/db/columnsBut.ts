// Selects columns of a table, and values by column names, for reading and storing whole rows.
import { getTableColumns, type PgTable } from './drizzle.js'

type ColumnsOf<Table extends PgTable> = Table['_']['columns']

/** Returns all columns of the table except the named ones, including any added later. */
export function columnsBut<Table extends PgTable, Name extends keyof ColumnsOf<Table> & string>(
  table: Table,
  ...names: Name[]
): Omit<ColumnsOf<Table>, Name> {
  const left: readonly string[] = names
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !left.includes(name))
  return Object.fromEntries(columns) as Omit<ColumnsOf<Table>, Name>
}

/** Returns the values, or their placeholders, that have the columns' names. */
export const valuesFor = <Columns extends object, Values extends { readonly [Name in keyof Columns]: unknown }>(
  columns: Columns,
  values: Values,
): Pick<Values, keyof Columns & keyof Values> =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, values[name as keyof Columns]])) as Pick<
    Values,
    keyof Columns & keyof Values
  >
