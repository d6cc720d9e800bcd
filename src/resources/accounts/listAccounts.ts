// Lists the accounts that the token gives access to, which is its own alone.
import { eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { accounts } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { accountColumns, presentAccount } from './account.ts'

export const listAccounts = operation('listAccounts', ({ statement }) => {
  const list = statement('list_accounts', (p: Holders<{ account: number }>) =>
    build.select(accountColumns).from(accounts).where(eq(accounts.id, p.account)),
  )
  return async (_, { account, reply }) => reply(200, { accounts: (await list({ account })).map(presentAccount) })
})
