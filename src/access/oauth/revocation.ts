// The revocation endpoint (RFC 7009): any token of a grant ends the whole grant.
import { eq } from '../../db/drizzle.js'
import { references } from '../../db/conditions.ts'
import { grants, refreshTokens, tokens } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { prepareAudit, type RequestOrigin } from '../audit.ts'
import { prepareEndings } from '../endings.ts'
import type { Tokens } from '../tokens.ts'
import { hashOf, isWellFormed } from '../tokenText.ts'
import type { Client } from './clients.ts'
import { OAuthRefusal } from './refusal.ts'

export type Revocation = {
  /** Ends the grant of one of the client's own tokens. For any other token nothing happens, without an error. */
  readonly byClient: (client: Client, token: string, origin: RequestOrigin) => Promise<void>
  /** The same for the bearer of an access token of the same grant. Throws invalid_token (401) if the access token is invalid. */
  readonly byBearer: (accessToken: string, token: string, origin: RequestOrigin) => Promise<void>
}

type Grant = { account: number; grant: number; member: number; application: number }

export function prepareRevocation({ statement, transaction }: Statements, access: Pick<Tokens, 'callerOf' | 'forget'>): Revocation {
  const columns = { account: grants.accountId, grant: grants.id, member: grants.memberId, application: grants.applicationId }
  const byRefreshToken = statement('find_grant_by_refresh_token', (p: Holders<{ hash: string }>) =>
    build
      .select(columns)
      .from(refreshTokens)
      .innerJoin(grants, references(refreshTokens.grantId, grants))
      .where(eq(refreshTokens.hash, p.hash)),
  )
  const byAccessToken = statement('find_grant_by_access_token', (p: Holders<{ hash: string }>) =>
    build.select(columns).from(tokens).innerJoin(grants, references(tokens.grantId, grants)).where(eq(tokens.hash, p.hash)),
  )
  const audit = prepareAudit(statement)
  const end = prepareEndings(statement)

  async function grantOf(token: string): Promise<Grant | undefined> {
    if (!isWellFormed(token, 'refresh', 'user')) return undefined
    const [grant] = await (isWellFormed(token, 'refresh') ? byRefreshToken : byAccessToken)({ hash: hashOf(token) })
    return grant
  }

  async function revoke({ account, grant, member, application }: Grant, origin: RequestOrigin): Promise<void> {
    const ended = await transaction(async (run) => {
      const hashes = await end.ofGrant(run, { account, id: grant })
      const actor = { kind: 'member', id: member, client: `application:${application}`, ...origin } as const
      if (hashes) await audit(run, account, actor, 'grant_revoked', grant)
      return hashes
    })
    if (ended) access.forget(ended)
  }

  return {
    async byClient({ id }, token, origin) {
      const grant = await grantOf(token)
      if (grant?.application === id) await revoke(grant, origin)
    },
    async byBearer(accessToken, token, origin) {
      const caller = await access.callerOf(accessToken)
      const own = caller?.kind === 'user' ? await grantOf(accessToken) : undefined
      if (!own)
        throw new OAuthRefusal('invalid_token', 'The access token is invalid', { 'www-authenticate': 'Bearer error="invalid_token"' })
      const grant = await grantOf(token)
      if (grant?.account === own.account && grant.grant === own.grant) await revoke(grant, origin)
    },
  }
}
