// The cases: what is asked for, and which statements answer it.
import { base } from '../../src/assemble.ts'
import { firstKey, lastKey } from '../../src/db/paging.ts'
import { jobStates } from '../../src/db/schema.ts'
import type { World } from './world.ts'

export type Case = {
  readonly name: string
  /** What the tables of the results show of it. */
  readonly what: string
  /** The request is a GET of this path. */
  readonly path: string
  /** What the server sends to the database for one request: pgbench sends the same. */
  readonly statements: (world: World) => readonly { readonly name: string; readonly values: Readonly<Record<string, unknown>> }[]
}

export const cases: readonly Case[] = [
  {
    name: 'job list',
    what: 'GET /jobs, 50 of 1,000 jobs with their departments and places',
    path: `${base}/jobs?limit=50`,
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
]
