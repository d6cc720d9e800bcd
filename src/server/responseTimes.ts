// Counts response times by operation and status. prom-client, which writes them, looks up the labels of a series each time it counts.
import type { Histogram, Registry } from 'prom-client'

const name = 'http_request_duration_seconds'
/** The upper bounds of the buckets, in milliseconds. */
const bounds = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000]

/** Of one operation and status. `counts` has the number of responses in each bucket, at the end that of those above all bounds. */
type Series = { readonly operation: string; readonly status: number; readonly counts: number[]; ms: number }

/** Registers the histogram and returns the function that counts a response of `ms` milliseconds in it. */
export function countResponseTimes(registry: Registry): (operation: string, status: number, ms: number) => void {
  const series = new Map<string, Map<number, Series>>()

  function seriesOf(operation: string, status: number): Series {
    const ofOperation = series.get(operation) ?? new Map<number, Series>()
    const made = { operation, status, counts: [...bounds, Infinity].map(() => 0), ms: 0 }
    series.set(operation, ofOperation.set(status, made))
    return made
  }

  // The registry reads of a metric what this object has.
  registry.registerMetric({
    name,
    get: async () => ({
      name,
      help: 'Response time by operation and status',
      type: 'histogram',
      aggregator: 'sum',
      values: [...series.values()].flatMap((ofOperation) => [...ofOperation.values()].flatMap(valuesOf)),
    }),
    reset: () => series.clear(),
  } as unknown as Histogram)

  return (operation, status, ms) => {
    const counted = series.get(operation)?.get(status) ?? seriesOf(operation, status)
    let at = 0
    while (at < bounds.length && ms > bounds[at]!) at++
    counted.counts[at]!++
    counted.ms += ms
  }
}

/** A bucket counts all responses up to its bound, so those of the buckets before it too. */
function valuesOf({ operation, status, counts, ms }: Series) {
  const labels = { operation, status: String(status) }
  let count = 0
  const buckets = counts.map((own, at) => ({
    metricName: `${name}_bucket`,
    labels: { le: at < bounds.length ? bounds[at]! / 1000 : '+Inf', ...labels },
    value: (count += own),
  }))
  return [...buckets, { metricName: `${name}_sum`, labels, value: ms / 1000 }, { metricName: `${name}_count`, labels, value: count }]
}
