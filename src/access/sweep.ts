// Removes expired rows: sessions, password reset links, failed sign-ins, rate counts, tokens, grants, unused clients, and old entries of the logs.
import { sql, type SQL, type PgTable } from '../db/drizzle.js'
import {
  applications,
  auditLog,
  calls,
  deliveries,
  grants,
  passwordResets,
  rateCounts,
  refreshTokens,
  sessions,
  signInAttempts,
  tokens,
} from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { docsClient } from './applications.ts'
import { databaseClock, windowAt } from './rateCounts.ts'

/** Rows removed by one statement, so that none blocks others for long. */
const batchSize = 500

/** Removes all expired rows in batches and returns their number. If a run fails, the next one continues. */
export type Sweep = () => Promise<number>
/** Whether a row is expired at an instant. */
type IsOver = (now: SQL) => SQL

const sessionIsOver: IsOver = (now) => sql`${sessions.expiresAt} <= ${now}`

const resetIsOver: IsOver = (now) => sql`${passwordResets.expiresAt} <= ${now}`

const attemptsAreOver: IsOver = (now) => sql`${signInAttempts.startedAt} < ${now} - interval '15 minutes'`

/** The last minute stays, so that a count running at the end of its window does not start again at 0. Windows ahead are left by a clock that was set back. */
const countIsOver: IsOver = () => {
  const current = windowAt(databaseClock)
  return sql`${rateCounts.window} not between ${current} - 6 and ${current} + 1`
}

const tokenIsOver: IsOver = (now) => sql`
  (${tokens.kind} = 'user' and ${tokens.expiresAt} < ${now} - interval '1 day') or ${tokens.revokedAt} < ${now} - interval '30 days'`

/** A used one is kept while its grant lives, since its reuse ends the grant (promise O4). */
const refreshTokenIsOver: IsOver = (now) => sql`
  ${refreshTokens.usedAt} < ${now} - interval '1 day' and not exists (
    select from ${grants} g
    join ${refreshTokens} r on r.account_id = g.account_id and r.grant_id = g.id and r.used_at is null and r.expires_at > ${now}
    where g.account_id = ${refreshTokens.accountId} and g.id = ${refreshTokens.grantId} and g.revoked_at is null)`

/** A grant without a valid code, refresh token or access token is of no use. */
const grantIsOver: IsOver = (now) => sql`
  ${grants.revokedAt} < ${now} - interval '30 days' or (
    ${grants.codeExpiresAt} < ${now} - interval '1 day'
    and not exists (
      select from ${refreshTokens} r where r.account_id = ${grants.accountId} and r.grant_id = ${grants.id}
      and r.used_at is null and r.expires_at > ${now})
    and not exists (
      select from ${tokens} t where t.account_id = ${grants.accountId} and t.grant_id = ${grants.id}
      and t.revoked_at is null and coalesce(t.expires_at, 'infinity') > ${now}))`

/** A client that registered itself, and that nobody is connected to. */
const clientIsOver: IsOver = (now) => sql`
  ${applications.ownerId} is null and ${applications.secretHash} is null and ${applications.clientId} <> ${docsClient}
  and ${applications.createdAt} < ${now} - interval '7 days'
  and not exists (select from ${grants} g where g.application_id = ${applications.id})`

/** By the database's clock, like the triggers that protect younger entries. The condition on accounts lets the planner use the index. */
const entryIsOver: IsOver = () => sql`
  ${auditLog.at} < now() - interval '24 months' and ${auditLog.accountId} in (select id from accounts)`

/** Its attempts are deleted with it. A notification not delivered by then is given up. */
const deliveryIsOver: IsOver = (now) => sql`${deliveries.createdAt} < ${now} - interval '30 days'`

const callIsOver: IsOver = (now) => sql`${calls.at} < ${now} - interval '30 days'`

/** `now` returns milliseconds since 1970. */
export function prepareSweep({ statement }: Pick<Statements, 'statement'>, now: () => number): Sweep {
  const removing = (name: string, table: PgTable, isOver: IsOver) =>
    statement(name, (p: Holders<{ now: string }>) => {
      // Processes that sweep at the same time skip each other's rows.
      const over = build
        .select({ ctid: sql`ctid` })
        .from(table)
        .where(isOver(sql`${p.now}::timestamptz`))
        .limit(batchSize)
        .for('update', { skipLocked: true })
      return build
        .delete(table)
        .where(sql`ctid = any(array(${over}))`)
        .returning({ removed: sql`1` })
    })
  // In this order, little is left that is deleted with a grant.
  const statements = [
    removing('sweep_sessions', sessions, sessionIsOver),
    removing('sweep_password_resets', passwordResets, resetIsOver),
    removing('sweep_sign_in_attempts', signInAttempts, attemptsAreOver),
    removing('sweep_rate_counts', rateCounts, countIsOver),
    removing('sweep_tokens', tokens, tokenIsOver),
    removing('sweep_refresh_tokens', refreshTokens, refreshTokenIsOver),
    removing('sweep_grants', grants, grantIsOver),
    removing('sweep_applications', applications, clientIsOver),
    removing('sweep_audit_log', auditLog, entryIsOver),
    removing('sweep_deliveries', deliveries, deliveryIsOver),
    removing('sweep_calls', calls, callIsOver),
  ]

  return async () => {
    const instant = new Date(now()).toISOString()
    let total = 0
    for (const remove of statements) {
      let removed: number
      do {
        removed = (await remove({ now: instant })).length
        total += removed
      } while (removed === batchSize)
    }
    return total
  }
}
