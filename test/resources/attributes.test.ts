// Custom attributes: the account's, and those of a job.
import t from 'tap'
import type { GivenAccount } from '../fixtures/account.ts'
import { givenWorld } from '../fixtures/server.ts'

const world = await givenWorld(t)

const early = { id: '019b000000000001', body: 'Early', hint: 'Before noon' }
const late = { id: '019b000000000002', body: 'Late', hint: null }
const shownChoices = [
  { ...early, translations: { en: { body: 'Early', hint: 'Before noon' } } },
  { ...late, translations: { en: { body: 'Late' } } },
]

const givenAttribute = (account: GivenAccount, label: string, type: string, values: Record<string, unknown> = {}) =>
  account.insert('custom_attributes', { label, type, ...values })

t.test('listCustomAttributes: returns every attribute of the account, oldest first, each with only the keys of its type', async (t) => {
  const account = await world.givenAccount()
  await givenAttribute(await world.givenAccount(), 'Foreign', 'date')
  const shown = []
  for (const [type, values, more] of [
    ['short_text', { hint: 'In a word' }, { hint: 'In a word' }],
    ['free_text', { hint: '' }, {}],
    ['boolean', { enabled: false }, { enabled: false }],
    ['numeric', {}, {}],
    ['date', { provider: 'candidate' }, {}],
    ['dropdown', { choices: [early, late] }, { single_answer: true, choices: shownChoices }],
    ['multiple_choice', { choices: [early, late] }, { single_answer: false, choices: shownChoices }],
    ['file', { supported_file_types: ['pdf'], max_file_size: 1000 }, {}],
  ] as const) {
    const { key } = await givenAttribute(account, `A ${type}`, type, values)
    shown.push(Object.assign({ id: key, type, enabled: true, label: `A ${type}`, hint: null }, more))
  }
  const { status, body } = await (await account.givenCaller(['r_jobs'])).get('/custom_attributes')
  t.equal(status, 200)
  t.strictSame(body, { custom_attributes: shown })
})

t.test("listJobCustomAttributes: returns the job's enabled attributes in the job's order", async (t) => {
  const account = await world.givenAccount()
  const [job, other] = [await account.givenJob(), await account.givenJob()]
  const shift = await givenAttribute(account, 'Shift', 'dropdown', { choices: [early, late], provider: 'candidate' })
  const proof = await givenAttribute(account, 'Proof', 'file', { supported_file_types: ['pdf'], max_file_size: 1000 })
  const fax = await givenAttribute(account, 'Fax', 'short_text', { enabled: false })
  const spare = await givenAttribute(account, 'Spare', 'boolean')
  const ask = (job_id: number, { id }: { id: number }, position: number, required = false) =>
    account.insert('job_custom_attributes', { job_id, custom_attribute_id: id, position, required })
  await ask(job.id, shift, 3, true)
  await ask(job.id, fax, 2)
  await ask(job.id, proof, 1)
  await ask(other.id, spare, 1)
  const caller = await account.givenCaller(['r_jobs'])
  const { status, body } = await caller.get(`/jobs/${job.shortcode}/custom_attributes`)
  t.equal(status, 200)
  t.strictSame(body, {
    custom_attributes: [
      {
        id: proof.key,
        label: 'Proof',
        type: 'file',
        required: false,
        provider: 'user',
        supported_file_types: ['pdf'],
        max_file_size: 1000,
      },
      {
        id: shift.key,
        label: 'Shift',
        type: 'dropdown',
        required: true,
        provider: 'candidate',
        single_answer: true,
        choices: [
          { body: 'Early', id: early.id },
          { body: 'Late', id: late.id },
        ],
      },
    ],
  })
  t.strictSame((await caller.get(`/jobs/${other.shortcode}/custom_attributes`)).body.custom_attributes.length, 1, 'each job has its own')
})

t.test('listJobCustomAttributes: an unknown, malformed or foreign job is 404', async (t) => {
  const account = await world.givenAccount()
  const foreign = await (await world.givenAccount()).givenJob()
  const caller = await account.givenCaller()
  for (const shortcode of ['ABCDEF0123', 'nonsense', foreign.shortcode]) {
    const { status, body } = await caller.get(`/jobs/${shortcode}/custom_attributes`)
    t.equal(status, 404, shortcode)
    t.strictSame(body, { error: 'Not found' })
  }
})
