// Versions of the API before the newest: finds the version that a URL names, and rewrites the URL for the router.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Route } from '../contract/routes.ts'
import { isBelow, pathOf } from './address.ts'
import { serveDocuments } from './documents.ts'

/** A deprecated version. Its paths are those of the newest version below its own base, as far as it has their operations. */
export type OlderVersion = {
  readonly base: string
  readonly number: number
  /** Returns its operations by id, created from the newest version's when one of them is first requested. */
  readonly routes: (current: readonly Route[]) => Promise<ReadonlyMap<string, Route>>
  /** The forms of its contract by the name they are served under, each read when it is requested. */
  readonly documents: Readonly<Record<string, () => object>>
  /** The headers that announce its deprecation on every response; `origin` is this server's. */
  readonly headers: (origin: string) => Readonly<Record<string, string>>
}

const none = {}

/** `base` is the newest version's. */
export function addressing(older: readonly OlderVersion[], base: string, publicUrl: string | undefined) {
  const versionOf = (target: string) => older.find((version) => isBelow(version.base, target))
  /** Returns the version that a request names, unless it is the newest: the router's URL differs from the original for every older one. */
  const olderOf = ({ originalUrl, url }: FastifyRequest) => (originalUrl === url ? undefined : versionOf(pathOf(originalUrl)))
  return {
    olderOf,
    /** Returns the URL as the newest version has it. */
    withoutVersion: (url: string): string => {
      if (url.startsWith(base)) return url
      const target = pathOf(url)
      const version = versionOf(target)
      return version ? base + target.slice(version.base.length) : url
    },
    /** Returns the headers that announce the end of an older version, or of a deprecated operation of the newest. */
    headersOf: (request: FastifyRequest, route: Route | undefined): Readonly<Record<string, string>> => {
      const version = olderOf(request)
      if (!version) return route?.facts.announcement ?? none
      return version.headers(publicUrl ?? `${request.protocol}://${request.host}`)
    },
    serveContracts: async (server: FastifyInstance): Promise<void> => {
      for (const { number, base: at, documents } of older) {
        const named = Object.fromEntries(Object.entries(documents).map(([form, read]) => [`v${number}/${form}`, read]))
        await serveDocuments(server, named, at, publicUrl)
      }
    },
  }
}
