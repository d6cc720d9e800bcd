// Lists the stages of a job, which are the account's: all jobs share its pipeline.
import { operation } from '../../context.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { presentStage, prepareStageList } from './stage.ts'

export const listJobStages = operation('listJobStages', ({ statement }) => {
  const findJob = prepareJobByShortcode(statement)
  const list = prepareStageList(statement)
  return async ({ path }, { account, reply }) => {
    const [stages] = await Promise.all([list({ account }), findJob(account, path.shortcode)])
    return reply(200, { stages: stages.map(presentStage) })
  }
})
