// Turns a CPU profile of Node into a flame graph in SVG, and computes the share of each part of the server.
import { escaped, svg, text } from './svg.ts'

/** A part of a profile, between two instants of the system's monotonic clock, in microseconds. */
export type Period = { readonly from: number; readonly until: number }
type Frame = { readonly functionName: string; readonly url: string; readonly lineNumber: number }
export type Profile = {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] }[]
  /** By the monotonic clock, in microseconds like `timeDeltas`, each of which is the time between a sample and the one before it. */
  readonly startTime: number
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}
/** A function below its callers: its share of the total time, including the functions it called. */
type Call = { readonly name: string; readonly part: string; share: number; readonly calls: Map<string, Call> }

/** Assigns a function to a part by the URL of its file. The first match counts. */
const parts: readonly (readonly [string, RegExp])[] = [
  ['database client', /src\/db\/wire\//],
  ['web framework', /node_modules\/(fastify|find-my-way|@fastify|avvio)\//],
  ['log and metrics', /node_modules\/(pino|sonic-boom|prom-client)\//],
  ['checks of the contract', /generated\/validators|src\/contract\//],
  ['operations and statements', /src\/(resources|db)\//],
  ['pipeline', /src\/(server|access)\//],
]
const collector = 'garbage collection'
const runtime = 'Node itself'
const colours: Readonly<Record<string, string>> = {
  'database client': '#d9822b',
  'web framework': '#8a63d2',
  'log and metrics': '#b58a00',
  'checks of the contract': '#3a9d5d',
  'operations and statements': '#2f81d0',
  pipeline: '#0e8a94',
  [collector]: '#c94f4f',
  [runtime]: '#8c959f',
}
const [width, row, top, narrowest] = [1200, 18, 74, 0.002]

/** Returns each part's share of a period of a profile, largest first. Native work counts for its caller. */
export function sharesOf(profile: Profile, period: Period): (readonly [string, number])[] {
  const shares = new Map<string, number>()
  const walk = ({ part, share, calls }: Call): void => {
    let below = 0
    for (const call of calls.values()) {
      below += call.share
      walk(call)
    }
    shares.set(part, (shares.get(part) ?? 0) + share - below)
  }
  for (const call of treeOf(profile, period).values()) walk(call)
  return [...shares].toSorted(([, one], [, other]) => other - one)
}

/** Draws callers above callees, each as wide as its time. Tooltips show the details of a function. */
export function flameOf(profile: Profile, period: Period, title: string): string {
  const drawn: string[] = []
  let deepest = 0
  const draw = (calls: ReadonlyMap<string, Call>, from: number, depth: number): void => {
    let left = from
    for (const call of [...calls.values()].toSorted((one, other) => other.share - one.share)) {
      if (call.share < narrowest) continue
      deepest = Math.max(deepest, depth)
      const [x, y, wide] = [left * width, top + depth * row, call.share * width]
      const shown = wide > 45 ? escaped(call.name.slice(0, Math.floor(wide / 6.6))) : ''
      drawn.push(
        `<g><title>${escaped(`${call.name}: ${(call.share * 100).toFixed(1)} %, ${call.part}`)}</title>` +
          `<rect x="${x.toFixed(1)}" y="${y}" width="${Math.max(0.5, wide - 0.5).toFixed(1)}" height="${row - 1}" fill="${colours[call.part]}" fill-opacity=".75"/>` +
          `<text x="${(x + 3).toFixed(1)}" y="${y + 13}" class="small">${shown}</text></g>`,
      )
      draw(call.calls, left, depth + 1)
      left += call.share
    }
  }
  draw(treeOf(profile, period), 0, 0)
  const legend = Object.entries(colours).map(([part, colour], at) => {
    const x = 12 + at * 148
    return `<rect x="${x}" y="40" width="11" height="11" fill="${colour}" fill-opacity=".75"/>${text(x + 16, 50, part, 'quiet')}`
  })
  return svg(width, top + (deepest + 1) * row + 12, title, [text(12, 22, title, 'head'), ...legend, ...drawn])
}

function treeOf({ nodes, startTime, samples, timeDeltas }: Profile, { from, until }: Period): Map<string, Call> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const own = new Map<number, number>()
  let at = startTime
  let whole = 0
  samples.forEach((id, index) => {
    const delta = timeDeltas[index] as number
    at += delta
    const name = byId.get(id)?.callFrame.functionName
    if (at < from || at > until || name === '(idle)' || name === '(root)') return
    whole += delta
    own.set(id, (own.get(id) ?? 0) + delta)
  })
  const tree = new Map<string, Call>()
  for (const [id, time] of own) {
    const path: Frame[] = []
    for (let one: number | undefined = id; one !== undefined; one = callers.get(one))
      path.unshift((byId.get(one) as { callFrame: Frame }).callFrame)
    let calls = tree
    let part = runtime
    // The first frame is the root.
    for (const frame of path.slice(1)) {
      part = partOf(frame, part)
      const name = nameOf(frame)
      const call = calls.get(name) ?? { name, part, share: 0, calls: new Map<string, Call>() }
      call.share += time / whole
      calls.set(name, call)
      calls = call.calls
    }
  }
  return tree
}

/** Node's own functions count for their caller. */
function partOf({ functionName, url }: Frame, caller: string): string {
  if (functionName === '(garbage collector)') return collector
  return parts.find(([, pattern]) => pattern.test(url))?.[0] ?? caller
}

function nameOf({ functionName, url, lineNumber }: Frame): string {
  const file = url.replace(/^.*\/(node_modules|src|generated)\//, (_, folder: string) => (folder === 'node_modules' ? '' : `${folder}/`))
  const name = functionName || '(unnamed)'
  return url === '' ? name : `${name} ${file}:${lineNumber + 1}`
}
