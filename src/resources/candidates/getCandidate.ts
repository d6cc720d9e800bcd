// Shows one candidate.
import { operation } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { prepareCandidateDetail } from './candidateDetail.ts'

export const getCandidate = operation('getCandidate', (tools) => {
  const showCandidate = prepareCandidateDetail(tools)
  return async ({ path }, { caller, address, reply }) => {
    const candidate = await showCandidate(path.id, caller.account, address)
    if (!candidate) throw notFound()
    return reply(200, { candidate })
  }
})
