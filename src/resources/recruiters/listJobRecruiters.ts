// Lists the external recruiters who work on a job.
import { operation } from '../../context.ts'
import { jobByShortcode } from '../jobs/jobByShortcode.ts'
import { presentRecruiter, recruitersOf } from './recruiter.ts'

export const listJobRecruiters = operation('listJobRecruiters', ({ statement }) => {
  const findJob = jobByShortcode(statement)
  const list = recruitersOf(statement)
  return async ({ path }, { account, reply }) => {
    const job = await findJob(account, path.shortcode)
    return reply(200, { recruiters: (await list({ account, job })).map(presentRecruiter) })
  }
})
