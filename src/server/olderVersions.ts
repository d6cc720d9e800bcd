// Versions of the API before the newest: which one an address names, and what the router is given in its place.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Route } from '../contract/routes.ts'
import { isBelow, pathOf } from './address.ts'
import { serveDocuments } from './documents.ts'

/** A deprecated version: it has the newest one's addresses below its own base. */
export type OlderVersion = {
  readonly base: string
  readonly number: number
  /** Its operations by id, made of the newest version's when somebody asks for one. */
  readonly routes: (current: readonly Route[]) => Promise<ReadonlyMap<string, Route>>
  /** The forms of its contract by the name they are served under, read when they are asked for. */
  readonly documents: Readonly<Record<string, () => object>>
  /** What every answer says of its deprecation; `origin` is this server's. */
  readonly headers: (origin: string) => Readonly<Record<string, string>>
}

/** `base` is the newest version's. */
export function addressing(older: readonly OlderVersion[], base: string, publicUrl: string | undefined) {
  const versionOf = (target: string) => older.find((version) => isBelow(version.base, target))
  /** The version that a request names, unless it is the newest: only then the router was given another address. */
  const olderOf = ({ originalUrl, url }: FastifyRequest) => (originalUrl === url ? undefined : versionOf(pathOf(originalUrl)))
  return {
    olderOf,
    /** The address as the newest version has it. */
    withoutVersion: (url: string): string => {
      if (url.startsWith(base)) return url
      const target = pathOf(url)
      const version = versionOf(target)
      return version ? base + target.slice(version.base.length) : url
    },
    headersOf: (request: FastifyRequest): Readonly<Record<string, string>> =>
      olderOf(request)?.headers(publicUrl ?? `${request.protocol}://${request.host}`) ?? {},
    serveContracts: async (server: FastifyInstance): Promise<void> => {
      for (const { number, base: at, documents } of older) {
        const named = Object.fromEntries(Object.entries(documents).map(([form, read]) => [`v${number}/${form}`, read]))
        await serveDocuments(server, named, at, publicUrl)
      }
    },
  }
}
