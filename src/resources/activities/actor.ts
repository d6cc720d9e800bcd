// Who did something, as both feeds show it.
import type { components } from '../../../generated/types.ts'

/** The member, or nothing when the candidate did it, or nobody. */
export const presentActor = (row: {
  memberKey: string | null
  memberName: string | null
}): { member?: components['schemas']['ActivityMember'] } =>
  row.memberKey === null || row.memberName === null ? {} : { member: { id: row.memberKey, name: row.memberName, type: 'Member' } }
