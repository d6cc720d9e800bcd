// Where a request is going: the version's base, and the account that the host or the path prefix names.

/** The path and query of a request's target, which may be a whole address (`GET http://host/path HTTP/1.1`). */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target
  const rest = target.replace(/^https?:\/\/[^/?]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Whether a path, with its query, is a base or lies below it. */
export const isBelow = (base: string, path: string): boolean => path.startsWith(base) && /^([/?]|$)/.test(path.slice(base.length))

/** The path without `/accounts/<subdomain>` between the base and what follows: the router knows each operation once. */
export function withoutPrefix(base: string, target: string): string {
  const url = pathOf(target)
  const prefix = prefixOf(base, url)
  return prefix ? base + url.slice(prefix.end) : url
}

/** The prefix `/accounts/<subdomain>` of a longer path; `/accounts/<subdomain>` alone is an operation of its own. */
export function prefixOf(base: string, url: string): { subdomain: string; end: number } | undefined {
  if (!url.startsWith('/accounts/', base.length) || !url.startsWith(base)) return undefined
  const start = base.length + '/accounts/'.length
  const end = url.indexOf('/', start)
  const query = url.indexOf('?')
  if (end <= start || (query >= 0 && end > query)) return undefined
  const next = url[end + 1]
  return next === undefined || next === '?' || next === '/' ? undefined : { subdomain: url.slice(start, end), end }
}

/** Tells which account's subdomain a host is; undefined for a host that is not below the base domain, or is the server's own. */
export function subdomainBelow(baseDomain: string, ownHosts: ReadonlySet<string>): (hostname: string) => string | undefined {
  const suffix = `.${baseDomain}`
  return (hostname) => {
    const host = hostname.toLowerCase()
    if (!host.endsWith(suffix)) return undefined
    const subdomain = host.slice(0, -suffix.length)
    return ownHosts.has(subdomain) ? undefined : subdomain
  }
}
