// The versions of the API in the documentation: the older ones' contracts, and the links that switch between versions.
import type { Document } from '../../contract/document.ts'
import { readContract } from '../../contracts.ts'
import { html, type Html } from '../shell/html.ts'
import { linkList } from '../shell/shell.ts'
import { operationPath, operationsPath } from './operationPath.ts'
import { operationsOf } from './served.ts'

const newest = 3
export const olderVersions = [2, 1]

/** The contract of an older version. */
export type Older = { readonly number: number; readonly document: Document }

/** A page in a version. `note` says what a reader should know before they follow the link. */
export type VersionLink = { readonly number: number; readonly path: string; readonly note?: string }

export const readOlder = (number: number): Older => ({ number, document: readContract(`v${number}/openapi-3.1`) })

/** The lists of operations of all versions, to which the pages lead that only the newest version has; its own link is `path`. */
export const versionsOf = (path: string): VersionLink[] => [
  { number: newest, path },
  ...olderVersions.map((number) => ({ number, path: operationsPath(number), note: 'deprecated' })),
]

/** Returns what gives the links to an operation in each version, or to the list of operations where a version lacks it. */
export function operationVersions(versions: readonly Older[]): (id: string) => VersionLink[] {
  const known = versions.map(({ number, document }) => ({ number, ids: new Set(operationsOf(document).map(({ id }) => id)) }))
  return (id) => [
    { number: newest, path: operationPath(id) },
    ...known.map(({ number, ids }) =>
      ids.has(id)
        ? { number, path: operationPath(id, number), note: 'deprecated' }
        : { number, path: operationsPath(number), note: 'deprecated; it lacks this operation' },
    ),
  ]
}

/** Renders the switch in the bar. `current` is the number of the version that the page shows. */
export const versionSwitch = (links: readonly VersionLink[], current = newest): Html => html`
  <nav class="version" aria-label="Version of the API">
    ${links.map(
      ({ number, path, note }) =>
        html`<a
          href="${path}"
          ${number === current && html`aria-current="page"`}
          ${note !== undefined && html`title="Version ${number}, ${note}"`}
          >v${number}</a
        >`,
    )}
  </nav>
`

/** Renders the same links for the menu of narrow screens. */
export const versionList = (links: readonly VersionLink[], current = newest): Html => html`
  <p class="group">Version of the API</p>
  ${linkList(
    links.map(({ number, path, note }) => ({
      path,
      title: note === undefined ? `Version ${number}` : `Version ${number} (${note})`,
      number,
    })),
    (link) => link.path === links.find(({ number }) => number === current)?.path,
  )}
`

/** Renders the notice on a page of an older version; `path` is the same page's in the newest. */
export const olderNotice = (number: number, path: string): Html => html`
  <p class="older">
    <strong>Version ${number} is deprecated.</strong> New clients use <a href="${path}">version ${newest}</a>;
    <a href="/docs/guides/from-2-to-3">what it changed</a>.
  </p>
`
