// Records when tokens were last used, and when with an older version of the API: collected in memory and stored periodically.
import { and, isNull, or, sql } from '../db/drizzle.js'
import { hasId } from '../db/conditions.ts'
import { tokens } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'

/** The accuracy of these times, in milliseconds. */
const exactTo = 60_000

/** A cached token; `usedAt` is its last recorded use, in milliseconds since 1970. */
type Remembered = { readonly account: number; readonly id: number; usedAt: number }
type Use = { readonly account: number; readonly id: number; readonly time: number; readonly older: number | undefined }

export type TokenUses = {
  /** Records a use at `time`, in milliseconds since 1970. `older` is the API version, unless it is the newest. */
  readonly note: (token: Remembered, time: number, older: number | undefined) => void
  /** Stores the recorded uses. Rejects if the database fails, and loses none of them. */
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
      // Every use of an older version is collected: only the database knows which one was stored last.
      if (older !== undefined) add({ account, id, time, older })
      if (time - token.usedAt < exactTo && time >= token.usedAt) return
      token.usedAt = time
      add({ account, id, time, older: undefined })
    },
    async write() {
      for (const [key, use] of waiting) {
        const values = { account: use.account, id: use.id, time: new Date(use.time).toISOString() }
        await (use.older === undefined ? noteUse(values) : noteOlderUse({ ...values, version: use.older }))
        // A use that arrived in the meantime is stored the next time.
        if (waiting.get(key) === use) waiting.delete(key)
      }
    },
  }
}
