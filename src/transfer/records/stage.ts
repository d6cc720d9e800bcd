// The stages of the pipeline; their numbers are kept with their keys, since the API shows both.
import { asc } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import { stageKinds, stages } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import type { Access, RecordType } from '../recordType.ts'
import { above, among, inserter, type Known, type Page } from '../rows.ts'
import { numberSchema } from '../schema.ts'

const columns = {
  id: stages.id,
  key: stages.key,
  slug: stages.slug,
  name: stages.name,
  kind: stages.kind,
  position: stages.position,
}
type Row = Pick<typeof stages.$inferSelect, keyof typeof columns>
type StageRecord = Omit<Row, 'key'> & { record: 'stage'; identifier: string }

const present = ({ id, key, slug, name, kind, position }: Row): StageRecord => ({
  record: 'stage',
  id,
  identifier: key,
  slug,
  name,
  kind,
  position,
})

function over(statement: Statements['statement']): Access<StageRecord> {
  const page = statement('export_stages', (p: Holders<Page>) =>
    build.select(columns).from(stages).where(above(stages, p)).orderBy(asc(stages.key)).limit(p.most),
  )
  const known = statement('import_known_stages', (p: Holders<Known>) => build.select(columns).from(stages).where(among(stages, p)))
  const insert = inserter<Row>(statement, 'import_stages', stages, (p) => ({
    accountId: p.account,
    id: p.id,
    key: p.key,
    slug: p.slug,
    name: p.name,
    kind: p.kind,
    position: p.position,
  }))
  const rowOf = ({ id, identifier, slug, name, kind, position }: StageRecord): Row => ({ id, key: identifier, slug, name, kind, position })
  return {
    page: async (run, account, after, most) => (await run(page, { account, after, most })).map(present),
    known: async (run, account, keys) => (await run(known, { account, keys: asBytes(keys) })).map(present),
    insert: (run, account, records) => insert(run, account, records.map(rowOf)),
  }
}

export const stageType: RecordType<StageRecord> = {
  name: 'stage',
  tables: [stages],
  schema: ({ shape }) =>
    shape('Stage', {
      required: ['id', 'identifier', 'slug', 'name', 'kind', 'position'],
      more: { id: numberSchema, kind: { type: 'string', enum: [...stageKinds] } },
    }),
  complete: ({ id, identifier, slug, name, kind, position }: StageRecord) => ({
    record: 'stage',
    id,
    identifier,
    slug,
    name,
    kind,
    position,
  }),
  keyOf: ({ identifier }) => identifier,
  unique: {
    stages_key: ({ identifier }) => [['/identifier', identifier]],
    stages_account_id_id_pk: ({ id }) => [['/id', String(id)]],
    stages_slug: ({ slug }) => [['/slug', slug]],
  },
  numbered: { sequence: 'stages_id_seq', numberOf: ({ id }) => id },
  over,
}
