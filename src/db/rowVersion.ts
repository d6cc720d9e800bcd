// Which version of a row a statement has read.
import { sql, type SQL } from './drizzle.js'

/**
 * The version of a row, in bytes that are joined with `||`: the number of the transaction that wrote it, which leaves one version of a row to
 * others. `row` is the name of a table in the statement. It says nothing of which row it is; and a number recurs only where a database was
 * restored or has lost its last transactions, which no connection outlives, or after 4 billion others.
 */
export const rowVersion = (row: unknown): SQL<string> => sql`xidsend(${row}.xmin)`
