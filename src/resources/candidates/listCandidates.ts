// Lists the account's candidates, oldest first, a page at a time.
import { operation } from '../../context.ts'
import { namedJob } from '../jobs/namedJob.ts'
import { candidateLister } from './candidateList.ts'
import { wholeCandidateLister } from './wholeCandidates.ts'

export const listCandidates = operation('listCandidates', (tools) => {
  const findJob = namedJob(tools.statement)
  const list = candidateLister(tools)
  const listWhole = wholeCandidateLister(tools)
  return async ({ query }, { account, caller, address, whole, reply }) => {
    const job = query.shortcode === undefined ? null : await findJob(account, query.shortcode)
    return reply(200, await (whole ? listWhole : list)(job, query, caller.account, address))
  }
})
