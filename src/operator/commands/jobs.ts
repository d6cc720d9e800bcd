// spindle jobs: lists jobs and moves them to another state.
import { operator } from '../../access/audit.ts'
import { and, asc, eq, sql } from '../../db/drizzle.js'
import { jobs, jobStates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { seconds } from '../../db/time.ts'
import { refused } from '../refused.ts'
import { prepareJobLock } from '../../resources/jobs/jobLock.ts'
import { jobTransitions, prepareJobState, type JobState } from '../../resources/jobs/jobTransitions.ts'
import { command, ofAccount } from '../command.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'

const list = command({
  name: 'jobs list',
  summary: 'lists the jobs, oldest first',
  options: { ...ofAccount, state: { value: '<state,state>', list: true, oneOf: jobStates, summary: 'only those in these states' } },
  prepare: ({ statement }) => {
    const accountOf = accountBySubdomain(statement)
    const all = statement('operator_list_jobs', (p: Holders<{ account: number; states: readonly JobState[] }>) =>
      build
        .select({ shortcode: jobs.shortcode, title: jobs.title, code: jobs.code, state: jobs.state, createdAt: jobs.createdAt })
        .from(jobs)
        .where(and(eq(jobs.accountId, p.account), sql`${jobs.state} = any(${p.states}::text[])`))
        .orderBy(asc(jobs.key)),
    )
    return async ({ account, state = jobStates }) => ({
      rows: (await all({ account: await accountOf(account), states: [...state] })).map(({ createdAt, ...row }) => ({
        shortcode: row.shortcode,
        title: row.title,
        code: row.code,
        state: row.state,
        created: seconds(createdAt),
      })),
      none: 'The account has no such jobs.',
    })
  },
})

/** The commands that change the state of a job, and the state that each leads to. */
const changes = {
  publish: { to: 'published', summary: 'shows a job to candidates' },
  close: { to: 'closed', summary: 'hides a published job from candidates, for now' },
  archive: { to: 'archived', summary: 'puts a job away' },
  restore: { to: 'draft', summary: 'restores an archived job as a draft' },
} as const satisfies Record<string, { to: JobState; summary: string }>

const verbTo = Object.fromEntries(Object.entries(changes).map(([verb, { to }]) => [to, verb])) as Record<JobState, string>
const table = (Object.keys(jobTransitions) as JobState[]).map((from) => `  ${from} -> ${jobTransitions[from].join(', ')}`)

const changing = (verb: keyof typeof changes) => {
  const { to, summary } = changes[verb]
  return command({
    name: `jobs ${verb}`,
    summary,
    options: { job: { value: '<shortcode>', operand: true, required: true, summary: 'the job' }, ...ofAccount },
    notes: ['The allowed transitions:', ...table],
    prepare: ({ statement, transaction }) => {
      const accountOf = accountBySubdomain(statement)
      const lock = prepareJobLock(statement)
      const setState = prepareJobState(statement)
      return async ({ account: subdomain, job: shortcode }) => {
        const account = await accountOf(subdomain)
        const { title, from } = await transaction(async (run) => {
          const [job] = await run(lock, { account, shortcode })
          if (!job) throw refused(`${subdomain} has no job ${shortcode}: spindle jobs list shows all`)
          refuseForbidden(shortcode, job.state, to)
          await setState(run, account, operator, job.id, to)
          return { title: job.title, from: job.state }
        })
        return { said: `${shortcode} (${title}) was ${from} and is now ${to}.`, data: { shortcode, title, state: to, was: from } }
      }
    },
  })
}

function refuseForbidden(shortcode: string, from: JobState, to: JobState): void {
  if (from === to) throw refused(`${shortcode} is already ${to}`)
  if (jobTransitions[from].includes(to)) return
  const ways = jobTransitions[from].map((state) => `${state} (spindle jobs ${verbTo[state]})`).join(' or ')
  throw refused(`${shortcode} is ${from} and cannot become ${to}: from ${from} it can only become ${ways}`)
}

export const jobCommands = [list, ...(Object.keys(changes) as (keyof typeof changes)[]).map(changing)]
