// The cases: what is asked for, and which statements answer it.
import { base } from '../../src/assemble.ts'
import { firstKey, lastKey } from '../../src/db/paging.ts'
import { jobStates, timeOffStates } from '../../src/db/schema.ts'
import type { World } from './world.ts'

export type Case = {
  readonly name: string
  /** What the tables of the results show of it. */
  readonly what: string
  /** The request is a GET of this path. */
  readonly path: string
  /** The token that it carries. */
  readonly token: (world: World) => string
  /** Whether the rivals answer it too; otherwise it is measured beside the database's limit alone. */
  readonly rivals: boolean
  /** What the server sends to the database for one request: pgbench sends the same. */
  readonly statements: (world: World) => readonly { readonly name: string; readonly values: Readonly<Record<string, unknown>> }[]
}

export const cases: readonly Case[] = [
  {
    name: 'job list',
    what: 'GET /jobs, 50 of 1,000 jobs with their departments and places',
    path: `${base}/jobs?limit=50`,
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
    name: 'W5 time off list',
    what: 'GET /timeoff/requests, 50 of a quarter and their count, for a manager of 1,110 of 10,000 employees who have 100,000 requests',
    path: `${base}/timeoff/requests?from_date=2026-03-01T00:00:00&to_date=2026-05-31T23:59:59&limit=50`,
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
