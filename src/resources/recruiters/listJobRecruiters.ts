// Lists the external recruiters of a job.
import { operation } from '../../context.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { presentRecruiter, prepareRecruiterList } from './recruiter.ts'

export const listJobRecruiters = operation('listJobRecruiters', ({ statement }) => {
  const findJob = prepareJobByShortcode(statement)
  const list = prepareRecruiterList(statement)
  return async ({ path }, { account, reply }) => {
    const { id: job } = await findJob(account, path.shortcode)
    return reply(200, { recruiters: (await list({ account, job })).map(presentRecruiter) })
  }
})
