// Lists the questions of a job's application form.
import { operation } from '../../context.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { presentQuestion, prepareQuestionList } from './question.ts'

export const listJobQuestions = operation('listJobQuestions', ({ statement }) => {
  const findJob = prepareJobByShortcode(statement)
  const list = prepareQuestionList(statement)
  return async ({ path }, { account, reply }) => {
    const [questions] = await Promise.all([list({ account, shortcode: path.shortcode }), findJob(account, path.shortcode)])
    return reply(200, { questions: questions.map(presentQuestion) })
  }
})
