// The address of a Postgres server, as DATABASE_URL gives it and libpq reads it.
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'

export type Host = { readonly host: string; readonly port: number } | { readonly path: string }
export type Address = {
  /** Tried one after the other. */
  readonly hosts: readonly Host[]
  readonly user: string
  readonly password: string | undefined
  readonly database: string
  /** Undefined: in the clear. `verify`: the certificate must be of this host, signed by somebody who is trusted. */
  readonly tls: { readonly verify: boolean; readonly optional: boolean; readonly ca: Buffer | undefined } | undefined
}

const usualPort = 5432

/**
 * Reads `postgres://user:password@host:port/database?sslmode=…`; several hosts stand with commas between, a Unix socket's folder as
 * the host or in `?host=`. What is left out comes from `PGHOST`, `PGPORT`, `PGUSER`, `PGPASSWORD` and `PGDATABASE`.
 */
export function addressOf(url: string, environment: Readonly<Record<string, string | undefined>> = process.env): Address {
  const [, authority = '', rest = ''] = /^postgres(?:ql)?:\/\/([^/?]*)(.*)$/.exec(url) ?? []
  const at = authority.lastIndexOf('@')
  const [user = '', ...password] = at < 0 ? [] : authority.slice(0, at).split(':')
  const [path = '', query = ''] = rest.split('?')
  const parameters = new URLSearchParams(query)
  const hosts = decodeURIComponent(parameters.get('host') ?? authority.slice(at + 1)) || environment.PGHOST || 'localhost'
  const port = Number(parameters.get('port') ?? environment.PGPORT ?? usualPort)
  const name = decodeURIComponent(user) || environment.PGUSER || userInfo().username
  return {
    hosts: hosts.split(',').map((text) => hostOf(text, port)),
    user: name,
    password: password.length > 0 ? decodeURIComponent(password.join(':')) : environment.PGPASSWORD,
    database: decodeURIComponent(path.slice(1)) || environment.PGDATABASE || name,
    tls: tlsOf(parameters.get('sslmode') ?? environment.PGSSLMODE ?? 'disable', parameters.get('sslrootcert')),
  }
}

function hostOf(text: string, usual: number): Host {
  if (text.startsWith('/')) return { path: `${text}/.s.PGSQL.${usual}` }
  const [, host = text, port] = /^(\[[^\]]+\]|[^:]*)(?::(\d+))?$/.exec(text) ?? []
  return { host: host.replaceAll(/[[\]]/g, ''), port: port === undefined ? usual : Number(port) }
}

function tlsOf(mode: string, rootCertificate: string | null): Address['tls'] {
  if (mode === 'disable' || mode === 'allow') return undefined
  const ca = rootCertificate === null ? undefined : readFileSync(rootCertificate)
  return { verify: mode.startsWith('verify'), optional: mode === 'prefer', ca }
}
