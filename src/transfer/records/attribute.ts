// Custom attributes: the fields that the account adds to its candidates.
import { asc } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import { attributeProviders, customAttributes as attributes, type AttributeChoice } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import type { Access, RecordType } from '../recordType.ts'
import { above, among, inserter, type Known, type Page } from '../rows.ts'
import { listOf } from '../schema.ts'
import { completeAnswers, faultsOfAnswers, presentAnswers, rowOfAnswers, type Answering } from './answering.ts'

type Row = Omit<typeof attributes.$inferSelect, 'accountId' | 'id'>
type AttributeRecord = Pick<Row, 'type' | 'provider' | 'enabled' | 'label' | 'hint'> &
  Answering<AttributeChoice> & { record: 'custom_attribute'; id: string }

const columns = {
  key: attributes.key,
  label: attributes.label,
  hint: attributes.hint,
  type: attributes.type,
  provider: attributes.provider,
  enabled: attributes.enabled,
  choices: attributes.choices,
  supportedFileTypes: attributes.supportedFileTypes,
  maxFileSize: attributes.maxFileSize,
}

const present = (row: Row): AttributeRecord => ({
  record: 'custom_attribute',
  id: row.key,
  type: row.type,
  provider: row.provider,
  enabled: row.enabled,
  label: row.label,
  hint: row.hint,
  ...presentAnswers(row),
})

function over(statement: Statements['statement']): Access<AttributeRecord> {
  const page = statement('export_custom_attributes', (p: Holders<Page>) =>
    build.select(columns).from(attributes).where(above(attributes, p)).orderBy(asc(attributes.key)).limit(p.most),
  )
  const known = statement('import_known_custom_attributes', (p: Holders<Known>) =>
    build.select(columns).from(attributes).where(among(attributes, p)),
  )
  const insert = inserter<Row>(statement, 'import_custom_attributes', attributes, (p) => ({
    accountId: p.account,
    key: p.key,
    label: p.label,
    hint: p.hint,
    type: p.type,
    provider: p.provider,
    enabled: p.enabled,
    choices: p.choices,
    supportedFileTypes: p.supportedFileTypes,
    maxFileSize: p.maxFileSize,
  }))
  const rowOf = (record: AttributeRecord): Row => ({
    key: record.id,
    label: record.label,
    hint: record.hint,
    type: record.type,
    provider: record.provider,
    enabled: record.enabled,
    ...rowOfAnswers(record),
  })
  return {
    page: async (run, account, after, most) => (await run(page, { account, after, most })).map(present),
    known: async (run, account, keys) => (await run(known, { account, keys: asBytes(keys) })).map(present),
    insert: (run, account, records) => insert(run, account, records.map(rowOf)),
  }
}

export const attributeType: RecordType<AttributeRecord> = {
  name: 'custom_attribute',
  tables: [attributes],
  schema: ({ shape, property }) =>
    shape('CustomAttribute', {
      required: ['id', 'type', 'label'],
      optional: ['enabled', 'hint'],
      ignored: ['single_answer'],
      more: {
        provider: { type: 'string', enum: [...attributeProviders] },
        choices: listOf(shape('AttributeChoice', { required: ['id', 'body'], optional: ['hint'], ignored: ['translations'] })),
        supported_file_types: property('JobCustomAttribute', 'supported_file_types'),
        max_file_size: property('JobCustomAttribute', 'max_file_size'),
      },
    }),
  complete: (line: AttributeRecord) => ({
    record: 'custom_attribute',
    id: line.id,
    type: line.type,
    provider: line.provider ?? 'user',
    enabled: line.enabled ?? true,
    label: line.label,
    hint: line.hint ?? null,
    ...completeAnswers(line, ({ id, body, hint }) => ({ id, body, hint: hint ?? null })),
  }),
  keyOf: ({ id }) => id,
  unique: { custom_attributes_key: ({ id }) => [['/id', id]] },
  faultsIn: (record) => faultsOfAnswers('', record),
  over,
}
