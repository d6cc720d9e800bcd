// The conditions that many statements need: one row of an account, a row that another row refers to, and an account that is not closed.
import { and, eq, getTableColumns, sql, type AnyColumn, type PgTable, type SQLWrapper } from './drizzle.js'
import type { Holders } from './statements.ts'

type Owned = { readonly accountId: AnyColumn; readonly id: AnyColumn }

/** Holds for the account's row with this internal id. */
export const hasId = (table: Owned, p: Holders<{ account: number; id: number }>) => and(eq(table.accountId, p.account), eq(table.id, p.id))

/** Holds for the account's row with this key, the id that the API shows. */
export const hasKey = (table: { readonly accountId: AnyColumn; readonly key: AnyColumn }, p: Holders<{ account: number; key: string }>) =>
  and(eq(table.accountId, p.account), eq(table.key, p.key))

/** Holds for the row of `table`, in the same account, whose internal id is in `column`: the condition of a join. */
export const references = (column: AnyColumn, table: Owned) =>
  and(eq(table.accountId, getTableColumns(column.table as PgTable).accountId as AnyColumn), eq(table.id, column))

/** Holds unless the operator has closed the account with this internal id. Statements that join `accounts` read its column instead. */
export const isOpen = (account: SQLWrapper) =>
  sql`not exists (select from accounts closed where closed.id = ${account} and closed.closed_at is not null)`
