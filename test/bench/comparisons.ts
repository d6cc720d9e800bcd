// What is compared with what: the cases against their contenders, starts, and for the full run growth, concurrency and both engines.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { base } from '../../src/assemble.ts'
import { cases, detail, farPage, fiftyCandidates, firstPage, requestOf, timeOffList, tinyRead, type Case, type Request } from './cases.ts'
import type { Comparison, Runner } from './comparison.ts'
import { runPgbench, type Pgbench } from './pgbench.ts'
import { startServer, type Program, type Server } from './server.ts'
import type { Grown, Planted, World } from './world.ts'

const connections = 32
const concurrencies = [1, 4, 16, 64, 256]
/** Of each starting program; a start takes a second or so. */
const starts = 5

export type Started = { readonly world: World; readonly servers: ReadonlyMap<string, Server>; readonly limit: Pgbench }

const under = (server: Server, request: Request, name = server.name): Runner => ({
  name,
  measure: (seconds) => server.measure(request, connections, seconds),
})

/** A point of a curve: the points share one process, so that its memory tells nothing. */
const point = (server: Server, request: Request, at: number, load = connections): Runner => ({
  name: String(at),
  measure: async (seconds) => ({ ...(await server.measure(request, load, seconds)), memory: undefined }),
})

export function comparisonOf(asked: Case, { world, servers, limit }: Started): Comparison {
  const serverOf = (name: string) => servers.get(name) as Server
  const ours = serverOf(asked.subject ?? 'spindle')
  const request = requestOf(asked, world)
  const others = asked.against.map((name): Runner => {
    if (name === 'version 3') return under(ours, requestOf({ ...asked, base }, world), name)
    if (name === 'page 1') return under(ours, requestOf(firstPage, world), name)
    if (name === 'pgbench') return { name, measure: (seconds) => runPgbench(limit, world.heard[asked.name]?.statements ?? [], seconds) }
    return under(serverOf(name), request)
  })
  return { name: asked.name, what: asked.what, ours: under(ours, request), others }
}

/** From the start of the process to its first answer; each is stopped again. The embedded database has `dataDir` to itself. */
export function startComparisons(
  programs: readonly Program[],
  embedded: (dataDir: string) => Program,
  { world, limit }: Pick<Started, 'world' | 'limit'>,
): Comparison[] {
  const starting = (program: Program, before = () => {}): Runner => ({
    name: program.name,
    measure: async () => {
      before()
      const began = performance.now()
      const server = await startServer(program, limit)
      await server.answers(requestOf(tinyRead, world))
      const start = (performance.now() - began) / 1000
      const memory = server.memory()
      await server.stop()
      return { start, memory }
    },
  })
  const [existing, fresh] = [join(limit.folder, 'kept'), join(limit.folder, 'fresh')]
  const ours = starting(programs[0] as Program)
  const toEmpty = () => rmSync(fresh, { recursive: true, force: true })
  return [
    {
      name: 'start',
      what: 'From the start of the process to the first answer, over a Postgres server that has the data; the compile cache is warm',
      ours,
      others: programs.slice(1).map((program) => starting(program)),
      rounds: starts,
    },
    {
      name: 'start embedded',
      what: 'The same over an embedded database that is there, against ours over a Postgres server',
      ours: starting(embedded(existing)),
      others: [ours],
      rounds: starts,
    },
    {
      name: 'first start embedded',
      what: 'The same over an embedded database in a new directory, against ours over a Postgres server',
      ours: starting(embedded(fresh), toEmpty),
      others: [ours],
      rounds: starts,
    },
  ]
}

/** What more candidates cost, from the smallest account to the largest. */
export function growthComparisons(grown: readonly Grown[], { servers }: Started): Comparison[] {
  const ours = servers.get('spindle') as Server
  const along = (name: string, asked: Case, points: readonly (readonly [Case, Grown])[]): Comparison => {
    const [first, ...rest] = points.map(([one, { count, planted }]) => point(ours, requestOf(one, planted), count))
    return {
      name,
      what: `${asked.what.split(',')[0]} in accounts of more and more candidates`,
      ours: first as Runner,
      others: rest,
      axis: 'candidates',
    }
  }
  const deep = grown.filter(({ planted: { candidates } }) => candidates.far !== candidates.first)
  return [
    ...[fiftyCandidates, firstPage, detail].map((asked) =>
      along(
        `growth of ${asked === firstPage ? 'page 1' : asked.name}`,
        asked,
        grown.map((one) => [asked, one]),
      ),
    ),
    {
      ...along('growth of page 1,000', farPage, [
        ...grown.slice(0, 1).map((one) => [firstPage, one] as const),
        ...deep.map((one) => [farPage, one] as const),
      ]),
      what: 'GET /candidates, the 50 that follow 49,950 others, against the first 50 of the smallest account',
    },
    {
      ...along(
        `growth of ${timeOffList.name}`,
        timeOffList,
        grown.map((one) => [timeOffList, one]),
      ),
      what: 'GET /timeoff/requests, 50 of a quarter and their count, for a manager of 110 employees (10 in the smallest), in accounts of more and more employees with ten requests each',
      axis: 'requests',
    },
  ]
}

/** What more connections at once give. */
export const concurrencyComparisons = ({ world, servers }: Started): Comparison[] =>
  [tinyRead, fiftyCandidates].map((asked) => {
    const ours = servers.get('spindle') as Server
    const [first, ...rest] = concurrencies.map((count) => point(ours, requestOf(asked, world), count, count))
    return { name: `concurrency of ${asked.name}`, what: asked.what, ours: first as Runner, others: rest, axis: 'connections' }
  })

/** The embedded database against a Postgres server, each with an account of the same size. */
export const engineComparison = (embedded: Server, planted: Planted, onServer: Planted, { servers }: Started): Comparison => ({
  name: 'embedded database',
  what: 'W2 over the embedded database, against ours over a Postgres server, in an account of 10,000 candidates',
  ours: under(embedded, requestOf(fiftyCandidates, planted)),
  others: [under(servers.get('spindle') as Server, requestOf(fiftyCandidates, onServer))],
})

export const chosenCases = (names: readonly string[] | undefined) => cases.filter(({ name }) => names?.includes(name) ?? true)
