// The log: JSON lines on standard output, gathered for a moment, since a write for each request costs a fifth of its work.
import { pino, type Logger } from 'pino'

/** A line waits until so many bytes have come together, or so many milliseconds have gone by, or the process ends. */
const gathered = { minLength: 8192, periodicFlush: 100 }

/** Only a process that is killed outright loses lines: those of the last moment. */
export const openLog = (level: string): Logger => pino({ level }, pino.destination({ dest: 1, sync: false, ...gathered }))
