// External recruiters.
import { asc } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import { recruiters } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { fromLine, fromRow, mintedAt } from '../instants.ts'
import type { Access, RecordType } from '../recordType.ts'
import { above, among, inserter, type Known, type Page } from '../rows.ts'
import { instantSchema } from '../schema.ts'

type RecruiterRecord = { record: 'recruiter'; id: string; name: string; email: string; created_at: string }

const columns = { key: recruiters.key, name: recruiters.name, email: recruiters.email, createdAt: recruiters.createdAt }
type Row = Pick<typeof recruiters.$inferSelect, keyof typeof columns>

const present = ({ key, name, email, createdAt }: Row): RecruiterRecord => ({
  record: 'recruiter',
  id: key,
  name,
  email,
  created_at: fromRow(createdAt),
})

function over(statement: Statements['statement']): Access<RecruiterRecord> {
  const page = statement('export_recruiters', (p: Holders<Page>) =>
    build.select(columns).from(recruiters).where(above(recruiters, p)).orderBy(asc(recruiters.key)).limit(p.most),
  )
  const known = statement('import_known_recruiters', (p: Holders<Known>) =>
    build.select(columns).from(recruiters).where(among(recruiters, p)),
  )
  const insert = inserter<Row>(statement, 'import_recruiters', recruiters, (p) => ({
    accountId: p.account,
    key: p.key,
    name: p.name,
    email: p.email,
    createdAt: p.createdAt,
  }))
  const rowOf = ({ id, name, email, created_at }: RecruiterRecord): Row => ({ key: id, name, email, createdAt: created_at })
  return {
    page: async (run, account, after, most) => (await run(page, { account, after, most })).map(present),
    known: async (run, account, keys) => (await run(known, { account, keys: asBytes(keys) })).map(present),
    insert: (run, account, records) => insert(run, account, records.map(rowOf)),
  }
}

export const recruiterType: RecordType<RecruiterRecord> = {
  name: 'recruiter',
  tables: [recruiters],
  schema: ({ shape }) => shape('Recruiter', { required: ['id', 'name', 'email'], more: { created_at: instantSchema } }),
  complete: ({ id, name, email, created_at }: RecruiterRecord) => ({
    record: 'recruiter',
    id,
    name,
    email,
    created_at: fromLine(created_at ?? mintedAt(id)),
  }),
  keyOf: ({ id }) => id,
  unique: { recruiters_key: ({ id }) => [['/id', id]] },
  over,
}
