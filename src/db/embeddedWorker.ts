// The thread that runs the embedded Postgres: receives complete protocol messages and returns the engine's responses.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { SyncedFiles } from './embeddedFiles.ts'

/** `durable`: no response leaves before everything that it acknowledges is on the disk. */
export type Order = { open: { dataDir: string | undefined; durable: boolean } }
export type ToWorker = { wire: number; bytes: Uint8Array } | { close: true }
export type FromWorker = { ready: true } | { said: string } | { refused: string } | { wire: number; bytes: Uint8Array } | { closed: true }

const port = parentPort!
const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

/** How long the sync of a commit may be put off unless the database is durable; milliseconds. */
const settleMs = 1000

const waiting: ToWorker[] = []
let working = false

// Without the flag that turns fsync off, and with the kind of sync that the files carry out.
const startParams = [...PGlite.defaultStartParams.filter((word) => word !== '-F'), '-c', 'wal_sync_method=fsync']

const { dataDir, durable } = (workerData as Order).open
const files = dataDir === undefined ? undefined : new SyncedFiles(dataDir, endUnsynced)
const engine = await open()
if (engine) {
  if (files && !durable) setInterval(() => files.settle(), settleMs).unref()
  port.on('message', (message: ToWorker) => {
    waiting.push(message)
    if (!working) void work(engine)
  })
  say({ ready: true })
}

async function open(): Promise<PGlite | undefined> {
  try {
    const opened = await PGlite.create({ ...(files && { fs: files, startParams }), onStderr: tellFaults })
    // Set here because the engine ignores a client's start-up parameters. Statistics sample 3,000 rows of a table instead of 30,000, since
    // no other statement runs while a table is analyzed, which took 3.3 s with 200,000 candidates.
    // One plan suits all values, as in a server's sessions (see connection.ts).
    await opened.exec(`set timezone = 'UTC'; set application_name = 'spindle'; set default_statistics_target = 10;
      set plan_cache_mode = force_generic_plan`)
    return opened
  } catch (error) {
    say({ refused: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}

// An engine that cannot continue reports it only here. After a panic it would take statements and never answer: its thread ends.
function tellFaults(text: string): boolean {
  const [, severity, said] = /(FATAL|PANIC): +(.*)/.exec(text) ?? []
  if (said !== undefined) say({ said })
  if (severity === 'PANIC') process.exit(1)
  return true
}

function endUnsynced({ message }: Error): void {
  say({ said: `could not sync the write-ahead log: ${message}` })
  process.exit(1)
}

// One call after the other. An exception here is not an SQL error, which is a response, but a broken engine: the thread ends.
async function work(db: PGlite): Promise<void> {
  working = true
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if ('close' in next) {
      await db.close()
      files?.settle()
      say({ closed: true })
      port.close()
      return
    }
    const { wire } = next
    await db.execProtocolRawStream(together(next), {
      // The chunk is in the engine's memory, which is reused: it is copied once and then transferred without another copy.
      onRawData: (chunk) => {
        if (durable) files?.settle()
        const bytes = new Uint8Array(chunk)
        say({ wire, bytes }, [bytes.buffer])
      },
    })
  }
  working = false
}

// Messages of one stream that wait together are sent in one call. A start-up packet (its first byte is 0) is sent alone.
function together(first: { wire: number; bytes: Uint8Array }): Uint8Array {
  const parts = [first.bytes]
  while (first.bytes[0] !== 0) {
    const next = waiting[0]
    if (!next || 'close' in next || next.wire !== first.wire || next.bytes[0] === 0) break
    parts.push(next.bytes)
    waiting.shift()
  }
  return parts.length === 1 ? first.bytes : Buffer.concat(parts)
}
