// User tokens without a consent page, for the demo, so that nobody has to sign in first.
import type { Statements } from '../db/statements.ts'
import { prepareAudit, type Actor } from './audit.ts'
import { prepareCodes } from './oauth/codes.ts'
import { prepareTokenInsert } from './tokens.ts'
import { hashOf, mintToken } from './tokenText.ts'

type Grant = {
  account: number
  /** The ids of the member for whom the token acts, and of the application that holds it. */
  member: number
  application: number
  name: string
  scopes: readonly string[]
  /** The token's lifetime. */
  seconds: number
}
/** Issues a token with which an application acts for a member, as if the member had consented. The text is shown once: only its hash is stored. */
export type MintUserToken = (grant: Grant, actor: Actor) => Promise<string>

/** `now` returns milliseconds since 1970. */
export function prepareUserTokens({ statement, transaction }: Statements, now: () => number): MintUserToken {
  const { insert: insertGrant, spend } = prepareCodes(statement)
  const insertToken = prepareTokenInsert(statement)
  const audit = prepareAudit(statement)

  return async ({ account, member, application, name, scopes, seconds }, actor) => {
    const token = mintToken('user')
    const time = now()
    const createdAt = new Date(time).toISOString()
    const expiresAt = new Date(time + seconds * 1000).toISOString()
    const common = { account, member, scopes: [...scopes] }
    await transaction(async (run) => {
      // No code was sent, so the grant's code is spent from the start.
      const code = { codeHash: hashOf(mintToken('code')), codeExpiresAt: createdAt, redirectUri: '', challenge: null }
      const [grant] = await run(insertGrant, { ...common, application, ...code, createdAt })
      await run(spend, { account, grant: grant!.id, now: createdAt })
      await audit(run, account, actor, 'grant_given', grant!.id)
      const held = { ...common, grant: grant!.id, partner: null, createdAt, expiresAt }
      const [issued] = await run(insertToken, { ...held, kind: 'user', hash: hashOf(token), name, lastFour: token.slice(-4) })
      await audit(run, account, actor, 'token_issued', issued!.id)
    })
    return token
  }
}
