// The list of candidates created or changed since an instant, compared with a full scan: the same rows in the order of their keys.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { and, asc, desc, eq, sql } from '../src/db/drizzle.js'
import { firstKey, lastKey } from '../src/db/paging.ts'
import { candidates } from '../src/db/schema.ts'
import { build, statementsOver } from '../src/db/statements.ts'
import { prepareChangedCandidateList } from '../src/resources/candidates/changedCandidates.ts'
import { holds } from './fixtures/property.ts'
import { givenWorld } from './fixtures/server.ts'

const count = 1500
const few = 100
const fewForJob = 40
const world = await givenWorld(t)
const { database } = world.application
const account = await world.givenAccount()
const { statement } = statementsOver(database)
const lists = Object.entries({ asc, desc }).map(([ending, direction]) => ({
  ending,
  list: prepareChangedCandidateList(
    statement,
    { ending, direction },
    (p, wanted) =>
      build
        .select({ id: candidates.id, key: candidates.key, version: sql<string>`''` })
        .from(wanted)
        .innerJoin(candidates, and(eq(candidates.accountId, p.account), eq(candidates.key, sql`wanted.key`)))
        .orderBy(direction(candidates.key)),
    { few, fewForJob },
  ),
}))

const stages = Object.keys(await account.givenStages())
const jobs = [await account.givenJob(), await account.givenJob()].map(({ id }) => Number(id))
/** Keys are unrelated to the instants, as after an import; a third of the candidates share one instant. */
async function plant(id: number): Promise<void> {
  await database.execute(
    `insert into candidates (account_id, key, job_id, stage_id, name, firstname, lastname, mailbox, created_at, updated_at)
     select $1, substring(sha256(int4send(at)) for 8), ($2::bigint[])[1 + at % cardinality($2::bigint[])], s.ids[1 + at % 3], 'A B', 'A', 'B', at::text, came, came + at % 50 * interval '1 day'
       from generate_series(1, ${count}) at,
            lateral (select timestamptz '2023-01-01' + case when at % 3 = 0 then 500 else at * 7919 % 1000 end * interval '1 day' as came) day,
            (select array_agg(id order by position) as ids from stages where account_id = $1) s`,
    [id, id === account.id ? jobs : [(await other.givenJob()).id]],
  )
}
const other = await world.givenAccount()
await other.givenStages()
await plant(account.id)
await plant(other.id)
await database.execute('analyze candidates', [])
const keys = (await database.execute('select key from candidates where account_id = $1 order by key', [account.id])).map(({ key }) =>
  String(key),
)

const instants = fc
  .integer({ min: -3, max: 1060 })
  .map((day) => new Date(Date.parse('2023-01-01T00:00:00Z') + day * 86_400_000).toISOString())
const queries = fc
  .record({
    createdAfter: fc.option(instants),
    updatedAfter: fc.option(instants),
    job: fc.option(fc.constantFrom(...jobs), { freq: 2 }),
    jobs: fc.option(fc.subarray(jobs), { freq: 1 }),
    stage: fc.option(fc.constantFrom(...stages, 'none')),
    since: fc.oneof(fc.constant(firstKey), fc.constantFrom(...keys)),
    upTo: fc.oneof(fc.constant(lastKey), fc.constantFrom(...keys)),
    most: fc.constantFrom(2, 11, 51, 101),
    order: fc.constantFrom(...lists),
  })
  .filter(({ createdAfter, updatedAfter }) => createdAfter !== null || updatedAfter !== null)

t.test('a page has the same rows as a full scan, whether few or many candidates have changed', async (t) => {
  const seen = { few: 0, many: 0, ofJob: 0, left: 0, rows: 0 }
  await holds(
    t,
    fc.asyncProperty(queries, async ({ order: { list, ending }, ...given }) => {
      const rows = await list({ account: account.id, email: null, ...given })
      const { createdAfter, updatedAfter, job, jobs, stage, since, upTo, most } = given
      const [changed] = await database.execute(
        `select count(*) as count from candidates where account_id = $1 and ${updatedAfter === null ? 'created_at' : 'updated_at'} > $2`,
        [account.id, updatedAfter ?? createdAfter],
      )
      const count = Number(changed?.count)
      if ((job !== null || jobs !== null) && count > fewForJob) {
        seen.left++
        return assert.equal(rows, undefined)
      }
      const expected = await database.execute(
        `select c.key from candidates c join stages s on s.account_id = c.account_id and s.id = c.stage_id
          where c.account_id = $1 and ($2::timestamptz is null or c.created_at > $2) and ($3::timestamptz is null or c.updated_at > $3)
            and ($4::text is null or s.slug = $4) and c.key between $5 and $6 and ($8::bigint is null or c.job_id = $8)
            and ($9::bigint[] is null or c.job_id = any($9::bigint[]))
          order by c.key ${ending} limit $7`,
        [account.id, createdAfter, updatedAfter, stage, since, upTo, most, job, jobs],
      )
      assert.deepEqual(
        rows?.map(({ key }) => key),
        expected.map(({ key }) => key),
      )
      seen[job !== null || jobs !== null ? 'ofJob' : count > few ? 'many' : 'few']++
      seen.rows += expected.length
    }),
    { runs: 400 },
  )
  t.comment(JSON.stringify(seen))
  t.ok(seen.few > 5 && seen.many > 50 && seen.ofJob > 3 && seen.left > 20 && seen.rows > 500, 'each way was taken, and pages had rows')
})
