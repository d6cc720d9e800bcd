// The cases: what is asked for, and which statements answer it.
import { base } from '../../src/assemble.ts'
import { firstKey, lastKey } from '../../src/db/paging.ts'
import { jobStates, timeOffStates } from '../../src/db/schema.ts'
import { newCandidate, newCandidateRow } from './candidateWorld.ts'
import type { World } from './world.ts'

export type Case = {
  readonly name: string
  /** What the tables of the results show of it. */
  readonly what: string
  /** The address below the server's; the request is a GET unless there is a body to post. */
  readonly path: (world: World) => string
  /** Sent as JSON. `[<id>]` in it is another text each time. */
  readonly body?: (world: World) => unknown
  /** The token that it carries. */
  readonly token: (world: World) => string
  /** Whether the rivals answer it too; otherwise it is measured beside the database's limit alone. */
  readonly rivals: boolean
  /** What the server sends to the database for one request: pgbench sends the same, with another number each time where a text has `[<id>]`. */
  readonly statements: (world: World) => readonly Sent[]
}
type Sent = { readonly name: string; readonly values: Readonly<Record<string, unknown>> }

const unfiltered = { createdAfter: null, updatedAfter: null, upTo: lastKey, most: 51 }

/** What a page of candidates takes beside the list itself. */
const besidePage = ({ account, candidates: { jobs, page } }: World): Sent[] => [
  { name: 'list_stages', values: { account } },
  { name: 'list_jobs_of_candidates', values: { account, ids: jobs } },
  { name: 'list_resumes', values: { account, ids: page } },
]

const accountPage = (name: string, what: string, since: (world: World) => string): Case => ({
  name,
  what,
  path: (world) => `${base}/candidates?limit=50&since_id=${since(world)}`,
  token: ({ token }) => token,
  rivals: false,
  statements: (world) => [
    { name: 'list_candidates', values: { account: world.account, ...unfiltered, since: since(world) } },
    ...besidePage(world),
  ],
})

export const cases: readonly Case[] = [
  {
    name: 'job list',
    what: 'GET /jobs, 50 of 1,000 jobs with their departments and places',
    path: () => `${base}/jobs?limit=50`,
    token: ({ token }) => token,
    rivals: true,
    statements: ({ account }) => [
      {
        name: 'list_jobs',
        values: {
          account,
          states: jobStates,
          since: firstKey,
          upTo: lastKey,
          createdAfter: '-infinity',
          updatedAfter: '-infinity',
          most: 51,
        },
      },
      { name: 'list_departments', values: { account } },
    ],
  },
  {
    name: 'W2 50 candidates',
    what: 'GET /jobs/{shortcode}/candidates, 50 of the 200 candidates of a job, in an account that has 200,000',
    path: ({ candidates: { job } }) => `${base}/jobs/${job.shortcode}/candidates?limit=50`,
    token: ({ token }) => token,
    rivals: false,
    statements: (world) => {
      const { account, candidates } = world
      return [
        { name: 'find_job_id', values: { account, shortcode: candidates.job.shortcode } },
        { name: 'list_job_candidates', values: { account, ...unfiltered, job: candidates.job.id, since: firstKey } },
        ...besidePage(world),
      ]
    },
  },
  accountPage('page 1 of 200,000 candidates', 'GET /candidates, the first 50 of 200,000', ({ candidates }) => candidates.first),
  accountPage('page 1,000 of 200,000 candidates', 'GET /candidates, the 50 that follow 49,950 others', ({ candidates }) => candidates.far),
  {
    name: 'W3 candidate detail',
    what: 'GET /candidates/{id}, one of 200,000, 3 KB',
    path: ({ candidates }) => `${base}/candidates/${candidates.one.key}`,
    token: ({ token }) => token,
    rivals: false,
    statements: ({ account, candidates: { one } }) => [
      { name: 'find_candidate', values: { account, key: one.key } },
      { name: 'list_shown_files', values: { account, key: one.key } },
    ],
  },
  {
    name: 'W4 create candidate',
    what: 'POST /jobs/{shortcode}/candidates, 3 KB with answers to three questions, beside 200,000 others; stores the activity and the notification too',
    path: ({ candidates: { job } }) => `${base}/jobs/${job.shortcode}/candidates`,
    body: ({ candidates }) => ({ candidate: newCandidate(candidates) }),
    token: ({ token }) => token,
    rivals: false,
    statements: ({ account, candidates }) => {
      const { job, stage } = candidates
      const of = { account, shortcode: job.shortcode }
      const arrival = { action: 'uploaded', by: null, shortcode: job.shortcode, slug: stage.slug, stageThen: JSON.stringify(stage) }
      return [
        { name: 'find_job_of_new_candidate', values: of },
        { name: 'list_stages', values: { account } },
        { name: 'list_job_questions', values: of },
        { name: 'store_candidate', values: { account, jobId: job.id, stageId: stage.id, ...arrival, ...newCandidateRow(candidates) } },
      ]
    },
  },
  {
    name: 'W5 time off list',
    what: 'GET /timeoff/requests, 50 of a quarter and their count, for a manager of 1,110 of 10,000 employees who have 100,000 requests',
    path: () => `${base}/timeoff/requests?from_date=2026-03-01T00:00:00&to_date=2026-05-31T23:59:59&limit=50`,
    token: ({ manager }) => manager.token,
    rivals: false,
    statements: ({ account, manager: { member, employee } }) => [
      { name: 'find_time_off_viewer', values: { account, member } },
      { name: 'list_few_reports', values: { account, viewer: employee } },
      {
        name: 'list_time_off_of_line',
        values: {
          account,
          viewer: employee,
          from: '2026-03-01T00:00:00.000',
          upTo: '2026-05-31T23:59:59.000',
          states: timeOffStates,
          categories: null,
          offset: 0,
          limit: 50,
        },
      },
    ],
  },
]
