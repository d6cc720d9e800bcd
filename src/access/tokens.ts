// Access tokens: issuing, revoking, and the cached look-up of their callers.
import { and, isNull, sql } from '../db/drizzle.js'
import type { IncomingHttpHeaders } from 'node:http'
import type { Caller } from '../context.ts'
import { hasId } from '../db/conditions.ts'
import type { Database } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { tokens } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { prepareAudit, type Actor } from './audit.ts'
import { prepareTokenLookup, type Known, type Limits } from './callers.ts'
import { revocations, told } from './endings.ts'
import { lease } from './lease.ts'
import { hashOf, hashesByConnection, isWellFormed, mintToken } from './tokenText.ts'
import { prepareTokenUses } from './tokenUses.ts'

/** Beyond this number the oldest entry is dropped. An entry takes about 500 bytes. */
const cacheSize = 50_000

type Issue = {
  account: number
  name: string
  scopes: readonly string[]
  expiresAt: string | null
  /** The partner of a service token; absent for an account token. */
  partner?: number | undefined
}
type Entry = Known & { usedAt: number }

export type Tokens = {
  /**
   * Returns the caller of a token; undefined if it is unknown, expired or revoked, or its client id is missing. `older` is the API version
   * it is used with, unless that is the newest; `connection` the one that it came from. Rejects if the database is needed and not available.
   */
  readonly callerOf: (
    token: string,
    headers?: IncomingHttpHeaders,
    older?: number,
    connection?: object,
  ) => Caller | undefined | Promise<Caller | undefined>
  /** Issues an account token or a partner's service token. The text is shown once: only its hash is stored. */
  readonly issue: (issue: Issue, actor: Actor) => Promise<{ token: string; id: number }>
  /** Revokes a token; returns false if it was already revoked. This process refuses the next request, other processes within a second. */
  readonly revoke: (which: { account: number; id: number }, actor: Actor) => Promise<boolean>
  /** Drops cached tokens, by their hashes or all, after a transaction that ended them has committed (see `endings.ts`). */
  readonly forget: (hashes: readonly string[] | 'all') => void
  /** Stores when tokens were last used, and with which older version, as far as it is not yet stored. */
  readonly writeUses: () => Promise<void>
}

type NewToken = {
  account: number
  hash: string
  kind: 'account' | 'user' | 'partner'
  name: string
  lastFour: string
  scopes: string[]
  member: number | null
  grant: number | null
  partner: number | null
  createdAt: string
  expiresAt: string | null
}

/** Inserts a token. There is no other way. */
export const prepareTokenInsert = prepared((statement) =>
  statement('insert_token', (p: Holders<NewToken>) =>
    build
      .insert(tokens)
      .values({
        accountId: p.account,
        hash: p.hash,
        kind: p.kind,
        name: p.name,
        lastFour: p.lastFour,
        scopes: p.scopes,
        memberId: p.member,
        grantId: p.grant,
        partnerId: p.partner,
        createdAt: p.createdAt,
        expiresAt: p.expiresAt,
      })
      .returning({ id: tokens.id }),
  ),
)

/** `now` returns milliseconds since 1970. */
export function prepareTokens(database: Database, statements: Statements, limits: Limits, now: () => number): Tokens {
  const { statement, transaction } = statements
  const hashOn = hashesByConnection()
  const cache = new Map<string, Entry>()
  const onTold = (hash: string) => (hash === '*' ? cache.clear() : cache.delete(hash))
  const cacheLease = lease(database, revocations, onTold, () => cache.clear(), now)
  const uses = prepareTokenUses(statements)

  const find = prepareTokenLookup(statements, limits)
  const insert = prepareTokenInsert(statement)
  const audit = prepareAudit(statement)
  const markRevoked = statement('revoke_token', (p: Holders<{ account: number; id: number }>) =>
    build
      .update(tokens)
      .set({ revokedAt: sql`now()` })
      .where(and(hasId(tokens, p), isNull(tokens.revokedAt)))
      .returning({ hash: tokens.hash, told }),
  )

  function use(entry: Entry, headers: IncomingHttpHeaders, time: number, older: number | undefined): Caller | undefined {
    if (entry.expiresAt <= time) return undefined
    const caller = entry.callerWith(headers)
    if (caller) uses.note(entry, time, older)
    return caller
  }

  async function read(hash: string, headers: IncomingHttpHeaders, older: number | undefined): Promise<Caller | undefined> {
    const readAt = cacheLease.begin()
    const known = await find(hash, new Date(now()).toISOString())
    if (!known) {
      cache.delete(hash)
      return undefined
    }
    const entry = { ...known, usedAt: Math.max(known.lastUsedAt, cache.get(hash)?.usedAt ?? -Infinity) }
    // A revocation that arrived during this read must not be overwritten by its result.
    if (cacheLease.undisturbedSince(readAt)) {
      if (cache.size >= cacheSize) cache.delete(cache.keys().next().value as string)
      cache.set(hash, entry)
    }
    return use(entry, headers, now(), older)
  }

  const forget: Tokens['forget'] = (hashes) => {
    cacheLease.disturb()
    if (hashes === 'all') cache.clear()
    else for (const hash of hashes) cache.delete(hash)
  }

  return {
    forget,
    callerOf(token, headers = {}, older, connection) {
      const hash = connection ? hashOn(connection, token) : hashOf(token)
      const entry = cache.get(hash)
      // A cached token is well-formed.
      if (entry && cacheLease.holds()) return use(entry, headers, now(), older)
      return isWellFormed(token, 'account', 'user', 'partner') ? read(hash, headers, older) : undefined
    },
    async issue({ account, name, scopes, expiresAt, partner }, actor) {
      const kind = partner === undefined ? 'account' : 'partner'
      const token = mintToken(kind)
      const values: NewToken = {
        account,
        hash: hashOf(token),
        kind,
        name,
        lastFour: token.slice(-4),
        scopes: [...scopes],
        member: null,
        grant: null,
        partner: partner ?? null,
        createdAt: new Date(now()).toISOString(),
        expiresAt,
      }
      const id = await transaction(async (run) => {
        const [row] = await run(insert, values)
        await audit(run, account, actor, 'token_issued', row!.id)
        return row!.id
      })
      return { token, id }
    },
    async revoke(which, actor) {
      const ended = await transaction(async (run) => {
        const [row] = await run(markRevoked, which)
        if (row) await audit(run, which.account, actor, 'token_revoked', which.id)
        return row
      })
      if (!ended) return false
      forget([ended.hash])
      return true
    },
    writeUses: uses.write,
  }
}
