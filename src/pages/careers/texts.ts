// Makes the HTML of jobs and accounts harmless: members write it, and strangers read it.
import { createRequire } from 'node:module'
import type Sanitize from 'sanitize-html'
import { lastUsed } from '../../lastUsed.ts'
import { lazily } from '../../lazily.ts'

const require = createRequire(import.meta.url)

/** Loads the library, which takes a moment, so that no start waits for it. */
export const loadSanitizer = lazily(() => require('sanitize-html') as typeof Sanitize)

const tags =
  'h2 h3 h4 h5 h6 p br hr blockquote pre div ul ol li dl dt dd a b strong i em u s small sub sup code span table thead tbody tr th td'

const options = lazily((): Sanitize.IOptions => ({
  allowedTags: tags.split(' '),
  allowedAttributes: { a: ['href', 'rel'], '*': ['dir', 'lang'], ol: ['start'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page has one heading of the first order, its own.
  transformTags: { h1: 'h2', a: loadSanitizer().simpleTransform('a', { rel: 'noopener nofollow' }) },
}))

/** More tags and entities than any description has. For tags that are nested much deeper the library would take seconds. */
const mostMarks = 5000
const isExcessive = (html: string) => html.split(/[<&]/, mostMarks + 1).length > mostMarks

/** Returns HTML without tags. Its entities are kept. */
const withoutTags = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** The results of a large board, or of the descriptions that are read most; characters. */
const kept = lastUsed<string>(24 * 2 ** 20)

/**
 * Returns the HTML without scripts, styles, pictures and everything else that could load or run something; without any tags if it has more
 * than a description can have.
 */
export function harmless(html: string): string {
  const known = kept.get(html)
  if (known !== undefined) return known
  const made = isExcessive(html) ? withoutTags(html) : loadSanitizer()(html, options())
  kept.set(html, made, html.length + made.length)
  return made
}

/** Returns the first `length` characters of the text of HTML, in one line. */
export const plain = (html: string, length: number): string => {
  // Enough for the tags before and between them: the rest would be read for nothing, and a tag that is cut off is none.
  const start = html.slice(0, 5000 + 20 * length).replace(/<[^<>]*$/, '')
  const spaced = start.replaceAll(/<(?:\/(?:p|li|h\d|div|tr)|br)\b[^<>]*>/gi, '$& ')
  const text = loadSanitizer()(spaced, { allowedTags: [], allowedAttributes: {}, textFilter: unescaped })
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, length)
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
/** The library escapes what it returns; a text is escaped where it is inserted. */
const unescaped = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] as string)
