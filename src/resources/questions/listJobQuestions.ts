// Lists the questions that a job asks its applicants.
import { operation } from '../../context.ts'
import { jobByShortcode } from '../jobs/jobByShortcode.ts'
import { presentQuestion, questionsOf } from './question.ts'

export const listJobQuestions = operation('listJobQuestions', ({ statement }) => {
  const findJob = jobByShortcode(statement)
  const list = questionsOf(statement)
  return async ({ path }, { account, reply }) => {
    const [questions] = await Promise.all([list({ account, shortcode: path.shortcode }), findJob(account, path.shortcode)])
    return reply(200, { questions: questions.map(presentQuestion) })
  }
})
