// Static documents: the same bytes for every client, with an ETag, compressed once. Nothing that depends on a session or a token is static.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { lastUsed } from '../lastUsed.ts'
import { lazily } from '../lazily.ts'
import { sequence } from '../sequence.ts'

/** In order of preference. */
const codings = ['br', 'gzip', 'identity'] as const
type Coding = (typeof codings)[number]

export type StaticDocument = {
  readonly type: string
  /** The first 16 hex digits of the content's SHA-256. */
  readonly hash: string
  readonly content: Buffer
  /** Returns the content in this coding. It is compressed at the first call, off the event loop; undefined while too many others wait for that. */
  readonly encoded: (coding: Coding) => Promise<Buffer> | undefined
}

const encoders: Record<Exclude<Coding, 'identity'>, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: promisify(gzip),
}

/**
 * Compressions that may wait; then documents are sent as they are. One runs at a time, since its thread is one of the few that also hash
 * passwords and look up names, and whoever sends a new host with each request asks for a new document each time.
 */
const mostWaiting = 16
let waiting = 0
const inSequence = sequence()

function whenFree(work: () => Promise<Buffer>): Promise<Buffer> | undefined {
  if (waiting === mostWaiting) return undefined
  waiting++
  return inSequence(work).finally(() => waiting--)
}

export function staticDocument(text: string | Buffer, type: string): StaticDocument {
  const content = typeof text === 'string' ? Buffer.from(text) : text
  const made = new Map<Coding, Promise<Buffer>>()
  return {
    type,
    hash: createHash('sha256').update(content).digest('hex').slice(0, 16),
    content,
    encoded(coding) {
      if (coding === 'identity') return Promise.resolve(content)
      const encoded = made.get(coding) ?? whenFree(() => encoders[coding](content))
      if (!encoded) return undefined
      made.set(coding, encoded)
      // What failed is tried again.
      encoded.catch(() => made.delete(coding))
      return encoded
    },
  }
}

/** Clients choose the host in their requests, so only the documents requested last are kept. A server with a public URL has one. */
const keptOrigins = 4

/** Returns the document for an origin: the text with the origin in place of `placeholder`. */
export function documentByOrigin(text: () => string, placeholder: string, type: string): (origin: string) => StaticDocument {
  const written = lazily(text)
  const kept = lastUsed<StaticDocument>(keptOrigins)
  return (origin) => {
    const known = kept.get(origin)
    if (known) return known
    const document = staticDocument(written().replaceAll(placeholder, origin), type)
    kept.set(origin, document, 1)
    return document
  }
}

/** Sends the document in the coding that the client prefers, or 304 if the client has it already. Each coding has an ETag of its own. */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, document: StaticDocument): Promise<FastifyReply> {
  const wanted = codingFor(request.headers['accept-encoding'])
  reply.header('vary', 'accept-encoding')
  if (hasTag(request.headers['if-none-match'], tagOf(document, wanted)))
    return reply.code(304).header('etag', tagOf(document, wanted)).send()
  const encoded = await document.encoded(wanted)
  const coding = encoded ? wanted : 'identity'
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply
    .header('etag', tagOf(document, coding))
    .type(document.type)
    .send(encoded ?? document.content)
}

const tagOf = ({ hash }: StaticDocument, coding: Coding) => (coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`)

/** Compares weakly, as RFC 9110 requires: a proxy may have made the tag weak. */
const hasTag = (tags = '', etag: string) => tags.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))

/** The weights of codings that a request does not list. gzip is for a client that refuses identity and names no other. */
const unlisted: Record<Coding, number> = { br: 0, gzip: 0.0001, identity: 0.0002 }

/** Returns the coding with the greatest weight in `Accept-Encoding`; identity if the client refuses every one. */
export function codingFor(accepted = ''): Coding {
  const listed = new Map(accepted.toLowerCase().split(',').map(weighed))
  const weights = codings.map((coding) => listed.get(coding) ?? listed.get('*') ?? unlisted[coding])
  const best = Math.max(...weights)
  return best > 0 ? (codings[weights.indexOf(best)] as Coding) : 'identity'
}

function weighed(element: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = element.split(';').map((part) => part.trim())
  const [, weight] = parameters.map((parameter) => /^q=(.*)$/.exec(parameter) ?? []).find(([, value]) => value !== undefined) ?? []
  return [coding, weight === undefined ? 1 : Number(weight) || 0]
}
