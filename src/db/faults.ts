// Tells faults of the database (unavailable, full, frozen, busy), which are answered with 503, from errors of a statement.

const connectionCodes = new Set([
  'CONNECTION_CLOSED',
  // Codes of postgres.js, which applies the migrations.
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EROFS',
  'EIO',
  'DATABASE_BUSY',
  'DATABASE_TIMEOUT',
  'DATABASE_ENGINE_ENDED',
])

// Connection exceptions, shutdown and start-up, insufficient resources, I/O errors, read-only, cancelled by a timeout.
const sqlStates = /^(08...|53...|57P0[1-5]|57014|58000|58030|25006|25P0[34])$/

export type FaultCode = 'DATABASE_BUSY' | 'DATABASE_TIMEOUT' | 'DATABASE_ENGINE_ENDED'

/** A database fault of our own. `isDatabaseFault` recognises its code. */
export function databaseFault(code: FaultCode, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, cause === undefined ? {} : { cause }), { code })
}

/** A file system becomes read-only when its disk fails. Postgres calls that a missing privilege. */
const readOnly = /EROFS|Read-only file system/i
const insufficientPrivilege = '42501'

/** Whether the database is temporarily unable to work, so that the same request may succeed later. */
export function isDatabaseFault(error: unknown): boolean {
  return causes(error).some(({ code, syscall, message }) => {
    if (typeof code !== 'string') return false
    if (code === insufficientPrivilege) return readOnly.test(String(message))
    // A missing or inaccessible Unix socket means that no server is running; any other missing file is an error.
    if (code === 'ENOENT' || code === 'EACCES') return syscall === 'connect'
    return connectionCodes.has(code) || code.startsWith('TLS_') || sqlStates.test(code)
  })
}

/** Whether the disk of the database or of its directory was full. */
export const isDiskFull = (error: unknown): boolean =>
  causes(error).some(({ code, message }) => code === '53100' || /ENOSPC|EDQUOT|No space left|quota exceeded/i.test(String(message)))

/** Whether the disk was full or could only be read: work goes on once it can be written again. */
export const isUnwritable = (error: unknown): boolean =>
  isDiskFull(error) || causes(error).some(({ message }) => readOnly.test(String(message)))

/** Whether the database aborted a transaction because of a deadlock: nothing was changed, and the work can be repeated. */
export const isDeadlock = (error: unknown): boolean => causes(error).some(({ code }) => code === '40P01')

/** Returns the name of the violated unique constraint or index, or undefined for any other error. */
export const uniqueViolation = (error: unknown): string | undefined => violated('23505', error)

/** Returns the name of the violated foreign key, or undefined for any other error. */
export const referenceViolation = (error: unknown): string | undefined => violated('23503', error)

function violated(state: string, error: unknown): string | undefined {
  const found = causes(error).find(({ code }) => code === state)
  return found && (typeof found.constraint_name === 'string' ? found.constraint_name : '')
}

// Drizzle wraps the driver's errors, so the chain of causes is searched; the search is bounded because causes may form a circle.
export function causes(error: unknown): Record<string, unknown>[] {
  const chain: Record<string, unknown>[] = []
  for (let next = error; typeof next === 'object' && next !== null && chain.length < 8; next = (next as { cause?: unknown }).cause) {
    chain.push(next as Record<string, unknown>)
  }
  return chain
}
