// Questions of a job, as a list and in its application form.
import t from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld } from '../fixtures/server.ts'

const world = await givenWorld(t)

const yes = { id: '019b000000000001', body: 'Yes' }
const no = { id: '019b000000000002', body: 'No' }

/** A job with a question of every type, the last inserted first. */
async function givenQuestions(account: GivenAccount) {
  const job = await account.givenJob({ application_form: [] })
  const given: [type: string, values: Record<string, unknown>, shown: Record<string, unknown>][] = [
    ['free_text', { required: true }, { required: true }],
    ['short_text', {}, {}],
    ['boolean', {}, {}],
    ['multiple_choice', { choices: [yes, no] }, { single_answer: false, choices: [yes, no] }],
    ['dropdown', { choices: [no, yes] }, { single_answer: true, choices: [no, yes] }],
    ['numeric', {}, {}],
    ['date', {}, {}],
    ['file', { supported_file_types: ['pdf'], max_file_size: 1000 }, { supported_file_types: ['pdf'], max_file_size: 1000 }],
    ['file', {}, { supported_file_types: [], max_file_size: 20_971_520 }],
  ]
  const questions = []
  for (const [at, [type, values, shown]] of [...given.entries()].toReversed()) {
    const { key } = await account.insert('job_questions', { job_id: job.id, position: at + 1, body: `Question ${at}`, type, ...values })
    questions.unshift({ body: `Question ${at}`, type, required: false, id: key, ...shown })
  }
  return { job, questions }
}

t.test('listJobQuestions: returns questions of every type in order, each with only the keys of its type', async (t) => {
  const account = await world.givenAccount()
  const { job, questions } = await givenQuestions(account)
  const other = await givenQuestions(account)
  const caller = await account.givenCaller(['r_jobs'])
  const { status, body } = await caller.get(`/jobs/${job.shortcode}/questions`)
  t.equal(status, 200)
  t.strictSame(body, { questions })
  t.strictSame((await caller.get(`/jobs/${other.job.shortcode}/questions`)).body, { questions: other.questions }, 'each job has its own')
  t.strictSame((await caller.get(`/jobs/${(await account.givenJob()).shortcode}/questions`)).body, { questions: [] })
})

t.test('getJobApplicationForm: returns the job’s fields in their fixed order, and its questions', async (t) => {
  const account = await world.givenAccount()
  const { job, questions } = await givenQuestions(account)
  const form = [
    { key: 'resume', required: true },
    { key: 'experience', required: false },
    { key: 'phone', required: true },
    { key: 'shoe_size', required: true },
  ]
  await world.application.database.execute('update jobs set application_form = $2 where account_id = $1 and id = $3', [
    account.id,
    form,
    job.id,
  ])
  const { status, body } = await (await account.givenCaller(['r_jobs'])).get(`/jobs/${job.shortcode}/application_form`)
  t.equal(status, 200)
  const period = [
    { key: 'start_date', label: 'Start date', type: 'date', required: false },
    { key: 'end_date', label: 'End date', type: 'date', required: false },
  ]
  t.strictSame(body, {
    form_fields: [
      { key: 'phone', label: 'Phone', type: 'string', required: true, max_length: 255 },
      {
        key: 'experience',
        label: 'Experience',
        type: 'complex',
        required: false,
        multiple: true,
        fields: [
          { key: 'title', label: 'Title', type: 'string', required: true, max_length: 255 },
          { key: 'company', label: 'Company', type: 'string', required: false },
          { key: 'industry', label: 'Industry', type: 'string', required: false },
          { key: 'summary', label: 'Summary', type: 'free_text', required: false },
          { key: 'current', label: 'I work here now', type: 'boolean', required: false },
          ...period,
        ],
      },
      {
        key: 'resume',
        label: 'Resume',
        type: 'file',
        required: true,
        supported_file_types: ['pdf', 'doc', 'docx', 'odt', 'rtf'],
        max_file_size: 5_242_880,
      },
    ],
    questions,
  })
})

t.test('getJobApplicationForm: can return every field', async (t) => {
  const account = await world.givenAccount()
  const keys = ['headline', 'phone', 'address', 'avatar', 'education', 'experience', 'summary', 'resume', 'cover_letter']
  const job = await account.givenJob({ application_form: keys.toReversed().map((key) => ({ key, required: false })) })
  const { body } = await (await account.givenCaller()).get(`/jobs/${job.shortcode}/application_form`)
  const fields: { key: string; [more: string]: unknown }[] = body.form_fields
  t.strictSame(
    fields.map(({ key, type, max_length }) => [key, type, max_length]),
    [
      ['headline', 'string', 255],
      ['phone', 'string', 255],
      ['address', 'string', undefined],
      ['avatar', 'file', undefined],
      ['education', 'complex', undefined],
      ['experience', 'complex', undefined],
      ['summary', 'free_text', undefined],
      ['resume', 'file', undefined],
      ['cover_letter', 'free_text', undefined],
    ],
  )
  t.match(fields[3], { supported_file_types: ['jpg', 'jpeg', 'gif', 'png'], max_file_size: 5_242_880 })
  const parts = (fields[4]?.fields ?? []) as { key: string; type: string; required: boolean; max_length?: number }[]
  t.strictSame(
    parts.map(({ key, type, required, max_length }) => [key, type, required, max_length]),
    [
      ['school', 'string', true, 255],
      ['degree', 'string', false, 255],
      ['field_of_study', 'string', false, 255],
      ['start_date', 'date', false, undefined],
      ['end_date', 'date', false, undefined],
    ],
  )
})

t.test('getJobApplicationForm: the form of a job without fields and questions is empty', async (t) => {
  const account = await world.givenAccount()
  const { shortcode } = await account.givenJob()
  const { body } = await (await account.givenCaller()).get(`/jobs/${shortcode}/application_form`)
  t.strictSame(body, { form_fields: [], questions: [] })
})

t.test('listJobQuestions, getJobApplicationForm: an unknown, malformed or foreign job is 404', async (t) => {
  const account = await world.givenAccount()
  const foreign = (await givenQuestions(await world.givenAccount())).job
  const caller = await account.givenCaller()
  for (const shortcode of ['ABCDEF0123', 'nonsense', foreign.shortcode]) {
    for (const part of ['questions', 'application_form']) {
      const { status, body } = await caller.get(`/jobs/${shortcode}/${part}`)
      t.equal(status, 404, `${shortcode} ${part}`)
      t.strictSame(body, { error: 'Not found' })
    }
  }
})
