// Serves the documentation: its pages and the reference's bundle are made when somebody first asks for one.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Document } from '../../contract/document.ts'
import { codeHeaders } from '../../errorCodes.ts'
import { lazily } from '../../lazily.ts'
import { bundleOnce } from './bundle.ts'
import { collection } from './downloads.ts'
import type { Profile } from './landing.ts'
import { contentsOf, missing as nothing } from './contents.ts'
import { postmanOf } from './postman.ts'
import { referencePage, references } from './reference.ts'
import { frame, placeholder, type Page } from './shell.ts'

export type PortalOptions = {
  /** The contract in its 3.1 form. */
  readonly document: object
  /** The profile in force. */
  readonly profile: Profile
  readonly publicUrl: string | undefined
  /** What each route is registered with. */
  readonly route: RouteShorthandOptions
}

const common = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'x-frame-options': 'DENY' }
const closed = "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** The bundle writes styles of its own into the page; everything that it loads or calls must be here. */
const open =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const markup = 'text/html; charset=utf-8'
/** The name of a file changes with its content, so nobody needs to ask for it twice. */
const forever = 'public, max-age=31536000, immutable'

/** Adds the pages to a server that does not listen yet. */
export function servePortal(server: FastifyInstance, { document, profile, publicUrl, route }: PortalOptions): void {
  const asset = (name: string, type: string) => {
    const content = readFileSync(new URL(`../assets/${name}`, import.meta.url))
    const path = `/docs/assets/${name.replace('.', `.${hashOf(content)}.`)}`
    server.get(path, route, (_, reply) =>
      reply
        .headers({ ...common, 'cache-control': forever })
        .type(type)
        .send(content),
    )
    return path
  }
  const css = 'text/css; charset=utf-8'
  const [bar, style] = [asset('bar.css', css), asset('style.css', css)]
  const parts = { init: asset('init.js', 'text/javascript; charset=utf-8'), style: asset('reference.css', css) }
  const icon = readFileSync(new URL('../assets/icon.svg', import.meta.url))
  server.get('/docs/assets/icon.svg', route, (_, reply) =>
    reply
      .headers({ ...common, 'cache-control': 'public, max-age=86400' })
      .type('image/svg+xml')
      .send(icon),
  )

  const contents = lazily(() => {
    const { sections, pages } = contentsOf(document as Document, profile)
    const { title, version, 'x-revision': revision } = (document as Document).info
    const site = { title, version, revision, bar, style, sections }
    const text = (page: Page) => frame(site, page).text
    return {
      texts: new Map(pages.map((page) => [page.path, text(page)])),
      missing: text({ path: '', title: 'Not found', description: 'There is no such page.', body: nothing }),
      postman: JSON.stringify(postmanOf(document as Document), null, 2),
      shell: referencePage(site, parts),
    }
  })
  const show = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?')
    const text = contents().texts.get(path.replace(/\/$/, ''))
    return text === undefined ? notFound(reply) : answer(request, reply, text, markup, closed)
  }
  for (const path of ['/docs', '/docs/*']) server.get(path, route, show)
  server.get(collection, route, (request, reply) => answer(request, reply, contents().postman, 'application/json; charset=utf-8', closed))
  server.get('/', route, (_, reply) => reply.headers(common).redirect('/docs'))

  const bundle = bundleOnce()
  for (const reference of references) {
    server.get(reference.path, route, async (request, reply) => {
      const { name } = await bundle()
      return answer(request, reply, contents().shell(reference, name).text, markup, open)
    })
  }
  server.get('/docs/assets/:file', route, async (request, reply) => {
    const { file } = request.params as { file: string }
    const { name, plain, br, gzip } = await bundle()
    if (file !== name) return notFound(reply)
    const accepted = codingsOf(request)
    const [coding, bytes] = accepted.has('br') ? ['br', br] : accepted.has('gzip') ? ['gzip', gzip] : [undefined, plain]
    if (coding) reply.header('content-encoding', coding)
    return reply
      .headers({ ...common, 'cache-control': forever, vary: 'accept-encoding' })
      .type('text/javascript; charset=utf-8')
      .send(bytes)
  })

  function notFound(reply: FastifyReply): FastifyReply {
    return reply
      .code(404)
      .headers({ ...common, 'content-security-policy': closed, ...codeHeaders('not-found', originOf(reply.request)) })
      .type(markup)
      .send(contents().missing)
  }

  function originOf({ protocol, host }: FastifyRequest): string {
    return publicUrl ?? `${protocol}://${host}`
  }

  /** Fills in the address, and spares who has the same text already. */
  function answer(request: FastifyRequest, reply: FastifyReply, content: string, type: string, policy: string): FastifyReply {
    const filled = content.replaceAll(placeholder, originOf(request))
    const etag = `"${hashOf(filled)}"`
    reply.headers({ ...common, 'content-security-policy': policy, etag, 'cache-control': 'no-cache' })
    const known = request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
    return known ? reply.code(304).send() : reply.type(type).send(filled)
  }
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** The content codings that a request accepts; one with `q=0` is refused. */
const codingsOf = (request: FastifyRequest) =>
  new Set(
    String(request.headers['accept-encoding'] ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => (part.split(';')[0] ?? '').trim().toLowerCase()),
  )
