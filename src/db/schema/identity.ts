// The columns that tenant tables share: the account, and the row's own id and key.
import { id, key } from '../columns.ts'
import { type ExtraConfigColumn, bigint, primaryKey, unique } from '../drizzle.js'
import { accounts } from './accounts.ts'

export const accountId = () =>
  bigint('account_id', { mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })
/** The columns of a row with an internal id and a public key, and their constraints. */
export const identity = () => ({ accountId: accountId(), id: id(), key: key() })
export const identityKeys = (table: string, t: { accountId: ExtraConfigColumn; id: ExtraConfigColumn; key: ExtraConfigColumn }) => [
  primaryKey({ columns: [t.accountId, t.id] }),
  unique(`${table}_key`).on(t.accountId, t.key),
]
