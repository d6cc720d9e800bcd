// Access tokens: issue, revoke, and the cached look-up of who holds one.
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Caller } from '../context.ts'
import type { Database } from '../db/client.ts'
import { accounts, tokens } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { lease } from './lease.ts'
import { hashOf, isWellFormed, mintToken } from './tokenText.ts'

const revocations = 'token_revoked'
/** Past this many entries the oldest is dropped; one is about 300 bytes. */
const cacheSize = 50_000

type Issue = { account: number; name: string; scopes: readonly string[]; expiresAt: string | null }
type Entry = { caller: Caller; expiresAt: number }

export type Tokens = {
  /** Who holds the token; undefined when it is unknown, expired or revoked. Rejects when the database has to be asked and does not answer. */
  readonly callerOf: (token: string) => Caller | undefined | Promise<Caller | undefined>
  /** Makes an account token with these scopes. The text is shown once: only its hash is kept. */
  readonly issue: (issue: Issue) => Promise<{ token: string; id: number }>
  /** Revokes a token. The next request in this process is refused, and within a second those in every other. */
  readonly revoke: (which: { account: number; id: number }) => Promise<boolean>
}

/** `limit` is the requests an account's tokens may make in 10 seconds; `now` gives milliseconds since 1970. */
export function tokensOver(database: Database, { statement }: Statements, limit: number, now: () => number): Tokens {
  const cache = new Map<string, Entry>()
  const forget = (hash: string) => cache.delete(hash)
  const standing = lease(database, revocations, forget, () => cache.clear(), now)

  const find = statement('find_token', (p: Holders<{ hash: string; now: string }>) =>
    build
      .select({
        scopes: tokens.scopes,
        expiresAt: sql<number | null>`(extract(epoch from ${tokens.expiresAt}) * 1000)::bigint`,
        id: accounts.id,
        key: accounts.key,
        subdomain: accounts.subdomain,
        name: accounts.name,
      })
      .from(tokens)
      .innerJoin(accounts, eq(accounts.id, tokens.accountId))
      .where(and(eq(tokens.hash, p.hash), isNull(tokens.revokedAt), or(isNull(tokens.expiresAt), gt(tokens.expiresAt, p.now)))),
  )
  const insert = statement(
    'insert_token',
    (p: Holders<{ account: number; hash: string; name: string; lastFour: string; scopes: string[]; expiresAt: string | null }>) =>
      build
        .insert(tokens)
        .values({
          accountId: p.account,
          hash: p.hash,
          kind: 'account',
          name: p.name,
          lastFour: p.lastFour,
          scopes: p.scopes,
          expiresAt: p.expiresAt,
        })
        .returning({ id: tokens.id }),
  )
  // One statement tells the other processes and commits: neither can happen without the other.
  const markRevoked = statement('revoke_token', (p: Holders<{ account: number; id: number }>) =>
    build
      .update(tokens)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(tokens.accountId, p.account), eq(tokens.id, p.id), isNull(tokens.revokedAt)))
      .returning({ hash: tokens.hash, told: sql`pg_notify(${revocations}, encode(${tokens.hash}, 'hex'))` }),
  )

  async function read(hash: string): Promise<Caller | undefined> {
    const readAt = standing.begin()
    const [row] = await find({ hash, now: new Date(now()).toISOString() })
    if (!row) {
      forget(hash)
      return undefined
    }
    const { scopes, expiresAt, ...account } = row
    const caller: Caller = { kind: 'account', account, scopes: new Set(scopes), client: `account:${account.id}`, limit }
    // A revocation that was told while this read was under way must not be overwritten by what the read saw.
    if (standing.undisturbedSince(readAt)) {
      if (cache.size >= cacheSize) cache.delete(cache.keys().next().value as string)
      cache.set(hash, { caller, expiresAt: expiresAt ?? Infinity })
    }
    return caller
  }

  return {
    callerOf(token) {
      if (!isWellFormed(token)) return undefined
      const hash = hashOf(token)
      const entry = cache.get(hash)
      if (entry && standing.holds()) return entry.expiresAt > now() ? entry.caller : undefined
      return read(hash)
    },
    async issue({ account, name, scopes, expiresAt }) {
      const token = mintToken('account')
      const [row] = await insert({ account, hash: hashOf(token), name, lastFour: token.slice(-4), scopes: [...scopes], expiresAt })
      return { token, id: (row as { id: number }).id }
    },
    async revoke(which) {
      const [row] = await markRevoked(which)
      if (!row) return false
      standing.disturb()
      forget(row.hash)
      return true
    },
  }
}
