// Files of candidates and employees for the operations: checked, stored with the change that brings them, and served by short-lived URLs.
import { createHash } from 'node:crypto'
import type { Files, GivenFile } from '../context.ts'
import type { Statements } from '../db/statements.ts'
import { invalid, unavailable } from '../errors.ts'
import { RefusedTarget, type Outbound } from '../outbound/outbound.ts'
import { prepareFileCopy } from './copyFiles.ts'
import { anyMedia, beginsAs, endingOf, limits, mediaOf } from './fileTypes.ts'
import { prepareFileRemoval } from './forgetFiles.ts'
import { prepareFileInsert } from './insertFile.ts'
import type { Links } from './links.ts'
import { newObject, type Store } from './store.ts'

export type FilesOptions = Pick<Statements, 'statement'> & {
  readonly store: Store
  readonly outbound: Pick<Outbound, 'refuseTarget'>
  readonly links: Links
  readonly now: () => number
}

export function prepareFiles({ statement, store, outbound, links, now }: FilesOptions): Files {
  const insert = prepareFileInsert(statement)

  return {
    check: (kind, file, { field = kind, types = limits[kind].types ?? null, size } = {}) => {
      if ('url' in file) {
        requireTarget(outbound, field, file.url)
        return
      }
      const ending = endingOf(file.name)
      if (types && types.length > 0 && !types.includes(ending)) throw invalid('file-refused', field, `must be one of ${types.join(', ')}`)
      const bytes = Buffer.from(file.data, 'base64')
      if (!isBase64Of(bytes, file.data)) throw invalid('file-refused', field, 'must be base64')
      const most = size ?? limits[kind].size
      if (bytes.length > most) throw invalid('file-refused', field, `must be at most ${most} bytes`)
      if (types && beginsAs(ending, bytes) === false) throw invalid('file-refused', field, `has the ending .${ending}, but other content`)
    },
    bring: async (account, file) => {
      if (!store.isRemote || 'url' in file) return { ...file, object: null }
      const object = newObject()
      await store.put(account, object, Buffer.from(file.data, 'base64')).catch((error: Error) => Promise.reject(unavailable(error)))
      return { ...file, object }
    },
    insert: async (run, { account, candidate = null, employee = null, uploader = null, kind, ...file }) => {
      const values = { account, candidate, employee, uploader, kind, name: nameOf(file), object: file.object, failures: 0 }
      if ('url' in file) {
        const fetchAt = new Date(now()).toISOString()
        const [row] = await run(insert, { ...values, mediaType: anyMedia, size: null, sha256: null, sourceUrl: file.url, fetchAt })
        return row!
      }
      const bytes = Buffer.from(file.data, 'base64')
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const mediaType = mediaOf(endingOf(file.name), bytes)
      const [row] = await run(insert, { ...values, mediaType, size: bytes.length, sha256, sourceUrl: null, fetchAt: null })
      // Before the commit, so that a row never refers to missing bytes. The bytes of a failed change are swept later.
      if (file.object === null) await store.put(account, row!.key, bytes)
      return row!
    },
    copyFilesOf: prepareFileCopy(statement, store),
    forgetFilesOf: prepareFileRemoval(statement),
    link: (account, file, { origin }) => links.link(account, file, origin),
  }
}

/**
 * Whether a text is the base64 of these bytes, which Node decoded from it. The decoder skips invalid characters, which gives fewer bytes,
 * accepts the URL alphabet, and ignores surplus bits of the last characters. Encoding all bytes again to compare would take as long as
 * decoding.
 */
function isBase64Of(bytes: Buffer, text: string): boolean {
  const last = bytes.length - (bytes.length % 3 || 3)
  const end = bytes.subarray(Math.max(0, last)).toString('base64')
  return text.length === Math.ceil(bytes.length / 3) * 4 && text.endsWith(end) && !text.includes('-') && !text.includes('_')
}

function requireTarget(outbound: Pick<Outbound, 'refuseTarget'>, field: string, url: string): void {
  try {
    outbound.refuseTarget(url)
  } catch (error) {
    if (error instanceof RefusedTarget) throw invalid('file-refused', field, error.message)
    throw error
  }
}

/** Returns the name of a file; for one to be fetched without a given name, the last part of its URL's path. */
const nameOf = (file: GivenFile): string =>
  file.name ?? ('url' in file ? decoded(new URL(file.url).pathname.split('/').at(-1)) : undefined) ?? 'file'

function decoded(text: string | undefined): string | undefined {
  try {
    // Postgres cannot store a NUL.
    return decodeURIComponent(text ?? '').replaceAll('\0', '') || undefined
  } catch {
    return text
  }
}
