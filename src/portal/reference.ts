// The page of the interactive reference: our bar on top, the vendor's bundle below.
import { html, type Html } from '../web/html.ts'
import { topBar, type Site } from './shell.ts'

export type Parts = { readonly bundle: string; readonly init: string; readonly style: string }

/** The page without the bundle's name, which is only known once the bundle was read. */
export const referencePage =
  (site: Site, { init, style }: Omit<Parts, 'bundle'>) =>
  (bundle: string): Html =>
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Reference · ${site.title}</title>
          <meta name="description" content="Every operation and schema, with requests that can be tried." />
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="${site.bar}" />
          <link rel="stylesheet" href="${style}" />
        </head>
        <body class="reference">
          ${topBar(site, '/docs/reference')}
          <noscript>
            <p class="notice">The reference needs JavaScript. <a href="/docs/operations">All operations</a> can be read without it.</p>
          </noscript>
          <div id="reference"></div>
          <script src="${init}"></script>
          <script src="/docs/assets/${bundle}"></script>
        </body>
      </html> `
