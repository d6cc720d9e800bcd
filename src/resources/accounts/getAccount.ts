// Returns the token's account. Any other subdomain answers 404.
import { and, eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { accounts } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { accountColumns, presentAccount } from './account.ts'

export const getAccount = operation('getAccount', ({ statement }) => {
  const find = statement('find_account', (p: Holders<{ account: number; subdomain: string }>) =>
    build
      .select(accountColumns)
      .from(accounts)
      .where(and(eq(accounts.id, p.account), eq(accounts.subdomain, p.subdomain))),
  )
  return async ({ path }, { account, reply }) => {
    const rows = await find({ account, subdomain: path.subdomain })
    return reply(200, presentAccount(requireRow(rows)))
  }
})
