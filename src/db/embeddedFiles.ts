// The files of the embedded engine: carries out its syncs, which its own file system omits.
import { fdatasyncSync, fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { isOurs } from './wholeDirectory.ts'

type Options = Parameters<NodeFS['init']>[1]
type Node = { readonly name: string; readonly parent: Node; readonly mode: number }
/** An open file; `nfd` is its descriptor. */
type Stream = { readonly node: Node; readonly nfd: number }
/** The parts of Emscripten's NODEFS that are replaced. Its types have none of them. */
type Operations = {
  readonly stream_ops: {
    write: (stream: Stream, ...rest: unknown[]) => number
    close: (stream: Stream) => void
    setattr: (...all: unknown[]) => void
    fsync?: (stream: Stream) => number
  }
  readonly node_ops: Record<'setattr' | 'rename' | 'unlink' | 'rmdir', (...all: unknown[]) => void> & { readdir: (node: Node) => string[] }
  readonly tryFSOperation: (work: () => void) => void
}

const isFile = ({ mode }: Node) => (mode & 0o170000) === 0o100000

/**
 * A directory whose engine has `fsync` on and `wal_sync_method = fsync`.
 *
 * The sync of the write-ahead log, which ends each commit, is put off until `settle` is called, or until the engine is about to change
 * anything but the end of that log file. So what reaches the disk is always in the order that Postgres relies on, commits can be synced
 * together, and the caller decides what waits for them.
 */
export class SyncedFiles extends NodeFS {
  readonly #onFault: (error: Error) => void
  /** The log file whose sync was put off. */
  #late: Stream | undefined

  /** `onFault` must end the engine: what it has committed may never reach the disk. */
  constructor(dataDir: string, onFault: (error: Error) => void) {
    super(dataDir)
    this.#onFault = onFault
  }

  override async init(engine: Parameters<NodeFS['init']>[0], options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(engine, options)
    const prepare = ({ NODEFS }: { NODEFS: unknown }) => this.#carryOut(NODEFS as Operations)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [prepare, ...(emscriptenOpts.preRun ?? [])] } }
  }

  /** Carries out the sync that was put off. */
  settle(): void {
    const stream = this.#late
    if (!stream) return
    this.#late = undefined
    try {
      fdatasyncSync(stream.nfd)
    } catch (error) {
      this.#onFault(error as Error)
    }
  }

  #carryOut({ stream_ops: streams, node_ops: nodes, tryFSOperation }: Operations): void {
    const { write, close } = streams
    const { readdir } = nodes
    const settled =
      (change: (...all: unknown[]) => void) =>
      (...all: unknown[]) => {
        this.settle()
        change(...all)
      }
    const settleOthers = (stream: Stream) => stream !== this.#late && this.settle()
    streams.write = (stream, ...rest) => {
      settleOthers(stream)
      return write(stream, ...rest)
    }
    streams.close = (stream) => {
      if (stream === this.#late) this.settle()
      close(stream)
    }
    streams.setattr = settled(streams.setattr)
    for (const name of ['setattr', 'rename', 'unlink', 'rmdir'] as const) nodes[name] = settled(nodes[name])
    streams.fsync = (stream) => {
      settleOthers(stream)
      if (!isFile(stream.node)) tryFSOperation(() => fsyncSync(stream.nfd))
      else if (stream.node.parent.name === 'pg_wal') this.#late = stream
      // Of a file, only its bytes and its size matter.
      else tryFSOperation(() => fdatasyncSync(stream.nfd))
      return 0
    }
    // A recovery opens and closes every file that it finds. Closing the lock's file would release the lock.
    nodes.readdir = (node) => readdir(node).filter((name) => !isOurs(name))
  }
}
