// Logins: the normalised e-mail by which attempts are counted, and the members who sign in with it.
import { createHash } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, sql } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { accounts, members } from '../db/schema.ts'
import { build, type Holders } from '../db/statements.ts'
import { hasFactor } from './secondFactors.ts'

/** Letter by letter, as the database's `lower` does: JavaScript's makes two letters of İ, and another sigma at the end of a word. */
const spelled = (email: string) => Array.from(email.trim(), (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('')

/** Returns the hash by which an e-mail is counted, the same for every spelling. */
export const loginOf = (email: string) => createHash('sha256').update(spelled(email)).digest('hex')

/** A member who signs in with a password. */
export type LoginMember = {
  readonly account: number
  readonly subdomain: string
  readonly accountName: string
  readonly member: number
  readonly key: string
  readonly email: string
  readonly passwordHash: string
  /** Whether the account is open. The operator may have closed it. */
  readonly isOpen: boolean
  /** Whether the sign-in needs a code too. */
  readonly hasFactor: boolean
}

/** The columns of `members` and `accounts` that identify a member at sign-in. */
export const loginColumns = {
  account: accounts.id,
  subdomain: accounts.subdomain,
  accountName: accounts.name,
  member: members.id,
  email: members.email,
}

/** Finds at most `most` active members with this e-mail and a password, those of open accounts first; in one account, if its subdomain is given. */
export type FindLoginMembers = (email: string, account: string | undefined, most: number) => Promise<LoginMember[]>

export const prepareLoginMembers = prepared((statement): FindLoginMembers => {
  const find = statement('find_sign_in_members', (p: Holders<{ email: string; account: string | null; most: number }>) =>
    build
      .select({
        ...loginColumns,
        key: members.key,
        passwordHash: sql<string>`${members.passwordHash}`,
        isOpen: sql<boolean>`${isNull(accounts.closedAt)}`,
        hasFactor,
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
      .orderBy(sql`${accounts.closedAt} is not null`, asc(accounts.id))
      .limit(p.most),
  )
  return (email, account, most) => find({ email: spelled(email), account: account ?? null, most })
})
