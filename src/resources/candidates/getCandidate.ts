// Returns one candidate.
import { operation } from '../../context.ts'
import { prepareCandidateDetail } from './candidateDetail.ts'
import { prepareCandidateRight } from './candidateRight.ts'

export const getCandidate = operation('getCandidate', (tools) => {
  const requireRight = prepareCandidateRight(tools.statement)
  const { show } = prepareCandidateDetail(tools)
  return async ({ path }, { caller, address, reply }) => {
    await requireRight(caller, path.id, 'read')
    return reply(200, { candidate: await show(path.id, caller.tenant, address) })
  }
})
