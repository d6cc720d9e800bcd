// Lists an account's members by their sign-in: who can sign in, who is locked out, and who has asked for a new password.
import { asc, eq, isNotNull, sql } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { longestList } from '../db/paging.ts'
import { members } from '../db/schema.ts'
import { build, type Holders } from '../db/statements.ts'
import { hasFactor } from './secondFactors.ts'
import { isLocked, shownFor } from './signInLocks.ts'

export type MemberSignIn = {
  /** The number in addresses of pages. */
  readonly id: number
  readonly key: string
  readonly name: string
  readonly email: string
  readonly role: (typeof members.$inferSelect)['role']
  readonly active: boolean
  readonly hasPassword: boolean
  readonly hasFactor: boolean
  readonly isLocked: boolean
  /** When a new password was last requested; null if one was set since or that was long ago. */
  readonly resetAskedAt: string | null
}
/** Returns at most 1000 members: first those waiting for a new password, the longest first, then by name. `now` is in milliseconds since 1970. */
export type ListMemberSignIns = (account: number, now: number) => Promise<MemberSignIn[]>

export const prepareMemberSignInList = prepared((statement): ListMemberSignIns => {
  const list = statement('list_member_sign_ins', (p: Holders<{ account: number; now: string }>) => {
    const asked = sql<
      string | null
    >`case when ${members.resetAskedAt} > ${p.now}::timestamptz - ${shownFor} then ${members.resetAskedAt} end`
    return build
      .select({
        id: members.id,
        key: members.key,
        name: members.name,
        email: members.email,
        role: members.role,
        active: members.active,
        hasPassword: sql<boolean>`${isNotNull(members.passwordHash)}`,
        hasFactor,
        isLocked: isLocked(p.now),
        resetAskedAt: asked,
      })
      .from(members)
      .where(eq(members.accountId, p.account))
      .orderBy(asc(asked), asc(members.name), asc(members.id))
      .limit(longestList)
  })
  return (account, now) => list({ account, now: new Date(now).toISOString() })
})
