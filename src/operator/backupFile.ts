// The file of a backup: a compressed tar of files, with a description in front and the checksums of everything at the end.
import { createHash, randomUUID, type Hash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm, writeFile, type FileHandle } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { sync } from '../db/sync.ts'
import { refused } from './refused.ts'

/** What the first entry says. */
export type Description = {
  readonly format: 1
  /** Of the program that made the backup. */
  readonly release: string
  /** The instant from which changes may be missing, ISO 8601. */
  readonly begun: string
  /** When the newest migration of that program was made; milliseconds since 1970. */
  readonly migrated: number
}

const descriptionName = 'backup.json'
const sumsName = 'sha256.json'
const chunkBytes = 1 << 20
type Sums = Record<string, string>

export type BackupWriter = {
  /** The temporary name. */
  readonly draft: string
  /** Adds a file under a name, as long as it is now. Resolves to false, and adds nothing, if there is none. */
  readonly addFile: (name: string, path: string) => Promise<boolean>
  readonly addText: (name: string, text: string) => Promise<void>
  /** The name is of an empty directory. */
  readonly addDirectory: (name: string) => Promise<void>
  /**
   * Writes the checksums, calls `check`, which may read the file under its temporary name, and then gives it its name. It would survive a
   * power failure by then.
   */
  readonly finish: <T>(check: () => Promise<T>) => Promise<T>
  readonly abandon: () => Promise<void>
}

/** Creates a backup under a temporary name beside `path`. Refuses if there is a file already. */
export async function createBackup(path: string, description: Description): Promise<BackupWriter> {
  if (existsSync(path)) throw refused(`${path} exists: name another file, or remove it`)
  const draft = `${path}.unfinished-${randomUUID()}`
  const file = await open(draft, 'wx', 0o600)
  const tar = pack()
  const written = pipeline(tar, createGzip({ level: 1 }), file.createWriteStream())
  written.catch(() => {})
  const sums: Sums = {}
  /** Resolves when the entry is written; rejects if the file cannot be. */
  const add = async (header: Parameters<typeof tar.entry>[0], bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> => {
    // It rejects with the reason.
    if (tar.destroyed) await written
    const entry = Promise.withResolvers<void>()
    const source = Readable.from(bytes, { objectMode: false })
    source.once('error', entry.reject)
    const sink = tar.entry({ mode: 0o600, ...header }, (error) => (error ? entry.reject(error) : entry.resolve()))
    // A disk that is full destroys the sink of the entry that is being written.
    sink.on('error', entry.reject)
    source.pipe(sink)
    await Promise.race([entry.promise, written])
  }
  const addText = async (name: string, text: string) => {
    sums[name] = createHash('sha256').update(text).digest('hex')
    await add({ name, size: Buffer.byteLength(text) }, [Buffer.from(text)])
  }
  await addText(descriptionName, JSON.stringify(description))

  return {
    draft,
    addText,
    addDirectory: (name) => add({ name: `${name}/`, type: 'directory', size: 0, mode: 0o700 }, []),
    addFile: async (name, source) => {
      const handle = await open(source).catch(ifMissing)
      if (!handle) return false
      try {
        const { size } = await handle.stat()
        const hash = createHash('sha256')
        await add({ name, size }, bytesOf(handle, size, hash))
        sums[name] = hash.digest('hex')
      } finally {
        await handle.close()
      }
      return true
    },
    finish: async (check) => {
      await addText(sumsName, JSON.stringify(sums))
      tar.finalize()
      await written
      await sync(draft)
      const checked = await check()
      await rename(draft, path)
      await sync(dirname(resolve(path)))
      return checked
    },
    abandon: async () => {
      tar.destroy()
      await written.catch(() => {})
      await rm(draft, { force: true })
    },
  }
}

/** Yields exactly `size` bytes, with zeros for those by which the file has become shorter. */
async function* bytesOf(handle: FileHandle, size: number, hash: Hash): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < size;) {
    const wanted = Math.min(chunkBytes, size - position)
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(wanted), 0, wanted, position)
    const bytes = bytesRead > 0 ? buffer.subarray(0, bytesRead) : buffer
    hash.update(bytes)
    position += bytes.length
    yield bytes
  }
}

export type Extraction = {
  /** May refuse the backup before anything is written. */
  readonly check?: (description: Description) => void
  /** Whether a file is written; its checksum is compared in any case. */
  readonly wants?: (name: string) => boolean
  readonly onFile: (done: number) => void
}

/** Writes what a backup contains into a directory, and returns its description. Refuses a file that is not a backup, incomplete, or damaged. */
export async function extractBackup(
  path: string,
  directory: string,
  { check = () => {}, wants = () => true, onFile }: Extraction,
): Promise<Description> {
  const tar = extract()
  const read = pipeline(createReadStream(path), createGunzip(), tar)
  read.catch(() => {})
  const sums: Sums = {}
  let description: Description | undefined
  let wanted: Sums | undefined
  let done = 0
  try {
    for await (const entry of tar) {
      const { name, type } = entry.header
      const target = join(directory, name)
      if (name.split('/').includes('..') || name.startsWith('/')) throw refused(`${path} names a file outside of a backup (${name})`)
      if (!description && name !== descriptionName) throw refused(`${path} is not a backup`)
      if (type === 'directory') {
        await mkdir(target, { recursive: true, mode: 0o700 })
        entry.resume()
        continue
      }
      const hash = createHash('sha256')
      const texts: Buffer[] = []
      const isText = name === descriptionName || name === sumsName
      const bytes = async function* () {
        for await (const chunk of entry) {
          hash.update(chunk)
          if (isText) texts.push(chunk)
          else yield chunk
        }
      }
      if (isText || !wants(name)) for await (const _ of bytes());
      else {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        await writeFile(target, bytes(), { flag: 'wx', mode: 0o600 })
      }
      const text = Buffer.concat(texts).toString()
      if (name === descriptionName) check((description = JSON.parse(text) as Description))
      if (name === sumsName) wanted = JSON.parse(text) as Sums
      else sums[name] = hash.digest('hex')
      onFile(++done)
    }
    await read
  } catch (thrown) {
    // A file that ends too early destroys the reader, which may be noticed before its reason.
    const isConsequence = (thrown as NodeJS.ErrnoException).code === 'STREAM_DESTROYED'
    const error: unknown = isConsequence ? await read.catch((reason: unknown) => reason) : thrown
    const { code = '', message } = error as NodeJS.ErrnoException
    if (/^Z_|^ERR_STREAM_PREMATURE/.test(code) || /tar header|Unexpected end/i.test(message))
      throw refused(`${path} is not a whole backup (${message})`)
    throw error
  }
  if (!description || !wanted) throw refused(`${path} is not a whole backup: its end is missing`)
  const damaged = Object.keys({ ...sums, ...wanted }).find((name) => sums[name] !== wanted[name])
  if (damaged !== undefined) throw refused(`${path} is damaged: ${damaged} is not what was stored`)
  return description
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
