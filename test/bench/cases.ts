// The cases: what is asked for, by whom, and whom this server is compared with in it.
import { base } from '../../src/assemble.ts'
import { newCandidate } from './candidateWorld.ts'
import type { CallerName, Planted } from './world.ts'

/** A request as it goes over the wire: a GET unless there is a body to post. */
export type Request = {
  /** The address below the server's. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON. `[<id>]` in it is another text each time. */
  readonly body: string | undefined
  /** The status that is answered. */
  readonly status: number
}

export type Case = {
  readonly name: string
  /** What the results tell of it. */
  readonly what: string
  readonly path: (world: Planted) => string
  /** Where the version begins that is asked; without it the newest. */
  readonly base?: string
  readonly body?: (world: Planted) => unknown
  readonly caller: CallerName
  readonly status: number
  /** Which of the servers is measured; without it, ours as in production. */
  readonly subject?: string
  /** The contenders' names; `page 1` is ours with the first page, `version 3` ours at the newest version's address. */
  readonly against: readonly string[]
}

export const requestOf = ({ path, body, caller, status, base: version = base }: Case, world: Planted): Request => ({
  path: version + path(world),
  headers: { ...world.callers[caller], ...(body && { 'content-type': 'application/json' }) },
  body: body && JSON.stringify(body(world)),
  status,
})

const everybody = [
  'pgbench',
  'fastify-openapi-glue',
  'openapi-backend',
  'openapi-backend + Express',
  'express-openapi-validator',
  'nestjs',
  'fastify',
  'node:http',
  'node:http without checks',
  'node:http with a fixed answer',
]
const withoutDatabase = ['node:http', 'node:http with a fixed answer']

export const tinyRead: Case = {
  name: 'W1 tiny read',
  what: 'GET /accounts/{subdomain}, one row by its primary key',
  path: ({ account }) => `/accounts/${account.subdomain}`,
  caller: 'account',
  status: 200,
  against: everybody,
}

export const fiftyCandidates: Case = {
  name: 'W2 50 candidates',
  what: 'GET /jobs/{shortcode}/candidates, 50 of the 200 candidates of a job, in an account that has 200,000',
  path: ({ candidates }) => `/jobs/${candidates.job.shortcode}/candidates?limit=50`,
  caller: 'account',
  status: 200,
  against: [...everybody, 'fastify-openapi-glue in typical use'],
}

export const firstPage: Case = {
  name: 'page 1 of 4,000',
  what: 'GET /candidates, the first 50 of 200,000',
  path: ({ candidates }) => `/candidates?limit=50&since_id=${candidates.first}`,
  caller: 'account',
  status: 200,
  against: ['pgbench'],
}

export const farPage: Case = {
  ...firstPage,
  name: 'page 1,000 of 4,000',
  what: 'GET /candidates, the 50 that follow 49,950 others',
  path: ({ candidates }) => `/candidates?limit=50&since_id=${candidates.far}`,
  against: ['pgbench', 'page 1'],
}

export const detail: Case = {
  name: 'W3 candidate detail',
  what: 'GET /candidates/{id}, one of 200,000, 3 KB',
  path: ({ candidates }) => `/candidates/${candidates.one.key}`,
  caller: 'account',
  status: 200,
  against: ['pgbench'],
}

export const creation: Case = {
  name: 'W4 create candidate',
  what: 'POST /jobs/{shortcode}/candidates, 3 KB with answers to three questions, beside 200,000 others; stores the activity and the notification too',
  path: ({ candidates: { job } }) => `/jobs/${job.shortcode}/candidates`,
  body: ({ candidates }) => ({ candidate: newCandidate(candidates) }),
  caller: 'account',
  status: 201,
  against: ['pgbench'],
}

export const timeOffList: Case = {
  name: 'W5 time off list',
  what: 'GET /timeoff/requests, 50 of a quarter and their count, for a manager of 1,110 of 10,000 employees who have 100,000 requests',
  path: () => '/timeoff/requests?from_date=2026-03-01T00:00:00&to_date=2026-05-31T23:59:59&limit=50',
  caller: 'manager',
  status: 200,
  against: ['pgbench'],
}

export const cases: readonly Case[] = [
  // The first, since in later ones our server has been under load for minutes, and another has not.
  {
    ...tinyRead,
    name: 'version 3 beside older versions',
    what: 'W1 of our server, which answers versions 2 and 1 too, against one that has version 3 alone',
    against: ['version 3 alone'],
  },
  tinyRead,
  {
    name: 'job list',
    what: 'GET /jobs, 50 of 1,000 jobs with their departments and places',
    path: () => '/jobs?limit=50',
    caller: 'account',
    status: 200,
    against: ['pgbench'],
  },
  fiftyCandidates,
  detail,
  creation,
  timeOffList,
  {
    name: 'members',
    what: 'GET /members, 50 of 200',
    path: () => '/members?limit=50',
    caller: 'account',
    status: 200,
    against: ['pgbench'],
  },
  firstPage,
  farPage,
  {
    ...fiftyCandidates,
    name: 'shared counter',
    what: 'W2 with the calls counted in Postgres for all processes together (RATE_LIMIT_STORE=postgres), against counting in memory',
    subject: 'spindle with shared counts',
    against: ['spindle'],
  },
  {
    ...fiftyCandidates,
    name: 'two workers',
    what: 'W2 served by two processes (WORKERS=2), which share their counts in Postgres, against one',
    subject: 'spindle with two workers',
    against: ['spindle', 'spindle with shared counts'],
  },
  {
    ...tinyRead,
    name: 'version 2 tiny read',
    what: 'W1 asked at the addresses of version 2, which makes its answer of version 3 and checks it against a contract of its own',
    base: '/spi/v2',
    against: ['version 3'],
  },
  {
    ...detail,
    name: 'version 2 candidate detail',
    what: 'W3 asked at the addresses of version 2',
    base: '/spi/v2',
    against: ['version 3'],
  },
  {
    ...tinyRead,
    name: 'a 429',
    what: 'W1 asked by a partner whose limit is one request in 10 seconds',
    caller: 'limited',
    status: 429,
    against: withoutDatabase,
  },
  { ...tinyRead, name: 'a 401', what: 'W1 with a token that nobody has', caller: 'stranger', status: 401, against: withoutDatabase },
]
