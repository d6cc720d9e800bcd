// Returns one candidate of a job. This is the older path of the detail.
import { operation } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { prepareCandidateDetail } from './candidateDetail.ts'
import { prepareCandidateRight } from './candidateRight.ts'

export const getJobCandidate = operation('getJobCandidate', (tools) => {
  const requireRight = prepareCandidateRight(tools.statement)
  const { show } = prepareCandidateDetail(tools)
  return async ({ path }, { caller, address, reply }) => {
    await requireRight(caller, path.id, 'read')
    const candidate = await show(path.id, caller.tenant, address)
    if (candidate.job.shortcode !== path.shortcode) throw notFound()
    return reply(200, { candidate })
  }
})
