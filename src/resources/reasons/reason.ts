// A disqualification reason: its columns and its wire format.
import type { components } from '../../../generated/types.ts'
import { disqualificationReasons } from '../../db/schema.ts'

export const reasonColumns = {
  key: disqualificationReasons.key,
  description: disqualificationReasons.description,
  candidateWithdrew: disqualificationReasons.candidateWithdrew,
  position: disqualificationReasons.position,
}
type ReasonRow = Pick<typeof disqualificationReasons.$inferSelect, keyof typeof reasonColumns>

/** Row -> wire. */
export const presentReason = (row: ReasonRow): components['schemas']['DisqualificationReason'] => ({
  id: row.key,
  description: row.description,
  candidate_withdrew: row.candidateWithdrew,
  position: row.position,
})
