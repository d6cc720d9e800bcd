// The data and the servers that all parts of the bench share; each server is started by the first comparison that needs it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { base } from '../../src/assemble.ts'
import { firstPage, requestOf, type Case, type Request } from './cases.ts'
import type { Comparison, Runner } from './comparison.ts'
import { alone, driverNames, runDriver } from './driver.ts'
import { environment } from './environment.ts'
import { referenceOf, runPgbench, scriptOf } from './pgbench.ts'
import { rivals } from './rivals.ts'
import { startServer, type Program, type Server } from './server.ts'
import { makeAlone, type Filled, type Planted } from './world.ts'

const connections = 32
/**
 * The seconds at the beginning of each turn that are not measured: a server that was idle while others had their turns takes up to a third
 * more CPU at first. A small read of ours took 150 to 209 µs in the first second, and 135 to 160 in the two after it.
 */
const leadIn = 1
/** Where a traced server exports its spans, to this process, which forgets them. */
const collectorPort = 43_180

export type Bench = ReturnType<typeof benchOver>

/** Returns a runner that puts a server under the load of a request over `load` connections. */
export const under = (server: Server, request: Request, name = server.name, load = connections): Runner => ({
  name,
  measure: async (seconds) => {
    await server.measure(request, load, leadIn)
    return server.measure(request, load, seconds)
  },
})

export function benchOver(filled: Filled) {
  const { world, postgres } = filled
  const folder = mkdtempSync(join(tmpdir(), 'spindle-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const worldPath = join(folder, 'world.json')
  writeFileSync(worldPath, JSON.stringify(world))
  const limit = { databaseUrl: world.databaseUrl, postmaster: postgres.pid as number, folder }
  const onServer = { DATABASE_URL: world.databaseUrl }
  createServer((request, response) => request.resume().on('end', () => response.end()))
    .listen(collectorPort, '127.0.0.1')
    .unref()

  const ours = (name: string, more: Readonly<Record<string, string>> = onServer): Program => {
    const DATA_DIR = join(folder, name.replaceAll(/\W+/g, '-'))
    return { name, path: 'src/main.ts', environment: { ...environment, DATA_DIR, ...more } }
  }
  const programs: readonly Program[] = [
    ours('spindle'),
    ours('spindle with shared counts', { ...onServer, RATE_LIMIT_STORE: 'postgres' }),
    ours('spindle with two workers', { ...onServer, WORKERS: '2' }),
    ours('spindle with traces', { ...onServer, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}` }),
    { ...ours('version 3 alone'), path: 'test/bench/newestOnly.ts' },
    { ...ours('without authentication and limit'), path: 'test/bench/withoutAccess.ts' },
    { ...ours('without waiting for commits'), path: 'test/bench/withoutHorizon.ts' },
    ...rivals.map(({ name, program, data, variant }): Program => ({
      name,
      path: join(import.meta.dirname, 'rivals', program),
      environment: { BENCH_WORLD: worldPath, BENCH_DATA: data, NODE_ENV: 'production', ...(variant && { BENCH_VARIANT: variant }) },
    })),
  ]
  const programOf = (name: string): Program => {
    const program = programs.find((one) => one.name === name)
    if (!program) throw new Error(`There is no program called ${name}`)
    return program
  }

  const servers = new Map<string, Promise<Server>>()
  const serverOf = (name: string, program = programOf(name)): Promise<Server> => {
    const server = servers.get(name) ?? startServer(program, limit)
    servers.set(name, server)
    return server
  }
  const stopServers = async () => {
    for (const server of servers.values()) await (await server).stop()
    servers.clear()
  }

  let embedded: Promise<{ readonly dataDir: string; readonly planted: Planted }> | undefined
  let bundle: string | undefined

  return {
    ...filled,
    folder,
    limit,
    ours,
    programOf,
    serverOf,
    stopServers,
    comparisonOf,
    /** Returns an embedded database with an account of 10,000 candidates. */
    embedded: () => {
      const dataDir = join(folder, 'embedded')
      return (embedded ??= makeAlone({ DATA_DIR: dataDir }, 10_000).then((planted) => ({ dataDir, planted })))
    },
    /** Returns the folder of the bundle, as `make bundle` writes it. */
    bundle: () => {
      if (bundle) return bundle
      bundle = join(folder, 'bundle')
      execFileSync(process.execPath, ['src/bundle.ts', bundle], { cwd: join(import.meta.dirname, '../..'), stdio: 'inherit' })
      return bundle
    },
  }

  /** Returns the comparison for a case. Throws if a contender's response differs from ours. */
  async function comparisonOf(asked: Case): Promise<Comparison> {
    const ours = await serverOf(asked.subject ?? 'spindle')
    const request = requestOf(asked, world)
    const mine = await ours.ask(request)
    const others: Runner[] = []
    for (const name of asked.against) others.push(await runnerOf(name))
    return { name: asked.name, what: asked.what, ours: under(ours, request), others, ...(asked.rounds && { rounds: asked.rounds }) }

    async function runnerOf(name: string): Promise<Runner> {
      const { name: sql = '', values = () => ({}) } = asked.reference ?? {}
      if (name === 'version 3') return under(ours, requestOf({ ...asked, base }, world), name)
      if (name === 'page 1') return under(ours, requestOf(firstPage, world), name)
      if (name === 'pgbench, reference') {
        const script = referenceOf(sql, values(world))
        return { name, measure: (seconds) => runPgbench(limit, script, seconds) }
      }
      if (name === 'pgbench, our statements') {
        const script = scriptOf(world.heard[asked.name]?.statements ?? [])
        return { name, measure: (seconds) => runPgbench(limit, script, seconds) }
      }
      const driver = driverNames.find((one) => alone(one) === name)
      if (driver) return { name, measure: (seconds) => runDriver(driver, limit, { name: sql, values: values(world), seconds }) }
      const server = await serverOf(name)
      const theirs = await server.ask(request)
      // A POST creates another record each time.
      if (request.body === undefined && !isDeepStrictEqual(theirs, mine))
        throw new Error(`${name} answers ${asked.name} in another way than ours: nothing is measured`)
      return under(server, request)
    }
  }
}
