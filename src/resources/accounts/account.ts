// An account: its columns, its wire format and its lock.
import type { components } from '../../../generated/types.ts'
import { eq } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { accounts, type CareersSite } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

export const accountColumns = {
  key: accounts.key,
  name: accounts.name,
  subdomain: accounts.subdomain,
  description: accounts.description,
  summary: accounts.summary,
  websiteUrl: accounts.websiteUrl,
  timeZone: accounts.timeZone,
  careersSite: accounts.careersSite,
}
type AccountRow = Pick<typeof accounts.$inferSelect, keyof typeof accountColumns>

export const usualCareersSite: CareersSite = { language: 'en', main_color: null, accent_color: null, logo_url: null }

/** Row -> wire. */
export const presentAccount = (row: AccountRow): components['schemas']['Account'] => ({
  id: row.key,
  name: row.name,
  subdomain: row.subdomain,
  description: row.description,
  summary: row.summary,
  website_url: row.websiteUrl,
  time_zone: row.timeZone,
  careers_site: row.careersSite ?? usualCareersSite,
})

/**
 * Locks the account's row until the transaction ends. Transactions that must see each other's changes begin with it. Others may still insert
 * rows of the account, so that nobody waits for the lock who holds what its holder waits for.
 */
export const prepareAccountLock = prepared((statement) =>
  statement('lock_account', (p: Holders<{ account: number }>) =>
    build.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, p.account)).for('no key update'),
  ),
)
