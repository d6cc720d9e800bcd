// Lists the account's candidates, oldest first, a page at a time.
import { operation } from '../../context.ts'
import { namedJob } from '../jobs/namedJob.ts'
import { candidateLister } from './candidateList.ts'

export const listCandidates = operation('listCandidates', (tools) => {
  const findJob = namedJob(tools.statement)
  const list = candidateLister(tools)
  return async ({ query }, { account, caller, address, reply }) => {
    const job = query.shortcode === undefined ? null : await findJob(account, query.shortcode)
    return reply(200, await list(job, query, caller.account, address))
  }
})
