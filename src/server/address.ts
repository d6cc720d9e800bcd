// Where a request goes: the base path of its version, and the tenant that the host or the path prefix names.

/**
 * How an address may name a tenant: by `<prefix><subdomain>` after the base, or by a host below `domain` that is not the server's own.
 * `name` is what the API calls a tenant.
 */
export type TenantAddresses = {
  readonly prefix: string
  readonly domain: string
  readonly ownHosts: ReadonlySet<string>
  readonly name: string
}

/**
 * Returns the function that gives a request's origin. It has the public URL's scheme if the host is the public URL's or below `domain`: the
 * proxy that ends TLS need not say so.
 */
export function originBy(publicUrl: string | undefined, domain: string | undefined): (request: Requested) => string {
  const known = publicUrl?.startsWith('https:') ? new URL(publicUrl).host : undefined
  const isKnown = (host: string, hostname: string) => host === known || (domain !== undefined && hostname.endsWith(`.${domain}`))
  return ({ protocol, host, hostname }) =>
    known !== undefined && protocol === 'http' && isKnown(host.toLowerCase(), hostname.toLowerCase())
      ? `https://${host}`
      : `${protocol}://${host}`
}
type Requested = { readonly protocol: string; readonly host: string; readonly hostname: string }

/** What an API calls a tenant, if it has any. */
export const tenantNameOf = (tenants: TenantAddresses | undefined): string => tenants?.name ?? 'tenant'

/** Returns the path and query of a request target, which may be an absolute URL (`GET http://host/path HTTP/1.1`). */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target
  const rest = target.replace(/^https?:\/\/[^/?]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Whether a path, with its query, is the base or below it. */
export const isBelow = (base: string, path: string): boolean => path.startsWith(base) && /^([/?]|$)/.test(path.slice(base.length))

/** Removes the prefix that names a tenant after the base, so that the router has each operation only once. */
export function withoutPrefix(prefix: string, base: string, target: string): string {
  const url = pathOf(target)
  const named = tenantIn(prefix, base, url)
  return named ? base + url.slice(named.end) : url
}

/** Returns the tenant that the prefix of a longer path names; `<prefix><subdomain>` alone is an operation of its own. */
export function tenantIn(prefix: string, base: string, url: string): { subdomain: string; end: number } | undefined {
  if (!url.startsWith(prefix, base.length) || !url.startsWith(base)) return undefined
  const start = base.length + prefix.length
  const end = url.indexOf('/', start)
  const query = url.indexOf('?')
  if (end <= start || (query >= 0 && end > query)) return undefined
  const next = url[end + 1]
  return next === undefined || next === '?' || next === '/' ? undefined : { subdomain: url.slice(start, end), end }
}

/** Returns the tenant's subdomain of a host; undefined if the host is not below the domain or is the server's own. */
export function subdomainBelow(domain: string, ownHosts: ReadonlySet<string>): (hostname: string) => string | undefined {
  const suffix = `.${domain}`
  return (hostname) => {
    const host = hostname.toLowerCase()
    if (!host.endsWith(suffix)) return undefined
    const subdomain = host.slice(0, -suffix.length)
    return ownHosts.has(subdomain) ? undefined : subdomain
  }
}
