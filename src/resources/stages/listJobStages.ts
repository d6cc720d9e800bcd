// Lists the stages that a job's candidates go through: the account's, since every job has its pipeline.
import { operation } from '../../context.ts'
import { jobByShortcode } from '../jobs/jobByShortcode.ts'
import { presentStage, stagesOf } from './stage.ts'

export const listJobStages = operation('listJobStages', ({ statement }) => {
  const findJob = jobByShortcode(statement)
  const list = stagesOf(statement)
  return async ({ path }, { account, reply }) => {
    const [stages] = await Promise.all([list({ account }), findJob(account, path.shortcode)])
    return reply(200, { stages: stages.map(presentStage) })
  }
})
