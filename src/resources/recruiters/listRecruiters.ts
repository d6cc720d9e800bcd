// Lists the account's external recruiters, or those of one job.
import { operation } from '../../context.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { presentRecruiter, prepareRecruiterList } from './recruiter.ts'

export const listRecruiters = operation('listRecruiters', ({ statement }) => {
  const findJob = prepareJobByShortcode(statement)
  const list = prepareRecruiterList(statement)
  return async ({ query }, { account, reply }) => {
    const job = query.shortcode === undefined ? null : (await findJob(account, query.shortcode)).id
    return reply(200, { recruiters: (await list({ account, job })).map(presentRecruiter) })
  }
})
