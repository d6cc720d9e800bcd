// Finds pages that end before the oldest transaction under way, so that no row can appear later between rows that a client has seen.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './client.ts'
import { sql } from './drizzle.js'
import { firstKey, keyAfter, type Found } from './paging.ts'
import { NotSettled } from './replica.ts'
import { query, type Statements } from './statements.ts'

/** How long a list waits for transactions that began before it. Usual ones end within milliseconds. */
const longestWaitMs = 1000
const longestPauseMs = 64
/** How long lists rely on the keys that are known to be settled before they ask for further ones. */
const freshMs = 1000

/** The keys that a list is limited to, both included, and its number of rows. */
export type Range = { readonly since: string; readonly upTo: string; readonly most: number }
/** Reads the rows of a page by ascending key: `list(values)`, which may be called twice. */
export type FindPage = <Values extends Range, Row extends { key: string }>(
  list: (values: Values) => Promise<Row[]>,
  values: Values,
) => Promise<Found<Row>>

const lower = (a: string, b: string) => (a < b ? a : b)

/**
 * A key is settled when no transaction under way can still add a key at or below it. It then stays settled, so a page costs nothing more
 * than its list unless it has keys above those that this process knows to be settled. Such a page waits for the transactions under way,
 * so that it has everything that was committed before, and is then read up to the settled keys. If they take too long, the page ends
 * before them and the next one begins there. The embedded database has one session, so nothing overlaps. A standby cannot tell what is under
 * way: a page that it lists beyond the keys known to be settled there is thrown away (NotSettled), and read from the primary.
 */
export function pageFinder(
  { kind, losses, replica }: Pick<Database, 'kind' | 'losses' | 'replica'>,
  { statement }: Pick<Statements, 'statement'>,
): FindPage {
  const read = statement('read_key_horizon', () =>
    query<{ newest: string; settled: string }>(sql`select newest_key() as newest, key_horizon() as settled`),
  )
  if (kind === 'embedded') return async (list, values) => ({ rows: await list(values) })
  let known = firstKey
  let seen = losses()
  let readAt = -Infinity
  let asked: Promise<unknown> = Promise.resolve()
  let next: Promise<string> | undefined

  async function ask(): Promise<string> {
    next = undefined
    readAt = performance.now()
    const question = read({})
    asked = question.catch(() => {})
    const [horizon] = await question
    const { newest, settled } = horizon!
    if (settled > known) known = settled
    return newest
  }

  /**
   * Reads which keys are settled by now. Returns the newest key that was generated. One question at a time is under way, and all that come
   * meanwhile share the next: an answer to a question that began before a page was listed would not tell about all of its keys.
   */
  const advance = (): Promise<string> => (next ??= asked.then(ask))

  /** Waits until a key is settled. Returns the newest key that was generated, or the key if it was settled without a further question. */
  async function settle(key: string): Promise<string> {
    const end = performance.now() + longestWaitMs
    for (let pause = 1; ; pause = Math.min(2 * pause, longestPauseMs)) {
      if (key <= known) return key
      const newest = await advance()
      const now = performance.now()
      if (key <= known || key > newest || now >= end) return newest
      // Pages that wait end their pauses at the same moments, and so share a question.
      await sleep(pause - (now % pause))
    }
  }

  return async (list, values) => {
    const settledThere = replica?.settled()
    if (settledThere !== undefined) {
      const rows = await list(values)
      if ((rows.at(-1)?.key ?? firstKey) > settledThere) throw new NotSettled()
      return { rows }
    }
    // A restored database, or one that has lost its last transactions, may generate the same keys again.
    if (seen !== losses()) [known, seen, readAt] = [firstKey, losses(), -Infinity]
    // So only rows of the last second are read twice.
    if (performance.now() - readAt > freshMs) await advance()
    // What is settled before a statement begins is complete in it.
    const before = known
    const rows = await list(values)
    const last = rows.at(-1)?.key
    if (last === undefined || last <= before) return { rows }
    // A key above the newest was not generated here: the order of keys says nothing about it.
    if (last > (await settle(last))) return { rows }
    const end = known
    const settled = await list({ ...values, upTo: lower(values.upTo, end) })
    if (settled.length === values.most || last <= end) return { rows: settled }
    const lastSettled = settled.at(-1)
    return { rows: settled, next: lastSettled ? keyAfter(lastSettled.key) : values.since }
  }
}
