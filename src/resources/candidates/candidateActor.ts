// Finds the member who acts on a candidate: where every action on one starts.
import type { Caller } from '../../context.ts'
import { once } from '../../db/once.ts'
import { notFound } from '../../errors.ts'
import { actingMember, type Acting } from '../members/actingMember.ts'
import { candidateByKey } from './candidateByKey.ts'

/** `findActor(caller, key, memberId)`: throws 404 for an unknown candidate first, then what `findActingMember` throws. */
export const candidateActor = once((statement) => {
  const find = candidateByKey(statement)
  const findActingMember = actingMember(statement)
  return async (caller: Caller, key: string, memberId: string | null | undefined): Promise<Acting> => {
    const [candidate] = await find({ account: caller.account.id, key })
    if (!candidate) throw notFound()
    return findActingMember(caller, memberId, candidate.jobId)
  }
})
