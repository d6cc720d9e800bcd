// Closes an account, so that nobody gets in while everything of it stays, and reopens it.
import { operator, prepareAudit } from '../../access/audit.ts'
import { prepareEndings } from '../../access/endings.ts'
import { and, eq, isNotNull, isNull, sql } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { accounts } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'

type OfAccount = { account: number }

/** Nothing is revoked: whatever gives access is refused by the statement that finds it, as long as `closed_at` is set. */
export const prepareAccountClosing = prepared((statement) => {
  const audit = prepareAudit(statement)
  const end = prepareEndings(statement)
  const markClosed = statement('close_account', (p: Holders<OfAccount>) =>
    build
      .update(accounts)
      .set({ closedAt: sql`now()` })
      .where(and(eq(accounts.id, p.account), isNull(accounts.closedAt)))
      .returning({ id: accounts.id }),
  )
  const markOpen = statement('reopen_account', (p: Holders<OfAccount>) =>
    build
      .update(accounts)
      .set({ closedAt: null })
      .where(and(eq(accounts.id, p.account), isNotNull(accounts.closedAt)))
      .returning({ id: accounts.id }),
  )
  return {
    /** Closes the account; returns false if it is closed already. Follow it with `forgetTokens('all')`. */
    close: async (run: Run, account: number): Promise<boolean> => {
      const [closed] = await run(markClosed, { account })
      if (!closed) return false
      await end.ofMemories(run)
      await audit(run, account, operator, 'account_closed', account)
      return true
    },
    /** Reopens the account; returns false if it is open. */
    reopen: async (run: Run, account: number): Promise<boolean> => {
      const [opened] = await run(markOpen, { account })
      if (opened) await audit(run, account, operator, 'account_reopened', account)
      return opened !== undefined
    },
  }
})
