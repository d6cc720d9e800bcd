// The log on standard output: JSON lines, or readable ones on a terminal, and what whoever starts the server is told.
import { styleText } from 'node:util'
import { pino, type Logger } from 'pino'

/**
 * JSON lines are written when this many bytes have been buffered, after this many milliseconds, or when the process ends, since one write
 * for each request costs a fifth of its work. A write has at most 4096 bytes of whole lines: a pipe does not mix such writes of several
 * processes.
 */
const gathered = { minLength: 3072, maxWrite: 4096, periodicFlush: 100 }

/** Writes nothing. */
export const silence: Logger = pino({ level: 'silent' })

/** Opens the log. Only a process that is killed outright loses lines: those still buffered. */
export function openLog(level: string): Logger {
  if (process.stdout.isTTY) return pino({ level }, { write: (line) => void process.stdout.write(readable(line)) })
  // Synchronous: a write that a thread still had in progress at the end would be lost, or come after what is flushed then.
  const destination = pino.destination({ dest: 1, sync: true, ...gathered })
  process.once('exit', () => destination.flushSync())
  return pino({ level }, destination)
}

/** Tells whoever starts the server, at every log level: in `words` on a terminal, otherwise by a line of the log with these fields. */
export function announce(logger: Logger, fields: object, message: string, words = message): void {
  if (process.stdout.isTTY) return console.log(words)
  logger.child({}, { level: 'info' }).info(fields, message)
  logger.flush()
}

type Line = { level: number; time: number; msg?: string; err?: { stack?: string }; pid: number; hostname: string } & Record<string, unknown>

const colours = { trace: 'dim', debug: 'dim', info: 'green', warn: 'yellow', error: 'red', fatal: 'red' } as const

/** Returns a JSON line for a person: time, level, message and the other fields, with the stack of an error below it. */
function readable(json: string): string {
  const { level, time, msg = '', err, pid: _, hostname: __, ...fields } = JSON.parse(json) as Line
  const label = pino.levels.labels[level] as keyof typeof colours
  const shown = Object.entries(fields).map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const clock = new Date(time).toTimeString().slice(0, 8)
  const line = [clock, styleText(colours[label], label.padEnd(5)), msg, styleText('dim', shown.join(' '))].join(' ').trimEnd()
  return err?.stack ? `${line}\n${err.stack.replaceAll(/^/gm, '  ')}\n` : `${line}\n`
}
