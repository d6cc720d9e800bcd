// Files of candidates and employees for the operations: checked, stored before the change that brings them, and served by short-lived URLs.
import type { BroughtFile, Files, GivenFile } from '../context.ts'
import type { Statements } from '../db/statements.ts'
import { invalid, Refusal, unavailable } from '../errors.ts'
import { RefusedTarget, type Outbound } from '../outbound/outbound.ts'
import { prepareFileCopy } from './copyFiles.ts'
import { anyMedia, beginsAs, endingOf, limits, longestFileName } from './fileTypes.ts'
import { prepareFileRemoval } from './forgetFiles.ts'
import { prepareFileInsert } from './insertFile.ts'
import type { Links } from './links.ts'
import type { Store } from './store.ts'
import { storeBytes } from './storeBytes.ts'

export type FilesOptions = Pick<Statements, 'statement'> & {
  readonly store: Store
  readonly outbound: Pick<Outbound, 'refuseTarget'>
  readonly links: Links
  readonly now: () => number
}

type GivenBytes = Extract<GivenFile, { data: string }>
type Stored = Extract<BroughtFile, { object: string }>

export function prepareFiles({ statement, store, outbound, links, now }: FilesOptions): Files {
  const insert = prepareFileInsert(statement)

  // Files are checked, some twice, and then stored: their bytes are decoded once.
  const decoded = new WeakMap<GivenBytes, Buffer>()
  const bytesOf = (file: GivenBytes): Buffer => {
    const bytes = decoded.get(file) ?? Buffer.from(file.data, 'base64')
    decoded.set(file, bytes)
    return bytes
  }

  async function put(account: number, file: GivenBytes): Promise<Stored> {
    const { name } = file
    const stored = await storeBytes(store, account, name, bytesOf(file)).catch((error: Error) => Promise.reject(unavailable(error)))
    return { name, ...stored }
  }

  return {
    check: (kind, file, { field = kind, types = limits[kind].types ?? null, size } = {}) => {
      if ('url' in file) {
        requireTarget(outbound, field, file.url)
        return
      }
      const ending = endingOf(file.name)
      if (types && types.length > 0 && !types.includes(ending)) throw invalid('file-refused', field, `must be one of ${types.join(', ')}`)
      const bytes = bytesOf(file)
      if (!isBase64Of(bytes, file.data)) throw invalid('file-refused', field, 'must be base64')
      const most = size ?? limits[kind].size
      if (bytes.length > most) throw invalid('file-refused', field, `must be at most ${most} bytes`)
      if (types && beginsAs(ending, bytes) === false) throw invalid('file-refused', field, `has the ending .${ending}, but other content`)
    },
    bring: async (account, given, change) => {
      const stored = new Map<GivenFile, Stored>()
      try {
        await Promise.all(given.map(async (file) => 'url' in file || stored.set(file, await put(account, file))))
        return await change((file) => ('url' in file ? file : stored.get(file)!))
      } catch (error) {
        // After another error, such as a connection that broke, it is not known whether a row names them.
        if (error instanceof Refusal && error.status < 500)
          await Promise.allSettled([...stored.values()].map(({ object }) => store.remove(account, object)))
        throw error
      }
    },
    insert: async (run, { account, candidate = null, employee = null, uploader = null, kind, ...file }) => {
      const stored =
        'url' in file
          ? { ...unfetched, name: nameOf(file.url, file.name), sourceUrl: file.url, fetchAt: new Date(now()).toISOString() }
          : { ...file, sourceUrl: null, fetchAt: null }
      const [row] = await run(insert, { account, candidate, employee, uploader, kind, ...stored, failures: 0 })
      return row!
    },
    copyFilesOf: prepareFileCopy(statement),
    forgetFilesOf: prepareFileRemoval(statement),
    link: (account, file, { origin }) => links.link(account, file, origin),
  }
}

/** What is not known of a file before it was fetched. */
const unfetched = { object: null, mediaType: anyMedia, size: null, sha256: null }

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

/** Returns the name of a file to be fetched: the last part of its URL's path, unless a name is given. Of a long one, the end. */
const nameOf = (url: string, given: string | undefined): string =>
  given ??
  Array.from(unescaped(new URL(url).pathname.split('/').at(-1)) ?? 'file')
    .slice(-longestFileName)
    .join('')

function unescaped(text: string | undefined): string | undefined {
  try {
    // Postgres cannot store a NUL.
    return decodeURIComponent(text ?? '').replaceAll('\0', '') || undefined
  } catch {
    return text
  }
}
