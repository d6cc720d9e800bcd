// Lists a page of the account's candidates, oldest first.
import { operation } from '../../context.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { prepareCandidateList } from './candidateList.ts'
import { prepareWholeCandidateList } from './wholeCandidates.ts'

export const listCandidates = operation('listCandidates', (tools) => {
  const findJob = prepareJobByShortcode(tools.statement)
  const list = prepareCandidateList(tools)
  const listWhole = prepareWholeCandidateList(tools)
  return async ({ query }, { account, caller, address, whole, reply }) => {
    const job = query.shortcode === undefined ? null : await findJob(account, query.shortcode)
    return reply(200, await (whole ? listWhole : list)(job, query, caller, address))
  }
})
