// The changelog: the releases of the contract, each with its changes by importance, and a feed of them.
import { escape, html, type Content, type Html } from '../shell/html.ts'
import type { Page } from './frame.ts'
import { inline } from './markdown.ts'
import { operationPath } from './operationPath.ts'
import { importances, type Entry, type Importance, type Release } from './releases.ts'

export const changelogPath = '/docs/changelog'
export const feedPath = '/docs/changelog.atom'

/** What a reader should do about changes of each importance. */
const remedies: Readonly<Record<Importance, string>> = {
  Breaking: 'A client that did nothing wrong may fail: read each before you follow this revision.',
  Deprecated: 'These still work. Replace them when you change your client next.',
  Added: 'Nothing to do. A client that ignores unknown members sees no difference.',
  Changed: 'Nothing to do, but generated clients may name or check something differently.',
}
/** Longer lists are folded. */
const longest = 12

/** Returns the page, whose Markdown is the changelog's own `text`. `summaries` are those of operations, by id. */
export function changelogPage(releases: readonly Release[], summaries: ReadonlyMap<string, string>, text: string): Page {
  const title = 'Changelog'
  const description = 'What changed in each revision of the contract, by importance.'
  return {
    path: changelogPath,
    title,
    description,
    markdown: () => text,
    headings: releases.map(({ number }) => ({ id: idOf(number), text: `Revision ${number}` })),
    body: html`
      <h1>${title}</h1>
      <p>
        ${description} It is written from the differences of the contracts, so it is complete.
        <a href="${feedPath}">Subscribe to the feed</a>
        to hear of the next.
      </p>
      ${releases.map((release) => section(release, summaries))}
    `,
  }
}

const idOf = (number: number) => `revision-${number}`

function section({ number, date, entries }: Release, summaries: ReadonlyMap<string, string>): Html {
  return html`
    <h2 id="${idOf(number)}">Revision ${number}</h2>
    <p class="soft"><time datetime="${date}">${date}</time> · ${countsOf(entries)}</p>
    ${
      entries.length === 0 &&
      html`<p>The first release: <a href="/docs/operations">all operations</a> that have no “since” on their pages.</p>`
    }
    ${importances.map((importance) => {
      const those = entries.filter((entry) => entry.importance === importance)
      return those.length > 0 && part(number, importance, those, summaries)
    })}
  `
}

function part(number: number, importance: Importance, entries: readonly Entry[], summaries: ReadonlyMap<string, string>): Html {
  const list = html`<ul>
    ${entries.map((entry) => html`<li>${entry.part !== undefined && html`<span class="tag">${entry.part}</span> `}${told(entry, summaries)}</li>`)}
  </ul>`
  return html`
    <h3 id="${idOf(number)}-${importance.toLowerCase()}">${importance}</h3>
    <p class="soft">${remedies[importance]}</p>
    ${
      entries.length > longest
        ? html`<details>
            <summary>${entries.length} changes</summary>
            ${list}
          </details>`
        : list
    }
  `
}

/** An operation that still exists leads to its page; one that was added is told by its summary. */
function told({ text, added = '', part }: Entry, summaries: ReadonlyMap<string, string>): Content {
  const summary = summaries.get(added)
  // A name may also be an operation of an older version.
  const linked = (code: string, id: string) => (part === undefined && summaries.has(id) ? `[${code}](${operationPath(id)})` : code)
  return summary === undefined
    ? inline(text.replaceAll(/`(\w+)`/g, linked))
    : html`<a href="${operationPath(added)}">${summary}</a>: <code>${added}</code>`
}

function countsOf(entries: readonly Entry[]): string {
  const counts = importances.map((importance) => [entries.filter((entry) => entry.importance === importance).length, importance] as const)
  const told = counts.filter(([count]) => count > 0).map(([count, importance]) => `${count} ${importance.toLowerCase()}`)
  return told.length === 0 ? 'no changes' : told.join(', ')
}

/** Returns the feed (Atom). `origin` is the server's base address. */
export function feedOf(releases: readonly Release[], title: string, origin: string): string {
  const entries = releases.map(({ number, date, entries }) => {
    const address = `${origin}${changelogPath}#${idOf(number)}`
    const summary = `${countsOf(entries)}. ${entries.some(({ importance }) => importance === 'Breaking') ? remedies.Breaking : remedies.Added}`
    return `<entry><id>${address}</id><title>Revision ${number}</title><updated>${date}T00:00:00Z</updated><link href="${address}"/><summary>${escape(summary)}</summary></entry>`
  })
  const updated = `${releases[0]?.date ?? '1970-01-01'}T00:00:00Z`
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${origin}${changelogPath}</id><title>${escape(title)}: changelog</title><updated>${updated}</updated><author><name>${escape(title)}</name></author><link rel="self" href="${origin}${feedPath}"/><link href="${origin}${changelogPath}"/>${entries.join('')}</feed>
`
}
