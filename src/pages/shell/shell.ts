// The shell of every page: the document's head, the link past the bar, and the bar on top.
import { assets } from './assets.ts'
import { html, type Content, type Html } from './html.ts'

export type Shell = {
  /** What the browser's tab says. */
  readonly title: string
  readonly description?: string
  readonly stylesheet: { readonly path: string }
  /** The class of the `<body>`. */
  readonly layout: string
  /** Where the name at the left end of the bar leads. */
  readonly home: string
  /** What the bar holds beside the name. */
  readonly bar: Content
  /** What stands below the bar, with an element `content` unless `canSkip` is false. */
  readonly body: Content
  readonly canSkip?: boolean
}

export const shell = ({ title, description, stylesheet, layout, home, bar, body, canSkip = true }: Shell): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${description !== undefined && html`<meta name="description" content="${description}" />`}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="${assets.icon.path}" type="image/svg+xml" />
        <link rel="stylesheet" href="${stylesheet.path}" />
      </head>
      <body class="${layout}">
        ${canSkip && html`<a class="skip" href="#content">Skip to content</a>`}
        <header class="bar">
          <a class="brand" href="${home}"><span class="mark" aria-hidden="true"></span>Spindle</a>
          ${bar}
        </header>
        ${body}
      </body>
    </html> `

export type Link = { readonly path: string; readonly title: string }

/** The links of a navigation; the one that `isCurrent` picks is marked. */
export const linkList = (links: readonly Link[], isCurrent: (link: Link) => boolean): Html => html`
  <ul>
    ${links.map((link) => html`<li>${linkTo(link, isCurrent)}</li>`)}
  </ul>
`

export const linkTo = (link: Link, isCurrent: (link: Link) => boolean): Html =>
  html`<a href="${link.path}" ${isCurrent(link) && html`aria-current="page"`}>${link.title}</a>`
