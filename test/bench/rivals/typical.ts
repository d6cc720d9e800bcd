// The typical data path: a pool, the query builder at each request, one join of all tables, and the token read each time.
import { createHash } from 'node:crypto'
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import postgres from 'postgres'
import { pageOf } from '../../../src/db/paging.ts'
import { candidates, files, jobs, stages, tokens } from '../../../src/db/schema.ts'
import { unauthorized } from '../../../src/errors.ts'
import { candidateColumns, presentCandidate } from '../../../src/resources/candidates/candidate.ts'
import { publicUrl } from '../environment.ts'
import { admitFromMemory, world, type Asked } from './rival.ts'

const database = drizzle(postgres(world.databaseUrl))
const keyOf = (column: AnyPgColumn) => sql<string>`encode(${column}, 'hex')`
const bytes = (hex: string) => sql<string>`decode(${hex}, 'hex')`
const site = publicUrl.replace('//', `//${world.account.subdomain}.`)

/** Reads the token from the database. The limit is counted in memory, as by all others. */
export async function admit(authorization: string | undefined, scopes: readonly string[] = []): Promise<true> {
  admitFromMemory(authorization)
  const hash = createHash('sha256')
    .update((authorization ?? '').slice('Bearer '.length))
    .digest('hex')
  const [found] = await database
    .select({ scopes: tokens.scopes })
    .from(tokens)
    .where(and(eq(tokens.hash, bytes(hash)), isNull(tokens.revokedAt)))
  if (!found || !scopes.every((scope) => found.scopes.includes(scope))) throw unauthorized()
  return true
}

/** Returns the response to the only request that is compared: a page of a job's candidates. */
export async function answer(_: string, { path, query, origin, url }: Asked): Promise<object> {
  const { shortcode } = path as { shortcode: string }
  const { limit = 50, since_id: since, max_id: upTo } = query as { limit?: number; since_id?: string; max_id?: string }
  const rows = await database
    .select({
      candidate: { ...candidateColumns, key: keyOf(candidates.key) },
      job: jobs,
      stage: stages,
      file: files,
    })
    .from(candidates)
    .innerJoin(jobs, and(eq(jobs.accountId, candidates.accountId), eq(jobs.id, candidates.jobId)))
    .innerJoin(stages, and(eq(stages.accountId, candidates.accountId), eq(stages.id, candidates.stageId)))
    .leftJoin(files, and(eq(files.accountId, candidates.accountId), eq(files.candidateId, candidates.id), eq(files.kind, 'resume')))
    .where(
      and(
        eq(candidates.accountId, world.account.id),
        eq(jobs.shortcode, shortcode),
        since === undefined ? undefined : gt(candidates.key, bytes(since)),
        upTo === undefined ? undefined : lte(candidates.key, bytes(upTo)),
      ),
    )
    .orderBy(asc(candidates.key))
    .limit(limit + 1)
  const [target = '', search = ''] = url.split('?')
  const keyed = rows.map((row) => ({ ...row, key: row.candidate.key }))
  const { page, ...paging } = pageOf({ rows: keyed }, limit, { origin, path: target, search })
  const shown = page.map(({ candidate, job, stage, file }) =>
    presentCandidate(
      candidate,
      { shortcode: job.shortcode, title: job.title, stage: stage.name, stageKind: stage.kind },
      { account: world.account, site },
      file ? { ...file, name: file.name ?? '', mediaType: file.mediaType ?? '' } : undefined,
    ),
  )
  return { candidates: shown, ...paging }
}
