// spindle backup: copies the embedded database and the files beside it while a server uses them.
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { backupSlot } from '../../db/embedded.ts'
import { newestMigration } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations.ts'
import { isOurs } from '../../db/wholeDirectory.ts'
import { createBackup, extractBackup, type BackupWriter } from '../backupFile.ts'
import { command, localCommand, type Io, type Progress } from '../command.ts'
import { contentOf, toldOf, withCopy, type Content } from '../databaseCopy.ts'
import { removeIfInterrupted } from '../interrupted.ts'
import { refused } from '../refused.ts'
import release from '../../../package.json' with { type: 'json' }

/** Folders of the database whose content Postgres makes anew at each start; `pg_wal` is copied last. */
const without =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|(^|\/)pgsql_tmp|(^|\/)pg_internal\.init$|^postmaster\./
/** Copied after everything else, as Postgres's own backups do. */
const control = 'global/pg_control'

/** The end of the copied write-ahead log, and the label from which the copy recovers. */
type Stopped = { readonly label: string; readonly first: string; readonly last: string }

/** How long the end of a backup may wait for the database: without it, the log would be kept until the next start. */
const endMs = 60_000

/** Runs where the database is open, while another process copies its files: keeps the log that the copy will need. */
export const holdCommand = command({
  name: 'backup hold',
  summary: 'keeps the write-ahead log while the files of the database are copied',
  options: {},
  input: { linesOf: 'none' },
  prepare:
    ({ database }) =>
    async (_, io) => {
      const { kind, execute, transaction } = database
      if (kind === 'server') throw refused(onServer)
      const told = io.lines[Symbol.asyncIterator]()
      const tellNext = async () => {
        if ((await told.next()).done) throw new Error('The backup was cut off')
      }
      const end = async (text: string, values: unknown[]) => (await transaction((run) => run(text, values), endMs))[0]
      // Not a temporary slot: the engine drops those of its session, which all share, when any statement fails.
      await execute('select pg_create_physical_replication_slot($1, true)::text', [backupSlot]).catch((error: { code?: string }) => {
        throw error.code === '42710' ? refused('Another backup is being made: wait for its end') : error
      })
      try {
        const [begun] = await execute(`select pg_walfile_name(pg_backup_start('spindle', true)) as first`, [])
        let stopped
        try {
          await io.write('begun')
          await tellNext()
        } finally {
          stopped = await end('select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)', [])
        }
        await io.write(JSON.stringify({ ...begun, ...stopped }))
        await tellNext()
      } finally {
        await end('select pg_drop_replication_slot($1)::text', [backupSlot])
      }
      return { note: '' }
    },
})

const onServer =
  'DATABASE_URL names a Postgres server: back it up with pg_dump or by its own means, and copy the folder "files" of DATA_DIR after that'

export const backupCommand = localCommand({
  name: 'backup',
  summary: 'writes the embedded database and the files of candidates to a file, while a server uses them or not',
  options: { file: { value: '<file>', operand: true, required: true, summary: 'the file to write, which must not exist' } },
  notes: [
    'It contains every change that was acknowledged before the command began. Requests go on meanwhile. The backup is opened to check it,',
    'in a directory beside it, which needs as much room as the database. SECRET_KEYS are not in it: keep them elsewhere, since without them',
    'the stored secrets cannot be read. spindle restore reads it.',
  ],
  run: async ({ file }, { config, now, progress, perform }) => {
    const { databaseUrl, dataDir } = config()
    if (databaseUrl) throw refused(onServer)
    if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
      throw refused(`${dataDir} has no database: set DATA_DIR to that of the server`)
    const { when } = await newestMigration(migrations)
    const begun = new Date(now()).toISOString()
    const backup = await createBackup(file, { format: 1, release: release.version, begun, migrated: when })
    const opened = `${backup.draft}.opened`
    const settle = removeIfInterrupted([backup.draft, opened])
    try {
      const files = await copyBeside(resolve(dataDir), backup, progress, (io) => perform(holdCommand, {}, io))
      const content = await backup.finish(() => openBackup(backup.draft, opened, progress))
      return { said: `Wrote ${file} and opened it: ${toldOf(content)}, files ${files}.`, data: { file, begun, ...content, files } }
    } catch (error) {
      await backup.abandon()
      throw error
    } finally {
      settle()
    }
  },
})

/** Opens the database of a backup in a directory, as a restore does. Rejects if that fails. */
async function openBackup(path: string, directory: string, progress: (at: Progress) => void): Promise<Content> {
  try {
    const wants = (name: string) => name.startsWith('database/')
    await extractBackup(path, directory, { wants, onFile: (done) => progress({ done, what: 'files checked' }) })
    return await withCopy(join(directory, 'database'), contentOf)
  } catch (error) {
    throw new Error(`The backup could not be opened to check it (${(error as Error).message})`, { cause: error })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Copies everything while `hold` keeps the log. Returns the number of files. */
async function copyBeside(
  dataDir: string,
  backup: BackupWriter,
  progress: (at: Progress) => void,
  hold: (io: Io) => Promise<unknown>,
): Promise<number> {
  const [database, files] = [join(dataDir, 'postgres'), join(dataDir, 'files')]
  const copied = new Set<string>()
  let done = 0
  const add = async (name: string, path: string) => {
    const isThere = await backup.addFile(name, path)
    if (isThere) progress({ done: ++done, what: 'files' })
    return isThere
  }
  // Called twice: the bytes of a file are stored before its row, so those of each row in the log are there after the log's end. Only those
  // of a candidate who was both created and erased during the backup may be missing.
  const copyFiles = async () => {
    for (const path of await filesIn(files)) {
      // A name with a dot is of a file that is still being written.
      if (copied.has(path) || path.includes('.')) continue
      if (await add(`files/${path}`, join(files, path))) copied.add(path)
    }
  }
  const copyDatabase = async () => {
    for (const path of await filesIn(database))
      if (!without.test(path) && path !== control && !isOurs(path)) await add(`database/${path}`, join(database, path))
    for (const path of await foldersIn(database)) await backup.addDirectory(`database/${path}`)
    await add(`database/${control}`, join(database, control))
  }
  const copyLog = async ({ label, first, last }: Stopped) => {
    const segments = (await readdir(join(database, 'pg_wal'))).filter(
      (name) => name >= first && name <= last && /^[0-9A-F]{24}$/.test(name),
    )
    if (!segments.includes(first) || !segments.includes(last)) throw new Error('The write-ahead log of the backup is incomplete: try again')
    for (const name of segments) await add(`database/pg_wal/${name}`, join(database, 'pg_wal', name))
    await backup.addText('database/backup_label', label)
  }

  const steps = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  async function* lines() {
    for (const { promise } of steps) {
      await promise
      yield 'copied'
    }
  }
  const write = async (line: string) => {
    const isBegun = line === 'begun'
    if (isBegun) await copyDatabase()
    else await copyLog(JSON.parse(line) as Stopped)
    await copyFiles()
    steps[isBegun ? 0 : 1].resolve()
  }
  await hold({ lines: lines(), write, progress: () => {}, signal: new AbortController().signal })
  return copied.size
}

/** Returns what is below a directory; nothing if it does not exist. */
const entriesIn = async (directory: string) =>
  (existsSync(directory) ? await readdir(directory, { recursive: true, withFileTypes: true }) : []).map((entry) => ({
    path: relative(directory, join(entry.parentPath, entry.name)),
    isFile: entry.isFile(),
    isFolder: entry.isDirectory(),
  }))
const filesIn = async (directory: string) => (await entriesIn(directory)).filter(({ isFile }) => isFile).map(({ path }) => path)
const foldersIn = async (directory: string) =>
  (await entriesIn(directory)).filter(({ isFolder, path }) => isFolder && !without.test(path)).map(({ path }) => path)
