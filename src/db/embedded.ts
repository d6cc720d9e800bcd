// Opens the embedded database: locks and checks its directory, and reopens it after a disk that could not be written ended its engine.
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockDirectory } from './directoryLock.ts'
import { startEngine, type Engine } from './embeddedEngine.ts'
import { databaseFault, isUnwritable } from './faults.ts'
import { finishRestore } from './restored.ts'
import { refuseEmbedded } from './startRefusal.ts'
import { syncDirectory } from './sync.ts'
import { isOurs, requireWhole } from './wholeDirectory.ts'

export type Embedded = Omit<Engine, 'ended'>
export type EmbeddedOptions = {
  /** As in `DatabaseOptions`. */
  readonly durable?: boolean
  readonly onDeath?: ((error: Error) => void) | undefined
  readonly template?: () => string | undefined
}

/** Before the first attempt to reopen the database of such a disk, in milliseconds. Each attempt costs CPU time: the pause doubles up to the longest. */
const pauseMs = 500
const longestPauseMs = 4000

/** The replication slot that keeps the write-ahead log while a backup copies the database. */
export const backupSlot = 'spindle_backup'

/**
 * Claims the data directory by its lock and checks it; undefined keeps everything in memory. For a new directory `template` returns one to
 * copy. Returns a function that starts the engine; without a template it creates a new database first, which takes several seconds. Both
 * reject with a StartRefusal. An engine that ended because its disk was full or read-only is restarted until that succeeds, and its streams
 * fail meanwhile; if it ends by itself for another reason, `onDeath` is called.
 */
export async function claimEmbedded(dataDir: string | undefined, options: EmbeddedOptions = {}): Promise<() => Promise<Embedded>> {
  const { durable = false, onDeath = () => {}, template } = options
  const start = async () => {
    // A backup ends with the engine. Its slot would keep the log for ever.
    if (dataDir !== undefined) rmSync(join(dataDir, 'pg_replslot', backupSlot), { recursive: true, force: true })
    return startEngine(dataDir, durable)
  }
  if (dataDir === undefined) return async () => keepOpen({ first: await start(), start, mayRestart: () => false, onDeath, onEnd: () => {} })
  const refuse = (error: unknown) => Promise.reject(refuseEmbedded(dataDir, error))
  // Without it, a database that was moved away and not yet replaced would be created anew.
  await finishRestore(dirname(dataDir)).catch(refuse)
  const lock = await lockDirectory(dataDir)
  const refuseUnlocked = (error: unknown) => {
    lock.release()
    return refuse(error)
  }
  const open = async (finish: ReturnType<typeof requireWhole>) => {
    // What an earlier process wrote may not be on the disk yet. A new database is synced when it is complete.
    const syncing = durable && !finish ? syncDirectory(dataDir, isOurs) : undefined
    const [started, synced] = await Promise.allSettled([start(), syncing])
    if (started.status === 'rejected') throw started.reason
    if (synced.status === 'rejected') {
      await started.value.close()
      throw synced.reason
    }
    await finish?.(durable)
    return keepOpen({ first: started.value, start, mayRestart: lock.holds, onDeath, onEnd: lock.release })
  }
  try {
    const finish = requireWhole(dataDir, template)
    return () => open(finish).catch(refuseUnlocked)
  } catch (error) {
    return refuseUnlocked(error)
  }
}

type Keeping = {
  readonly first: Engine
  readonly start: () => Promise<Engine>
  /** Whether an engine that such a disk ended may be started again. */
  readonly mayRestart: () => boolean
  readonly onDeath: (error: Error) => void
  /** Called when no engine runs any more. */
  readonly onEnd: () => void
}

function keepOpen({ first, start, mayRestart, onDeath, onEnd }: Keeping): Embedded {
  const closing = new AbortController()
  let engine = first
  const over = watch()

  async function watch(): Promise<void> {
    try {
      for (let death = await engine.ended; death; death = await engine.ended) {
        engine = await startAgain(death)
        if (closing.signal.aborted) await engine.close()
      }
      onEnd()
    } catch (error) {
      onEnd()
      if (!closing.signal.aborted) onDeath(error as Error)
    }
  }

  /** Throws the reason if the engine ended, or cannot be restarted, for any reason but a disk that cannot be written. */
  async function startAgain(death: Error): Promise<Engine> {
    let reason = death
    for (let pause = pauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
      if (!isUnwritable(reason)) throw reason
      await sleep(pause, undefined, { signal: closing.signal })
      if (!mayRestart()) throw reason
      const next = await start().catch((error: unknown) => {
        reason = databaseFault('DATABASE_ENGINE_ENDED', 'The embedded database has ended', error)
      })
      if (next && mayRestart()) return next
      // Its directory was replaced while it started.
      await next?.close()
    }
  }

  return {
    socket: () => engine.socket(),
    activeMs: () => engine.activeMs(),
    close: async () => {
      closing.abort()
      await engine.close()
      await over
    },
  }
}
