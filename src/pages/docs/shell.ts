// The one frame of all static pages: head, navigation, contents, foot.
import type { Revision } from '../../contract/document.ts'
import { html, type Content, type Html } from '../shell/html.ts'

/** Stands in the pages for the address that the reader came by; it is filled in when a page is sent. */
export const placeholder = 'http://localhost:3000'

export type Link = { readonly path: string; readonly title: string }
export type Section = { readonly title: string; readonly links: readonly Link[] }
export type Site = {
  readonly title: string
  readonly version: string
  readonly revision: Revision | undefined
  readonly bar: string
  readonly style: string
  readonly sections: readonly Section[]
}
export type Page = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly body: Content
  /** What the page's own contents list names. */
  readonly headings?: readonly { readonly id: string; readonly text: string }[]
  readonly wide?: true
}

/** A whole page. */
export function frame(site: Site, page: Page): Html {
  const { headings = [] } = page
  const revision = site.revision && `, revision ${site.revision.number} of ${site.revision.date}`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.path === '/docs' ? site.title : `${page.title} · ${site.title}`}</title>
        <meta name="description" content="${page.description}" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${site.bar}" />
        <link rel="stylesheet" href="${site.style}" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        ${topBar(site, page.path)}
        <div class="${page.wide || headings.length < 2 ? 'columns' : 'columns with-contents'}">
          <nav class="side" aria-label="Documentation">${menu(site, page.path)}</nav>
          <main id="content" tabindex="-1">${page.body}</main>
          ${!page.wide && headings.length > 1 && contents(headings)}
        </div>
        <footer>
          <p>
            ${site.title} ${site.version}${revision} · <a href="/docs/downloads">Contract</a> ·
            <a href="/docs/operations">All operations</a>
          </p>
        </footer>
      </body>
    </html> `
}

/** The bar on top of every page, the reference's included. On a narrow screen it holds the navigation, folded; `version` ends it. */
export const topBar = (site: Site, path: string, version = html`<span class="version">${site.version}</span>`): Html => html`
  <header class="bar">
    <a class="brand" href="/docs"><span class="mark" aria-hidden="true"></span>Spindle</a>
    <nav class="quick" aria-label="Main">${quick.map((link) => html`<a href="${link.path}" ${current(link, path)}>${link.title}</a>`)}</nav>
    <details class="fold">
      <summary>Menu</summary>
      <nav aria-label="All pages">${menu(site, path)}</nav>
    </details>
    ${version}
  </header>
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
      <ul>
        ${links.map((link) => html`<li><a href="${link.path}" ${current(link, path)}>${link.title}</a></li>`)}
      </ul>
    `,
  )

const current = (link: Link, path: string): Html | false => link.path === path && html`aria-current="page"`

const contents = (headings: NonNullable<Page['headings']>): Html => html`
  <nav class="contents" aria-label="On this page">
    <p class="group">On this page</p>
    <ul>
      ${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}
    </ul>
  </nav>
`
