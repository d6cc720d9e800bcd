// Signing in: e-mail and password to a member, with as much work for a stranger as for a member, and no room to guess (promise O6).
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { accounts, members, signInAttempts } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { noPasswordHash, verifyPassword } from './password.ts'

/** Failures in a window: 15 minutes from the first of them. */
const windowMs = 15 * 60 * 1000
const failuresOfLogin = 10
const failuresOfAddress = 100
/** Accounts that one e-mail is looked for in, where nothing says in which. */
const candidatesAtMost = 2

export type SignIn = {
  readonly email: string
  readonly password: string
  /** The account's subdomain, where the host or the form names it. */
  readonly account: string | undefined
  /** Where the request comes from. */
  readonly ip: string
}
export type Candidate = {
  readonly account: number
  readonly subdomain: string
  readonly accountName: string
  readonly member: number
  readonly passwordHash: string
}
export type SignInResult =
  /** The members whose password it is: one, or one in each of two accounts. */
  | { readonly kind: 'right'; readonly found: readonly [Candidate, ...Candidate[]] }
  | { readonly kind: 'wrong' }
  /** Refused unseen, whatever the password: to be tried again after so many seconds. */
  | { readonly kind: 'locked'; readonly seconds: number }

/**
 * Makes the check of an e-mail and a password. Every check is counted before the password is looked at, in one statement, so that
 * guesses at the same time, through however many processes, are as few as those one after another. `now` gives milliseconds since 1970;
 * `verify` is `verifyPassword` unless a test counts its calls.
 */
export function signInOver({ statement }: Statements, now: () => number, verify = verifyPassword) {
  type Count = { login: string; address: string; at: string; since: string; until: string }
  const count = statement('count_sign_in', (p: Holders<Count>) => {
    // A window that has ended begins anew; and so does one that a clock ahead of this one has begun.
    const stands = sql`${signInAttempts.startedAt} > ${p.since}::timestamptz and ${signInAttempts.startedAt} <= ${p.until}::timestamptz`
    return (
      build
        .insert(signInAttempts)
        // Always the login first: two checks that wait for each other would wait for ever.
        .values([
          { subject: p.login, startedAt: p.at, count: 1 },
          { subject: p.address, startedAt: p.at, count: 1 },
        ])
        .onConflictDoUpdate({
          target: signInAttempts.subject,
          set: {
            count: sql`case when ${stands} then ${signInAttempts.count} + 1 else 1 end`,
            startedAt: sql`case when ${stands} then ${signInAttempts.startedAt} else excluded.started_at end`,
          },
        })
        .returning({
          subject: signInAttempts.subject,
          count: signInAttempts.count,
          startedAt: signInAttempts.startedAt,
          startedMs: sql<number>`floor(extract(epoch from ${signInAttempts.startedAt}) * 1000)::bigint`,
        })
    )
  })
  // Only in the window in which it was counted.
  const takeBack = statement(
    'take_back_sign_in',
    (p: Holders<{ login: string; address: string; loginSince: string; addressSince: string }>) =>
      build
        .update(signInAttempts)
        .set({ count: sql`${signInAttempts.count} - 1` })
        .where(
          or(
            and(eq(signInAttempts.subject, p.login), eq(signInAttempts.startedAt, p.loginSince)),
            and(eq(signInAttempts.subject, p.address), eq(signInAttempts.startedAt, p.addressSince)),
          ),
        ),
  )
  const findAll = statement('find_sign_in_members', (p: Holders<{ email: string; account: string | null }>) =>
    build
      .select({
        account: accounts.id,
        subdomain: accounts.subdomain,
        accountName: accounts.name,
        member: members.id,
        passwordHash: sql<string>`${members.passwordHash}`,
      })
      .from(members)
      .innerJoin(accounts, eq(accounts.id, members.accountId))
      .where(
        and(
          eq(sql`lower(${members.email})`, p.email),
          members.active,
          isNotNull(members.passwordHash),
          sql`(${p.account}::text is null or ${accounts.subdomain} = ${p.account})`,
        ),
      )
      .orderBy(asc(accounts.id))
      .limit(candidatesAtMost),
  )

  return async ({ email, password, account, ip }: SignIn): Promise<SignInResult> => {
    const at = now()
    // The e-mail is compared as it is counted: no other spelling of it gets guesses of its own.
    const lowered = email.trim().toLowerCase()
    const login = `login:${createHash('sha256').update(lowered).digest('hex')}`
    const address = `address:${subnetOf(ip)}`
    const instant = (ms: number) => new Date(ms).toISOString()
    const rows = await count({ login, address, at: instant(at), since: instant(at - windowMs), until: instant(at + clockSkew) })
    const byLogin = rows.find(({ subject }) => subject === login)!
    const byAddress = rows.find(({ subject }) => subject === address)!
    const forget = () => takeBack({ login, address, loginSince: byLogin.startedAt, addressSince: byAddress.startedAt })

    const full = [byLogin.count > failuresOfLogin && byLogin, byAddress.count > failuresOfAddress && byAddress].filter(
      (row) => row !== false,
    )
    if (full.length > 0) {
      // What is refused unseen is no failure.
      await forget()
      const end = Math.max(...full.map(({ startedMs }) => startedMs)) + windowMs
      return { kind: 'locked', seconds: Math.min(windowMs, Math.max(1000, end - at)) / 1000 }
    }

    const candidates = await findAll({ email: lowered, account: account ?? null })
    const hashes = candidates.map(({ passwordHash }) => passwordHash)
    while (hashes.length < (account === undefined ? candidatesAtMost : 1)) hashes.push(noPasswordHash)
    const found: Candidate[] = []
    for (const [at, hash] of hashes.entries()) {
      const candidate = candidates[at]
      if ((await verify(hash, password)) && candidate) found.push(candidate)
    }
    const [first, ...more] = found
    if (!first) return { kind: 'wrong' }
    await forget()
    return { kind: 'right', found: [first, ...more] }
  }
}

/** How far the clocks of two processes may be apart. */
const clockSkew = 60_000

/** An IPv4 address as it is; of an IPv6 address its /64, which is what one customer of a provider has. */
function subnetOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1).split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`
}
