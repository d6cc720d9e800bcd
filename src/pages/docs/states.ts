// Draws state diagrams from the small subset of Mermaid's syntax that the guides use.
import { html, type Html } from '../shell/html.ts'

const boxWidth = 104
/** Space to the left of the boxes, for the arrow into an initial state. */
const margin = 30
/** Space between the boxes and the lanes, for labels. */
const wordsWidth = 196
const laneWidth = 16
/** The height of one line that meets a box on its right side, with its label above it. */
const portHeight = 24
const gap = 46
const right = margin + boxWidth
const centre = margin + boxWidth / 2

type Step = { readonly from: string; readonly to: string; readonly text: string }
/** A diagram: its title, its states in the order of their first mention, the initial states, and the steps. */
export type StateDiagram = {
  readonly title: string
  readonly states: readonly string[]
  readonly initial: readonly string[]
  readonly steps: readonly Step[]
}

/**
 * Parses lines such as `accTitle: States of a job`, `[*] --> draft` for an initial state, and `draft --> published: publish`.
 * Throws for any other line, and for a diagram without a title.
 */
export function readStates(text: string): StateDiagram {
  const [named, initial, steps] = [new Set<string>(), [] as string[], [] as Step[]]
  let title = ''
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (line === '' || line === 'stateDiagram-v2') continue
    const [, words] = /^accTitle: (.+)$/.exec(line) ?? []
    const [, beginning] = /^\[\*\] --> (\w+)$/.exec(line) ?? []
    const [, from = '', to = '', step] = /^(\w+) --> (\w+): (.+)$/.exec(line) ?? []
    if (words) title = words
    else if (beginning) initial.push(beginning)
    else if (step && from !== to) steps.push({ from, to, text: step })
    else throw new Error(`A state diagram cannot have the line "${line}"`)
    for (const state of [beginning, from, to]) if (state) named.add(state)
  }
  if (title === '') throw new Error('A state diagram needs a title for those who cannot see it: accTitle: …')
  return { title, states: [...named], initial, steps }
}

type Placed = Step & { readonly at: number; readonly end: number }
type Lane = Placed & { readonly lane: number }
/** A state's box: its top and bottom edge, and the lanes that meet it, from top to bottom. */
type Box = { readonly state: string; readonly top: number; readonly bottom: number; readonly lanes: readonly Lane[] }

/**
 * Draws a diagram that `readStates` parses: the states below each other, a step to the next state as a straight line, and every other
 * step as a lane beside the boxes, short ones nearest to them.
 */
export function states(text: string): Html {
  const { title, states, initial, steps } = readStates(text)
  const placed = steps.map((step) => ({ ...step, at: states.indexOf(step.from), end: states.indexOf(step.to) }))
  const lanes = placed
    .filter(({ at, end }) => end !== at + 1)
    .toSorted((one, other) => Math.abs(one.end - one.at) - Math.abs(other.end - other.at))
    .map((step, lane) => ({ ...step, lane }))
  const boxes = boxesOf(states, lanes)
  const width = right + wordsWidth + lanes.length * laneWidth
  const height = 2 + (boxes.at(-1)?.bottom ?? 0)
  const told = [
    ...initial.map((state) => `begins as ${state}`),
    ...steps.map(({ from, to, text }) => `${from} becomes ${to}: ${text}`),
  ].join('; ')
  return html`<div class="figure" tabindex="0" role="group" aria-label="Diagram">
    <svg class="states" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
      <title>${title}</title>
      <desc>${told}</desc>
      ${placed.filter(({ at, end }) => end === at + 1).map((step) => straight(step, boxes))} ${lanes.map((lane) => around(lane, boxes))}
      ${boxes.map((box) => drawn(box, initial.includes(box.state)))}
    </svg>
  </div>`
}

function boxesOf(states: readonly string[], lanes: readonly Lane[]): Box[] {
  let top = 2
  return states.map((state, index) => {
    const met = lanes.filter(({ at, end }) => at === index || end === index)
    const fromAbove = met.filter(({ at, end }) => Math.min(at, end) < index)
    // The inner lanes lie nearest to the box they lead to, so that few lines cross.
    const box = [...fromAbove, ...met.filter((lane) => !fromAbove.includes(lane)).toReversed()]
    const placed = { state, top, bottom: top + Math.max(1, box.length) * portHeight + 14, lanes: box }
    top = placed.bottom + gap
    return placed
  })
}

function straight({ at, end, text }: Placed, boxes: readonly Box[]): Html {
  const [start, stop] = [(boxes[at] as Box).bottom, (boxes[end] as Box).top]
  return html`
    <path class="step" d="M${centre} ${start}V${stop - 2}" />
    <path class="tip" d="M${centre} ${stop - 1}l-5 -9h10z" />
    <text x="${centre + 12}" y="${(start + stop) / 2 + 3}">${text}</text>
  `
}

function around(lane: Lane, boxes: readonly Box[]): Html {
  const portOf = ({ top, lanes }: Box) => top + (lanes.indexOf(lane) + 1) * portHeight
  const [start, stop] = [portOf(boxes[lane.at] as Box), portOf(boxes[lane.end] as Box)]
  return html`
    <path class="step" d="M${right} ${start}H${right + wordsWidth + lane.lane * laneWidth}V${stop}H${right + 2}" />
    <path class="tip" d="M${right + 1} ${stop}l9 -5v10z" />
    <text x="${right + 12}" y="${start - 6}">${lane.text}</text>
  `
}

function drawn({ state, top, bottom }: Box, beginning: boolean): Html {
  const middle = (top + bottom) / 2
  return html`
    <rect x="${margin}" y="${top}" width="${boxWidth}" height="${bottom - top}" rx="10" />
    <text class="head" x="${centre}" y="${middle + 5}">${state}</text>
    ${
      beginning &&
      html`
        <circle cx="6" cy="${middle}" r="5" />
        <path class="step" d="M11 ${middle}H${margin - 2}" />
        <path class="tip" d="M${margin - 1} ${middle}l-9 -5v10z" />
      `
    }
  `
}
