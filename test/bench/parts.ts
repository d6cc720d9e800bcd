// The parts of the bench and what each measures. `make bench PART=…` runs a single part.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import postgresClient from 'postgres'
import { base } from '../../src/assemble.ts'
import { heldShare } from '../fixtures/garbage.ts'
import { databaseUrl, startPostgres } from '../fixtures/postgres.ts'
import { under, type Bench } from './bench.ts'
import { cases, creation, detail, fiftyCandidates, requestOf, tinyRead, type Case } from './cases.ts'
import type { Comparison, Runner } from './comparison.ts'
import { concurrency, growth } from './curves.ts'
import { lateCommits } from './lateCommits.ts'
import type { Server } from './server.ts'
import { starts } from './starts.ts'
import { makeAlone } from './world.ts'

export type Part = {
  readonly about: string
  /** Whether the part needs the accounts of various sizes. */
  readonly grows?: boolean
  /** Whether only `make bench-full` runs it. */
  readonly full?: boolean
  readonly comparisons: (bench: Bench) => AsyncGenerator<Comparison>
}

async function* of(bench: Bench, asked: readonly Case[]): AsyncGenerator<Comparison> {
  for (const one of asked) yield await bench.comparisonOf(one)
}

/** In the order in which they run and in which the results show them. */
export const parts: Readonly<Record<string, Part>> = {
  peers: {
    about: 'reads against other servers, as they come and over our client',
    comparisons: (bench) => of(bench, cases.peers),
  },
  // In a part of its own: the pools of all rivals together would exceed the server's connections.
  typical: { about: 'other servers in typical use', comparisons: (bench) => of(bench, cases.typical) },
  database: {
    about: "writes and lists against the database's own limit",
    comparisons: async function* (bench) {
      yield* of(bench, cases.database)
      yield* indexes(bench)
      yield* lateCommits(bench)
    },
  },
  versions: {
    about: 'what older versions cost',
    comparisons: async function* (bench) {
      yield* of(bench, cases.versions)
      yield* wholeCollection(bench)
    },
  },
  access: { about: 'authentication, limits and several processes', comparisons: (bench) => of(bench, cases.access) },
  standby: { about: 'reads from a standby', comparisons: standby },
  held: { about: 'what requests leave to the garbage collector', comparisons: held },
  growth: { about: 'candidates up to a million, time off requests', grows: true, full: true, comparisons: growth },
  concurrency: { about: 'more connections at once', full: true, comparisons: concurrency },
  engines: { about: 'the embedded database against a Postgres server', full: true, comparisons: engines },
  durability: { about: 'what it costs that the embedded database waits for the disk', full: true, comparisons: durability },
  starts: { about: 'to the first answer, over either engine, and with larger contracts', full: true, comparisons: starts },
}

/** Compares a whole collection of version 2 with the same read through the pages of version 3. Figures are per candidate. */
async function* wholeCollection({ serverOf, candidates }: Bench): AsyncGenerator<Comparison> {
  const ours = await serverOf('spindle')
  const { planted } = candidates[0]!
  const { headers } = requestOf(tinyRead, planted)
  type Page = { candidates: { id: string }[]; paging?: { next: string } }
  const read = async (url: string) => (await (await fetch(url, { headers })).json()) as Page
  const collecting = (name: string, collect: (origin: string) => Promise<number>): Runner => ({
    name,
    measure: (seconds) =>
      ours.during(async (origin) => {
        const began = performance.now()
        let count = 0
        while (performance.now() - began < seconds * 1000) count += await collect(origin)
        return { count, seconds: (performance.now() - began) / 1000 }
      }),
  })
  const throughPages = (isDetailed: boolean) => async (origin: string) => {
    let count = 0
    for (let next: string | undefined = `${origin}${base}/candidates?limit=100`; next;) {
      const page: Page = await read(next)
      if (isDetailed) await Promise.all(page.candidates.map(({ id }) => read(`${origin}${base}/candidates/${id}`)))
      count += page.candidates.length
      next = page.paging?.next
    }
    return count
  }
  yield {
    name: 'version 2 whole collection',
    what: 'GET /spi/v2/candidates, which answers all candidates of an account at once, each with its detail; told for one of 1,000',
    ours: collecting('spindle', async (origin) => (await read(`${origin}/spi/v2/candidates`)).candidates.length),
    others: [collecting('pages of version 3', throughPages(false)), collecting('pages and details of version 3', throughPages(true))],
  }
}

/** Compares reads that a standby answers with reads from the primary, whose time alone counts as the database's. */
async function* standby({ postgres, ours, serverOf, world }: Bench): AsyncGenerator<Comparison> {
  const follower = await startPostgres({ follows: postgres.url })
  const REPLICA_URL = databaseUrl(follower.url, new URL(world.databaseUrl).pathname.slice(1))
  const name = 'spindle with a standby'
  const server = await serverOf(name, ours(name, { DATABASE_URL: world.databaseUrl, REPLICA_URL }))
  for (const asked of [tinyRead, fiftyCandidates])
    yield {
      name: `${asked.name.slice(0, 2)} from a standby`,
      what: `${asked.what}, read from a standby (REPLICA_URL) once it has the account's last change, against reads from the primary`,
      ours: under(server, requestOf(asked, world)),
      others: [under(await serverOf('spindle'), requestOf(asked, world))],
      rounds: 4,
    }
  await follower.end()
}

/** Measures what the indexes for lists of changed candidates cost a write. */
async function* indexes({ postgres, ours, serverOf }: Bench): AsyncGenerator<Comparison> {
  const DATABASE_URL = await postgres.createDatabase('indexed')
  const planted = await makeAlone({ DATABASE_URL }, 20_000)
  const plain = databaseUrl(postgres.url, 'plain')
  await run(postgres.url, 'create database plain template indexed')
  await run(
    plain,
    `drop index candidates_by_creation, candidates_by_change, candidates_by_creation_month, candidates_by_change_month;
     create index candidates_by_creation on candidates (account_id, created_at, key);
     create index candidates_by_change on candidates (account_id, updated_at, key)`,
  )
  const request = requestOf(creation, planted)
  const at = async (name: string, url: string) => under(await serverOf(name, ours(name, { DATABASE_URL: url })), request)
  yield {
    name: 'indexes of W4',
    what: 'W4 beside 20,000 others, with the indexes of the lists of changed candidates, against indexes of the instants alone',
    ours: await at('spindle as it is', DATABASE_URL),
    others: [await at('plain indexes', plain)],
  }
}

async function run(url: string, text: string): Promise<void> {
  const sql = postgresClient(url, { max: 1, onnotice: () => {} })
  await sql.unsafe(text)
  await sql.end()
}

/** V8 writes its trace in whole pages: a turn must be long enough to fill some. */
const longer = 5
/** Measures the share of a request's allocations that survives its scavenge, as reported by V8. */
async function* held({ ours, world, serverOf }: Bench): AsyncGenerator<Comparison> {
  const name = 'spindle that tells of its garbage'
  const server: Server = await serverOf(name, { ...ours(name), flags: ['--trace-gc'] })
  for (const asked of [tinyRead, fiftyCandidates, detail]) {
    const runner = under(server, requestOf(asked, world))
    const measure: Runner['measure'] = async (seconds) => {
      const before = server.log().length
      await runner.measure(longer * seconds)
      const { share } = heldShare(server.log().slice(before).split('\n'))
      return Number.isNaN(share) ? {} : { held: share }
    }
    yield {
      name: `${asked.name.slice(0, 2)} held`,
      what: `${asked.what}: what it allocates`,
      ours: { name: 'spindle', measure },
      others: [],
      rounds: 3,
    }
  }
}

/** Compares the embedded database with a Postgres server, each with an account of the same size. */
async function* engines(bench: Bench): AsyncGenerator<Comparison> {
  const { serverOf, ours, candidates } = bench
  const { dataDir, planted } = await bench.embedded()
  const onServer = candidates[1]!.planted
  const embedded = await serverOf('spindle embedded', ours('spindle embedded', { DATA_DIR: dataDir }))
  yield {
    name: 'embedded database',
    what: 'W2 over the embedded database, against ours over a Postgres server, in an account of 10,000 candidates',
    ours: under(embedded, requestOf(fiftyCandidates, planted)),
    others: [under(await serverOf('spindle'), requestOf(fiftyCandidates, onServer))],
  }
}

/** Compares writes to the embedded database that wait for the disk, as in production, with such that do not. */
async function* durability({ embedded, serverOf, ours, folder }: Bench): AsyncGenerator<Comparison> {
  const { dataDir, planted } = await embedded()
  const runnerOf = async (name: string, DURABLE: string) => {
    const DATA_DIR = join(folder, `durable-${DURABLE}`)
    cpSync(dataDir, DATA_DIR, { recursive: true })
    return under(await serverOf(name, ours(name, { DATA_DIR, DURABLE })), requestOf(creation, planted))
  }
  yield {
    name: 'durability',
    what: 'W4 over the embedded database, with DURABLE=1 as in production, against DURABLE=0, in an account of 10,000 candidates',
    ours: await runnerOf('spindle embedded, durable', '1'),
    others: [await runnerOf('spindle embedded, not durable', '0')],
  }
}
