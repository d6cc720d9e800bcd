// Finds the member who acts on a candidate: where every action on one starts.
import type { Caller } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { notFound } from '../../errors.ts'
import { prepareActingMember, type Acting } from '../members/actingMember.ts'
import { prepareCandidateByKey } from './candidateByKey.ts'

/** `findActor(caller, key, memberId)`: throws 404 for an unknown candidate first, then what `findActingMember` throws. */
export const prepareCandidateActor = prepared((statement) => {
  const find = prepareCandidateByKey(statement)
  const findActingMember = prepareActingMember(statement)
  return async (caller: Caller, key: string, memberId: string | null | undefined): Promise<Acting> => {
    const [candidate] = await find({ account: caller.account.id, key })
    if (!candidate) throw notFound()
    return findActingMember(caller, memberId, candidate.jobId)
  }
})
