// The authorization endpoint: checks an application's request and issues a code when a member consents.
import type { Statements } from '../../db/statements.ts'
import { prepareAudit, type RequestOrigin } from '../audit.ts'
import { hashOf, mintToken } from '../tokenText.ts'
import type { Client, Clients } from './clients.ts'
import { prepareCodes, codeSeconds } from './codes.ts'
import { authorize, type Model } from './core.ts'
import { encoded, type Query } from './query.ts'
import { invalidRequest, OAuthRefusal } from './refusal.ts'
import { isKnownResource, mcpPath } from './resource.ts'
import { askedScopes } from './scopeText.ts'

/** A known client and the registered URI to which the browser returns. */
export type Addressee = { readonly client: Client; readonly redirectUri: string }
export type Asked = { readonly scopes: readonly string[]; readonly challenge: string | undefined }
type By = { readonly account: number; readonly member: number; readonly origin: RequestOrigin }

export type Authorizations = {
  /** Returns where the response may be sent. Throws an OAuthRefusal to be shown on a page, since there is no safe redirect. */
  readonly addresseeOf: (query: Query, issuer: string) => Promise<Addressee>
  /** Stores a member's consent and returns the code for the application. */
  readonly consent: (addressee: Addressee, asked: Asked, actor: By) => Promise<string>
}

const longestState = 2048
const challengeForm = /^[A-Za-z0-9_-]{43}$/

/** `now` returns milliseconds since 1970. */
export function prepareAuthorizations(
  { statement, transaction }: Statements,
  clients: Pick<Clients, 'find'>,
  now: () => number,
): Authorizations {
  const { insert } = prepareCodes(statement)
  const audit = prepareAudit(statement)
  return {
    async addresseeOf(query, issuer) {
      for (const name of ['client_id', 'redirect_uri'] as const) {
        if (query.repeated.has(name)) throw invalidRequest(`The application sent ${name} more than once.`)
        if (query.value(name) === undefined) throw invalidRequest(`The application sent no ${name}.`)
      }
      const client = await clients.find(query.value('client_id') as string, issuer)
      if (!client) throw invalidRequest('No application is registered under this client_id.')
      const redirectUri = query.value('redirect_uri') as string
      if (!client.redirectUris.includes(redirectUri)) {
        throw invalidRequest('The redirect_uri is not one of the addresses registered for this application.')
      }
      return { client, redirectUri }
    },

    async consent({ client, redirectUri }, { scopes, challenge }, { account, member, origin }) {
      const time = now()
      const model: Model = {
        generateAuthorizationCode: async () => mintToken('code'),
        async saveAuthorizationCode({ authorizationCode }) {
          await transaction(async (run) => {
            const [grant] = await run(insert, {
              account,
              member,
              application: client.id,
              scopes: [...scopes],
              codeHash: hashOf(authorizationCode),
              codeExpiresAt: new Date(time + codeSeconds * 1000).toISOString(),
              redirectUri,
              challenge: challenge ?? null,
              createdAt: new Date(time).toISOString(),
            })
            const actor = { kind: 'member', id: member, client: `application:${client.id}`, ...origin } as const
            await audit(run, account, actor, 'grant_given', grant!.id)
          })
          return { authorizationCode } as never
        },
      }
      const pkce = challenge !== undefined && { code_challenge: challenge, code_challenge_method: 'S256' }
      const query = { redirect_uri: redirectUri, response_type: 'code', scope: scopes.join(' '), ...pkce }
      return authorize(model, client.clientId, { member }, query)
    },
  }
}

/** Returns what the application requests. Throws an OAuthRefusal to be sent to the application. */
export function askedOf({ client }: Addressee, query: Query, issuer: string): Asked {
  const [repeated] = query.repeated
  if (repeated !== undefined) throw invalidRequest(`${repeated} was sent more than once`)
  if (query.state && query.state.length > longestState) throw invalidRequest(`state must have at most ${longestState} bytes`)
  const type = query.value('response_type')
  if (type === undefined) throw invalidRequest('response_type is missing')
  if (type !== 'code') throw new OAuthRefusal('unsupported_response_type', 'response_type must be code')
  if (!isKnownResource(query.value('resource') ?? 'user', issuer))
    throw new OAuthRefusal('invalid_target', `resource must be user or ${issuer}${mcpPath} if it is sent`)
  const challenge = query.value('code_challenge')
  const method = query.value('code_challenge_method')
  if (challenge === undefined && method !== undefined) throw invalidRequest('code_challenge is missing')
  if (challenge === undefined && client.isPublic) throw invalidRequest('A public client must send a code_challenge')
  if (challenge !== undefined && method !== 'S256') throw invalidRequest('code_challenge_method must be S256')
  if (challenge !== undefined && !challengeForm.test(challenge)) throw invalidRequest('code_challenge must be a SHA-256 hash in base64url')
  return { scopes: askedScopes(query.value('scope')), challenge }
}

/** The error if the member does not consent (RFC 6749 section 4.1.2.1). */
export const refused = () => new OAuthRefusal('access_denied', 'The member denied access')

/** Returns the redirect URI with the code or the error, the state, and the issuer (RFC 9207). */
export function answerAddress({ redirectUri }: Addressee, query: Query, issuer: string, outcome: { code: string } | OAuthRefusal): string {
  const told = outcome instanceof OAuthRefusal ? { error: outcome.error, error_description: outcome.message } : outcome
  const { state } = query
  const returned = state && !query.repeated.has('state') && state.length <= longestState ? `&state=${encoded(state)}` : ''
  const added = new URLSearchParams({ ...told, iss: issuer }).toString() + returned
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${added}`
}
