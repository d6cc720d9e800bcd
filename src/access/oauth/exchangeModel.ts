// The library's model of one exchange at the token endpoint. All checks come before anything is consumed.
import type { Run, Statements } from '../../db/statements.ts'
import { prepareAudit, type RequestOrigin } from '../audit.ts'
import type { Keys } from '../secretKeys.ts'
import { prepareTokenInsert } from '../tokens.ts'
import { hashOf, mintToken } from '../tokenText.ts'
import type { Client, Parameters } from './clients.ts'
import { prepareCodes, verifies } from './codes.ts'
import { never, type Model } from './core.ts'
import { graceMs, refreshDays, prepareRefreshTokens } from './refreshTokens.ts'
import { invalidGrant, invalidScope, refusedRefresh, unknownCode } from './refusal.ts'
import { scopesIn } from './scopeText.ts'
import { successorAgain, successorOf, type Pair } from './successor.ts'

/** The response of the token endpoint (decision "token response"). */
export type TokenAnswer = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  refresh_token: string
  scope: string
  created_at: number
}
/** The grant that an exchange has found. */
export type Grant = { account: number; grant: number; member: number; scopes: string[] }
type ExchangeRequest = {
  readonly run: Run
  readonly client: Client
  readonly parameters: Parameters
  readonly origin: RequestOrigin
  /** Milliseconds since 1970. */
  readonly time: number
}

const accessSeconds = 7200

export function prepareExchangeModel(statement: Statements['statement'], keys: Keys) {
  const code = prepareCodes(statement)
  const refresh = prepareRefreshTokens(statement)
  const insertToken = prepareTokenInsert(statement)
  const audit = prepareAudit(statement)

  /** Returns the model of one exchange, its response, and the grant whose code or refresh token was misused. */
  return function modelOf({ run, client, parameters, origin, time }: ExchangeRequest) {
    const instant = new Date(time).toISOString()
    let misused: Grant | undefined
    let answer: TokenAnswer | undefined
    let grant: Grant | undefined
    /** The pair that follows the refresh token; `again` if it was issued before. */
    let rotation: { id: number; pair: Pair; again: boolean } | undefined

    const model: Model = {
      async getAuthorizationCode(text) {
        const [found] = await run(code.lock, { hash: hashOf(text) })
        if (!found || found.application !== client.id) throw unknownCode()
        if (found.redirectUri !== parameters.redirect_uri) throw invalidGrant('redirect_uri is not the URI to which the code was sent')
        if (!verifies(parameters.code_verifier, found.challenge)) throw invalidGrant('code_verifier does not match the code_challenge')
        if (found.used) {
          misused = found
          throw invalidGrant('The code has already been used')
        }
        if (found.revoked || !found.active || time >= found.expiresAt) throw unknownCode()
        grant = found
        return {
          ...held(found.scopes),
          authorizationCode: text,
          expiresAt: never,
          redirectUri: found.redirectUri,
          ...(found.challenge !== null && { codeChallenge: found.challenge, codeChallengeMethod: 'S256' }),
        }
      },
      revokeAuthorizationCode: async () => (await run(code.spend, { ...grantFound(), now: instant })).length === 1,

      async getRefreshToken(text) {
        const [found] = await run(refresh.lock, { hash: hashOf(text) })
        if (!found) throw refusedRefresh()
        const { usedAt, successorHash, successorUsed } = found
        if (found.application !== client.id || (usedAt !== null && (successorUsed || time - usedAt > graceMs))) {
          misused = found
          throw refusedRefresh()
        }
        if (found.revoked || !found.active || (usedAt === null && time >= found.expiresAt)) throw refusedRefresh()
        const asked = scopesIn(parameters.scope ?? '')
        if (!asked.every((name) => found.scopes.includes(name))) throw invalidScope('scope exceeds what was granted')
        const pair = successorHash === null ? successorOf(keys()[0]!, text) : successorAgain(keys(), text, successorHash)
        if (!pair) throw refusedRefresh()
        rotation = { id: found.id, pair, again: usedAt !== null }
        grant = found
        return { ...held(found.scopes), refreshToken: text }
      },
      async revokeToken() {
        const { id, pair, again } = rotation as NonNullable<typeof rotation>
        const values = { account: grantFound().account, id, now: instant, successorHash: hashOf(pair.refresh) }
        return again || (await run(refresh.rotate, values)).length === 1
      },

      generateAccessToken: async () => rotation?.pair.access ?? mintToken('user'),
      generateRefreshToken: async () => rotation?.pair.refresh ?? mintToken('refresh'),
      async saveToken(token, owner, user) {
        const pair = { access: token.accessToken, refresh: token.refreshToken as string }
        answer = rotation?.again ? await tellAgain(pair) : await save(pair, token.scope ?? [])
        return { ...token, client: owner, user }
      },
    }
    return { model, made: () => answer as TokenAnswer, misused: () => misused }

    function grantFound(): Grant {
      return grant as Grant
    }

    /** What the library needs of a grant. The grant keeps its full scope, whatever a refresh requests. */
    function held(scope: string[]) {
      return { scope, client: { id: client.clientId, grants: [] }, user: {} }
    }

    async function save({ access, refresh: text }: Pair, scopes: string[]): Promise<TokenAnswer> {
      const { account, grant: id, member } = grantFound()
      const expiresAt = new Date(time + accessSeconds * 1000).toISOString()
      const insertedToken = run(insertToken, {
        account,
        hash: hashOf(access),
        kind: 'user',
        name: client.name,
        lastFour: access.slice(-4),
        scopes,
        member,
        grant: id,
        partner: null,
        createdAt: instant,
        expiresAt,
      })
      const lasting = new Date(time + refreshDays * 86_400_000).toISOString()
      const insertedRefresh = run(refresh.insert, { account, grant: id, hash: hashOf(text), createdAt: instant, expiresAt: lasting })
      const [[issued]] = await Promise.all([insertedToken, insertedRefresh])
      const actor = { kind: 'member', id: member, client: `application:${client.id}`, ...origin } as const
      await audit(run, account, actor, 'token_issued', issued!.id)
      return answerOf({ access, refresh: text }, scopes, time, time + accessSeconds * 1000)
    }

    async function tellAgain(pair: Pair): Promise<TokenAnswer> {
      const [given] = await run(refresh.findGiven, { account: grantFound().account, hash: hashOf(pair.access) })
      if (!given) throw refusedRefresh()
      return answerOf(pair, given.scopes, given.createdAt, given.expiresAt)
    }

    function answerOf({ access, refresh: text }: Pair, scopes: string[], createdAt: number, expiresAt: number): TokenAnswer {
      return {
        access_token: access,
        token_type: 'bearer',
        expires_in: Math.max(0, Math.floor((expiresAt - time) / 1000)),
        refresh_token: text,
        scope: scopes.join(' '),
        created_at: Math.floor(createdAt / 1000),
      }
    }
  }
}
