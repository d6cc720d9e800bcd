// Measures what it costs that a page ends before the oldest transaction under way.
import postgresClient from 'postgres'
import { base } from '../../src/assemble.ts'
import type { Bench } from './bench.ts'
import { pageSize } from './candidateWorld.ts'
import { creation, requestOf, tinyRead } from './cases.ts'
import type { Comparison, Runner } from './comparison.ts'

const pollers = 16
const writers = 4
/** How long the further transactions of the second comparison stay open after they have taken a key, in seconds. */
const openFor = 0.02

/**
 * Each poller asks again and again for the candidates that follow those it has seen, while candidates are created through another
 * process. Figures are per page.
 */
export async function* lateCommits({ world, ours, serverOf }: Bench): AsyncGenerator<Comparison> {
  const name = 'spindle for the writers'
  const written = await serverOf(name, ours(name))
  const request = requestOf(creation, world)
  const { headers } = requestOf(tinyRead, world)
  const sql = postgresClient(world.databaseUrl, { max: writers, onnotice: () => {} })
  /** Keeps transactions open that have taken a key, one after the other on each of as many connections as there are writers. */
  const hold = async (seconds: number) => {
    const until = performance.now() + seconds * 1000
    const one = async () => {
      while (performance.now() < until) await sql.begin((run) => run`select mint_key(), pg_sleep(${openFor})`)
    }
    await Promise.all(Array.from({ length: writers }, one))
  }
  type Page = { candidates: { id: string }[] }
  const pollsOf = async (name: string, isSlow: boolean): Promise<Runner> => {
    const server = await serverOf(name)
    const measure: Runner['measure'] = async (seconds) => {
      // As the API shows it.
      const [newest] = await sql<{ key: string }[]>`select encode(newest_key(), 'hex') as key`
      const writing = written.measure(request, writers, seconds)
      const holding = isSlow ? hold(seconds) : undefined
      // The database's time is the writers' too.
      const { databaseCpu: _database, ...sample } = await server.during(async (origin) => {
        const began = performance.now()
        let count = 0
        const poll = async () => {
          let since = newest!.key
          while (performance.now() - began < seconds * 1000) {
            const response = await fetch(`${origin}${base}/candidates?limit=${pageSize}&since_id=${since}`, { headers })
            if (response.status !== 200) throw new Error(`${name} answered ${response.status} to a poll`)
            const { candidates } = (await response.json()) as Page
            since = candidates.at(-1)?.id ?? since
            count++
          }
        }
        await Promise.all(Array.from({ length: pollers }, poll))
        return { count, seconds: (performance.now() - began) / 1000 }
      })
      await Promise.all([writing, holding])
      return sample
    }
    return { name, measure }
  }
  for (const isSlow of [false, true]) {
    const others = [await pollsOf('without waiting for commits', isSlow)]
    const ours = await pollsOf('spindle', isSlow)
    const which = isSlow ? `, and further transactions stay open for ${openFor * 1000} ms with a key taken` : ''
    yield {
      name: isSlow ? 'poll beside slow commits' : 'poll beside writes',
      what: `GET /candidates after the last that was seen, while ${writers} clients create candidates${which}; told for one page`,
      ours,
      others,
    }
  }
  await sql.end()
}
