// When tokens were last used, and when by an older version of the API: gathered here, and written down now and then.
import { and, isNull, or, sql } from '../db/drizzle.js'
import { hasId } from '../db/conditions.ts'
import { tokens } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'

/** How exact these times are, in milliseconds. */
const exactTo = 60_000

/** A token that is remembered; `usedAt` is its last use that was noted, in milliseconds since 1970. */
type Remembered = { readonly account: number; readonly id: number; usedAt: number }
type Use = { readonly account: number; readonly id: number; readonly time: number; readonly older: number | undefined }

export type TokenUses = {
  /** Notes a use at `at`, in milliseconds since 1970; `older` is the number of the API's version, unless it is the newest. */
  readonly note: (token: Remembered, time: number, older: number | undefined) => void
  /** Writes down what was noted, as far as it was not yet. Rejects when the database fails, and loses nothing by it. */
  readonly write: () => Promise<void>
}

export function prepareTokenUses({ statement }: Pick<Statements, 'statement'>): TokenUses {
  const waiting = new Map<string, Use>()
  const noteUse = statement('note_token_use', (p: Holders<{ account: number; id: number; time: string }>) =>
    build
      .update(tokens)
      .set({ lastUsedAt: sql`${p.time}` })
      .where(
        and(hasId(tokens, p), or(isNull(tokens.lastUsedAt), sql`${tokens.lastUsedAt} <= ${p.time}::timestamptz - interval '1 minute'`)),
      ),
  )
  const noteOlderUse = statement('note_older_token_use', (p: Holders<{ account: number; id: number; time: string; version: number }>) =>
    build
      .update(tokens)
      .set({ olderVersion: sql`${p.version}`, olderUsedAt: sql`${p.time}` })
      .where(
        and(
          hasId(tokens, p),
          or(
            isNull(tokens.olderUsedAt),
            sql`${tokens.olderUsedAt} <= ${p.time}::timestamptz - case ${tokens.olderVersion} when ${p.version}::smallint then interval '1 minute' else interval '0' end`,
          ),
        ),
      ),
  )
  const add = (use: Use) => waiting.set(`${use.account} ${use.id} ${use.older ?? ''}`, use)

  return {
    note(token, time, older) {
      const { account, id } = token
      // Of an older version each use is gathered: only the database knows which one was written down last.
      if (older !== undefined) add({ account, id, time, older })
      if (time - token.usedAt < exactTo && time >= token.usedAt) return
      token.usedAt = time
      add({ account, id, time, older: undefined })
    },
    async write() {
      for (const [key, use] of waiting) {
        const values = { account: use.account, id: use.id, time: new Date(use.time).toISOString() }
        await (use.older === undefined ? noteUse(values) : noteOlderUse({ ...values, version: use.older }))
        // A use that came meanwhile is written the next time.
        if (waiting.get(key) === use) waiting.delete(key)
      }
    },
  }
}
