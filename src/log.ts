// The log: JSON lines on standard output, buffered for a moment, since one write for each request costs a fifth of its work.
import { pino, type Logger } from 'pino'

/** Lines are written when this many bytes have been buffered, after this many milliseconds, or when the process ends. */
const gathered = { minLength: 8192, periodicFlush: 100 }

/** Opens the log. Only a process that is killed outright loses lines: those still buffered. */
export function openLog(level: string): Logger {
  // Synchronous: a write that a thread still had in progress at the end would be lost, or come after what is flushed then.
  const destination = pino.destination({ dest: 1, sync: true, ...gathered })
  process.once('exit', () => destination.flushSync())
  return pino({ level }, destination)
}
