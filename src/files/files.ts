// Files of candidates, as operations see them: checked, kept beside the change that brings them, handed out by short-lived addresses.
import { createHash } from 'node:crypto'
import type { Files, GivenFile } from '../context.ts'
import type { Statements } from '../db/statements.ts'
import { invalid } from '../errors.ts'
import { RefusedTarget, type Outbound } from '../outbound/outbound.ts'
import { prepareFileCopy } from './copyFiles.ts'
import { anyMedia, beginsAs, endingOf, limits, mediaOf } from './fileTypes.ts'
import { prepareFileRemoval } from './forgetFiles.ts'
import { prepareFileInsert } from './insertFile.ts'
import type { Links } from './links.ts'
import type { Store } from './store.ts'

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
      if (types && beginsAs(ending, bytes) === false) throw invalid('file-refused', field, `is called .${ending}, but has other content`)
    },
    insert: async (run, { account, candidate, kind, ...file }) => {
      const values = { account, candidate, kind, name: nameOf(file), failures: 0 }
      if ('url' in file) {
        const fetchAt = new Date(now()).toISOString()
        const [row] = await run(insert, { ...values, mediaType: anyMedia, size: null, sha256: null, sourceUrl: file.url, fetchAt })
        return row!
      }
      const bytes = Buffer.from(file.data, 'base64')
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const mediaType = mediaOf(endingOf(file.name), bytes)
      const [row] = await run(insert, { ...values, mediaType, size: bytes.length, sha256, sourceUrl: null, fetchAt: null })
      // Before the commit: a row never names bytes that are not there. Bytes of a change that fails are swept away later.
      await store.put(account, row!.key, bytes)
      return row!
    },
    copyFilesOf: prepareFileCopy(statement, store),
    forgetFilesOf: prepareFileRemoval(statement),
    link: (account, file, { origin }) => links.link(account, file, origin),
  }
}

/**
 * Whether a text is the base64 of these bytes, which the decoder made of it: it skips what is no base64, so that fewer bytes come out, takes
 * the alphabet of addresses as well, and does not look at the bits that the last characters have too many. Writing the text anew to compare
 * it would take as long again as decoding it.
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

/** The name that a file is kept under: of one to be fetched, the last part of its address. */
const nameOf = (file: GivenFile): string => ('url' in file ? (decoded(new URL(file.url).pathname.split('/').at(-1)) ?? 'file') : file.name)

function decoded(text: string | undefined): string | undefined {
  try {
    // A NUL could not be stored.
    return decodeURIComponent(text ?? '').replaceAll('\0', '') || undefined
  } catch {
    return text
  }
}
