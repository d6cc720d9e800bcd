// Files of candidates, with their bytes: one that the disk has lost, or that is still to be fetched, comes without.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { and, asc, eq } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { asBytes } from '../../db/paging.ts'
import { candidates, fileKinds, files } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { fromLine, fromRow, mintedAt, orNothing } from '../instants.ts'
import type { Access, At, RecordType } from '../recordType.ts'
import { above, among, idOf, inserter, type Known, type Page } from '../rows.ts'
import { filled, instantSchema, keySchema, objectOf, orNull } from '../schema.ts'

type Stored = typeof files.$inferSelect
type Row = Omit<Stored, 'accountId' | 'id' | 'candidateId'> & { candidate: string }
export type FileRecord = Pick<Stored, 'kind' | 'name' | 'size' | 'sha256' | 'failures'> & {
  record: 'file'
  id: string
  candidate_id: string
  media_type: string
  source_url: string | null
  fetch_at: string | null
  created_at: string
  updated_at: string
  /** The bytes in base64. */
  data?: string
}

/** As much as the largest file that the API takes, so that each fits into a line (in base64 a third more). */
const mostBytes = 20_971_520
/** How many characters of bytes a page of an export may hold before it ends. */
const pageLength = 8 * 1024 * 1024

const columns = {
  key: files.key,
  candidate: candidates.key,
  kind: files.kind,
  name: files.name,
  mediaType: files.mediaType,
  size: files.size,
  sha256: files.sha256,
  sourceUrl: files.sourceUrl,
  failures: files.failures,
  fetchAt: files.fetchAt,
  createdAt: files.createdAt,
  updatedAt: files.updatedAt,
}
const select = () =>
  build
    .select(columns)
    .from(files)
    .innerJoin(candidates, and(eq(candidates.accountId, files.accountId), eq(candidates.id, files.candidateId)))

const present = (row: Row): FileRecord => ({
  record: 'file',
  id: row.key,
  candidate_id: row.candidate,
  kind: row.kind,
  name: row.name,
  media_type: row.mediaType,
  size: row.size,
  sha256: row.sha256,
  source_url: row.sourceUrl,
  failures: row.failures,
  fetch_at: row.fetchAt && fromRow(row.fetchAt),
  created_at: fromRow(row.createdAt),
  updated_at: fromRow(row.updatedAt),
})

const fileAccess = prepared((statement) => {
  const page = statement('export_files', (p: Holders<Page>) => select().where(above(files, p)).orderBy(asc(files.key)).limit(p.most))
  const known = statement('import_known_files', (p: Holders<Known>) => select().where(among(files, p)))
  const insert = inserter<Row>(statement, 'import_files', files, (p) => ({
    accountId: p.account,
    key: p.key,
    candidateId: idOf(candidates, p.account, p.candidate),
    kind: p.kind,
    name: p.name,
    mediaType: p.mediaType,
    size: p.size,
    sha256: p.sha256,
    sourceUrl: p.sourceUrl,
    failures: p.failures,
    fetchAt: p.fetchAt,
    createdAt: p.createdAt,
    updatedAt: p.updatedAt,
  }))
  const rowOf = (record: FileRecord): Row => ({
    key: record.id,
    candidate: record.candidate_id,
    kind: record.kind,
    name: record.name,
    mediaType: record.media_type,
    size: record.size,
    sha256: record.sha256,
    sourceUrl: record.source_url,
    failures: record.failures,
    fetchAt: record.fetch_at,
    createdAt: record.created_at,
    updatedAt: record.updated_at,
  })
  return {
    page: async (run, account, after, most, store) => {
      const records: FileRecord[] = []
      let length = 0
      for (const row of await run(page, { account, after, most })) {
        const stream = row.size === null ? undefined : await store.read(account, row.key)
        const data = stream && (await buffer(stream)).toString('base64')
        records.push({ ...present(row), ...(data !== undefined && { data }) })
        length += data?.length ?? 0
        if (length >= pageLength) break
      }
      return records
    },
    known: async (run, account, keys) => (await run(known, { account, keys: asBytes(keys) })).map(present),
    insert: async (run, account, records, store) => {
      await insert(run, account, records.map(rowOf))
      // Before the commit: a row never names bytes that did not come. Bytes of an import that fails are swept away later.
      await Promise.all(
        records.map(async ({ id, data }) => {
          if (data !== undefined) await store.put(account, id, Buffer.from(data, 'base64'))
        }),
      )
    },
  } satisfies Access<FileRecord>
})

/** The files of one candidate, by its key, without their bytes. */
export const filesOfCandidate = prepared((statement) => {
  const list = statement('export_files_of_candidate', (p: Holders<{ account: number; candidate: string }>) =>
    select()
      .where(and(eq(files.accountId, p.account), eq(candidates.key, p.candidate)))
      .orderBy(asc(files.key)),
  )
  return async (run: Run, account: number, candidate: string) => (await run(list, { account, candidate })).map(present)
})

/** What is said of the bytes must be true of them. */
function faultsInFile({ size, sha256, data, source_url }: FileRecord): At<string>[] {
  if ((size === null) !== (sha256 === null)) return [['/sha256', 'goes with size: both are there, or none']]
  if (data === undefined) return size === null && source_url === null ? [['/data', 'is required where there is no source_url']] : []
  if (sha256 === null) return [['/size', 'is required with data']]
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length !== size) return [['/data', `has ${bytes.length} bytes and not ${size}`]]
  return createHash('sha256').update(bytes).digest('hex') === sha256 ? [] : [['/data', 'has another SHA-256']]
}

export const fileType: RecordType<FileRecord> = {
  name: 'file',
  tables: [files],
  schema: ({ property }) =>
    objectOf(
      {
        id: keySchema,
        candidate_id: keySchema,
        kind: { type: 'string', enum: [...fileKinds] },
        name: property('FileInput', 'name'),
        media_type: filled(255),
        size: { type: ['integer', 'null'], minimum: 0, maximum: mostBytes },
        sha256: { type: ['string', 'null'], pattern: '^[0-9a-f]{64}$', maxLength: 64 },
        source_url: { type: ['string', 'null'], maxLength: 2048 },
        failures: { type: 'integer', minimum: 0, maximum: 1000 },
        fetch_at: orNull(instantSchema),
        created_at: instantSchema,
        updated_at: instantSchema,
        data: { type: 'string', maxLength: Math.ceil(mostBytes / 3) * 4 },
      },
      ['id', 'candidate_id', 'kind', 'name'],
    ),
  complete: (line: FileRecord) => {
    const created_at = fromLine(line.created_at ?? mintedAt(line.id))
    return {
      record: 'file',
      id: line.id,
      candidate_id: line.candidate_id,
      kind: line.kind,
      name: line.name,
      media_type: line.media_type ?? 'application/octet-stream',
      size: line.size ?? null,
      sha256: line.sha256 ?? null,
      source_url: line.source_url ?? null,
      failures: line.failures ?? 0,
      fetch_at: orNothing(line.fetch_at),
      created_at,
      updated_at: line.updated_at === undefined ? created_at : fromLine(line.updated_at),
      ...(line.data !== undefined && { data: line.data }),
    }
  },
  keyOf: ({ id }) => id,
  unique: { files_key: ({ id }) => [['/id', id]] },
  many: true,
  inTables: (row) => {
    const { data: _, ...rest } = row
    return rest
  },
  refersTo: ({ candidate_id }) => [['/candidate_id', candidate_id, 'candidate']],
  faultsIn: faultsInFile,
  over: fileAccess,
}
