// Counts requests for the rate limits in the database, for all processes together: one statement per request, by the database's clock.
import { createHmac } from 'node:crypto'
import { sql, type SQL } from '../db/drizzle.js'
import { rateCounts } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import type { Keys } from './secretKeys.ts'

/** The length of the shortest window, milliseconds. A window has the number of the ten seconds with which it begins. */
const windowMs = 10_000
/** The database's clock in milliseconds since 1970, constant within a statement. */
export const databaseClock = sql`floor(extract(epoch from statement_timestamp()) * 1000)::bigint`
/** The number of the ten seconds that contain an instant (milliseconds since 1970). */
export const windowAt = (at: SQL) => sql`${at} / ${sql.raw(String(windowMs))}`

/**
 * Counts a client's request unless its window of `length` milliseconds, a multiple of ten seconds, is full. Refused requests are not counted.
 * Returns the number of the request in its window, `max + 1` for a refused one, and the instant of the count in milliseconds since 1970.
 */
export type RateCounts = (client: string, max: number, length?: number) => Promise<{ count: number; at: number }>

/** `keys` hide addresses. `now` (milliseconds since 1970) replaces the database's clock in tests. */
export function prepareRateCounts({ statement }: Pick<Statements, 'statement'>, keys: Keys, now?: () => number): RateCounts {
  type Clock = { at: number | null }
  const clockOf = (p: Holders<Clock>) => sql<number>`coalesce(${p.at}::bigint, ${databaseClock})`
  const count = statement('count_call', (p: Holders<Clock & { client: string; max: number; span: number }>) => {
    const at = clockOf(p)
    const window = sql`${windowAt(at)} / ${p.span}::bigint * ${p.span}::bigint`
    // A refused request changes no row and so returns none.
    const counted = build.$with('counted').as(
      build
        .insert(rateCounts)
        .values({ client: p.client, window, count: 1 })
        .onConflictDoUpdate({
          target: [rateCounts.client, rateCounts.window],
          set: { count: sql`${rateCounts.count} + 1` },
          setWhere: sql`${rateCounts.count} < ${p.max}::integer`,
        })
        .returning({ count: rateCounts.count }),
    )
    return build
      .with(counted)
      .select({ count: sql<number | null>`${counted.count}`, at })
      .from(sql`(values (1)) as once(x)`)
      .leftJoin(counted, sql`true`)
  })
  const forgetAhead = statement('forget_counts_ahead', (p: Holders<Clock>) =>
    build.delete(rateCounts).where(sql`${rateCounts.window} > ${windowAt(clockOf(p))}`),
  )
  let last = 0
  /** An address is personal data: only its keyed hash is stored. */
  const stored = (client: string) =>
    client.replace(/(?<=address:).+$/, (address) =>
      createHmac('sha256', keys()[0]!.bytes).update(`rate limit\n${address}`).digest('base64url'),
    )
  return async (client, max, length = windowMs) => {
    const given = now ? now() : null
    const [row] = await count({ client: stored(client), max, at: given, span: length / windowMs })
    const { at } = row!
    const current = Math.floor(at / windowMs)
    // A clock that was set back reaches windows that are already full; they must not lock anyone out (promise K10).
    if (current < last) await forgetAhead({ at: given })
    last = current
    return { count: row!.count ?? max + 1, at }
  }
}
