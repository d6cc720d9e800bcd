// Files of candidates and employees with their bytes; a file that the disk has lost, or that has yet to be fetched, comes without.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { files } from '../../db/schema.ts'
import type { Values } from '../fields.ts'
import { recordType } from '../recordType.ts'
import { filled } from '../schema.ts'
import type { Access, At } from '../typeEntry.ts'

type FileRecord = {
  readonly id: string
  readonly candidate_id: string | null
  readonly employee_id?: string
  readonly kind: string
  readonly size: number | null
  readonly sha256: string | null
  readonly source_url: string | null
  /** The bytes in base64. */
  readonly data?: string
}

/** The size of the largest file that the API accepts. Each fits into a line, in base64 a third longer. */
const mostBytes = 20_971_520
/** A page of an export ends once its base64 text has this many characters. */
const pageLength = 8 * 1024 * 1024

export const fileType = recordType({
  name: 'file',
  table: files,
  like: 'FileInput',
  fields: {
    media_type: { default: 'application/octet-stream', schema: filled(255) },
    size: { schema: { type: ['integer', 'null'], minimum: 0, maximum: mostBytes } },
    sha256: { schema: { type: ['string', 'null'], pattern: '^[0-9a-f]{64}$', maxLength: 64 } },
    source_url: { schema: { type: ['string', 'null'], maxLength: 2048 } },
    employee_id: { isSparse: true },
    uploader_id: { isSparse: true },
    failures: { schema: { type: 'integer', minimum: 0, maximum: 1000 } },
    data: {
      made: { of: [], shown: () => undefined, stored: () => ({}) },
      isSparse: true,
      schema: { type: 'string', maxLength: Math.ceil(mostBytes / 3) * 4 },
    },
  },
  isMany: true,
  faultsIn: faultsInFile,
  adapted: withBytes,
})

/** The kind must match the owner, size and hash the bytes. */
function faultsInFile(record: FileRecord): At<string>[] {
  const { candidate_id: candidate, employee_id: employee, kind, size, sha256, data, source_url: source } = record
  const isDocument = kind === 'document'
  if ((candidate === null) !== isDocument || (employee !== undefined) !== isDocument)
    return [['/kind', 'is document with employee_id, and another with candidate_id']]
  if ((size === null) !== (sha256 === null)) return [['/sha256', 'and size must both be present, or both absent']]
  if (data === undefined) return size === null && source === null ? [['/data', 'is required without source_url']] : []
  if (sha256 === null) return [['/size', 'is required with data']]
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length !== size) return [['/data', `has ${bytes.length} bytes instead of ${size}`]]
  return createHash('sha256').update(bytes).digest('hex') === sha256 ? [] : [['/data', 'does not match sha256']]
}

/** Reads and writes the bytes beside the rows. */
function withBytes({ page, insert }: Access): Partial<Access> {
  return {
    page: async (run, account, after, most, store) => {
      const records: Values[] = []
      let length = 0
      for (const record of await page(run, account, after, most, store)) {
        const { id, size } = record as FileRecord
        const stream = size === null ? undefined : await store.read(account, id)
        const data = stream && (await buffer(stream)).toString('base64')
        records.push({ ...record, ...(data !== undefined && { data }) })
        length += data?.length ?? 0
        if (length >= pageLength) break
      }
      return records
    },
    insert: async (run, account, records, store) => {
      await insert(run, account, records, store)
      // Before the commit, so that no row names missing bytes. The bytes of a failed import are swept away later.
      await Promise.all(
        (records as FileRecord[]).map(async ({ id, data }) => {
          if (data !== undefined) await store.put(account, id, Buffer.from(data, 'base64'))
        }),
      )
    },
  }
}
