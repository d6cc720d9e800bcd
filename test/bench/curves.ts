// Comparisons along an axis: candidates, time off requests, connections.
import type { Bench } from './bench.ts'
import { under } from './bench.ts'
import { creation, detail, farPage, fiftyCandidates, firstPage, requestOf, timeOffList, tinyRead, type Case } from './cases.ts'
import type { Comparison, Runner } from './comparison.ts'
import type { Server } from './server.ts'
import type { Grown } from './world.ts'

const concurrencies = [1, 8, 64, 256]
const rounds = 4

/** Omits memory: all points share one process. */
const point = (server: Server, asked: Case, { count, planted }: Grown, load?: number): Runner => {
  const runner = under(server, requestOf(asked, planted), String(load ?? count), load)
  return { ...runner, measure: async (seconds) => ({ ...(await runner.measure(seconds)), memory: undefined }) }
}

function along(name: string, what: string, axis: string, [first, ...rest]: readonly Runner[]): Comparison {
  return { name, what, axis, ours: first as Runner, others: rest, rounds }
}

/** Measures the cost of more candidates and of more time off requests. */
export async function* growth({ serverOf, candidates, requests, count, world }: Bench): AsyncGenerator<Comparison> {
  const ours = await serverOf('spindle')
  const all = [...candidates, { count, planted: world }].toSorted((one, other) => one.count - other.count)
  const overAll = (asked: Case) => all.map((one) => point(ours, asked, one))
  for (const asked of [fiftyCandidates, firstPage, detail]) {
    yield along(
      `growth of ${asked === firstPage ? 'page 1' : asked.name}`,
      `${asked.what.split(',')[0]} in accounts of more and more candidates`,
      'candidates',
      overAll(asked),
    )
  }
  const deep = all.filter(({ planted }) => planted.candidates.pages.far)
  yield along(
    'growth of page 1,000',
    'GET /candidates, the 50 that follow 49,950 others, against the first 50 of the smallest account',
    'candidates',
    [...all.slice(0, 1).map((one) => point(ours, firstPage, one)), ...deep.map((one) => point(ours, farPage, one))],
  )
  yield along(
    `growth of ${creation.name}`,
    'POST /jobs/{shortcode}/candidates in accounts that began with more and more candidates',
    'candidates',
    [...all.slice(0, 1), ...all.slice(-1)].map((one) => point(ours, creation, one)),
  )
  yield along(
    `growth of ${timeOffList.name}`,
    'GET /timeoff/requests, 50 of a quarter and their count, for a manager of 110 employees (10 in the smallest), in accounts of more and more employees with ten requests each',
    'requests',
    requests.map((one) => point(ours, timeOffList, one)),
  )
}

/** Measures the effect of more concurrent connections. */
export async function* concurrency({ serverOf, world }: Bench): AsyncGenerator<Comparison> {
  const ours = await serverOf('spindle')
  for (const asked of [tinyRead, fiftyCandidates])
    yield along(
      `concurrency of ${asked.name}`,
      asked.what,
      'connections',
      concurrencies.map((load) => point(ours, asked, { count: load, planted: world }, load)),
    )
}
