// spindle restore: puts a backup in the place of the embedded database, once it has been opened and checked.
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from '../../db/client.ts'
import { lockDirectory } from '../../db/directoryLock.ts'
import { newestMigration } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations.ts'
import { finishRestore, parts, placeRestored } from '../../db/restored.ts'
import { statementsOver } from '../../db/statements.ts'
import { syncDirectory } from '../../db/sync.ts'
import { isOurs } from '../../db/wholeDirectory.ts'
import { prepareDispatch } from '../../delivery/dispatch.ts'
import { extractBackup, type Description } from '../backupFile.ts'
import { localCommand } from '../command.ts'
import { contentOf, countIn, toldOf, withCopy, type Content } from '../databaseCopy.ts'
import { refused } from '../refused.ts'

export const restoreCommand = localCommand({
  name: 'restore',
  summary: 'puts a backup in the place of the embedded database; no server may use it meanwhile',
  options: {
    file: { value: '<file>', operand: true, required: true, summary: 'what spindle backup wrote' },
    replace: { summary: 'replaces a database that is there, which is kept in a folder "replaced-…" of DATA_DIR' },
    send: { summary: 'sends the notifications that were pending, which their receivers may have got already' },
  },
  notes: [
    'The backup is checked and opened before anything is replaced. Start the server with the same SECRET_KEYS as before.',
    '',
    'Receivers may have got notifications that were pending when the backup was made. Without --send, these count as failed: an admin',
    'or a client can send them again, under their old ids. What was revoked since the backup is valid again, and what was created since',
    'is gone.',
  ],
  run: async ({ file, replace, send }, { config, now, progress }) => {
    const { databaseUrl, dataDir: configured } = config()
    if (databaseUrl) throw refused('DATABASE_URL names a Postgres server: restore it with pg_restore or by its own means')
    const dataDir = resolve(configured)
    await finishRestore(dataDir)
    const lock = await lockDirectory(join(dataDir, parts.database))
    const draft = join(dataDir, 'restoring')
    try {
      const isEmpty = !(await contains(join(dataDir, parts.database))) && !(await contains(join(dataDir, parts.files)))
      if (!isEmpty && !replace) throw refused(`${dataDir} has a database: give --replace, or set DATA_DIR to an empty directory`)
      await rm(draft, { recursive: true, force: true })
      await mkdir(draft, { recursive: true, mode: 0o700 })
      const { when } = await newestMigration(migrations)
      const description = await extractBackup(file, draft, {
        check: (found) => requireRelease(file, found, when),
        onFile: (done) => progress({ done, what: 'files' }),
      })
      const settled = (database: Database) => settlePending(database, new Date(now()).toISOString(), send)
      const restored = await withCopy(join(draft, 'database'), settled, true)
      await syncDirectory(draft, isOurs)
      const kept = isEmpty ? undefined : `replaced-${new Date(now()).toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
      await placeRestored(dataDir, draft, kept)
      return {
        said: sentenceOf(file, description, restored, send, kept && join(dataDir, kept)),
        data: { ...description, ...restored, sent: send, kept: kept === undefined ? null : join(dataDir, kept) },
      }
    } finally {
      await rm(draft, { recursive: true, force: true })
      lock.release()
    }
  },
})

const contains = async (directory: string) => existsSync(directory) && (await readdir(directory)).some((name) => !isOurs(name))

function requireRelease(file: string, { format, release, migrated }: Description, newest: number): void {
  if (format !== 1 || migrated > newest) throw refused(`${file} was made by the newer release ${release}: restore it with that one`)
}

type Restored = Content & { readonly pending: number }

/** Unless they are to be sent, the pending notifications become failed ones. Returns how many there were, and what else the database contains. */
async function settlePending(database: Database, now: string, sends: boolean): Promise<Restored> {
  const dispatch = prepareDispatch(statementsOver(database))
  while (await dispatch(now));
  const pending = await countIn(database, `deliveries where state = 'pending'`)
  if (!sends)
    await database.execute(
      `update deliveries set state = 'failed', due_at = null, leased_until = null, process_id = null where state = 'pending'`,
      [],
    )
  return { ...(await contentOf(database)), pending }
}

function sentenceOf(file: string, { begun }: Description, restored: Restored, sends: boolean, kept: string | undefined): string {
  const { pending } = restored
  return [
    `Restored ${file}, begun at ${begun}: ${toldOf(restored)}.`,
    kept === undefined ? [] : `What was there is in ${kept}: remove it when it is not needed any more.`,
    pending === 0
      ? 'No notifications were pending.'
      : sends
        ? `${pending} pending notifications will be sent, under their old ids; their receivers may have got them already.`
        : `${pending} notifications were pending. Their receivers may have got them since, so they count as failed: redeliver those that are missing.`,
    `Tokens, sessions and applications that were revoked, and passwords that were changed, after ${begun} are as before: revoke or change them again, or run spindle access revoke --all.`,
    'Those that were created since are gone, and connected applications that have renewed their tokens must be connected again.',
  ]
    .flat()
    .join('\n')
}
