// Finds the account that --account names. Every command on an account's data starts here.
import type { Account } from '../../context.ts'
import { eq } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { accounts } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { refused } from '../refused.ts'

/** Returns the account. Refuses a subdomain that no account has. */
export const prepareAccount = prepared((statement) => {
  const find = statement('operator_find_account', (p: Holders<{ subdomain: string }>) =>
    build
      .select({ id: accounts.id, key: accounts.key, subdomain: accounts.subdomain, name: accounts.name })
      .from(accounts)
      .where(eq(accounts.subdomain, p.subdomain)),
  )
  return async (subdomain: string): Promise<Account> => {
    const [account] = await find({ subdomain })
    if (!account) throw refused(`There is no account "${subdomain}": spindle accounts list shows all`)
    return account
  }
})

/** Returns the account's internal id. Refuses a subdomain that no account has. */
export const accountBySubdomain = prepared((statement) => {
  const find = prepareAccount(statement)
  return async (subdomain: string): Promise<number> => (await find(subdomain)).id
})
