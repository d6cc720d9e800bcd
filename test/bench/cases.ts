// The cases: the request, its caller, and the contenders that this server is compared with.
import { base } from '../../src/assemble.ts'
import { firstKey, lastKey } from '../../src/db/paging.ts'
import { newCandidate, pageSize, storedCandidate } from './candidateWorld.ts'
import { alone, driverNames } from './driver.ts'
import type { Values } from './reference.ts'
import { overOurClient, peers, typically, withToken } from './rivals.ts'
import type { CallerName, Planted, World } from './world.ts'

/** A request as it is sent: a GET, unless it has a body to post. */
export type Request = {
  /** The path below the server's address. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON. `[<id>]` in it is replaced by a different text each time. */
  readonly body: string | undefined
  /** The status of the response. */
  readonly status: number
}

export type Case = {
  readonly name: string
  /** The description in the results. */
  readonly what: string
  readonly path: (world: Planted) => string
  /** The base path of the requested version, by default the newest. */
  readonly base?: string
  readonly body?: (world: Planted) => unknown
  readonly caller: CallerName
  readonly status: number
  /** The name of the measured server, by default ours as in production. */
  readonly subject?: string
  /** The SQL that pgbench and the drivers send (`reference/<name>.sql`), and its values. */
  readonly reference?: { readonly name: string; readonly values: (world: Omit<World, 'heard'>) => Values }
  /** The names of the contenders; `page 1` is ours with the first page, `version 3` ours at the newest version's path. */
  readonly against: readonly string[]
  /** The maximum number of rounds. */
  readonly rounds?: number
}

export const requestOf = ({ path, body, caller, status, base: version = base }: Case, world: Planted): Request => ({
  path: version + path(world),
  headers: { ...world.callers[caller], ...(body && { 'content-type': 'application/json' }) },
  body: body && JSON.stringify(body(world)),
  status,
})

const limit = ['pgbench, reference', 'pgbench, our statements']
const drivers = driverNames.map(alone)
const bare = ['node:http without checks', overOurClient('node:http without checks')]
const everybody = [
  ...limit,
  ...drivers,
  ...peers.flatMap((name) => [name, overOurClient(name)]),
  overOurClient('fastify'),
  overOurClient('node:http'),
  ...bare,
  'node:http with a fixed answer',
]
const withoutDatabase = [overOurClient('node:http'), 'node:http with a fixed answer']
const few = 4

export const tinyRead: Case = {
  name: 'W1 tiny read',
  what: 'GET /accounts/{subdomain}, one row by its primary key',
  path: ({ account }) => `/accounts/${account.subdomain}`,
  caller: 'account',
  status: 200,
  reference: { name: 'W1', values: ({ account }) => ({ account: account.id, subdomain: account.subdomain }) },
  against: everybody,
}

export const fiftyCandidates: Case = {
  name: 'W2 50 candidates',
  what: 'GET /jobs/{shortcode}/candidates, 50 of the 200 candidates of a job, in an account that has 200,000',
  path: ({ candidates }) => `/jobs/${candidates.job.shortcode}/candidates?limit=${pageSize}`,
  caller: 'account',
  status: 200,
  reference: {
    name: 'W2',
    values: ({ account, candidates: { job } }) => ({
      account: account.id,
      shortcode: job.shortcode,
      job: job.id,
      since: firstKey,
      until: lastKey,
      most: pageSize + 1,
      ids: job.page.ids,
    }),
  },
  against: everybody,
}

export const firstPage: Case = {
  name: 'page 1 of 4,000',
  what: 'GET /candidates, the first 50 of 200,000',
  path: ({ candidates: { pages } }) => `/candidates?limit=${pageSize}&since_id=${pages.first.since}`,
  caller: 'account',
  status: 200,
  reference: {
    name: 'page',
    values: ({ account, candidates: { pages } }) => ({ account: account.id, most: pageSize + 1, ...pages.first }),
  },
  against: limit,
  rounds: few,
}

export const farPage: Case = {
  ...firstPage,
  name: 'page 1,000 of 4,000',
  what: 'GET /candidates, the 50 that follow 49,950 others',
  path: ({ candidates: { pages } }) => `/candidates?limit=${pageSize}&since_id=${(pages.far ?? pages.first).since}`,
  reference: {
    name: 'page',
    values: ({ account, candidates: { pages } }) => ({ account: account.id, most: pageSize + 1, ...(pages.far ?? pages.first) }),
  },
  against: [...limit, 'page 1'],
}

export const detail: Case = {
  name: 'W3 candidate detail',
  what: 'GET /candidates/{id}, one of 200,000, 3 KB',
  path: ({ candidates }) => `/candidates/${candidates.one.key}`,
  caller: 'account',
  status: 200,
  reference: { name: 'W3', values: ({ account, candidates }) => ({ account: account.id, key: candidates.one.key }) },
  against: [...limit, ...drivers, 'fastify-openapi-glue', overOurClient('fastify-openapi-glue'), overOurClient('node:http'), ...bare],
}

export const creation: Case = {
  name: 'W4 create candidate',
  what: 'POST /jobs/{shortcode}/candidates, 3 KB with answers to three questions, beside 200,000 others; stores the activity and the notification too',
  path: ({ candidates: { job } }) => `/jobs/${job.shortcode}/candidates`,
  body: ({ candidates }) => ({ candidate: newCandidate(candidates) }),
  caller: 'account',
  status: 201,
  reference: {
    name: 'W4',
    values: ({ account, candidates: { job, stage, questions } }) => ({
      account: account.id,
      shortcode: job.shortcode,
      job: job.id,
      stage: stage.id,
      slug: stage.slug,
      stage_then: JSON.stringify(stage),
      ...storedCandidate(questions),
    }),
  },
  against: [...limit, ...drivers],
}

export const timeOffList: Case = {
  name: 'W5 time off list',
  what: 'GET /timeoff/requests, 50 of a quarter and their count, for a manager of 1,110 of 10,000 employees who have 100,000 requests',
  path: () => `/timeoff/requests?from_date=2026-03-01T00:00:00&to_date=2026-05-31T23:59:59&limit=${pageSize}`,
  caller: 'manager',
  status: 200,
  reference: {
    name: 'W5',
    values: ({ account, manager }) => ({
      account: account.id,
      member: manager.member,
      manager: manager.employee,
      from: '2026-03-01 00:00:00',
      until: '2026-05-31 23:59:59',
      most: pageSize,
    }),
  },
  against: [...limit, ...drivers],
}

const pageOfAll = ({ account }: Omit<World, 'heard'>) => ({ account: account.id, most: pageSize + 1 })

/** The cases, by the part of the bench that measures them. */
export const cases = {
  peers: [tinyRead, fiftyCandidates, detail],
  typical: [
    {
      ...fiftyCandidates,
      name: 'W2 against typical use',
      what: 'W2 against the rivals with the data path as it is usually written',
      against: peers.map(typically),
      rounds: few,
    },
  ],
  database: [
    creation,
    timeOffList,
    {
      name: 'job list',
      what: 'GET /jobs, 50 of 1,000 jobs with their departments and places',
      path: () => `/jobs?limit=${pageSize}`,
      caller: 'account',
      status: 200,
      reference: { name: 'jobs', values: pageOfAll },
      against: limit,
      rounds: few,
    },
    {
      name: 'members',
      what: 'GET /members, 50 of 200',
      path: () => `/members?limit=${pageSize}`,
      caller: 'account',
      status: 200,
      reference: { name: 'members', values: pageOfAll },
      against: limit,
      rounds: few,
    },
    firstPage,
    farPage,
  ],
  versions: [
    {
      ...tinyRead,
      name: 'version 3 beside older versions',
      what: 'W1 of our server, which answers versions 2 and 1 too, against one that has version 3 alone',
      against: ['version 3 alone'],
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
  ],
  access: [
    {
      ...tinyRead,
      name: 'authentication and limit',
      what: 'W1 with the token looked up and the call counted, against our server without either',
      against: ['without authentication and limit', overOurClient('fastify'), withToken(overOurClient('fastify'))],
    },
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
      ...creation,
      name: 'traces',
      what: 'W4 with every request and statement traced to a collector on the same machine, against our server without traces',
      subject: 'spindle with traces',
      against: ['spindle'],
      rounds: few,
    },
    {
      ...tinyRead,
      name: 'a 429',
      what: 'W1 asked by a partner whose limit is one request in 10 seconds',
      caller: 'limited',
      status: 429,
      against: withoutDatabase,
      rounds: few,
    },
    {
      ...tinyRead,
      name: 'a 401',
      what: 'W1 with a token that nobody has',
      caller: 'stranger',
      status: 401,
      against: withoutDatabase,
      rounds: few,
    },
  ],
} as const satisfies Record<string, readonly Case[]>

/** The cases whose statements or response another program replays. */
export const heardCases: readonly Case[] = (Object.values(cases).flat() as Case[]).filter(({ against }) =>
  against.some((name) => name === 'pgbench, our statements' || name === 'node:http with a fixed answer'),
)
