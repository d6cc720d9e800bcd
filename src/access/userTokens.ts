// User tokens without a consent page: what the demo gives out so that nobody has to sign in first.
import { sql } from 'drizzle-orm'
import { grants } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { auditing, type Actor } from './audit.ts'
import { insertingTokens } from './tokens.ts'
import { hashOf, mintToken } from './tokenText.ts'

type Grant = {
  account: number
  /** The ids of the member for whom the token acts, and of the application that holds it. */
  member: number
  application: number
  name: string
  scopes: readonly string[]
  /** How long the token is good. */
  seconds: number
}
/** Gives an application a token to act for a member, as if the member had consented. The text is shown once: only its hash is kept. */
export type MintUserToken = (grant: Grant, by: Actor) => Promise<string>

/** `now` gives milliseconds since 1970. */
export function mintingUserTokens({ statement, transaction }: Statements, now: () => number): MintUserToken {
  type NewGrant = { account: number; member: number; application: number; scopes: string[]; codeHash: string; at: string }
  const insertGrant = statement('insert_spent_grant', (p: Holders<NewGrant>) =>
    build
      .insert(grants)
      .values({
        accountId: p.account,
        memberId: p.member,
        applicationId: p.application,
        scopes: p.scopes,
        // Nobody was sent a code, so that of this grant is spent from the beginning.
        codeHash: p.codeHash,
        codeExpiresAt: p.at,
        codeUsedAt: p.at,
        redirectUri: sql`''`,
        createdAt: p.at,
      })
      .returning({ id: grants.id }),
  )
  const insertToken = insertingTokens(statement)
  const audit = auditing(statement)

  return async ({ account, member, application, name, scopes, seconds }, by) => {
    const token = mintToken('user')
    const at = now()
    const createdAt = new Date(at).toISOString()
    const expiresAt = new Date(at + seconds * 1000).toISOString()
    const common = { account, member, scopes: [...scopes] }
    await transaction(async (run) => {
      const codeHash = hashOf(mintToken('code'))
      const [grant] = await run(insertGrant, { ...common, application, codeHash, at: createdAt })
      await audit(run, account, by, 'grant_given', grant!.id)
      const held = { ...common, grant: grant!.id, partner: null, createdAt, expiresAt }
      const [issued] = await run(insertToken, { ...held, kind: 'user', hash: hashOf(token), name, lastFour: token.slice(-4) })
      await audit(run, account, by, 'token_issued', issued!.id)
    })
    return token
  }
}
