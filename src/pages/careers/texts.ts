// Makes the HTML of jobs and accounts harmless: members write it, and strangers read it.
import sanitize from 'sanitize-html'

const tags =
  'h2 h3 h4 h5 h6 p br hr blockquote pre div ul ol li dl dt dd a b strong i em u s small sub sup code span table thead tbody tr th td'

const options: sanitize.IOptions = {
  allowedTags: tags.split(' '),
  allowedAttributes: { a: ['href', 'rel'], '*': ['dir', 'lang'], ol: ['start'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page has one heading of the first order, its own.
  transformTags: { h1: 'h2', a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }) },
}

/** Returns the HTML without scripts, styles, pictures and everything else that could load or run something. */
export const harmless = (html: string): string => sanitize(html, options)

/** Returns the text of HTML in one line. */
export const plain = (html: string): string => {
  const spaced = html.replaceAll(/<(?:\/(?:p|li|h\d|div|tr)|br)\b[^<>]*>/gi, '$& ')
  return sanitize(spaced, { allowedTags: [], allowedAttributes: {}, textFilter: unescaped }).replaceAll(/\s+/g, ' ').trim()
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
/** The library escapes what it returns; a text is escaped where it is inserted. */
const unescaped = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] as string)
