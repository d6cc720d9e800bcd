// The message for a database with which the server cannot start: the variable, the place, what is wrong, and what to do.
import { causes, isDiskFull } from './faults.ts'

/** The server cannot start. The message is one line without a password; the cause is the original error. */
export class StartRefusal extends Error {}

/** Thrown for a database with another program's tables; `tables` are the names that both use. */
export class ForeignTables extends Error {
  readonly tables: readonly string[]
  constructor(tables: readonly string[]) {
    super(`it holds tables of another program: ${tables.join(', ')}`)
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
  if (error instanceof ForeignTables) return 'set DATA_DIR to a directory of its own'
  if (isDiskFull(error)) return 'make room on its disk, or set DATA_DIR to a directory on another one'
  if (/EACCES|EPERM|EROFS|Permission denied|Operation not permitted|Read-only/i.test(reason))
    return 'let this user write to all of it, or set DATA_DIR to another directory'
  return 'put a backup in its place, or set DATA_DIR to another directory'
}

type Place = { readonly host: string; readonly database: string; readonly role: string }

/** Returns the error for the server that `DATABASE_URL` names. */
export function refuseServer(databaseUrl: string, error: unknown): StartRefusal {
  if (error instanceof StartRefusal) return error
  const place = placeIn(databaseUrl)
  const { host, database } = place
  if (error instanceof ForeignTables)
    return refusal(
      `DATABASE_URL: the database ${database} at ${host} holds tables of another program (${error.tables.join(', ')}): create one of its own.`,
      error,
    )
  const chain = causes(error)
  const found = chain.find(({ code }) => typeof code === 'string')
  // An error without a code, or one about a file of ours, does not come from the server.
  if (!found || found.syscall === 'open') return refusal(error instanceof Error ? error.message : String(error), error)
  const code = String(found.code)
  const told = (typeof found.message === 'string' && oneLine(found.message)) || code
  const [, say] = sentences.find(([codes]) => codes.test(code)) ?? [undefined, unknown]
  return refusal(`DATABASE_URL: ${say(place, told, code)}.`, error)
}

type Say = (place: Place, told: string, code: string) => string
const unknown: Say = ({ host, database }, told) =>
  `the database ${database} at ${host} cannot be used (${told}): correct that, or name another`

/** The messages by the codes of the system, of the clients (`wire/`, and postgres.js for migrations) and of Postgres. */
const sentences: readonly (readonly [codes: RegExp, say: Say])[] = [
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    ({ host }, _, code) => `the host of ${host} is not known (${code}): correct its name, or see whether names can be looked up here`,
  ],
  [
    /^(ECONNREFUSED|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ETIMEDOUT|ENOENT|EACCES)$/,
    ({ host }, _, code) => `nobody answers at ${host} (${code}): start the Postgres server there, or name another`,
  ],
  [
    /^(CONNECT_TIMEOUT|DATABASE_TIMEOUT)$/,
    ({ host }) => `${host} did not answer in time: see whether a Postgres server is there, and whether it has too much to do`,
  ],
  [/^DATABASE_ADDRESS$/, (_, told) => told],
  [
    /^TLS_UNSUPPORTED$/,
    ({ host }) => `the server at ${host} does not speak TLS, which sslmode asks for: turn it on there, or set sslmode=disable`,
  ],
  [
    /^TLS_ERR_TLS_CERT_ALTNAME_INVALID$/,
    ({ host }, told) =>
      `the certificate of the server at ${host} is another host's (${told}): name a host of the certificate, or set sslmode=verify-ca`,
  ],
  [
    /^TLS_CERT_(HAS_EXPIRED|NOT_YET_VALID)$/,
    ({ host }, told) => `the certificate of the server at ${host} is not valid now (${told}): renew it there`,
  ],
  [
    /^TLS_(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/,
    ({ host }, told) =>
      `nobody whom this server trusts has signed the certificate of the server at ${host} (${told}): name its authority's certificate in sslrootcert`,
  ],
  [/^TLS_/, ({ host }, told) => `no encrypted connection to ${host} (${told}): correct sslmode, or how the server speaks TLS`],
  [
    /^(CONNECTION_CLOSED|ECONNRESET|EPIPE)$/,
    ({ host }) => `${host} closed the connection: see whether a Postgres server is there, and whether it takes what sslmode asks for`,
  ],
  [
    /^28/,
    ({ host, role }, told) => {
      const way = told.endsWith('no encryption') ? 'set sslmode=verify-full, or let it in without TLS' : 'correct the role or its password'
      return `the server at ${host} refuses the role ${role} (${told}): ${way}`
    },
  ],
  [/^3D000$/, ({ host, database }) => `the server at ${host} has no database ${database}: create it, or name another`],
  [
    /^42501$/,
    ({ host, database, role }, told) =>
      `the role ${role} may not create tables in the database ${database} at ${host} (${told}): grant it that, or name the database's owner`,
  ],
  [/^25006$/, ({ host }) => `the server at ${host} only reads: name the one that it follows`],
  [/^(57P03|53)/, ({ host }, told) => `the server at ${host} takes no connection now (${told}): start again when it does`],
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

const refusal = (message: string, cause: unknown) => new StartRefusal(message, { cause })

/** Returns the innermost message, the engine's or the system's; the outer ones repeat statements. */
const lineOf = (error: unknown) => {
  const inner = causes(error).at(-1)
  return oneLine(inner ? String(inner.message || inner.code) : String(error))
}

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, '').slice(0, 300)
