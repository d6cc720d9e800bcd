// Search over the documentation: what is found by which words, the page of results, and the index that browsers load.
import MiniSearch, { type Options } from 'minisearch'
import { webhooksOf, type Document, type Media, type Parameter } from '../../contract/document.ts'
import { errorCodes } from '../../errorCodes.ts'
import { html, type Html } from '../shell/html.ts'
import { turns } from '../../turns.ts'
import type { Link } from '../shell/shell.ts'
import { searchPath, type Page } from './frame.ts'
import { membersOf } from './memberTable.ts'
import { notificationPath, operationPath } from './operationPath.ts'
import { operationsOf } from './served.ts'

/** `name` is what programs call it, `hint` what readers see below the title; members of bodies and `words` are found but not shown. */
type Entry = Link & {
  readonly kind: string
  readonly name: string
  readonly hint: string
  readonly members?: string
  readonly words: string
}
export type Found = Pick<Entry, 'path' | 'title' | 'kind' | 'hint'>

const mostFound = 30
/** Characters of a query; what is longer is cut. */
export const longestQuery = 200
/** Words of a query that count, since each is looked for as the beginning of others, a single letter in all: a hundred took half a second. */
const mostWords = 10

/** The browser's script searches with the same options. */
const options = {
  idField: 'path',
  fields: ['title', 'name', 'members', 'words'],
  storeFields: ['path', 'title', 'kind', 'hint'],
  searchOptions: { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { title: 3, name: 4, members: 2 } },
} as const satisfies Options

export type Search = {
  /** Returns the best entries for a query, best first; none for an empty one. Its first ten words count. */
  readonly find: (query: string) => readonly Found[]
  /** The index and its options as JSON. */
  readonly text: string
}

/**
 * Builds the index over operations, notifications, error codes, `pages` by their headings, and `memberPages`, the pages for members. Works in
 * turns, between which requests are answered.
 */
export async function searchOver(document: Document, pages: readonly Page[], memberPages: readonly Link[]): Promise<Search> {
  const turn = turns()
  // Of equal entries the first are found first.
  const entries: Entry[] = []
  for (const make of entryMakers(document)) {
    await turn()
    entries.push(make())
  }
  entries.push(...errorEntries)
  for (const page of pages) {
    await turn()
    entries.push(...sectionEntries(page))
  }
  for (const link of memberPages) entries.push({ ...link, kind: 'Settings', name: '', hint: 'A page for members', words: '' })
  const index = new MiniSearch<Entry>(options as Options<Entry>)
  await index.addAllAsync(entries, { chunkSize: 5 })
  return {
    find: (query) => index.search(wordsOf(query)).slice(0, mostFound) as unknown as Found[],
    text: JSON.stringify({ options, mostFound, index }),
  }
}

const wordsOf = (query: string) => [...new Set(query.split(/[\s\p{P}]+/u).filter(Boolean))].slice(0, mostWords).join(' ')

/** Returns what makes the entry of each operation and notification. */
function entryMakers(document: Document): (() => Entry)[] {
  const membersIn = (parameters: readonly Parameter[] = [], bodies: readonly (Media | undefined)[]) =>
    [
      ...parameters.map(({ name }) => name),
      ...bodies.flatMap((media) => membersOf(document, media?.schema ?? {}).flatMap(({ path }) => path.at(-1) ?? [])),
    ].join(' ')
  const operations = operationsOf(document).map(({ id, method, path, operation }) => (): Entry => {
    const { summary = id, description = '', parameters, requestBody, responses } = operation
    const answers = Object.entries(responses).filter(([status]) => Number(status) < 400)
    const bodies = [requestBody, ...answers.map(([, answer]) => answer)].flatMap((body) => Object.values(body?.content ?? {}))
    const words = `${description} ${path} ${spaced(id)}`
    const members = membersIn(parameters, bodies)
    return { path: operationPath(id), title: summary, kind: 'Operation', name: id, hint: `${method} ${path}`, members, words }
  })
  const notifications = webhooksOf(document).map(({ event, operation }) => (): Entry => {
    const { summary = event, description = '', parameters, requestBody } = operation
    const members = membersIn(parameters, Object.values(requestBody?.content ?? {}))
    return { path: notificationPath(event), title: summary, kind: 'Notification', name: event, hint: event, members, words: description }
  })
  return [...operations, ...notifications]
}

/** Returns `list Jobs` for `listJobs`. */
const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')

const errorEntries: readonly Entry[] = Object.entries(errorCodes).map(([code, { status, meaning, remedy }]) => ({
  path: `/docs/errors#${code}`,
  title: code,
  kind: 'Error code',
  name: code,
  hint: `${status}: ${meaning}`,
  words: remedy,
}))

/** Returns an entry for a page, with its text before the first heading, and one for each heading, with the text below it. */
function sectionEntries({ path, title, description, body }: Page): Entry[] {
  const [start = '', ...sections] = html`${body}`.text.split(/<h2 id="([^"]+)">/)
  const page = { path, title, kind: 'Page', name: '', hint: description, words: textOf(start) }
  const headed = Array.from({ length: sections.length / 2 }, (_, at) => {
    const [id = '', content = ''] = sections.slice(at * 2)
    const [heading = '', ...text] = content.split('</h2>')
    return { path: `${path}#${id}`, title: textOf(heading), kind: 'Page', name: '', hint: title, words: textOf(text.join('')) }
  })
  return [page, ...headed]
}

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)

/** Renders the page of results, for browsers that run no script. */
export function searchPage(query: string, found: readonly Found[]): Page {
  return {
    path: searchPath,
    title: 'Search',
    description: 'Search for operations, notifications, members, error codes, guides and settings.',
    body: html`
      <h1>Search</h1>
      <form class="search-form" action="${searchPath}" role="search">
        <label for="query">Operations, notifications, members, error codes, guides</label>
        <input id="query" name="q" type="search" value="${query}" maxlength="${longestQuery}" autocomplete="off" />
        <button class="first">Search</button>
      </form>
      ${query !== '' && html`<p class="soft" role="status">${found.length === 0 ? 'Nothing was found.' : `${found.length} found`}</p>`}
      ${found.length > 0 && resultList(found)}
    `,
  }
}

const resultList = (found: readonly Found[]): Html => html`
  <ol class="results">
    ${found.map(
      ({ path, title, kind, hint }) =>
        html`<li>
          <a href="${path}"><strong>${title}</strong> <span class="kind">${kind}</span> <span class="soft">${hint}</span></a>
        </li>`,
    )}
  </ol>
`
