// Finds the account that --account names. Every command on an account's data starts here.
import type { Account } from '../../context.ts'
import { eq } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { accounts } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { deletedPrefix } from '../../resources/accounts/deletion.ts'
import { refused } from '../refused.ts'

/** Returns the account. Refuses a subdomain that no account has, and a deleted account unless `isForAudit`. */
export const prepareAccount = prepared((statement) => {
  const find = statement('operator_find_account', (p: Holders<{ subdomain: string }>) =>
    build
      .select({ id: accounts.id, key: accounts.key, subdomain: accounts.subdomain, name: accounts.name })
      .from(accounts)
      .where(eq(accounts.subdomain, p.subdomain)),
  )
  return async (subdomain: string, isForAudit = false): Promise<Account> => {
    const [account] = await find({ subdomain })
    if (!account || (subdomain.startsWith(deletedPrefix) && !isForAudit))
      throw refused(`There is no account "${subdomain}": spindle accounts list shows all`)
    return account
  }
})

/** Returns the account's internal id, like `prepareAccount`. */
export const accountBySubdomain = prepared((statement) => {
  const find = prepareAccount(statement)
  return async (subdomain: string, isForAudit = false): Promise<number> => (await find(subdomain, isForAudit)).id
})
