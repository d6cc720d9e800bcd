// The measured candidates: spread over the jobs of an account, each with 3 KB of data, some with a resume, and their activities.
import type { Execute } from '../../src/db/client.ts'
import type { GivenAccount } from '../fixtures/account.ts'

/** The key at which a page of candidates begins, the candidates on it, and their jobs. */
type Page = { readonly since: string; readonly ids: readonly number[]; readonly jobs: readonly number[] }
/** The values that the cases request, in plain JSON. Ids are internal, keys are the API's. */
export type CandidateWorld = {
  readonly job: { readonly id: number; readonly shortcode: string; readonly page: Page }
  /** The stage of candidates that are uploaded. */
  readonly stage: { readonly id: number; readonly identifier: string; readonly name: string; readonly slug: string }
  readonly questions: readonly { readonly key: string; readonly body: string }[]
  /** A candidate of the job, with a resume. */
  readonly one: { readonly key: string }
  readonly pages: {
    readonly first: Page
    /** The 1,000th page, if there are so many. */
    readonly far: Page | undefined
  }
}

/** Candidates on a page. */
export const pageSize = 50

const sentence = 'Kept the lines running through two winters and taught whoever came after. '
const days = { start_date: '2015-10-01', end_date: '2019-03-31' }
const position = {
  title: 'Technician',
  summary: sentence.repeat(4),
  company: 'Northern Works',
  industry: 'Machines',
  current: false,
  ...days,
}
const school = { school: 'Evening School of Applied Arts', degree: 'Diploma', field_of_study: 'Mechanics', ...days }
const questions = ['Why us?', 'What would you change first?', 'When could you begin?']
const answer = sentence.repeat(3)

/** Returns the body of a request that creates a candidate, 3 KB. */
export const newCandidate = ({ questions: asked }: Pick<CandidateWorld, 'questions'>) => ({
  name: 'Ada Berg',
  email: 'ada-[<id>]@example.test',
  headline: 'Technician who stays calm',
  phone: '+49 40 555 0100',
  address: '12 Harbour Street, Hamburg, Germany',
  summary: sentence.repeat(6),
  cover_letter: sentence.repeat(8),
  domain: 'careers.example',
  skills: ['welding', 'hydraulics', 'first aid'],
  tags: ['2026', 'night shift'],
  social_profiles: [{ type: 'linkedin', name: 'LinkedIn', username: 'ada', url: 'https://www.linkedin.example/in/ada' }],
  education_entries: [school],
  experience_entries: [position, position],
  answers: asked.map(({ key }) => ({ question_key: key, body: answer })),
})

/** Returns the same candidate as the server stores it, with JSON as text. */
export function storedCandidate(asked: CandidateWorld['questions']) {
  const given = newCandidate({ questions: asked })
  return {
    ...given,
    social_profiles: JSON.stringify(given.social_profiles),
    education_entries: JSON.stringify(given.education_entries.map((entry) => ({ id: 'e000000000000001', ...entry }))),
    experience_entries: JSON.stringify(given.experience_entries.map((entry, at) => ({ id: `e00000000000001${at}`, ...entry }))),
    answers: JSON.stringify(asked.map(({ key, body }) => ({ question: key, body, answer: { body: answer } }))),
  }
}

/** Plants candidates, distributed over all jobs of the account in turn. The measured job asks three questions. */
export async function plantCandidates(account: GivenAccount, run: Execute, count: number): Promise<CandidateWorld> {
  const execute = (text: string, values: readonly unknown[] = []) => run(text, [account.id, ...values])
  await account.givenStages()
  const [job] = await execute('select id, shortcode from jobs where account_id = $1 order by id limit 1')
  const asked = []
  for (const [at, body] of questions.entries())
    asked.push(await account.insert('job_questions', { job_id: job?.id, body, type: 'free_text', required: at === 0, position: at }))

  const row = storedCandidate(asked as never)
  // Created over two years, each updated within weeks of its creation.
  await execute(
    `insert into candidates (account_id, job_id, stage_id, name, firstname, lastname, email, sourced, outlet, mailbox, created_at, updated_at,
                             headline, phone, address, summary, cover_letter, domain, skills, tags, social_profiles, education_entries,
                             experience_entries, answers)
     select $1, j.ids[1 + at % cardinality(j.ids)], s.ids[1 + at % cardinality(s.ids)],
            'First ' || at % 97 || ' Last ' || at, 'First ' || at % 97, 'Last ' || at, 'candidate-' || at || '@example.test', at % 3 = 0, 'SPI',
            md5(at::text), came, came + (at * 31 % 400) * interval '1 hour',
            $2, $3, $4, $5, $6, $7, $8, $9, $10::text::jsonb, $11::text::jsonb, $12::text::jsonb, $13::text::jsonb
       from generate_series(0, $14::integer - 1) at,
            lateral (select timestamptz '2024-01-01' + at * (interval '730 days' / $14::integer) as came) day,
            (select array_agg(id order by id) as ids from jobs where account_id = $1) j,
            (select array_agg(id order by position) as ids from stages where account_id = $1) s
      order by at`,
    [
      row.headline,
      row.phone,
      row.address,
      row.summary,
      row.cover_letter,
      row.domain,
      row.skills,
      row.tags,
      row.social_profiles,
      row.education_entries,
      row.experience_entries,
      row.answers,
      count,
    ],
  )
  // Three of seven have a resume.
  await execute(
    `insert into files (account_id, candidate_id, kind, name, media_type, size)
     select $1, id, 'resume', 'resume.pdf', 'application/pdf', 40000 from candidates where account_id = $1 and id % 7 < 3 order by id`,
  )
  await execute(
    `insert into activities (account_id, job_id, candidate_id, action, stage)
     select $1, c.job_id, c.id, 'applied', jsonb_build_object('id', s.id, 'identifier', encode(s.key, 'hex'), 'name', s.name, 'slug', s.slug)
       from candidates c join stages s on s.account_id = $1 and s.id = c.stage_id where c.account_id = $1 order by c.key`,
  )
  const found = async (query: string, values: readonly unknown[] = []) => (await execute(query, values)) as { id: number; key: string }[]
  const [one] = await found(
    `select id, encode(key, 'hex') as key from candidates where account_id = $1 and job_id = $2 and id % 7 < 3 order by key limit 1`,
    [job?.id],
  )
  const [stage] = await execute(
    `select id, encode(key, 'hex') as identifier, name, slug from stages where account_id = $1 and kind = 'sourced' order by position limit 1`,
  )
  const pageFrom = async (condition: string, offset: number): Promise<Page | undefined> => {
    const rows = await execute(
      `select id, job_id, encode(key, 'hex') as key from candidates where account_id = $1 and ${condition} order by key limit ${pageSize} offset ${offset}`,
    )
    const [begin] = rows
    return (
      begin && {
        since: String(begin.key),
        ids: rows.map(({ id }) => Number(id)),
        jobs: [...new Set(rows.map((row) => Number(row.job_id)))],
      }
    )
  }
  return {
    job: { id: Number(job?.id), shortcode: String(job?.shortcode), page: (await pageFrom(`job_id = ${Number(job?.id)}`, 0))! },
    stage: stage as CandidateWorld['stage'],
    questions: asked.map(({ key, body }) => ({ key, body: String(body) })),
    one: { key: one!.key },
    pages: { first: (await pageFrom('true', 0))!, far: await pageFrom('true', 999 * pageSize) },
  }
}
