// The older versions as the server needs them: created at the first request for one, so that version 3 does not pay for them.
import type { Document } from '../contract/document.ts'
import { sunsetAt } from '../contract/deprecation.ts'
import type { Route } from '../contract/routes.ts'
import { readContract } from '../contracts.ts'
import { lazily } from '../lazily.ts'
import type { Version } from './change.ts'
import { deprecation, guide, olderContract } from './contract.ts'
import { olderRoutes, type Routes } from './olderRoutes.ts'
import { versions } from './versions.ts'

/** A version as the next older one needs it. */
type Newer = { readonly document: () => Document; readonly routes: (current: readonly Route[]) => Promise<Routes> }

/** `sunset` is the day after which the older versions may end, as `YYYY-MM-DD`; undefined while it is not decided. */
export function olderVersions(
  { base, document }: { readonly base: string; readonly document: () => Document },
  sunset: string | undefined,
) {
  const ends = sunset === undefined ? {} : { sunset: sunsetAt(sunset) }
  const headers = (origin: string) => ({
    deprecation,
    link: `<${origin}${guide}>; rel="deprecation"; type="text/html", <${origin}${base}>; rel="successor-version"`,
    ...ends,
  })
  let newer: Newer = { document, routes: async (current) => new Map(current.map((route) => [route.id, route])) }
  return versions.map((version) => {
    newer = olderThan(newer, version)
    const read = (form: string) => () => readContract(`v${version.number}/${form}`)
    const documents = { openapi: read('openapi-3.0'), 'openapi-3.1': read('openapi-3.1') }
    return { number: version.number, base: version.base, routes: newer.routes, documents, headers }
  })
}

function olderThan(newer: Newer, version: Version): Newer {
  let routes: Promise<Routes> | undefined
  const document = lazily(() => olderContract(version, newer.document()))
  const load = async (current: readonly Route[]): Promise<Routes> => {
    const next = await newer.routes(current)
    return version.generated ? olderRoutes(version, newer.document(), next, { ...(await version.generated()), document }) : next
  }
  return {
    document,
    // A failed load is tried again.
    routes: (current) => (routes ??= load(current).catch((error: unknown) => ((routes = undefined), Promise.reject(error)))),
  }
}
