// Parses the address of a Postgres server in DATABASE_URL as libpq does.
import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { createSecureContext } from 'node:tls'

export type Host = { readonly host: string; readonly port: number } | { readonly path: string }
export type Address = {
  /** Tried in order. */
  readonly hosts: readonly Host[]
  readonly user: string
  readonly password: string | undefined
  readonly database: string
  /** Undefined: not encrypted. */
  readonly tls: Encryption | undefined
}
export type Encryption = {
  /** What is verified of the server's certificate: that a trusted authority signed it, and that it is for this host. */
  readonly proves: 'nothing' | 'authority' | 'host'
  /** Whether a server without TLS is accepted. */
  readonly isOptional: boolean
  /** The trusted authorities as PEM; undefined for those that Node trusts. */
  readonly ca: string | undefined
  /** The certificate by which the server knows this client, and its private key, as PEM. */
  readonly client: { readonly cert: string; readonly key: string } | undefined
}

const usualPort = 5432
const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full']

/**
 * Parses `postgres://user:password@host:port/database?sslmode=…`. Several hosts are separated by commas; the directory of a Unix socket is
 * given as the host or in `?host=`. Missing parts come from `PGHOST`, `PGPORT`, `PGUSER`, `PGPASSWORD`, `PGDATABASE`, `PGSSLMODE`,
 * `PGSSLROOTCERT`, `PGSSLCERT` and `PGSSLKEY`. Throws an error with the code DATABASE_ADDRESS, whose message does not reveal the password.
 */
export function addressOf(url: string, environment: Readonly<Record<string, string | undefined>> = process.env): Address {
  const [, authority = '', rest = ''] = /^postgres(?:ql)?:\/\/([^/?]*)(.*)$/.exec(url) ?? []
  const at = authority.lastIndexOf('@')
  const [user = '', ...password] = at < 0 ? [] : authority.slice(0, at).split(':')
  const [path = '', query = ''] = rest.split('?')
  const parameters = new URLSearchParams(query)
  const hosts = decoded(parameters.get('host') ?? authority.slice(at + 1)) || environment.PGHOST || 'localhost'
  const port = Number(parameters.get('port') ?? environment.PGPORT ?? usualPort)
  const tlsParameter = (called: string) => parameters.get(called) ?? environment[`PG${called.toUpperCase()}`]
  const tls = encryptionOf(tlsParameter('sslmode'), tlsParameter('sslrootcert'))
  const name = decoded(user) || environment.PGUSER || userInfo().username
  return {
    hosts: hosts.split(',').map((text) => hostOf(text, port)),
    user: name,
    password: password.length > 0 ? decoded(password.join(':')) : environment.PGPASSWORD,
    database: decoded(path.slice(1)) || environment.PGDATABASE || name,
    tls: tls && { ...tls, client: clientOf(tlsParameter('sslcert'), tlsParameter('sslkey')) },
  }
}

function hostOf(text: string, usual: number): Host {
  if (text.startsWith('/')) return { path: `${text}/.s.PGSQL.${usual}` }
  const [, host = text, port] = /^(\[[^\]]+\]|[^:]*)(?::(\d+))?$/.exec(text) ?? []
  return { host: host.replaceAll(/[[\]]/g, ''), port: port === undefined ? usual : Number(port) }
}

/** As in libpq: named authorities are checked even for `require`, and public authorities require `verify-full`, since they sign for any host. */
function encryptionOf(named: string | undefined, root: string | undefined): Omit<Encryption, 'client'> | undefined {
  const mode = named ?? (root === 'system' ? 'verify-full' : 'disable')
  if (!modes.includes(mode)) throw wrong(`sslmode must be one of ${modes.join(', ')}`)
  if (mode === 'disable') return undefined
  const isOptional = mode === 'allow' || mode === 'prefer'
  if (isOptional) return { proves: 'nothing', isOptional, ca: undefined }
  if (root === undefined || root === 'system') {
    const proves = mode === 'verify-full' || root === 'system' ? 'host' : mode === 'verify-ca' ? 'authority' : 'nothing'
    return { proves, isOptional, ca: undefined }
  }
  return { proves: mode === 'verify-full' ? 'host' : 'authority', isOptional, ca: certificatesIn(root) }
}

function clientOf(certificate: string | undefined, key: string | undefined): Encryption['client'] {
  if (certificate === undefined && key === undefined) return undefined
  if (certificate === undefined || key === undefined) throw wrong('sslcert and sslkey are a certificate and its private key: name both')
  try {
    const client = { cert: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') }
    createSecureContext(client)
    return client
  } catch (error) {
    const what = 'which are no certificate and its private key'
    throw wrong(`sslcert and sslkey name ${certificate} and ${key}, ${what} (${(error as Error).message})`)
  }
}

function certificatesIn(path: string): string {
  try {
    const ca = readFileSync(path, 'utf8')
    void new X509Certificate(ca)
    return ca
  } catch (error) {
    throw wrong(`sslrootcert names ${path}, which is no file of certificates (${(error as Error).message})`)
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw wrong('a % that stands for itself is written %25')
  }
}

const wrong = (message: string) => Object.assign(new Error(message), { code: 'DATABASE_ADDRESS' })
