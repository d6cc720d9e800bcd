// Erasures: which candidates must not come back.
import { asc } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import { erasures } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { fromLine, fromRow } from '../instants.ts'
import type { Access, RecordType } from '../recordType.ts'
import { above, among, inserter, type Known, type Page } from '../rows.ts'
import { instantSchema, keySchema, objectOf } from '../schema.ts'

type ErasureRecord = { record: 'erasure'; id: string; erased_at: string }
type Row = Pick<typeof erasures.$inferSelect, 'key' | 'erasedAt'>

const columns = { key: erasures.key, erasedAt: erasures.erasedAt }
const present = ({ key, erasedAt }: Row): ErasureRecord => ({ record: 'erasure', id: key, erased_at: fromRow(erasedAt) })

function over(statement: Statements['statement']): Access<ErasureRecord> {
  const page = statement('export_erasures', (p: Holders<Page>) =>
    build.select(columns).from(erasures).where(above(erasures, p)).orderBy(asc(erasures.key)).limit(p.most),
  )
  const known = statement('import_known_erasures', (p: Holders<Known>) => build.select(columns).from(erasures).where(among(erasures, p)))
  const insert = inserter<Row>(statement, 'import_erasures', erasures, (p) => ({ accountId: p.account, key: p.key, erasedAt: p.erasedAt }))
  return {
    page: async (run, account, after, most) => (await run(page, { account, after, most })).map(present),
    known: async (run, account, keys) => (await run(known, { account, keys: asBytes(keys) })).map(present),
    insert: (run, account, records) =>
      insert(
        run,
        account,
        records.map(({ id, erased_at }) => ({ key: id, erasedAt: erased_at })),
      ),
  }
}

export const erasureType: RecordType<ErasureRecord> = {
  name: 'erasure',
  tables: [erasures],
  schema: () => objectOf({ id: keySchema, erased_at: instantSchema }),
  complete: ({ id, erased_at }: ErasureRecord) => ({ record: 'erasure', id, erased_at: fromLine(erased_at) }),
  keyOf: ({ id }) => id,
  unique: { erasures_account_id_key_pk: ({ id }) => [['/id', id]] },
  over,
}
