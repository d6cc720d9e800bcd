// The second step of a sign-in: carries a member whose password was right to the page for the code, and limits guesses of codes.
import { and, eq, isNotNull, sql } from '../db/drizzle.js'
import { members } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { prepareAttemptCount, type Attempt, type Guarded } from './attempts.ts'
import type { FactorOwner } from './factorKeys.ts'
import type { KnownBrowsers } from './knownBrowsers.ts'
import { loginOf } from './logins.ts'
import { verifyPassword } from './password.ts'
import type { SecondFactors } from './secondFactors.ts'
import { UnreadableSecret, type SecretBox } from './secretBox.ts'
import { subnetOf } from './signIn.ts'
import { failures } from './signInLocks.ts'

/** Seconds from the password to the code. */
export const stepLife = 10 * 60

/** A member whose password was right, and the hash that it matched. */
export type HalfSignedIn = FactorOwner & { readonly email: string; readonly passwordHash: string }
/** Who sends a code: the browser's mark (see `knownBrowsersBy`), address and request. */
type From = { readonly ip: string; readonly mark: string | undefined; readonly requestId: string }

export type SecondStep = {
  /** Returns the text that a browser keeps until the code is entered. */
  readonly carry: (half: HalfSignedIn) => string
  /** Returns whom a text carries; undefined if it is forged or expired. */
  readonly carried: (text: string | undefined) => HalfSignedIn | undefined
  /** Checks a code, a recovery code, or, if `orPassword`, the member's password, within the limits of sign-ins. */
  readonly check: (half: HalfSignedIn, text: string, from: From, orPassword?: 'orPassword') => Promise<Guarded<true>>
  /** Returns the hash of a member's password; undefined if they have none. */
  readonly passwordOf: (owner: FactorOwner) => Promise<string | undefined>
}

export type SecondStepOptions = {
  readonly statements: Pick<Statements, 'statement'>
  readonly box: SecretBox
  readonly factors: Pick<SecondFactors, 'accept' | 'find'>
  readonly browsers: Pick<KnownBrowsers, 'numberIn'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const place = 'sign-in that waits for a code'

export function prepareSecondStep({ statements: { statement }, box, factors, browsers, now }: SecondStepOptions): SecondStep {
  const { guard } = prepareAttemptCount(statement)
  const findPassword = statement('find_member_password', (p: Holders<FactorOwner>) =>
    build
      .select({ passwordHash: sql<string>`${members.passwordHash}` })
      .from(members)
      .where(and(eq(members.accountId, p.account), eq(members.id, p.member), members.active, isNotNull(members.passwordHash))),
  )

  /**
   * Counted by the member and not by the e-mail, so no new password resets the count. A browser that has signed in with the factor has its
   * own: before there was one, the password alone was enough to collect known browsers.
   */
  async function guessesOf({ account, member, email, passwordHash }: HalfSignedIn, { ip, mark }: From): Promise<Attempt[]> {
    const login = loginOf(email)
    const factor = await factors.find({ account, member })
    const browser = browsers.numberIn(mark, login, [passwordHash], factor && Date.parse(factor.createdAt))
    if (browser !== undefined) return [{ subject: `code:${browser}`, most: failures.browser, login }]
    return [
      { subject: `code:${account}.${member}`, most: failures.pair, login },
      { subject: `address:${subnetOf(ip)}`, most: failures.address },
    ]
  }

  return {
    carry: (half) => box.seal(JSON.stringify({ ...half, until: now() + stepLife * 1000 }), place),
    carried(text) {
      try {
        const { until, ...half } = JSON.parse(box.open(text ?? '', place)) as HalfSignedIn & { until: number }
        return until > now() ? half : undefined
      } catch (error) {
        if (error instanceof UnreadableSecret) return undefined
        throw error
      }
    },
    check: async (half, text, from, orPassword) =>
      guard(await guessesOf(half, from), now(), async () => {
        const { account, member } = half
        const isRight =
          (await factors.accept({ account, member }, text, { requestId: from.requestId, address: from.ip })) ||
          (orPassword !== undefined && (await verifyPassword(half.passwordHash, text)))
        return isRight || undefined
      }),
    async passwordOf(owner) {
      const [found] = await findPassword(owner)
      return found?.passwordHash
    },
  }
}
