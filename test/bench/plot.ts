// Plots in SVG that follow the reader's light or dark scheme: ratios as bars around 1, curves over a logarithmic axis.
import { metrics, shown, type Measured, type Metric } from './comparison.ts'
import { svg, text } from './svg.ts'

/** The heading of a metric, and whether more of it is better for us. */
const headings: Readonly<Record<Metric, { readonly text: string; readonly more: 'better' | 'worse' }>> = {
  cpu: { text: 'CPU of the server', more: 'worse' },
  total: { text: 'with the database', more: 'worse' },
  throughput: { text: 'rate', more: 'better' },
  memory: { text: 'memory', more: 'worse' },
  start: { text: 'time to the first answer', more: 'worse' },
  held: { text: 'held after a scavenge', more: 'worse' },
  database: { text: 'CPU of the database', more: 'worse' },
}
/** The database by itself is reported only in the figures. */
const drawn = (Object.keys(metrics) as Metric[]).filter((metric) => metric !== 'database')
/** A smaller difference counts as none. */
const nothing = 0.08
const [label, panel, gap, row, top] = [265, 210, 62, 26, 62]

const rule = (x1: number, y1: number, x2: number, y2: number, kind: string) =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" class="${kind}"/>`

export const plotOf = (measured: Measured) => (measured.axis === undefined ? bars(measured) : curves(measured))

/** Draws a panel for each metric with a bar for each rival, from 1 to the ratio: blue if it is good for us, orange if not. */
function bars(measured: Measured): string {
  const { others: against, ratios } = measured
  const shownMetrics = drawn.filter((metric) => against.some((name) => ratios[name]?.[metric]))
  const height = top + against.length * row + 34
  const parts = [text(12, 22, `${measured.name}: ours divided by theirs`, 'head')]
  against.forEach((name, at) => parts.push(text(label - 12, top + at * row + 17, name, 'end')))
  shownMetrics.forEach((metric, column) => {
    const left = label + column * (panel + gap)
    const own = against.flatMap((name, at) => {
      const one = ratios[name]?.[metric]
      return one ? [{ ...one, at }] : []
    })
    const { text: heading, more } = headings[metric]
    // The axis extends from a power of two below 1 to one above it, as far as the ratios need.
    const reach = Math.ceil(Math.max(1, ...own.map(({ ratio }) => Math.abs(Math.log2(ratio)))))
    const x = (ratio: number) => left + (panel * (Math.log2(ratio) + reach)) / (2 * reach)
    const step = Math.ceil(reach / 2)
    parts.push(text(left + panel / 2, 46, `${heading} (${more === 'better' ? 'more' : 'less'} is good)`, 'middle quiet'))
    for (let power = -Math.floor(reach / step) * step; power <= reach; power += step) {
      const place = x(2 ** power)
      parts.push(rule(place, top, place, height - 30, power === 0 ? 'one' : 'grid'))
      parts.push(text(place, height - 12, String(Number((2 ** power).toPrecision(2))), 'middle quiet'))
    }
    for (const { at, ratio, spread } of own) {
      const y = top + at * row
      const kind = Math.abs(ratio - 1) < nothing ? 'even' : ratio > 1 === (more === 'better') ? 'better' : 'worse'
      const [from, to] = [Math.min(x(ratio), x(1)), Math.max(x(ratio), x(1))]
      parts.push(
        `<rect x="${from.toFixed(1)}" y="${y + 5}" width="${Math.max(2, to - from).toFixed(1)}" height="${row - 10}" class="${kind}"/>`,
      )
      parts.push(rule(x(Math.max(ratio - spread, 0.01)), y + row / 2, x(ratio + spread), y + row / 2, 'spread'))
      parts.push(text(left + panel + 8, y + 17, ratio.toFixed(2)))
    }
  })
  return svg(label + shownMetrics.length * (panel + gap) + 8, height, measured.name, parts)
}

/** Draws a line for each metric along the axis, as a multiple of its value at the first point. */
function curves(measured: Measured): string {
  const points = [measured.ours, ...measured.others]
  const [width, height, left, right, bottom] = [640, 300, 56, 190, 46]
  const shownMetrics = drawn.filter((metric) => measured.medians[measured.ours]?.[metric])
  const series = shownMetrics.map((metric) => [1, ...measured.others.map((name) => measured.ratios[name]?.[metric]?.ratio ?? 1)])
  const most = Math.max(1.25, ...series.flat()) * 1.08
  const logs = points.map((point) => Math.log(Number(point)))
  const [low, high] = [Math.min(...logs), Math.max(...logs)]
  const x = (at: number) => left + ((width - left - right) * ((logs[at] as number) - low)) / (high - low || 1)
  const y = (value: number) => height - bottom - (height - bottom - 40) * (value / most)
  const parts = [text(12, 22, `${measured.name}: times the value at ${shown(measured.ours)}`, 'head')]
  const step = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100].find((one) => most / one <= 5) ?? 200
  for (let value = 0; value <= most; value += step) {
    parts.push(rule(left, y(value), width - right, y(value), value === 1 ? 'one' : 'grid'))
    parts.push(text(left - 8, y(value) + 4, String(value), 'end quiet'))
  }
  points.forEach((point, at) => parts.push(text(x(at), height - bottom + 20, shown(point), 'middle quiet')))
  parts.push(text((left + width - right) / 2, height - 6, measured.axis as string, 'middle quiet'))
  series.forEach((values, at) => {
    const places = values.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`)
    parts.push(`<polyline points="${places.join(' ')}" class="line line${at % 3}"/>`)
    for (const place of places) parts.push(`<circle cx="${place.split(',')[0]}" cy="${place.split(',')[1]}" r="3.5" class="dot${at % 3}"/>`)
  })
  labelled(series.map((values) => y(values.at(-1) as number))).forEach((place, at) =>
    parts.push(text(width - right + 12, place + 4, headings[shownMetrics[at] as Metric].text)),
  )
  return svg(width, height, measured.name, parts)
}

/** Moves the places of labels apart, so that a line of text fits at each. */
function labelled(places: readonly number[]): number[] {
  const moved = [...places]
  const order = moved.map((_, at) => at).toSorted((one, other) => (moved[one] as number) - (moved[other] as number))
  for (let at = 1; at < order.length; at++) {
    const [above, own] = [order[at - 1] as number, order[at] as number]
    moved[own] = Math.max(moved[own] as number, (moved[above] as number) + 16)
  }
  return moved
}

/** Returns our absolute figures, to which the ratios refer. */
export function figuresOf(measured: Measured): string {
  const { throughput: rate, cpu, memory, start, held, database } = measured.medians[measured.ours] ?? {}
  const figures = [
    rate && `${Math.round(rate).toLocaleString('en')} requests a second`,
    cpu && `${Math.round(cpu * 1e6)} µs of CPU for each${database ? ` and ${Math.round(database * 1e6)} µs of the database` : ''}`,
    start && `${start.toFixed(2)} s to the first answer`,
    memory && `${Math.round(memory)} MB`,
    held !== undefined && `${held.toFixed(3)} of what is allocated outlives its scavenge`,
  ].filter(Boolean)
  return `Ours: ${figures.join('; ')}.`
}
