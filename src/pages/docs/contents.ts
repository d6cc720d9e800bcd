// All static pages of the documentation and their navigation. The guides are the numbered files of openapi/guides and the migration guide.
import { readdirSync, readFileSync } from 'node:fs'
import type { Document } from '../../contract/document.ts'
import { changelogPage, feedOf } from './changelogPage.ts'
import { errorsPage } from './errors.ts'
import { lazilyResolved } from '../../lazily.ts'
import { turns } from '../../turns.ts'
import { html, type Html } from '../shell/html.ts'
import { navigationGroups } from '../shell/navigation.ts'
import { landing, type Card, type Profile } from './landing.ts'
import { page } from './markdown.ts'
import { operationPages } from './operationPage.ts'
import { operationsPage } from './operations.ts'
import { placeholder, type Page, type Site } from './frame.ts'
import { releasesIn, releasesOfPart } from './releases.ts'
import { searchOver, type Search } from './search.ts'
import { operationsPath } from './operationPath.ts'
import { olderVersions, operationVersions, readOlder, type Older } from './versions.ts'
import { factsOf, operationsOf } from './served.ts'

const guides = new URL('../../../openapi/guides/', import.meta.url)
const fromOlder = new URL('../../../generated/from-2-to-3.md', import.meta.url)
const changelog = new URL('../../../generated/changelog.md', import.meta.url)
const configuration = new URL('../../../generated/configuration.md', import.meta.url)
const importFormat = new URL('../../../generated/import.md', import.meta.url)
const completeness = new URL('../../../generated/completeness.md', import.meta.url)

/** What makes each page, by its path, and the navigation. The pages of operations are not in it. */
export type Contents = {
  readonly pages: ReadonlyMap<string, () => Page>
  readonly sections: Site['sections']
  readonly search: () => Promise<Search>
  /** The feed of the changelog. */
  readonly feed: string
  /** The first sentences of the contract's description. */
  readonly lead: string
}

/** Makes the pages in turns: together they take a second, in which requests to the API are answered. */
export async function contentsOf(document: Document, profile: Profile): Promise<Contents> {
  const turn = turns()
  const made = async <Made>(make: () => Made): Promise<Made> => {
    await turn()
    return make()
  }
  const files = readdirSync(guides).filter((name) => /^\d.*\.md$/.test(name))
  const written: Page[] = []
  for (const file of files.toSorted())
    written.push(await made(() => pageOf(new URL(file, guides), `/docs/guides/${file.replace(/^[0-9]+-|\.md$/g, '')}`)))
  written.push(await made(() => pageOf(fromOlder, '/docs/guides/from-2-to-3')))
  const reference = {
    path: '/docs/reference',
    title: 'Reference',
    description: 'Every operation and schema, with requests that can be tried in the browser.',
  }
  const guide = (name: string) => pageOf(new URL(`${name}.md`, guides), `/docs/${name}`)
  const tools: Page[] = []
  // Read by all that follow.
  for (const read of [operationsOf, factsOf]) await made(() => read(document))
  for (const make of [
    () => operationsPage(document),
    () => errorsPage(document),
    () => guide('clients'),
    () => guide('downloads'),
    () => pageOf(configuration, '/docs/configuration'),
    () => pageOf(importFormat, '/docs/import'),
  ])
    tools.push(await made(make))
  const changes = readFileSync(changelog, 'utf8')
  const releases = releasesIn(changes)
  const summaries = new Map(operationsOf(document).map(({ id, operation }) => [id, operation.summary ?? id]))
  tools.push(await made(() => changelogPage(releases, summaries, changes)), await made(() => pageOf(completeness, '/docs/completeness')))
  const lead = leadOf(document)
  const older: Older[] = []
  for (const number of olderVersions) older.push(await made(() => readOlder(number)))
  const versionsOf = await made(() => operationVersions(older))
  const ofOperations = [await made(() => operationPages(document, written, releases, { versionsOf }))]
  for (const { number, document } of older) {
    const edition = { older: number, versionsOf }
    ofOperations.push(
      [[operationsPath(number), () => operationsPage(document, number)]],
      await made(() => operationPages(document, [], releasesOfPart(releases, `Version ${number}`), edition)),
    )
  }
  const home = await made(() => landing(document, lead, profile, written.map(cardOf), [reference, ...tools].map(cardOf)))
  return {
    lead,
    pages: new Map([...[home, ...written, ...tools].map((page) => [page.path, () => page] as const), ...ofOperations.flat()]),
    feed: await made(() => feedOf(releases, document.info.title, placeholder)),
    search: lazilyResolved(() =>
      searchOver(
        document,
        [...written, ...tools],
        navigationGroups.flatMap(({ links }) => links),
      ),
    ),
    sections: [
      { title: 'Start', links: [{ path: '/docs', title: 'Overview' }] },
      { title: 'Guides', links: written },
      { title: 'Look up', links: [reference, ...tools] },
    ],
  }
}

function pageOf(file: URL, path: string): Page {
  const text = readFileSync(file, 'utf8')
  const { title, summary, body, headings } = page(text, file.pathname)
  return { path, title, description: summary, body, headings, markdown: () => text }
}

const cardOf = ({ path, title, description }: Pick<Page, 'path' | 'title' | 'description'>): Card => ({ path, title, text: description })

/** Returns the first two sentences of the contract's own description. */
const leadOf = ({ info }: Document) =>
  ((info as { description?: string }).description ?? '')
    .replaceAll('\n', ' ')
    .split(/(?<=\.) /)
    .slice(0, 2)
    .join(' ')

export const missing: Html = html`
  <h1>Not found</h1>
  <p>There is no such page. The <a href="/docs">overview</a> leads to all of them.</p>
`
