// Tells errors of the database itself (away, full, frozen, busy) from errors of what it was asked: the former are answered with 503.

const connectionCodes = new Set([
  'CONNECTION_CLOSED',
  // Of postgres.js, which applies the migrations.
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

// Connection exceptions, shutdown and start-up, out of resources, input and output errors, read-only, cancelled by a time limit.
const sqlStates = /^(08...|53...|57P0[1-5]|57014|58000|58030|25006|25P0[34])$/

export type FaultCode = 'DATABASE_BUSY' | 'DATABASE_TIMEOUT' | 'DATABASE_ENGINE_ENDED'

/** An error of our own about the database; `isDatabaseFault` knows it by its code. */
export function databaseFault(code: FaultCode, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, cause === undefined ? {} : { cause }), { code })
}

/** Whether the database could not do its work now, though the same request may well succeed later. */
export function isDatabaseFault(error: unknown): boolean {
  return causes(error).some(({ code, syscall }) => {
    if (typeof code !== 'string') return false
    // A Unix socket that is not there, or not ours, is a database that is away; a file that is not there is not.
    if (code === 'ENOENT' || code === 'EACCES') return syscall === 'connect'
    return connectionCodes.has(code) || code.startsWith('TLS_') || sqlStates.test(code)
  })
}

/** Whether the database, or the directory it is in, had no room left on its disk. */
export const isDiskFull = (error: unknown): boolean =>
  causes(error).some(({ code, message }) => code === '53100' || /ENOSPC|No space left/i.test(String(message)))

/** Whether the database gave up one of several that waited for each other: nothing was changed, and the same work can be done again. */
export const isDeadlock = (error: unknown): boolean => causes(error).some(({ code }) => code === '40P01')

/** The name of the violated unique constraint or index, or undefined when the error is another one. */
export function uniqueViolation(error: unknown): string | undefined {
  const found = causes(error).find(({ code }) => code === '23505')
  return found && (typeof found.constraint_name === 'string' ? found.constraint_name : '')
}

// Drizzle wraps the driver's errors, so the chain of causes is looked through; it is bounded because a cause may point back.
export function causes(error: unknown): Record<string, unknown>[] {
  const chain: Record<string, unknown>[] = []
  for (let next = error; typeof next === 'object' && next !== null && chain.length < 8; next = (next as { cause?: unknown }).cause) {
    chain.push(next as Record<string, unknown>)
  }
  return chain
}
