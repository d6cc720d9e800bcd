// Older paths of the API family, which clients still use and the contract does not mention.

const aliases: readonly { method: string; path: RegExp; to: (parts: readonly string[]) => string }[] = [
  {
    // The stage of a new candidate as a path segment instead of a query parameter.
    method: 'POST',
    path: /^\/jobs\/([^/?]+)\/([^/?]+)\/candidates\/?(?:\?(.*))?$/,
    to: ([job = '', stage = '', search]) =>
      `/jobs/${job}/candidates?stage=${stage.replaceAll(/[+&;=]/g, encodeURIComponent)}${search ? `&${search}` : ''}`,
  },
]

/** Returns the path that an older one stands for, or the path itself. `url` is a path with its query. */
export function withoutAlias(base: string, method: string | undefined, url: string): string {
  if (!url.startsWith(`${base}/`)) return url
  for (const alias of aliases) {
    const found = alias.method === method ? alias.path.exec(url.slice(base.length)) : null
    if (found) return base + alias.to(found.slice(1))
  }
  return url
}
