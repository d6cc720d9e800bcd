// The performance targets of this server, compared with the measurements in TARGETS.md.
import { readFileSync } from 'node:fs'
import type { Metric } from './comparison.ts'
import type { Result } from './results.ts'
import { overOurClient, withToken } from './rivals.ts'
import { tabled, written } from './table.ts'

/**
 * A measured value of a case: a ratio to a contender, or a value of ours. `floor` is a contender that does less than any such server has
 * to: if it misses the target too, the target is out of reach on this machine. It is compared with `floorAgainst`, by default with the
 * contender that ours is compared with.
 */
type Reading = {
  readonly case: string
  readonly metric: Metric
  readonly against?: string
  readonly floor?: string
  readonly floorAgainst?: string
  readonly of?: string
}
type Target = Reading & ({ readonly most: number } | { readonly least: number }) & { readonly what: string; readonly moonshot?: number }

const names = { W1: 'W1 tiny read', W2: 'W2 50 candidates', W3: 'W3 candidate detail', W4: 'W4 create candidate', W5: 'W5 time off list' }
type Work = keyof typeof names
const reference = 'pgbench, reference'
const bare = 'node:http without checks over our client'
/** The same checks, token, limit and log line by hand: without a framework, metrics, older versions and most headers. */
const byHand = 'node:http over our client'
const alone = 'our client alone'
const glue = 'fastify-openapi-glue'
const sizes = 'size of the contract'

const cpu = (work: Work, against: string, most: number, more: Partial<Target> = {}): Target => ({
  what: `${work}, CPU against ${against}`,
  case: names[work],
  metric: 'cpu',
  against,
  most,
  floor: bare,
  ...more,
})
const rate = (work: Work, against: string, least: number, more: Partial<Target> = {}): Target => ({
  what: `${work}, rate against ${against}`,
  case: names[work],
  metric: 'throughput',
  against,
  least,
  floor: bare,
  ...more,
})
const start = (name: string, what: string, most: number, floor: string): Target => ({ what, case: name, metric: 'start', most, floor })
const typical = (peer: string): Target => cpu('W2', `${peer} in typical use`, 0.12, { case: 'W2 against typical use' })
const held = (work: Work): Target => ({
  what: `${work}, share of a request's allocation held after its scavenge`,
  case: `${work} held`,
  metric: 'held',
  most: 0.02,
})
const perOperation = (what: string, metric: Metric, most: number): Target => ({
  what: `10 → 300 operations, ${what} more`,
  case: sizes,
  metric,
  of: '300',
  most,
  floor: 'Fastify alone',
})

const targets: readonly Target[] = [
  cpu('W1', glue, 0.6, { moonshot: 0.5, floor: byHand }),
  cpu('W2', glue, 0.4, { moonshot: 0.3 }),
  cpu('W3', glue, 0.6, { floor: byHand }),
  rate('W1', glue, 1.4, { floor: byHand }),
  rate('W2', glue, 2),
  cpu('W1', `${glue} over our client`, 0.9, { floor: byHand }),
  cpu('W2', `${glue} over our client`, 0.65),
  ...['nestjs', 'openapi-backend', 'openapi-backend + Express', 'express-openapi-validator'].flatMap((peer) => [
    cpu('W1', peer, 0.5, { floor: byHand }),
    cpu('W2', peer, 0.5),
  ]),
  ...[glue, 'nestjs', 'openapi-backend', 'openapi-backend + Express', 'express-openapi-validator'].map(typical),
  cpu('W1', bare, 1.2, { floor: byHand }),
  cpu('W2', bare, 0.75),
  cpu('W3', bare, 1.1, { floor: byHand }),
  rate('W1', reference, 0.36, { floor: byHand }),
  rate('W2', reference, 0.58, { moonshot: 0.68 }),
  rate('W3', reference, 0.5),
  rate('W4', reference, 0.55, { floor: alone }),
  rate('W5', reference, 0.6, { floor: alone }),
  { what: 'W2, time of the database', case: names.W2, metric: 'database', most: 260e-6 },
  {
    what: 'W5, time of the database: 10,000 employees, 100,000 requests',
    case: names.W5,
    metric: 'database',
    most: 2e-3,
  },
  ...['100000', '1000000'].map((of): Target => ({
    what: `W5, time of the database at ${Number(of).toLocaleString('en')} requests`,
    case: `growth of ${names.W5}`,
    metric: 'database',
    of,
    most: 2e-3,
  })),
  {
    what: 'W1, CPU of authentication and limit',
    case: 'authentication and limit',
    metric: 'cpu',
    against: 'without authentication and limit',
    most: 1.08,
    floor: withToken(overOurClient('fastify')),
    floorAgainst: overOurClient('fastify'),
  },
  { what: 'W2, rate with counts in Postgres', case: 'shared counter', metric: 'throughput', against: 'spindle', least: 0.75 },
  { what: 'W1, CPU of version 2', case: 'version 2 tiny read', metric: 'cpu', against: 'version 3', most: 1.25 },
  { what: 'W3, CPU of version 2', case: 'version 2 candidate detail', metric: 'cpu', against: 'version 3', most: 1.25 },
  {
    what: 'CPU of an item of a whole collection in version 2',
    case: 'version 2 whole collection',
    metric: 'cpu',
    against: 'pages of version 3',
    most: 2.5,
    floor: 'pages and details of version 3',
  },
  { what: 'W2, CPU of all threads, embedded against a server', case: 'embedded database', metric: 'total', against: 'spindle', most: 1.6 },
  start('start embedded', 'first answer, embedded with data', 1.2, 'the engine alone'),
  start('first start embedded', 'first answer in a new directory', 2.5, 'the engine alone'),
  start('start', 'first answer over a Postgres server', 0.5, alone),
  {
    what: 'page 1,000 of 1,000,000 against page 1 of 1,000, CPU',
    case: 'growth of page 1,000',
    metric: 'total',
    against: '1000000',
    most: 1.2,
  },
  perOperation('start', 'start', 0.05),
  perOperation('MB of heap', 'memory', 15),
  {
    what: 'W4, CPU with the indexes of filters against plain ones',
    case: 'indexes of W4',
    metric: 'total',
    against: 'plain indexes',
    most: 1.1,
  },
  ...(['W1', 'W2', 'W3'] as const).map(held),
]

/** Returns the measured value for a target, and that of its floor; undefined if it was not measured. */
function readingOf(target: Target, results: readonly Result[]): { result: Result; value: number; floor: number | undefined } | undefined {
  const result = results.find(({ name }) => name === target.case)
  if (!result) return undefined
  const { medians, ratios, ours } = result
  const { metric, against, floor, floorAgainst = against, of } = target
  const median = (runner: string) => medians[runner]?.[metric]
  const floorMedian = floor === undefined || floor === against ? undefined : median(floor)
  if (against !== undefined) {
    const value = ratios[against]?.[metric]?.ratio
    const below = floorAgainst === undefined ? undefined : median(floorAgainst)
    return value === undefined ? undefined : { result, value, floor: floorMedian && below ? floorMedian / below : undefined }
  }
  const value = median(of ?? ours)
  if (value === undefined) return undefined
  // For the size of the contract, the target limits the difference between the last and the first point. Its floor has a curve of its own.
  if (target.case === sizes) {
    const alone = results.find(({ name }) => name === `${sizes}, ${floor}`)?.medians
    const least = alone && (alone[of ?? '']?.[metric] ?? 0) - (alone[ours]?.[metric] ?? 0)
    return { result, value: value - (median(ours) ?? 0), floor: least }
  }
  return { result, value, floor: floorMedian }
}

function rowOf(target: Target, results: readonly Result[]): string[] {
  const { what, metric, against, moonshot, floor } = target
  const shown = (value: number) => (against === undefined ? written[metric](value) : value.toFixed(2))
  const isMost = 'most' in target
  const limit = isMost ? target.most : target.least
  const reaches = (value: number, wanted = limit) => (isMost ? value <= wanted : value >= wanted)
  const wanted = `${isMost ? 'at most' : 'at least'} ${shown(limit)}${moonshot === undefined ? '' : ` (better: ${shown(moonshot)})`}`
  const reading = readingOf(target, results)
  if (!reading) return [what, wanted, 'not measured', '', '']
  const { value, result } = reading
  const met = reaches(value) ? (moonshot !== undefined && reaches(value, moonshot) ? 'yes, the better too' : 'yes') : 'no'
  const beyond =
    met === 'no' && reading.floor !== undefined && !reaches(reading.floor) ? `no: out of reach, ${floor} has ${shown(reading.floor)}` : met
  return [what, wanted, shown(value), beyond, `${result.date}, ${result.commit}`]
}

/** The long proof puts a server under load for half an hour; this figure comes from its results. */
function memoryRow(engine: string, most: number): string[] {
  type Proof = Record<string, { readonly figures: readonly string[]; readonly date: string; readonly commit: string } | undefined>
  const proof = JSON.parse(readFileSync(new URL('../proof/results.json', import.meta.url), 'utf8')) as Proof
  const part = proof[`soak-${engine}`]
  const growth = part?.figures.map((figure) => /: (-?[\d.]+) MB in 10 minutes/.exec(figure)?.[1]).find((found) => found !== undefined)
  const what = `memory under 30 minutes of load (\`make proof\`), ${engine}`
  const wanted = `less than ${most} MB in 10 minutes`
  return growth === undefined || !part
    ? [what, wanted, 'not measured', '', '']
    : [what, wanted, `${growth} MB`, Number(growth) < most ? 'yes' : 'no', `${part.date}, ${part.commit}`]
}

/** Returns the content of TARGETS.md. */
export function targetTable(results: readonly Result[]): string {
  const rows = [...targets.map((target) => rowOf(target, results)), memoryRow('embedded', 2), memoryRow('postgres', 2)]
  const met = rows.filter(([, , , said = '']) => said.startsWith('yes')).length
  return `# Targets

Written by \`make bench\` from [results.json](results.json), never by hand: ${met} of ${rows.length} are met. What each case is, [RESULTS.md](RESULTS.md) tells. A ratio is ours divided by
theirs. A target is out of reach where a program that does less than ours has to (no framework or nothing beside it, no checks, no HTTP, no older version) misses it in the
same run.

${tabled([['target', 'wanted', 'measured', 'met', 'measured at'], ...rows])}
`
}
