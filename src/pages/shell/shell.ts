// The shell of every page: the document's head, the skip link, and the bar at the top.
import { assets } from './assets.ts'
import { html, type Content, type Html } from './html.ts'

/** A script of our own, by its path. */
export type Script = { readonly path: string }

export type Shell = {
  /** The language of the page, English by default, with its direction and its words for the link that skips the bar. */
  readonly language?: { readonly lang: string; readonly dir: 'ltr' | 'rtl'; readonly skip: string }
  /** The title of the browser's tab. */
  readonly title: string
  readonly description?: string
  /** Further elements of the head. */
  readonly head?: Content
  readonly scripts?: readonly Script[] | undefined
  /** Whether the reader may choose between light and dark, for which the page needs a script. */
  readonly hasColours?: boolean
  readonly stylesheet: { readonly path: string }
  /** The class of the `<body>`. */
  readonly layout: string
  /** The target of the brand name at the beginning of the bar. */
  readonly home: string
  /** The brand; by default the server's own. */
  readonly brand?: Content
  /** The content of the bar beside the brand name. */
  readonly bar: Content
  /** The content below the bar, with an element `content` unless `canSkip` is false. */
  readonly body: Content
  readonly canSkip?: boolean
}

const spindle = html`<span class="mark" aria-hidden="true"></span>Spindle`

const english = { lang: 'en', dir: 'ltr', skip: 'Skip to content' } as const

export const shell = ({
  language: { lang, dir, skip } = english,
  title,
  description,
  head,
  scripts = [],
  hasColours = false,
  stylesheet,
  layout,
  home,
  brand = spindle,
  bar,
  body,
  canSkip = true,
}: Shell): Html =>
  html`<!doctype html>
    <html lang="${lang}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${description !== undefined && html`<meta name="description" content="${description}" />`}
        <meta name="color-scheme" content="light dark" />
        ${hasColours && html`<script src="${assets.coloursScript.path}"></script>`}
        <link rel="icon" href="${assets.icon.path}" type="image/svg+xml" />
        <link rel="stylesheet" href="${stylesheet.path}" />
        ${head} ${scripts.map(({ path }) => html`<script type="module" src="${path}"></script>`)}
      </head>
      <body class="${layout}">
        ${canSkip && html`<a class="skip" href="#content">${skip}</a>`}
        <header class="bar">
          <a class="brand" href="${home}">${brand}</a>
          ${bar}
        </header>
        ${body}
      </body>
    </html> `

export type Link = { readonly path: string; readonly title: string }

/** Renders the links of a navigation and marks the one for which `isCurrent` is true. */
export const linkList = (links: readonly Link[], isCurrent: (link: Link) => boolean): Html => html`
  <ul>
    ${links.map((link) => html`<li>${linkTo(link, isCurrent)}</li>`)}
  </ul>
`

export const linkTo = (link: Link, isCurrent: (link: Link) => boolean): Html =>
  html`<a href="${link.path}" ${isCurrent(link) && html`aria-current="page"`}>${link.title}</a>`
