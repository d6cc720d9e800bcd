// The page of the interactive reference: our bar at the top, the vendor's bundle below.
import { assets } from '../shell/assets.ts'
import { html, type Html } from '../shell/html.ts'
import { shell } from '../shell/shell.ts'
import { bar, type Site } from './frame.ts'
import type { VersionLink } from './versions.ts'

/** A reference for each version of the API, newest first. */
export const references = [
  { path: '/docs/reference', number: 3, contract: '/openapi-3.1.json' },
  { path: '/docs/reference/v2', number: 2, contract: '/v2/openapi-3.1.json', note: 'deprecated' },
  { path: '/docs/reference/v1', number: 1, contract: '/v1/openapi-3.1.json', note: 'deprecated' },
] as const satisfies readonly (VersionLink & { readonly contract: string })[]
type Reference = (typeof references)[number]

/** Renders the page of a version. `bundle` is the path of the vendor's script, known once the bundle has been read. */
export const referencePage = (site: Site, { path, number, contract }: Reference, bundle: string): Html =>
  shell({
    title: `${path === '/docs/reference' ? 'Reference' : `Reference of version ${number}`} · ${site.title}`,
    description: 'Every operation and schema, with requests that can be tried.',
    stylesheet: assets.reference,
    hasColours: true,
    layout: 'reference',
    home: '/docs',
    bar: bar(site, '/docs/reference', references, number),
    // The bundle would interpret the fragment `#content` as one of its own sections.
    canSkip: false,
    body: html`
      <noscript>
        <p class="notice">The reference needs JavaScript. <a href="/docs/operations">All operations</a> can be read without it.</p>
      </noscript>
      <div id="reference" data-contract="${contract}"></div>
      <script src="${assets.startReference.path}"></script>
      <script src="${bundle}"></script>
    `,
  })
