// Lists a job's candidates, oldest first, a page at a time.
import { operation } from '../../context.ts'
import { namedJob } from '../jobs/namedJob.ts'
import { candidateLister } from './candidateList.ts'

export const listJobCandidates = operation('listJobCandidates', (tools) => {
  const findJob = namedJob(tools.statement)
  const list = candidateLister(tools)
  return async ({ path, query }, { account, caller, address, reply }) =>
    reply(200, await list(await findJob(account, path.shortcode), query, caller.account, address))
})
