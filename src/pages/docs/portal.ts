// Serves the documentation. Its pages and the reference's bundle are made at the first request for one of them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Document } from '../../contract/document.ts'
import { codeHeaders } from '../../errorCodes.ts'
import { lazilyResolved } from '../../lazily.ts'
import { page as route } from '../../server/page.ts'
import { documentByOrigin, sendDocument, staticDocument, type StaticDocument } from '../../server/staticDocument.ts'
import { assetHeaders, docsHeaders, referenceHeaders } from '../shell/headers.ts'
import type { IssuerOf } from '../oauth/oauth.ts'
import { readBundle } from './bundle.ts'
import { feedPath } from './changelogPage.ts'
import { frame, indexPath, placeholder, searchPath, type Page } from './frame.ts'
import { docsSitemap, llmsText, robotsText, sitemapPath } from './forPrograms.ts'
import type { Profile } from './landing.ts'
import { postmanOf } from './postman.ts'
import { referencePage, references } from './reference.ts'
import { longestQuery, searchPage } from './search.ts'
import { isOfOlderVersion } from './operationPath.ts'
import { signedInPage, signedInPath } from './tryToken.ts'

export type PortalOptions = {
  /** The contract in its 3.1 form. */
  readonly document: () => Document
  /** The profile in force. */
  readonly profile: Profile
  readonly issuerOf: IssuerOf
  /** Returns the subdomain of the account that a host names, or undefined. */
  readonly subdomainOf: (hostname: string) => string | undefined
  /** Returns the URL of an account's own site. */
  readonly siteOf: (subdomain: string) => string
}

const markup = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'
const markdown = 'text/markdown; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const xml = 'application/xml; charset=utf-8'
/** Cached, but revalidated at each use. */
const checked = { 'cache-control': 'no-cache' }

/** Adds the pages to a server that does not listen yet. */
export function servePortal(server: FastifyInstance, { document, profile, issuerOf, subdomainOf, siteOf }: PortalOptions): void {
  const docs = route('docs')
  const addressed = (text: () => string, type = markup) => documentByOrigin(text, placeholder, type)
  const contents = lazilyResolved(async () => {
    // The first request waits for them, so that no start has to.
    const { contentsOf, missing } = await import('./contents.ts')
    const { sections, pages, search, feed, lead } = await contentsOf(document(), profile)
    const { title, version, 'x-revision': revision } = document().info
    const site = { title, version, revision, sections }
    const text = (page: Page) => frame(site, page).text
    return {
      site,
      index: lazilyResolved(async () => staticDocument((await search()).text, json)),
      results: async (query: string) => text(searchPage(query, (await search()).find(query))),
      feed: addressed(() => feed, 'application/atom+xml; charset=utf-8'),
      // Of the overview, llms.txt is the Markdown.
      pages: new Map(
        [...pages].flatMap(([path, make]) => [
          [path, addressed(() => text(make()))] as const,
          ...(path === '/docs' ? [] : [[`${path}.md`, addressed(() => make().markdown!(), markdown)] as const]),
        ]),
      ),
      llms: addressed(() => llmsText(document(), site, lead, (path) => path !== '/docs' && pages.has(path)), plain),
      sitemap: addressed(() => docsSitemap([...pages.keys()].filter((path) => !isOfOlderVersion(path))), xml),
      signedIn: addressed(() => text(signedInPage)),
      missing: text({ path: '', title: 'Not found', description: 'There is no such page.', body: missing }),
    }
  })

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?')
    const page = (await contents()).pages.get(path.replace(/\/$/, ''))
    return page ? sendDocument(request, reply.headers({ ...docsHeaders, ...checked }), page(issuerOf(request))) : notFound(request, reply)
  }
  for (const path of ['/docs', '/docs/*']) server.get(path, docs, show)

  for (const [path, name] of [
    ['/llms.txt', 'llms'],
    [sitemapPath, 'sitemap'],
  ] as const) {
    server.get(path, docs, async (request, reply) =>
      sendDocument(request, reply.headers({ ...docsHeaders, ...checked }), (await contents())[name](issuerOf(request))),
    )
  }
  server.get('/robots.txt', docs, (request, reply) => {
    const subdomain = subdomainOf(request.hostname)
    const sitemap = subdomain === undefined ? issuerOf(request) + sitemapPath : `${siteOf(subdomain)}/sitemap.xml`
    return sendDocument(request, reply.headers({ ...docsHeaders, ...checked }), staticDocument(robotsText(sitemap), plain))
  })

  // Its address has a code for as long as the script needs to read it.
  const passing = { ...docsHeaders, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
  server.get(signedInPath, docs, async (request, reply) =>
    sendDocument(request, reply.headers(passing), (await contents()).signedIn(issuerOf(request))),
  )

  server.get(searchPath, docs, async (request, reply) => {
    const { q } = request.query as { q?: unknown }
    const query = typeof q === 'string' ? q.slice(0, longestQuery) : ''
    const text = (await (await contents()).results(query)).replaceAll(placeholder, issuerOf(request))
    return sendDocument(request, reply.headers({ ...docsHeaders, ...checked }), staticDocument(text, markup))
  })
  server.get(indexPath, docs, async (request, reply) =>
    sendDocument(request, reply.headers({ ...docsHeaders, ...checked }), await (await contents()).index()),
  )

  server.get(feedPath, docs, async (request, reply) =>
    sendDocument(request, reply.headers({ ...docsHeaders, ...checked }), (await contents()).feed(issuerOf(request))),
  )

  const postman = addressed(() => JSON.stringify(postmanOf(document()), null, 2), json)
  server.get('/docs/downloads/spindle.postman_collection.json', docs, (request, reply) =>
    sendDocument(request, reply.headers({ ...docsHeaders, ...checked }), postman(issuerOf(request))),
  )

  const bundle = lazilyResolved(readBundle)
  const referencePages = lazilyResolved(async () => {
    const { path } = await bundle()
    const { site } = await contents()
    return references.map((reference) => staticDocument(referencePage(site, reference, path).text, markup))
  })
  for (const [index, { path }] of references.entries()) {
    server.get(path, docs, async (request, reply) =>
      sendDocument(request, reply.headers({ ...referenceHeaders, ...checked }), (await referencePages())[index] as StaticDocument),
    )
  }
  server.get('/assets/:file', docs, async (request, reply) => {
    const { file } = request.params as { file: string }
    const { path, document: script } = await bundle()
    return path === `/assets/${file}` ? sendDocument(request, reply.headers(assetHeaders), script) : notFound(request, reply)
  })

  async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { missing: text } = await contents()
    return reply
      .code(404)
      .headers({ ...docsHeaders, ...codeHeaders('not-found', issuerOf(request)) })
      .type(markup)
      .send(text)
  }
}
