// Measures the time from the start of a process to its first response, over either engine, with the programs of the bundle.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench } from './bench.ts'
import { requestOf, tinyRead } from './cases.ts'
import type { Comparison, Runner } from './comparison.ts'
import { contractComparisons } from './contract.ts'
import { peers } from './rivals.ts'
import { startServer, type Program } from './server.ts'

const rounds = 4

export async function* starts(bench: Bench): AsyncGenerator<Comparison> {
  const { world, limit, folder, ours, programOf } = bench
  const bundled = (program: Program): Program => ({ ...program, path: join(bench.bundle(), 'programs/main.js') })
  const opened = (name: string, environment: Program['environment']): Program => ({
    name,
    path: 'test/bench/rivals/opened.ts',
    environment,
  })
  /** The server is stopped again after each measurement; `before` is not measured. */
  const starting = (program: Program, name = program.name, before = () => {}): Runner => ({
    name,
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

  const overServer = starting(bundled(programOf('spindle')))
  yield {
    name: 'start',
    what: 'From the start of the process to the first answer, over a Postgres server that has the data; the compile cache is warm',
    ours: overServer,
    others: [
      starting(opened('our client alone', { DATABASE_URL: world.databaseUrl })),
      starting(programOf('spindle'), 'ours from its sources'),
      ...peers.map((name) => starting(programOf(name))),
      starting(programOf('node:http with a fixed answer')),
    ],
    rounds,
  }

  const { dataDir } = await bench.embedded()
  const kept = join(folder, 'kept')
  cpSync(dataDir, kept, { recursive: true })
  const engine = starting(opened('the engine alone', { DATA_DIR: kept }))
  yield {
    name: 'start embedded',
    what: 'The same over an embedded database that is there, with 10,000 candidates; the engine alone is PGlite without anything of ours',
    ours: starting(bundled(ours('spindle', { DATA_DIR: kept }))),
    others: [engine, starting(ours('spindle', { DATA_DIR: kept }), 'ours from its sources')],
    rounds,
  }

  const fresh = join(folder, 'fresh')
  const toEmpty = () => rmSync(fresh, { recursive: true, force: true })
  yield {
    name: 'first start embedded',
    what: 'The same over an embedded database in a new directory, of which the bundle has a template; the engine alone opens one that is there',
    ours: starting(bundled(ours('spindle', { DATA_DIR: fresh })), 'spindle', toEmpty),
    others: [engine, starting(ours('spindle', { DATA_DIR: fresh }), 'ours from its sources', toEmpty)],
    rounds: 3,
  }
  yield* await contractComparisons(folder)
}
