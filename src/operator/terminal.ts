// The terminal side of a command: reads piped or typed input, prints results and shows progress.
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Declared, Io, Progress, RawOptions, Result } from './command.ts'
import { textLinesOf } from '../transfer/csv/text.ts'
import { linesOf } from '../transfer/lines.ts'
import { printed } from './table.ts'

const barLength = 30
/** Redrawing more often is invisible and wastes work. */
const redrawMs = 100
/** Without a terminal, progress is written at every tenth of at least this much work; less is soon done. */
const worthTelling = 10_000

export type Terminal = Io & {
  /** Prints the result of the command; with `json`, as JSON for a program to read. */
  readonly show: (result: Result, json: boolean) => Promise<void>
  /** Removes the progress bar from the screen, so that nothing is printed over it. */
  readonly clear: () => void
}

/** Reads no input until the command consumes `lines`. */
export function terminalOf(command: Declared, given: RawOptions): Terminal {
  const { stdin, stdout, stderr } = process
  let drawnAt = -Infinity
  let last: Progress | undefined
  let told = 0

  const draw = () => {
    if (last) stderr.write(`\r${barOf(last)}\x1b[K`)
    drawnAt = performance.now()
  }
  /** Without a terminal: writes a line for each tenth of the work that is done. */
  const tell = ({ done, total, what = '' }: Progress) => {
    if (total === undefined || total < worthTelling) return
    const tenths = Math.floor((done / total) * 10)
    if (tenths > told) stderr.write(`${done} of ${total} ${what}\n`)
    told = tenths
  }
  const clear = () => {
    if (last) stderr.write('\r\x1b[K')
    last = undefined
  }
  const write = async (line: string) => {
    if (!stdout.write(`${line}\n`)) await once(stdout, 'drain')
  }
  async function* lines(): AsyncGenerator<string, void, undefined> {
    const { input } = command
    if (!input) return
    if ('linesOf' in input) {
      const path = given[input.linesOf]
      if (path === undefined && input.optional) return
      const read = input.isAnyText?.(given) ? textLinesOf : linesOf
      if (typeof path !== 'string' || path === '-') return yield* read(stdin)
      const file = await open(path).catch((error: Error) => {
        throw new Error(`${path} cannot be read (${error.message})`, { cause: error })
      })
      return yield* read(file.createReadStream())
    }
    if (!stdin.isTTY) {
      for await (const line of linesOf(stdin)) return yield line
      return
    }
    const typed = await askUnseen(`${input.secret}: `)
    if (typed !== (await askUnseen(`${input.secret}, again: `))) throw new Error('The two entries differ, so nothing was changed')
    yield typed
  }

  return {
    lines: lines(),
    write,
    clear,
    // A caller who disconnects ends this process, and with it its database connection or its socket.
    signal: new AbortController().signal,
    progress: (at) => {
      if (!stderr.isTTY) return tell(at)
      last = at
      if (performance.now() - drawnAt >= redrawMs) draw()
    },
    show: async (result, json) => {
      clear()
      const { out, note } = printed(result, json)
      if (out !== undefined) await write(out)
      if (note !== undefined) stderr.write(`${note}\n`)
    },
  }
}

function barOf({ done, total, what = '' }: Progress): string {
  if (!total) return `${done} ${what}`
  const share = Math.min(1, done / total)
  const full = Math.round(share * barLength)
  return `[${'#'.repeat(full).padEnd(barLength)}] ${Math.floor(share * 100)}% ${done}/${total} ${what}`
}

/** Asks on the terminal without echoing what is typed. */
async function askUnseen(question: string): Promise<string> {
  process.stderr.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const asking = createInterface({ input: process.stdin, output: unseen, terminal: true })
  const interrupted = new AbortController()
  asking.on('SIGINT', () => interrupted.abort()).on('close', () => interrupted.abort())
  try {
    return await asking.question('', { signal: interrupted.signal })
  } catch (error) {
    throw new Error('Nothing was typed, so nothing was changed', { cause: error })
  } finally {
    asking.close()
    process.stderr.write('\n')
  }
}
