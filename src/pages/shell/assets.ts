// The assets of all pages: stylesheets, the icon and scripts, each with a hash of its content in its name.
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { page } from '../../server/page.ts'
import { sendDocument, staticDocument } from '../../server/staticDocument.ts'
import { assetHeaders, faviconHeaders } from './headers.ts'

/** Returns the asset `<name>.<hash>.<extension>` with this content. */
function asset(name: string, extension: string, type: string, content: string) {
  const document = staticDocument(content, type)
  return { path: `/assets/${name}.${document.hash}.${extension}`, document }
}
const read = (file: string) => readFileSync(new URL(`../assets/${file}`, import.meta.url), 'utf8')
/** Returns the text of a module, without the link to its sources. */
const textOf = (module: string | URL) => readFileSync(new URL(module), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
const script = 'text/javascript; charset=utf-8'
type Asset = ReturnType<typeof asset>
/** Returns a script of ours, in which the names of the modules that it imports are replaced by their paths. */
const ownScript = (name: string, imported: Readonly<Record<string, Asset>> = {}) =>
  asset(
    name,
    'js',
    script,
    Object.entries(imported).reduce((text, [other, { path }]) => text.replace(`'./${other}.js'`, `'${path}'`), read(`${name}.js`)),
  )
const icon = asset('icon', 'svg', 'image/svg+xml', read('icon.svg'))
/** Returns the stylesheet that joins these files, in which the icon's file name is replaced by its path. */
const stylesheet = (name: string, ...files: readonly string[]) =>
  asset(name, 'css', 'text/css; charset=utf-8', files.map(read).join('\n').replace("url('icon.svg')", `url('${icon.path}')`))

const tryToken = ownScript('tryToken')
const tryIds = ownScript('tryIds')
const tryAnswer = ownScript('tryAnswer')

export const assets = {
  icon,
  docs: stylesheet('docs', 'bar.css', 'base.css', 'docs.css', 'try.css'),
  careers: stylesheet('careers', 'bar.css', 'base.css', 'members.css', 'careers.css'),
  members: stylesheet('members', 'bar.css', 'base.css', 'members.css', 'console.css', 'people.css'),
  reference: stylesheet('reference', 'bar.css', 'reference.css'),
  search: asset('search', 'js', script, textOf(import.meta.resolve('minisearch'))),
  coloursScript: ownScript('colours'),
  copyScript: ownScript('copy'),
  liveScript: ownScript('live'),
  docsScript: ownScript('docs'),
  startReference: ownScript('init'),
  tryToken,
  tryIds,
  tryAnswer,
  tryScript: ownScript('try', { tryToken, tryIds, tryAnswer }),
  signedInScript: ownScript('signedIn', { tryToken }),
}

/** The icon at the address that browsers and crawlers ask for unasked, as a picture of 32 by 32. */
const favicon = staticDocument(readFileSync(new URL('../assets/icon.ico', import.meta.url)), 'image/x-icon')

export function serveAssets(server: FastifyInstance): void {
  server.get('/favicon.ico', page('assets'), (request, reply) => sendDocument(request, reply.headers(faviconHeaders), favicon))
  for (const { path, document } of Object.values(assets))
    server.get(path, page('assets'), (request, reply) => sendDocument(request, reply.headers(assetHeaders), document))
}
