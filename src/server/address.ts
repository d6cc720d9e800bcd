// Where a request goes: the base path of its version, and the account that the host or the path prefix names.

/** Returns the path and query of a request target, which may be an absolute URL (`GET http://host/path HTTP/1.1`). */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target
  const rest = target.replace(/^https?:\/\/[^/?]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Whether a path, with its query, is the base or below it. */
export const isBelow = (base: string, path: string): boolean => path.startsWith(base) && /^([/?]|$)/.test(path.slice(base.length))

/** Removes `/accounts/<subdomain>` after the base, so that the router has each operation only once. */
export function withoutPrefix(base: string, target: string): string {
  const url = pathOf(target)
  const prefix = prefixOf(base, url)
  return prefix ? base + url.slice(prefix.end) : url
}

/** Returns the prefix `/accounts/<subdomain>` of a longer path; `/accounts/<subdomain>` alone is an operation of its own. */
export function prefixOf(base: string, url: string): { subdomain: string; end: number } | undefined {
  if (!url.startsWith('/accounts/', base.length) || !url.startsWith(base)) return undefined
  const start = base.length + '/accounts/'.length
  const end = url.indexOf('/', start)
  const query = url.indexOf('?')
  if (end <= start || (query >= 0 && end > query)) return undefined
  const next = url[end + 1]
  return next === undefined || next === '?' || next === '/' ? undefined : { subdomain: url.slice(start, end), end }
}

/** Returns the account's subdomain of a host; undefined if the host is not below the base domain or is the server's own. */
export function subdomainBelow(baseDomain: string, ownHosts: ReadonlySet<string>): (hostname: string) => string | undefined {
  const suffix = `.${baseDomain}`
  return (hostname) => {
    const host = hostname.toLowerCase()
    if (!host.endsWith(suffix)) return undefined
    const subdomain = host.slice(0, -suffix.length)
    return ownHosts.has(subdomain) ? undefined : subdomain
  }
}
