// Returns one candidate.
import { operation } from '../../context.ts'
import { prepareCandidateDetail } from './candidateDetail.ts'

export const getCandidate = operation('getCandidate', (tools) => {
  const { show } = prepareCandidateDetail(tools)
  return async ({ path }, { caller, address, reply }) => reply(200, { candidate: await show(path.id, caller.tenant, address) })
})
