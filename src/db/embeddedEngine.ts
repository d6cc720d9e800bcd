// The engine of the embedded database: Postgres (PGlite) in a worker thread, reached through streams that speak Postgres's protocol.
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { FromWorker, Order, ToWorker } from './embeddedWorker.ts'
import { databaseFault } from './faults.ts'

export type Engine = {
  /** Opens a new stream to the engine. All streams share one session, so they must be used one after the other. */
  readonly socket: () => Duplex
  /** Returns for how long the engine has worked since it was started, in milliseconds. */
  readonly activeMs: () => number
  readonly close: () => Promise<void>
  /** Resolves when the engine has ended, with the reason if it ended by itself. All its streams have failed by then. */
  readonly ended: Promise<Error | undefined>
}

const TERMINATE = 0x58
const CLOSE_MS = 3000

/** Starts the engine on a directory, or in memory. `durable` is as in `DatabaseOptions`. Rejects with the engine's error. */
export async function startEngine(dataDir: string | undefined, durable: boolean): Promise<Engine> {
  // The thread inherits no flags: modules that they preload, as a test runner does, are for the main thread and slow the start down.
  const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url), {
    workerData: { open: { dataDir, durable } } satisfies Order,
    execArgv: [],
    // A statement leaves no live objects behind, so a larger young generation would only be filled before it is collected.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  const wires = new Map<number, Wire>()
  const ended = Promise.withResolvers<Error | undefined>()
  const ready = Promise.withResolvers<void>()
  let nextWire = 1
  let closing = false
  let death: Error | undefined
  let cause: unknown

  worker.on('message', (message: FromWorker) => {
    if ('wire' in message) wires.get(message.wire)?.push(Buffer.from(message.bytes.buffer as ArrayBuffer))
    else if ('ready' in message) ready.resolve()
    else if ('said' in message) cause = new Error(message.said)
    else if ('refused' in message) ready.reject(cause ?? new Error(message.refused))
  })
  // The engine's own message says more than the exit of its thread.
  worker.on('error', (error) => (cause ??= error))
  worker.on('exit', () => {
    death = databaseFault('DATABASE_ENGINE_ENDED', 'The embedded database has ended', cause)
    for (const wire of wires.values()) wire.destroy(closing ? undefined : death)
    ready.reject(cause ?? death)
    ended.resolve(closing ? undefined : death)
  })

  const close = async () => {
    if (!closing && !death) {
      closing = true
      worker.postMessage({ close: true } satisfies ToWorker)
    }
    // An engine in a long query is terminated: what it acknowledged is in its log.
    const hurry = setTimeout(() => void worker.terminate(), CLOSE_MS)
    await ended.promise
    clearTimeout(hurry)
  }

  try {
    await ready.promise
  } catch (error) {
    closing = true
    await worker.terminate()
    throw error
  }

  return {
    close,
    ended: ended.promise,
    activeMs: () => worker.performance.eventLoopUtilization().active,
    socket: () => {
      const wire = nextWire++
      const send = (bytes: Uint8Array<ArrayBuffer>) => worker.postMessage({ wire, bytes } satisfies ToWorker, [bytes.buffer])
      const stream = new Wire(send, () => wires.delete(wire))
      wires.set(wire, stream)
      // Emitted in a later turn of the event loop, when the caller listens.
      if (death || closing)
        setImmediate(() => stream.destroy(death ?? databaseFault('DATABASE_ENGINE_ENDED', 'The embedded database is closed')))
      return stream
    },
  }
}

// A stream of one client's messages. `readyState` is what postgres.js expects of a socket.
class Wire extends Duplex {
  readyState: 'open' | 'closed' = 'open'
  #send: (bytes: Uint8Array<ArrayBuffer>) => void
  #gone: () => void
  #rest: Buffer | undefined
  #started = false

  constructor(send: (bytes: Uint8Array<ArrayBuffer>) => void, gone: () => void) {
    super({ writableHighWaterMark: 1 << 20 })
    this.#send = send
    this.#gone = gone
  }

  // The engine reads past the end of an incomplete message, so it gets complete messages only.
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk
    let whole = 0
    let terminated = false
    for (;;) {
      const head = this.#started ? 1 : 0 // the first message, the start-up packet, has a length but no type
      if (bytes.length < whole + head + 4) break
      const length = head + bytes.readUInt32BE(whole + head)
      if (bytes.length < whole + length) break
      if (this.#started && bytes[whole] === TERMINATE) {
        terminated = true // would end the session that all streams share
        break
      }
      this.#started = true
      whole += length
    }
    if (whole > 0) this.#send(new Uint8Array(bytes.subarray(0, whole)))
    this.#rest = terminated || whole === bytes.length ? undefined : bytes.subarray(whole)
    done()
  }

  override _read(): void {}

  override _final(done: () => void): void {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.readyState = 'closed'
    this.#gone()
    done(error)
  }
}
