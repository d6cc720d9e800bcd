// Converts the Markdown of guides and of the contract's descriptions to HTML. HTML inside Markdown is shown as text. Fenced blocks that follow
// each other and have titles, as in ```go Go, are the tabs of one sample.
import { Marked, type Tokens } from 'marked'
import { lazily } from '../../lazily.ts'
import { Html, html } from '../shell/html.ts'
import { code } from './code.ts'
import { sequence } from './sequence.ts'
import { states } from './states.ts'
import { tabs } from './tabs.ts'

export type Written = { readonly title: string; readonly summary: string; readonly body: Html; readonly headings: readonly Heading[] }
type Heading = { readonly id: string; readonly text: string }

/** Returns the id of a heading: its words in lower case, joined by hyphens. */
export const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const tab = /^```(\w+) (\w.*)\n([^]*?)\n```$/gm
const someTabs = /^(?:```\w+ \w.*\n[^]*?\n```(?:\n+|$))+/

function markedWith(headings: Heading[]): Marked {
  const seen = new Map<string, number>()
  let groups = 0
  return new Marked({
    extensions: [
      {
        name: 'tabs',
        level: 'block',
        tokenizer: (text) => {
          const raw = someTabs.exec(text)?.[0]
          return raw === undefined ? undefined : { type: 'tabs', raw }
        },
        renderer: ({ raw }) => {
          const samples = [...raw.matchAll(tab)].map(
            ([, language = '', title = '', text = '']) => [language, { title, language, text }] as const,
          )
          return tabs(Object.fromEntries(samples), headings.at(-1)?.text ?? 'Sample', `sample-${++groups}`).text
        },
      },
    ],
    renderer: {
      html: ({ text }) => html`${text}`.text,
      image: ({ text }) => html`${text}`.text,
      code: ({ text, lang }) => (lang === 'mermaid' ? diagram(text) : code(text, lang)).text,
      heading({ tokens, text, depth }) {
        const inner = this.parser.parseInline(tokens)
        if (depth === 1) return `<h1>${inner}</h1>`
        const base = slugOf(text)
        const count = seen.get(base) ?? 0
        seen.set(base, count + 1)
        const id = count > 0 ? `${base}-${count + 1}` : base
        if (depth === 2) headings.push({ id, text: text.replaceAll('`', '') })
        return `<h${depth} id="${id}">${inner}</h${depth}>`
      },
      table({ header, rows }) {
        const head = header.map((cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`).join('')
        // On a phone the cells of a row stand below each other, each with the name of its column.
        const cellOf = ({ tokens }: Tokens.TableCell, column: number) =>
          html`<td data-column="${plain(header[column]?.text ?? '')}">${new Html(this.parser.parseInline(tokens))}</td>`.text
        const body = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`)
        const table = `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
        return `<div class="table" tabindex="0" role="group" aria-label="Table">${table}</div>`
      },
    },
  })
}

const diagram = (text: string): Html => (text.startsWith('stateDiagram-v2') ? states(text) : sequence(text))

/** Converts a page, which must begin with a title (`# …`) and a summarizing paragraph. Throws if it does not. */
export function page(text: string, file: string): Written {
  const [, title, summary] = /^# (.+)\n\n([^\n#][^]*?)(?:\n\n|\n?$)/.exec(text) ?? []
  if (!title || !summary) throw new Error(`${file} must begin with a title (# …) and a paragraph`)
  const headings: Heading[] = []
  const body = new Html(markedWith(headings).parse(text, { async: false }))
  return { title, summary: plain(summary), body, headings }
}

const plainly = lazily(() => markedWith([]))
/** Converts a description of the contract. */
export const prose = (text: string): Html => new Html(plainly().parse(text, { async: false }))
/** Converts a sentence without wrapping it in a paragraph. */
export const inline = (text: string): Html => new Html(plainly().parseInline(text, { async: false }))

const plain = (text: string) =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .replaceAll('\n', ' ')
