// Lists a job's candidates, oldest first, a page at a time.
import { operation } from '../../context.ts'
import { namedJob } from '../jobs/namedJob.ts'
import { candidateLister } from './candidateList.ts'
import { wholeCandidateLister } from './wholeCandidates.ts'

export const listJobCandidates = operation('listJobCandidates', (tools) => {
  const findJob = namedJob(tools.statement)
  const list = candidateLister(tools)
  const listWhole = wholeCandidateLister(tools)
  return async ({ path, query }, { account, caller, address, whole, reply }) => {
    const job = await findJob(account, path.shortcode)
    return reply(200, await (whole ? listWhole : list)(job, query, caller.account, address))
  }
})
