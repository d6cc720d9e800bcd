// A disqualification reason: its wire format, the list of reasons, and its lock.
import type { components } from '../../../generated/types.ts'
import { asc, eq } from '../../db/drizzle.js'
import { longestList } from '../../db/paging.ts'
import { prepared } from '../../db/prepared.ts'
import { disqualificationReasons } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { listLock } from '../accounts/settingList.ts'

const reasonColumns = {
  id: disqualificationReasons.id,
  key: disqualificationReasons.key,
  description: disqualificationReasons.description,
  candidateWithdrew: disqualificationReasons.candidateWithdrew,
  position: disqualificationReasons.position,
}
export type ReasonRow = Pick<typeof disqualificationReasons.$inferSelect, keyof typeof reasonColumns>

/** Lists the account's reasons in the account's order. */
export const prepareReasonList = prepared((statement) =>
  statement('list_disqualification_reasons', (p: Holders<{ account: number }>) =>
    build
      .select(reasonColumns)
      .from(disqualificationReasons)
      .where(eq(disqualificationReasons.accountId, p.account))
      .orderBy(asc(disqualificationReasons.position), asc(disqualificationReasons.key))
      .limit(longestList),
  ),
)

/** `lockReasons(run, account)`: returns the reasons in order, which nobody else changes until the transaction of `run` ends. */
export const prepareReasonLock = prepared((statement) => listLock(statement, prepareReasonList(statement)))

/** Row -> wire. */
export const presentReason = (row: Omit<ReasonRow, 'id'>): components['schemas']['DisqualificationReason'] => ({
  id: row.key,
  description: row.description,
  candidate_withdrew: row.candidateWithdrew,
  position: row.position,
})
