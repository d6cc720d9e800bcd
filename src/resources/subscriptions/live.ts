// Which subscriptions are live: those whose creator may still call the API.
import { sql, type SQL } from '../../db/drizzle.js'

/** Holds for a row of `subscriptions`, under this alias, whose grant or partner is not revoked. */
export const isLive = (alias: string): SQL => {
  const s = sql.raw(`"${alias}"`)
  return sql`(not exists (
    select from grants g where g.account_id = ${s}.account_id and g.id = ${s}.grant_id and g.revoked_at is not null
  ) and not exists (
    select from partners p where p.account_id = ${s}.account_id and p.id = ${s}.partner_id and p.revoked_at is not null
  ))`
}
