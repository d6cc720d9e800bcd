// The log: JSON lines on standard output, gathered for a moment, since a write for each request costs a fifth of its work.
import { pino, type Logger } from 'pino'

/** A line waits until so many bytes have come together, or so many milliseconds have gone by, or the process ends. */
const gathered = { minLength: 8192, periodicFlush: 100 }

/** Only a process that is killed outright loses lines: those of the last moment. */
export function openLog(level: string): Logger {
  // Written at once: a write that a thread still had under way at the end would be lost, or come behind what is flushed then.
  const destination = pino.destination({ dest: 1, sync: true, ...gathered })
  process.once('exit', () => destination.flushSync())
  return pino({ level }, destination)
}
