// Queues changes of an account that must see each other: at the account's row.
import { eq } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { accounts } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

/** The first statement of such a transaction: it waits until no other one holds the account, and holds it until the end. */
export const prepareAccountLock = prepared((statement) =>
  statement('lock_account', (p: Holders<{ account: number }>) =>
    build.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, p.account)).for('update'),
  ),
)
