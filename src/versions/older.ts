// The older versions as the server takes them: made when the first request for one comes, so that version 3 pays nothing for them.
import type { Document } from '../contract/document.ts'
import type { Route } from '../contract/routes.ts'
import { lazily } from '../lazily.ts'
import type { Version } from './change.ts'
import { guide, olderContract } from './contract.ts'
import { olderRoutes, type Routes } from './olderRoutes.ts'
import { versions } from './versions.ts'

/** When version 3 took the place of the others, in seconds since 1970. */
const deprecatedAt = Date.parse('2026-01-01T00:00:00Z') / 1000

/** A version as the next older one sees it. */
type Newer = { readonly base: string; readonly document: () => Document; readonly routes: (current: readonly Route[]) => Promise<Routes> }

/** `sunset` is the day after which the older versions may end, as `YYYY-MM-DD`; undefined while that is not decided. */
export function olderVersions({ base, document }: { readonly base: string; readonly document: Document }, sunset: string | undefined) {
  const ends = sunset === undefined ? {} : { sunset: new Date(`${sunset}T23:59:59Z`).toUTCString() }
  const headers = (origin: string) => ({
    deprecation: `@${deprecatedAt}`,
    link: `<${origin}${guide}>; rel="deprecation"; type="text/html", <${origin}${base}>; rel="successor-version"`,
    ...ends,
  })
  let newer: Newer = { base, document: () => document, routes: async (current) => new Map(current.map((route) => [route.id, route])) }
  return versions.map((version) => {
    newer = olderThan(newer, version)
    return { name: `v${version.number}`, base: version.base, routes: newer.routes, headers }
  })
}

function olderThan(newer: Newer, version: Version): Newer {
  let routes: Promise<Routes> | undefined
  const load = async (current: readonly Route[]): Promise<Routes> => {
    const next = await newer.routes(current)
    // Without a change the newer version's operations are this one's.
    if (version.changes.length === 0) return next
    const [{ facts }, { validators }] = await Promise.all([
      import('../../generated/v2/facts.ts'),
      import('../../generated/v2/validators.js'),
    ])
    return olderRoutes(version, newer.document(), next, { facts, validators })
  }
  return {
    base: version.base,
    document: lazily(() => olderContract(version, newer.document(), newer.base)),
    // One that fails to load is tried again.
    routes: (current) => (routes ??= load(current).catch((error: unknown) => ((routes = undefined), Promise.reject(error)))),
  }
}
