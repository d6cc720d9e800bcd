// Counts attempts in windows of 15 minutes, in the database for all processes.
import { and, eq, sql } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { signInAttempts } from '../db/schema.ts'
import { build, type Holders, type Run } from '../db/statements.ts'

/** The length of a window, from its first attempt. */
export const windowMs = 15 * 60 * 1000
/** How far the clocks of two processes may differ. */
const clockSkewMs = 60_000

/** What is counted, and how many attempts a window allows. With `login` (see `loginOf`), a new password resets the count. */
export type Attempt = { readonly subject: string; readonly most: number; readonly login?: string }
/** A counted attempt; `isFull` if it was one too many. `startedAt` identifies the window; `endsAt` is in milliseconds since 1970. */
export type Counted = Attempt & { readonly isFull: boolean; readonly startedAt: string; readonly endsAt: number }

export type Guarded<Found> =
  | { readonly kind: 'right'; readonly found: Found }
  | { readonly kind: 'wrong' }
  /** Refused without a check; retry after `seconds`. `isLogin`: because of this login, not only of the address. */
  | { readonly kind: 'locked'; readonly seconds: number; readonly isLogin: boolean }

export const prepareAttemptCount = prepared((statement) => {
  type New = { subject: string; login: string | null; time: string; since: string; until: string }
  const countOne = statement('count_attempt', (p: Holders<New>) => {
    // A window starts anew if it has ended, or if a clock ahead of this one started it.
    const stands = sql`${signInAttempts.startedAt} > ${p.since}::timestamptz and ${signInAttempts.startedAt} <= ${p.until}::timestamptz`
    return build
      .insert(signInAttempts)
      .values({ subject: p.subject, startedAt: p.time, count: 1, login: p.login })
      .onConflictDoUpdate({
        target: signInAttempts.subject,
        set: {
          count: sql`case when ${stands} then ${signInAttempts.count} + 1 else 1 end`,
          startedAt: sql`case when ${stands} then ${signInAttempts.startedAt} else excluded.started_at end`,
          login: sql`excluded.login`,
        },
      })
      .returning({
        count: signInAttempts.count,
        startedAt: signInAttempts.startedAt,
        startedMs: sql<number>`floor(extract(epoch from ${signInAttempts.startedAt}) * 1000)::bigint`,
      })
  })
  // Only in the window in which the attempt was counted.
  const takeBackOne = statement('take_back_attempt', (p: Holders<{ subject: string; startedAt: string }>) =>
    build
      .update(signInAttempts)
      .set({ count: sql`${signInAttempts.count} - 1` })
      .where(and(eq(signInAttempts.subject, p.subject), eq(signInAttempts.startedAt, p.startedAt))),
  )
  // Whoever reads a member's mail could otherwise guess ten codes with each new password.
  const forgetAll = statement('forget_attempts', (p: Holders<{ login: string }>) =>
    build.delete(signInAttempts).where(and(eq(signInAttempts.login, p.login), sql`not starts_with(${signInAttempts.subject}, 'code:')`)),
  )
  const instant = (ms: number) => new Date(ms).toISOString()

  const attempts = {
    /**
     * Counts one attempt of each subject, each in one statement, up to the first full one. Later subjects are not counted, so a flood stopped
     * by one subject does not fill the others. At most `most` attempts pass a subject, however many run at once.
     */
    count: async (attempts: readonly Attempt[], time: number): Promise<Counted[]> => {
      const counted: Counted[] = []
      const times = { time: instant(time), since: instant(time - windowMs), until: instant(time + clockSkewMs) }
      for (const attempt of attempts) {
        const [row] = await countOne({ subject: attempt.subject, login: attempt.login ?? null, ...times })
        const { count, startedAt, startedMs } = row!
        counted.push({ ...attempt, isFull: count > attempt.most, startedAt, endsAt: startedMs + windowMs })
        if (counted.at(-1)?.isFull) break
      }
      return counted
    },
    /** Takes back attempts that were not failures. */
    takeBack: async (counted: readonly Counted[]): Promise<void> => {
      await Promise.all(counted.map(({ subject, startedAt }) => takeBackOne({ subject, startedAt })))
    },
    /** Resets the counts of a login in the transaction that sets its password. */
    forget: async (run: Run, login: string): Promise<void> => {
      await run(forgetAll, { login })
    },
  }

  return {
    ...attempts,
    /** Counts the attempts before `check` runs, so concurrent guesses are as limited as consecutive ones, and takes them back if it finds something. */
    guard: async <Found>(guesses: readonly Attempt[], time: number, check: () => Promise<Found | undefined>): Promise<Guarded<Found>> => {
      const counted = await attempts.count(guesses, time)
      const full = counted.find(({ isFull }) => isFull)
      if (full) {
        // A refusal without a check is not a failure.
        await attempts.takeBack(counted)
        const seconds = Math.min(windowMs, Math.max(1000, full.endsAt - time)) / 1000
        return { kind: 'locked', seconds, isLogin: full.login !== undefined }
      }
      const found = await check()
      if (found === undefined) return { kind: 'wrong' }
      await attempts.takeBack(counted)
      return { kind: 'right', found }
    },
  }
})
