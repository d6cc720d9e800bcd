// The addresses of the sites below the base domain.
import type { Config } from './config.ts'

/** Names below the base domain that belong to the server, `apply` for short links to jobs. No account can have such a name. */
export const ownHosts: ReadonlySet<string> = new Set(['www', 'api', 'apply'])

/** Returns these names, and that of the public URL if it is below the base domain: that host is the server's own too. */
export function ownHostsOf({ publicUrl, baseDomain }: Pick<Config, 'publicUrl' | 'baseDomain'>): ReadonlySet<string> {
  const { hostname = '' } = publicUrl === undefined ? {} : new URL(publicUrl)
  const suffix = `.${baseDomain}`
  return hostname.endsWith(suffix) ? new Set([...ownHosts, hostname.slice(0, -suffix.length)]) : ownHosts
}

/**
 * Returns the URLs of the accounts' own sites and of short links, below the base domain, with the public URL's scheme and port; and the names
 * there that are the server's own.
 */
export function sitesOf({ publicUrl, baseDomain, port }: Pick<Config, 'publicUrl' | 'baseDomain' | 'port'>) {
  const { protocol, port: shown } = new URL(publicUrl ?? `http://localhost:${port}`)
  const at = (name: string) => `${protocol}//${name}.${baseDomain}${shown ? `:${shown}` : ''}`
  return { siteOf: at, shortLinks: at('apply'), ownHosts: ownHostsOf({ publicUrl, baseDomain }) }
}
