// The message for a database with which the server cannot start: the variable, the place, what is wrong, and what to do.
import { causes, isDiskFull } from './faults.ts'

/** The server cannot start. The message is one line without a password; the cause is the original error. */
export class StartRefusal extends Error {}

/** Thrown for a database with another program's tables; `tables` are the names that both use. */
export class ForeignTables extends Error {
  readonly tables: readonly string[]
  constructor(tables: readonly string[]) {
    super(`it contains tables of another program: ${tables.join(', ')}`)
    this.tables = tables
  }
}

/** Returns the error for an embedded database in `directory`, which `DATA_DIR` names. */
export function refuseEmbedded(directory: string, error: unknown): StartRefusal {
  if (error instanceof StartRefusal) return error
  const reason = lineOf(error)
  return refusal(`The embedded database in ${directory} cannot be used (${reason}): ${wayOut(error, reason)}.`, error)
}

const wayOut = (error: unknown, reason: string) => {
  if (error instanceof ForeignTables) return 'set DATA_DIR to a separate directory'
  if (isDiskFull(error)) return 'free space on its disk, or set DATA_DIR to a directory on another one'
  if (/EACCES|EPERM|EROFS|Permission denied|Operation not permitted|Read-only/i.test(reason))
    return 'give this user write access to all of it, or set DATA_DIR to another directory'
  return 'restore a backup, or set DATA_DIR to another directory'
}

type Place = { readonly host: string; readonly database: string; readonly role: string }

/** Returns the error for the server that `DATABASE_URL`, or another variable, names. */
export function refuseServer(databaseUrl: string, error: unknown, variable = 'DATABASE_URL'): StartRefusal {
  if (error instanceof StartRefusal) return error
  const place = placeIn(databaseUrl)
  const { host, database } = place
  if (error instanceof ForeignTables)
    return refusal(
      `${variable}: the database ${database} at ${host} contains tables of another program (${error.tables.join(', ')}): create a separate database.`,
      error,
    )
  const chain = causes(error)
  const found = chain.find(({ code }) => typeof code === 'string')
  // An error without a code, or one about a file of ours, does not come from the server.
  if (!found || found.syscall === 'open') return refusal(error instanceof Error ? error.message : String(error), error)
  const code = String(found.code)
  const told = (typeof found.message === 'string' && oneLine(found.message)) || code
  if (told.startsWith(refusedParameter)) return isPooler(databaseUrl, variable, error)
  const [, say] = sentences.find(([codes]) => codes.test(code)) ?? [undefined, unknown]
  return refusal(`${variable}: ${say(place, told, code)}.`, error)
}

/** How PgBouncer refuses a start-up parameter that it does not know. */
const refusedParameter = 'unsupported startup parameter'

/** Returns the error for an address of a server at which a pooler answers. */
export function isPooler(databaseUrl: string, variable: string, cause?: unknown): StartRefusal {
  const remedy =
    variable === 'DATABASE_URL'
      ? 'set DATABASE_POOLED to 1 and DATABASE_DIRECT_URL to the Postgres server behind it'
      : 'set it to the Postgres server behind the pooler'
  return refusal(`${variable}: a pooler answers at ${placeIn(databaseUrl).host}, which keeps no session: ${remedy}.`, cause)
}

/** Returns the error for a pooler whose sessions lack these settings. */
export const lacksSettings = (databaseUrl: string, names: readonly string[]): StartRefusal =>
  refusal(
    `DATABASE_URL: the sessions of the pooler at ${placeIn(databaseUrl).host} have no ${names.join(' and no ')}: ` +
      'set this in its connect_query, as the guide on production shows.',
  )

/** Returns the error for two addresses of different databases. */
export const reachesAnother = (databaseUrl: string, directUrl: string): StartRefusal =>
  refusal(
    `DATABASE_DIRECT_URL: ${placeIn(directUrl).host} has another database than the pooler at ${placeIn(databaseUrl).host}: name the same one.`,
  )

type Say = (place: Place, told: string, code: string) => string
const unknown: Say = ({ host, database }, told) =>
  `the database ${database} at ${host} cannot be used (${told}): correct this, or use another`

/** The messages by the codes of the system, of the clients (`wire/`, and postgres.js for migrations) and of Postgres. */
const sentences: readonly (readonly [codes: RegExp, say: Say])[] = [
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    ({ host }, _, code) =>
      `the host of ${host} cannot be resolved (${code}): correct its name, or check the name resolution of this machine`,
  ],
  [
    /^(ECONNREFUSED|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ETIMEDOUT|ENOENT|EACCES)$/,
    ({ host }, _, code) => `nothing listens at ${host} (${code}): start the Postgres server there, or use another`,
  ],
  [
    /^(CONNECT_TIMEOUT|DATABASE_TIMEOUT)$/,
    ({ host }) => `${host} did not respond in time: check whether a Postgres server runs there, and whether it is overloaded`,
  ],
  [/^DATABASE_ADDRESS$/, (_, told) => told],
  [
    /^TLS_UNSUPPORTED$/,
    ({ host }) => `the server at ${host} does not support TLS, which sslmode requires: enable it there, or set sslmode=disable`,
  ],
  [
    /^TLS_ERR_TLS_CERT_ALTNAME_INVALID$/,
    ({ host }, told) =>
      `the certificate of the server at ${host} is for another host (${told}): use a host name of the certificate, or set sslmode=verify-ca`,
  ],
  [
    /^TLS_CERT_(HAS_EXPIRED|NOT_YET_VALID)$/,
    ({ host }, told) => `the certificate of the server at ${host} is not valid now (${told}): renew it there`,
  ],
  [
    /^TLS_(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/,
    ({ host }, told) =>
      `the certificate of the server at ${host} is signed by an authority that is not trusted (${told}): name the authority's certificate in sslrootcert`,
  ],
  [/^TLS_/, ({ host }, told) => `no encrypted connection to ${host} (${told}): correct sslmode, or the TLS settings of the server`],
  [
    /^(CONNECTION_CLOSED|ECONNRESET|EPIPE)$/,
    ({ host }) =>
      `${host} closed the connection: check whether a Postgres server runs there, and whether it supports what sslmode requires`,
  ],
  [
    /^28/,
    ({ host, role }, told) => {
      const way = told.endsWith('no encryption')
        ? 'set sslmode=verify-full, or allow the role to connect without TLS'
        : told.endsWith('client certificate')
          ? 'name a certificate for the role in sslcert, and its private key in sslkey'
          : 'correct the role or its password'
      return `the server at ${host} refuses the role ${role} (${told}): ${way}`
    },
  ],
  [/^3D000$/, ({ host, database }) => `the server at ${host} has no database ${database}: create it, or use another`],
  [
    /^42501$/,
    ({ host, database, role }, told) =>
      `the role ${role} may not create tables in the database ${database} at ${host} (${told}): grant this to the role, or connect as the owner of the database`,
  ],
  [/^25006$/, ({ host }) => `the server at ${host} is read-only: connect to its primary`],
  [/^(57P03|53)/, ({ host }, told) => `the server at ${host} accepts no connections now (${told}): try again later`],
]

/** Returns what may be shown of the address: nothing if it is unclear which part is the password. */
function placeIn(databaseUrl: string): Place {
  const unclear = { host: 'the server that it names', database: 'that it names', role: 'that it names' }
  if (!URL.canParse(databaseUrl)) return unclear
  const { host, pathname, search, username } = new URL(databaseUrl)
  if (`${pathname}${search}`.includes('@')) return unclear
  const role = decodeURIComponent(username) || unclear.role
  return { host: host || 'this machine', database: decodeURIComponent(pathname.slice(1)) || role, role }
}

const refusal = (message: string, cause?: unknown) => new StartRefusal(message, { cause })

/** Returns the innermost message, the engine's or the system's; the outer ones repeat statements. */
const lineOf = (error: unknown) => {
  const inner = causes(error).at(-1)
  return oneLine(inner ? String(inner.message || inner.code) : String(error))
}

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, '').slice(0, 300)
