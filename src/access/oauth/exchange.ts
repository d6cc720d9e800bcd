// The token endpoint: exchanges a code or a refresh token for a token pair in one transaction. A refused exchange consumes neither.
import type { Statements } from '../../db/statements.ts'
import { prepareAudit, type RequestOrigin } from '../audit.ts'
import { prepareEndings } from '../endings.ts'
import type { Keys } from '../secretKeys.ts'
import type { Tokens } from '../tokens.ts'
import { isWellFormed } from '../tokenText.ts'
import type { Client, Parameters } from './clients.ts'
import { grantTokens } from './core.ts'
import { invalidRequest, OAuthRefusal, refusedRefresh, unknownCode } from './refusal.ts'
import { scopesIn } from './scopeText.ts'
import { prepareExchangeModel, type TokenAnswer } from './exchangeModel.ts'

/** Runs an exchange for an authenticated client. Throws an OAuthRefusal. */
export type Exchange = (client: Client, parameters: Parameters, origin: RequestOrigin) => Promise<TokenAnswer>

/** Exchanges come in bursts, each in a transaction, and a refused application has to ask its member again; so they wait longer, yet below 5 s in all. */
const waitMs = 4_500
const verifierForm = /^[A-Za-z0-9._~-]{43,128}$/

export type ExchangeTools = {
  /** The newest first. */
  readonly keys: Keys
  readonly tokens: Pick<Tokens, 'forget'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export function prepareExchange({ statement, transaction }: Statements, { keys, tokens, now }: ExchangeTools): Exchange {
  const modelOf = prepareExchangeModel(statement, keys)
  const audit = prepareAudit(statement)
  const end = prepareEndings(statement)

  return async (client, parameters, origin) => {
    requireWellFormed(parameters)
    const scope = scopesIn(parameters.scope ?? '').join(' ')
    const { scope: _, ...rest } = parameters
    const outcome = await transaction(async (run) => {
      const { model, made, misused } = modelOf({ run, client, parameters, origin, time: now() })
      try {
        await grantTokens(model, client.clientId, { ...rest, ...(scope !== '' && { scope }) })
        return { answer: made() }
      } catch (refusal) {
        const grant = misused()
        if (!grant) throw refusal
        // The code or token has leaked, so the grant ends for everyone. This commits.
        const ended = await end.ofGrant(run, { account: grant.account, id: grant.grant })
        const actor = { kind: 'server', id: null, client: `application:${client.id}`, ...origin } as const
        if (ended) await audit(run, grant.account, actor, 'grant_revoked', grant.grant)
        return { refusal, ended: ended ?? [] }
      }
    }, waitMs)
    if ('answer' in outcome) return outcome.answer
    tokens.forget(outcome.ended)
    throw outcome.refusal
  }
}

/** Throws for a request that is malformed whatever the grant. */
function requireWellFormed({
  grant_type: type,
  code,
  redirect_uri: redirectUri,
  code_verifier: verifier,
  refresh_token: refreshToken,
}: Parameters) {
  if (type === undefined) throw invalidRequest('grant_type is missing')
  if (type === 'refresh_token') {
    if (refreshToken === undefined) throw invalidRequest('refresh_token is missing')
    if (!isWellFormed(refreshToken, 'refresh')) throw refusedRefresh()
    return
  }
  if (type !== 'authorization_code') {
    throw new OAuthRefusal('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token')
  }
  if (code === undefined) throw invalidRequest('code is missing')
  if (redirectUri === undefined) throw invalidRequest('redirect_uri is missing')
  if (verifier !== undefined && !verifierForm.test(verifier))
    throw invalidRequest('code_verifier must be 43 to 128 letters, digits or -._~')
  if (!isWellFormed(code, 'code')) throw unknownCode()
}
