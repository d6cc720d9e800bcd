// Draws sequence diagrams from the small subset of Mermaid's syntax that the guides use. On a phone they are lists of their steps.
import { html, type Html } from '../shell/html.ts'

const columnWidth = 270
const rowHeight = 46
const headHeight = 40
const headWidth = 190
const margin = 110

type Step = { from: number; to: number; text: string; answer: boolean }

/**
 * Draws lines such as `participant App as Your app`, `App->>Server: GET /jobs` and, for a response, `Server-->>App: the jobs`.
 * Throws for any other line, and for a participant that was not declared before.
 */
export function sequence(text: string): Html {
  const names = new Map<string, string>()
  const steps: Step[] = []
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (line === '' || line === 'sequenceDiagram') continue
    const [, id, name] = /^participant (\w+)(?: as (.+))?$/.exec(line) ?? []
    const [, sender = '', dashes, receiver = '', words = ''] = /^(\w+)(--?)>>(\w+): (.+)$/.exec(line) ?? []
    const columns = [...names.keys()]
    const [from, to] = [columns.indexOf(sender), columns.indexOf(receiver)]
    if (id) names.set(id, name ?? id)
    else if (from >= 0 && to >= 0 && from !== to) steps.push({ from, to, text: words, answer: dashes === '--' })
    else throw new Error(`A sequence diagram cannot have the line "${line}"`)
  }
  const titles = [...names.values()]
  const width = 2 * margin + (titles.length - 1) * columnWidth
  const height = headHeight + (steps.length + 1) * rowHeight
  const told = steps.map(({ from, to, text }) => `${titles[from]} to ${titles[to]}: ${text}`).join('; ')
  return html`<div class="figure" role="group" aria-label="Diagram">
    <svg class="sequence" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${told}">
      ${titles.map((title, column) => lifeline(title, column, height))} ${steps.map(arrow)}
    </svg>
    <ul class="steps">
      ${steps.map(
        ({ from, to, text }) => html`<li><strong>${titles[from]} → ${titles[to]}</strong> <span class="soft">${text}</span></li>`,
      )}
    </ul>
  </div>`
}

const at = (column: number) => margin + column * columnWidth

const lifeline = (title: string, column: number, height: number): Html => html`
  <line x1="${at(column)}" x2="${at(column)}" y1="${headHeight}" y2="${height}" />
  <rect x="${at(column) - headWidth / 2}" y="1" width="${headWidth}" height="${headHeight - 2}" rx="8" />
  <text class="head" x="${at(column)}" y="${headHeight / 2 + 5}">${title}</text>
`

function arrow({ from, to, text, answer }: Step, row: number): Html {
  const y = headHeight + (row + 1) * rowHeight
  // The tip lies beside the line, not on it.
  const side = to > from ? -1 : 1
  const tip = at(to) + side * 2
  return html`
    <path class="${answer ? 'answer' : 'call'}" d="M${at(from)} ${y}H${tip}" />
    <path class="tip" d="M${tip} ${y}l${side * 9} -5v10z" />
    <text x="${(at(from) + at(to)) / 2}" y="${y - 9}">${text}</text>
  `
}
