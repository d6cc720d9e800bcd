// The page of the interactive reference: our bar on top, the vendor's bundle below.
import { html, type Html } from '../shell/html.ts'
import { topBar, type Site } from './shell.ts'

export type Parts = { readonly bundle: string; readonly init: string; readonly style: string }

type Shown = { readonly path: string; readonly number: number; readonly contract: string; readonly deprecated?: true }
/** A reference for each version of the API, the newest first. */
export const references: readonly Shown[] = [
  { path: '/docs/reference', number: 3, contract: '/openapi-3.1.json' },
  { path: '/docs/reference/v2', number: 2, contract: '/v2/openapi-3.1.json', deprecated: true },
  { path: '/docs/reference/v1', number: 1, contract: '/v1/openapi-3.1.json', deprecated: true },
]

/** The page of a version without the bundle's name, which is only known once the bundle was read. */
export const referencePage =
  (site: Site, { init, style }: Omit<Parts, 'bundle'>) =>
  ({ path, number, contract, deprecated }: Shown, bundle: string): Html =>
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${deprecated ? `Reference of version ${number}` : 'Reference'} · ${site.title}</title>
          <meta name="description" content="Every operation and schema, with requests that can be tried." />
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="${site.bar}" />
          <link rel="stylesheet" href="${style}" />
        </head>
        <body class="reference">
          ${topBar(site, '/docs/reference', versionSwitch(path))}
          <noscript>
            <p class="notice">The reference needs JavaScript. <a href="/docs/operations">All operations</a> can be read without it.</p>
          </noscript>
          <div id="reference" data-contract="${contract}"></div>
          <script src="${init}"></script>
          <script src="/docs/assets/${bundle}"></script>
        </body>
      </html> `

/** Links to the other versions, in the place where the other pages name the newest. */
const versionSwitch = (shown: string): Html =>
  html`<nav class="version" aria-label="Version of the API">
    ${references.map(
      ({ path, number, deprecated }) =>
        html`<a href="${path}" ${path === shown && html`aria-current="page"`} ${deprecated && html`title="Version ${number}, deprecated"`}
          >v${number}</a
        >`,
    )}
  </nav>`
