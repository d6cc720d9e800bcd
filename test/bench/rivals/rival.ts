// What every rival shares: the world it is handed, the data path of each operation, and listening.
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { openClient } from '../../../src/db/driver.ts'
import { firstKey, lastKey, pageOf } from '../../../src/db/paging.ts'
import { jobStates } from '../../../src/db/schema.ts'
import { departmentLines, presentJob, type DepartmentRow, type JobRow } from '../../../src/resources/jobs/job.ts'
import type { World } from '../world.ts'

export const world = JSON.parse(readFileSync(process.env.BENCH_WORLD as string, 'utf8')) as World

type Request = { readonly protocol: string; readonly host: string; readonly originalUrl: string }

// The server's own way to the database: three clients of one connection in turn, prepared and pipelined.
const clients = Array.from({ length: 3 }, () => openClient({ databaseUrl: world.databaseUrl }, { statementTimeout: 4000 }))
let turn = 0

function statement<Row>(name: string) {
  const { text, values } = world.statements[name] as World['statements'][string]
  return (given: Readonly<Record<string, unknown>>) => {
    const { sql } = clients[(turn = (turn + 1) % clients.length)] as (typeof clients)[number]
    const bound = values.map((place) => {
      const value = 'name' in place ? given[place.name] : place.constant
      return typeof value === 'object' && value !== null ? sql.typed(value, 0) : value
    })
    return sql.unsafe(text, bound as never[], { prepare: true }) as PromiseLike<Row[]>
  }
}

const listJobRows = statement<JobRow>('list_jobs')
const listDepartments = statement<DepartmentRow>('list_departments')

type Query = { limit: number; since_id?: string; max_id?: string; state?: string[] }

export async function listJobs(account: number, query: Query, { protocol, host, originalUrl }: Request) {
  const values = {
    account,
    states: query.state ?? jobStates,
    since: query.since_id ?? firstKey,
    upTo: query.max_id ?? lastKey,
    createdAfter: '-infinity',
    updatedAfter: '-infinity',
    most: query.limit + 1,
  }
  const [rows, departmentRows] = await Promise.all([listJobRows(values), listDepartments({ account })])
  const [path = '', search = ''] = originalUrl.split('?')
  const { page, ...paging } = pageOf(rows, query.limit, { origin: `${protocol}://${host}`, path, search })
  const lines = departmentLines(departmentRows)
  return { jobs: page.map((row) => presentJob(row, lines, world.links)), ...paging }
}

/** Listens and says where: whoever started this process reads it. */
export async function listen(server: FastifyInstance): Promise<void> {
  console.log(await server.listen({ host: '127.0.0.1', port: 0 }))
}
