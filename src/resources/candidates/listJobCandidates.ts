// Lists a page of a job's candidates, oldest first.
import { operation } from '../../context.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { prepareCandidateList } from './candidateList.ts'
import { prepareWholeCandidateList } from './wholeCandidates.ts'

export const listJobCandidates = operation('listJobCandidates', (tools) => {
  const findJob = prepareJobByShortcode(tools.statement)
  const list = prepareCandidateList(tools)
  const listWhole = prepareWholeCandidateList(tools)
  return async ({ path, query }, { account, caller, address, whole, reply }) => {
    const job = await findJob(account, path.shortcode)
    return reply(200, await (whole ? listWhole : list)(job, query, caller, address))
  }
})
