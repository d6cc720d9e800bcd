// An account: its columns and its form on the wire.
import type { components } from '../../../generated/types.ts'
import { accounts } from '../../db/schema.ts'

export const accountColumns = {
  key: accounts.key,
  name: accounts.name,
  subdomain: accounts.subdomain,
  description: accounts.description,
  summary: accounts.summary,
  websiteUrl: accounts.websiteUrl,
}
type AccountRow = Pick<typeof accounts.$inferSelect, keyof typeof accountColumns>

/** Row -> wire. */
export const presentAccount = (row: AccountRow): components['schemas']['Account'] => ({
  id: row.key,
  name: row.name,
  subdomain: row.subdomain,
  description: row.description,
  summary: row.summary,
  website_url: row.websiteUrl,
})
