// The frame of the documentation's pages: bar, navigation, table of contents and footer.
import type { Revision } from '../../contract/document.ts'
import { assets } from '../shell/assets.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { linkList, linkTo, shell, type Link } from '../shell/shell.ts'
import { olderNotice, versionList, versionsOf, versionSwitch, type VersionLink } from './versions.ts'

/** The page of search results, and the index that the pages' script loads. */
export const searchPath = '/docs/search'
export const indexPath = '/docs/search.json'

/** Stands for the address by which the reader reached the server; replaced when a page is sent. */
export const placeholder = 'http://localhost:3000'

export type Site = {
  readonly title: string
  readonly version: string
  readonly revision: Revision | undefined
  readonly sections: readonly { readonly title: string; readonly links: readonly (Link & { readonly description?: string })[] }[]
}
export type Page = Link & {
  readonly description: string
  readonly body: Content
  /** The entries of the page's own table of contents. */
  readonly headings?: readonly { readonly id: string; readonly text: string }[]
  readonly wide?: true
  /** The page in each version of the API, newest first; by default it is only in the newest. */
  readonly versions?: readonly VersionLink[]
  /** The older version of the API that the page shows. */
  readonly older?: number
  /** The page as Markdown, at its path with `.md`. */
  readonly markdown?: () => string
}

/** Renders a whole page. */
export function frame(site: Site, page: Page): Html {
  const headings = page.wide ? [] : (page.headings ?? [])
  const versions = page.versions ?? versionsOf(page.path)
  const hasContents = headings.length > 1
  const revision = site.revision && `, revision ${site.revision.number} of ${site.revision.date}`
  return shell({
    title: page.path === '/docs' ? site.title : `${page.title} · ${site.title}`,
    description: page.description,
    stylesheet: assets.docs,
    scripts: [assets.docsScript, assets.copyScript],
    hasColours: true,
    head: preview(site, page),
    layout: 'docs',
    home: '/docs',
    bar: bar(site, page.path, versions, page.older),
    body: html`
      <div class="${hasContents ? 'columns with-contents' : 'columns'}">
        <nav class="side" aria-label="Documentation">${menu(site, page.path)}</nav>
        <main id="content" tabindex="-1">${page.older !== undefined && olderNotice(page.older, newestOf(page))} ${page.body}</main>
        ${
          hasContents &&
          html`<nav class="contents" aria-label="On this page">
            <p class="group">On this page</p>
            ${linkList(
              headings.map(({ id, text }) => ({ path: `#${id}`, title: text })),
              () => false,
            )}
          </nav>`
        }
      </div>
      <footer>
        <p>
          ${site.title} ${site.version}${revision} · <a href="/docs/downloads">Contract</a> ·
          <a href="/docs/operations">All operations</a>
        </p>
      </footer>
    `,
  })
}

/** Renders what messengers show of a link to the page (Open Graph), and where its Markdown is. */
const preview = (site: Site, page: Page): Html => {
  const { path, title, description, markdown, older } = page
  return html`
    <meta property="og:type" content="article" />
    <meta property="og:site_name" content="${site.title}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${path !== '' && html`<meta property="og:url" content="${placeholder}${path}" />`}
    ${markdown && html`<link rel="alternate" type="text/markdown" href="${path}.md" />`}
    ${older !== undefined && html`<link rel="canonical" href="${placeholder}${newestOf(page)}" />`}
  `
}

/** The address of the page in the newest version. */
const newestOf = ({ path, versions }: Page) => versions?.[0]?.path ?? path

/** Renders the content of the bar, also for the reference, with the page's links to other versions. On narrow screens all folds into a menu. */
export const bar = (site: Site, path: string, versions: readonly VersionLink[], version?: number): Html => html`
  <nav class="quick" aria-label="Main">${quick.map((link) => linkTo(link, isAt(path)))}</nav>
  <a class="search" href="${searchPath}" data-index="${indexPath}" data-library="${assets.search.path}">Search</a>
  <details class="fold">
    <summary>Menu</summary>
    <nav class="side" aria-label="All pages">${menu(site, path)} ${versionList(versions, version)}</nav>
  </details>
  ${versionSwitch(versions, version)}
`

const quick: readonly Link[] = [
  { path: '/docs/guides/getting-started', title: 'Guides' },
  { path: '/docs/reference', title: 'Reference' },
  { path: '/docs/operations', title: 'Operations' },
  { path: '/docs/errors', title: 'Errors' },
  { path: '/docs/clients', title: 'Clients' },
]

const menu = (site: Site, path: string): Html[] =>
  site.sections.map(
    ({ title, links }) => html`
      <p class="group">${title}</p>
      ${linkList(links, isAt(path))}
    `,
  )

const isAt = (path: string) => (link: Link) => link.path === path
