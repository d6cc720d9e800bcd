// Counts requests for the rate limit in the database, for all processes together: one statement per request, by the database's clock.
import { sql, type SQL } from '../db/drizzle.js'
import { rateCounts } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'

/** The length of a window. */
const windowMs = 10_000
/** The database's clock in milliseconds since 1970, constant within a statement. */
export const databaseClock = sql`floor(extract(epoch from statement_timestamp()) * 1000)::bigint`
/** The number of the window that contains an instant (milliseconds since 1970). */
export const windowAt = (at: SQL) => sql`${at} / ${sql.raw(String(windowMs))}`

/**
 * Counts a client's request unless the window is full. Refused requests are not counted. Returns the number of the request in its window,
 * `max + 1` for a refused one, and the instant of the count in milliseconds since 1970.
 */
export type RateCounts = (client: string, max: number) => Promise<{ count: number; at: number }>

/** `now` (milliseconds since 1970) replaces the database's clock in tests. */
export function prepareRateCounts({ statement }: Pick<Statements, 'statement'>, now?: () => number): RateCounts {
  type Clock = { at: number | null }
  const clockOf = (p: Holders<Clock>) => sql<number>`coalesce(${p.at}::bigint, ${databaseClock})`
  const count = statement('count_call', (p: Holders<Clock & { client: string; max: number }>) => {
    const at = clockOf(p)
    // A refused request changes no row and so returns none.
    const counted = build.$with('counted').as(
      build
        .insert(rateCounts)
        .values({ client: p.client, window: windowAt(at), count: 1 })
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
  return async (client, max) => {
    const given = now ? now() : null
    const [row] = await count({ client, max, at: given })
    const { at } = row!
    const window = Math.floor(at / windowMs)
    // A clock that was set back reaches windows that are already full; they must not lock anyone out (promise K10).
    if (window < last) await forgetAhead({ at: given })
    last = window
    return { count: row!.count ?? max + 1, at }
  }
}
