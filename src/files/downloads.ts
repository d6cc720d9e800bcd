// GET /files/{key}/{name}: serves a file by its short-lived URL, always as a download, since clients' content must not run on this origin. A
// bucket serves it itself.
import { and, isNotNull } from '../db/drizzle.js'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { hasKey, isOpen } from '../db/conditions.ts'
import { files } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { notFound, unavailable } from '../errors.ts'
import { anyMedia, servedMedia } from './fileTypes.ts'
import type { Asked, Links } from './links.ts'
import type { Store } from './store.ts'
import { storedAs } from './storedAs.ts'

/** How long a URL of the store lasts, if the link lasts as long: it is made when it is needed, and clocks may differ. */
const redirectSeconds = 300

export type Downloads = Pick<Statements, 'statement'> & {
  readonly store: Store
  readonly now: () => number
  readonly links: Links
  readonly route: RouteShorthandOptions
}

export function serveDownloads(server: FastifyInstance, { statement, store, links, now, route }: Downloads): void {
  const find = statement('find_file', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ name: files.name, storedAs, mediaType: files.mediaType, size: files.size })
      .from(files)
      .where(and(hasKey(files, p), isNotNull(files.size), isOpen(files.accountId))),
  )
  server.get<{ Params: { key: string }; Querystring: Omit<Asked, 'key'> }>('/files/:key/:name', route as object, async (request, reply) => {
    const named = links.named({ ...request.query, ...request.params })
    const [file] = named ? await find(named) : []
    if (!named || !file) throw notFound()
    const disposition = dispositionOf(file.name)
    const mediaType = servedMedia.has(file.mediaType) ? file.mediaType : anyMedia
    if (store.addressOf) {
      const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
      const seconds = Math.min(redirectSeconds, Math.ceil(Number(request.query.expires) - now() / 1000))
      const address = await store
        .addressOf(named.account, file.storedAs, { method, seconds, disposition, mediaType })
        .catch((error: Error) => Promise.reject(unavailable(error)))
      return reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }).redirect(address)
    }
    const bytes = await store.read(named.account, file.storedAs)
    if (!bytes) throw notFound()
    reply.headers({
      'content-disposition': disposition,
      'content-length': String(file.size),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    return reply.type(mediaType).send(bytes)
  })
}

/** RFC 6266: the name in ASCII for old clients, and in full as RFC 8187 encodes it. */
function dispositionOf(name: string): string {
  const sound = name.toWellFormed().replaceAll(/[/\\\p{Cc}]/gu, '_')
  const plain = sound.replaceAll(/[^\x20-\x7e]|["%]/g, '_')
  const whole = encodeURIComponent(sound).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
