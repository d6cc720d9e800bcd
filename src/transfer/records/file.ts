// Files of candidates and employees with their bytes; a file that the store has lost, or that has yet to be fetched, comes without.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { hasKey } from '../../db/conditions.ts'
import { and, eq, isNotNull, sql } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import { candidates, files } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import type { Store } from '../../files/store.ts'
import { storedAs } from '../../files/storedAs.ts'
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
  hidden: ['object'],
  isMany: true,
  faultsIn: faultsInFile,
  adapted: besideRows,
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

/** Beside the rows: the names of bytes to be read after the transaction, and of those stored before it. */
function besideRows({ page, insert }: Access, statement: Statements['statement']): Partial<Access> {
  type Keys = { account: number; keys: readonly string[] }
  const isOne = (p: Holders<Keys>) =>
    and(eq(files.accountId, p.account), sql`${files.key} in (select wanted::bytea from unnest(${p.keys}::text[]) wanted)`)
  const listStored = statement('export_stored_files', (p: Holders<Keys>) =>
    build
      .select({ key: files.key, storedAs })
      .from(files)
      .where(and(isOne(p), isNotNull(files.size))),
  )
  const nameObject = statement('import_file_object', (p: Holders<{ account: number; key: string; object: string }>) =>
    build
      .update(files)
      .set({ object: p.object as never })
      .where(hasKey(files, p)),
  )
  // A list knows what it shows of a candidate by the version of their row. An import leaves times as they are.
  const touchCandidates = statement('import_touch_candidates', (p: Holders<Keys>) =>
    build
      .update(candidates)
      .set({ updatedAt: sql`${candidates.updatedAt}` })
      .where(
        and(eq(candidates.accountId, p.account), sql`${candidates.key} in (select wanted::bytea from unnest(${p.keys}::text[]) wanted)`),
      ),
  )
  return {
    page: async (run, account, after, most) => {
      const records = await page(run, account, after, most)
      const stored = await run(listStored, { account, keys: asBytes(records.map(({ id }) => id as string)) })
      const names = new Map(stored.map((row) => [row.key, row.storedAs]))
      return records.map((record) => ({ ...record, stored_as: names.get(record.id as string) }))
    },
    insert: async (run, account, records, objects) => {
      await insert(run, account, records)
      const owners = (records as FileRecord[]).flatMap(({ candidate_id: candidate }) => candidate ?? [])
      if (owners.length > 0) await run(touchCandidates, { account, keys: asBytes(owners) })
      await Promise.all(
        (records as FileRecord[]).map(async ({ id, data }) => {
          if (!objects || data === undefined) return
          const object = objects.get(id)
          // Before the transaction it existed, so that its bytes were not stored again.
          if (object === undefined) throw new Error(`The file ${id} was deleted meanwhile: try again`)
          await run(nameObject, { account, key: id, object })
        }),
      )
    },
  }
}

/** Returns a line of an export as it is, but that of a file with its bytes in place of their name. */
export async function withBytes(account: number, line: string, { read }: Pick<Store, 'read'>): Promise<string> {
  if (!line.startsWith('{"record":"file"')) return line
  const { stored_as: name, ...record } = JSON.parse(line) as { stored_as?: string }
  const stream = name === undefined ? undefined : await read(account, name)
  return JSON.stringify(stream ? { ...record, data: (await buffer(stream)).toString('base64') } : record)
}
