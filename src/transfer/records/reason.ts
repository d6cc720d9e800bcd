// Why candidates are disqualified.
import { asc } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import { disqualificationReasons as reasons } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { presentReason, reasonColumns } from '../../resources/reasons/reason.ts'
import type { Access, RecordType } from '../recordType.ts'
import { above, among, inserter, type Known, type Page } from '../rows.ts'

type ReasonRecord = ReturnType<typeof presentReason> & { record: 'disqualification_reason' }
type Row = Pick<typeof reasons.$inferSelect, keyof typeof reasonColumns>

const present = (row: Row): ReasonRecord => ({ record: 'disqualification_reason', ...presentReason(row) })

function over(statement: Statements['statement']): Access<ReasonRecord> {
  const page = statement('export_disqualification_reasons', (p: Holders<Page>) =>
    build.select(reasonColumns).from(reasons).where(above(reasons, p)).orderBy(asc(reasons.key)).limit(p.most),
  )
  const known = statement('import_known_disqualification_reasons', (p: Holders<Known>) =>
    build.select(reasonColumns).from(reasons).where(among(reasons, p)),
  )
  const insert = inserter<Row>(statement, 'import_disqualification_reasons', reasons, (p) => ({
    accountId: p.account,
    key: p.key,
    description: p.description,
    candidateWithdrew: p.candidateWithdrew,
    position: p.position,
  }))
  const rowOf = ({ id, description, candidate_withdrew, position }: ReasonRecord): Row => ({
    key: id,
    description,
    candidateWithdrew: candidate_withdrew,
    position,
  })
  return {
    page: async (run, account, after, most) => (await run(page, { account, after, most })).map(present),
    known: async (run, account, keys) => (await run(known, { account, keys: asBytes(keys) })).map(present),
    insert: (run, account, records) => insert(run, account, records.map(rowOf)),
  }
}

export const reasonType: RecordType<ReasonRecord> = {
  name: 'disqualification_reason',
  tables: [reasons],
  schema: ({ shape }) => shape('DisqualificationReason', { required: ['id', 'description', 'position'], optional: ['candidate_withdrew'] }),
  complete: ({ id, description, candidate_withdrew, position }: ReasonRecord) => ({
    record: 'disqualification_reason',
    id,
    description,
    candidate_withdrew: candidate_withdrew ?? false,
    position,
  }),
  keyOf: ({ id }) => id,
  unique: { disqualification_reasons_key: ({ id }) => [['/id', id]] },
  over,
}
