// The interface to @node-oauth/oauth2-server, which drives each flow over a model. Its errors become OAuthRefusals.
import OAuth2Server from '@node-oauth/oauth2-server'
import { OAuthRefusal, type OAuthError } from './refusal.ts'

/** The library's options. Lifetimes and token texts come from the model, which uses this server's clock. */
const options = {
  allowEmptyState: true,
  // Clients are authenticated before the library is called.
  requireClientAuthentication: { authorization_code: false, refresh_token: false },
}

/** The expiry reported to the library, which reads the system clock: the model has already checked the real one. */
export const never = new Date(8.64e15)

export type Model = Partial<Omit<OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel, 'getClient'>>

const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1' }

/** Runs a grant. Throws an OAuthRefusal, or what the model throws. */
export async function grantTokens(model: Model, clientId: string, parameters: Readonly<Record<string, string>>): Promise<void> {
  const body = { ...parameters, client_id: clientId }
  const request = new OAuth2Server.Request({ headers: form, method: 'POST', query: {}, body })
  await inOurWords(() => serverOver(model, clientId).token(request, new OAuth2Server.Response(), options))
}

/** Runs an authorization to which `user` has consented; returns the code. Throws as above. */
export async function authorize(model: Model, clientId: string, user: object, query: Record<string, string>): Promise<string> {
  const request = new OAuth2Server.Request({ headers: {}, method: 'GET', query: { ...query, client_id: clientId } })
  const handler = { authenticateHandler: { handle: () => user } }
  const server = serverOver(model, clientId, [query.redirect_uri as string])
  const code = await inOurWords(() => server.authorize(request, new OAuth2Server.Response(), { ...options, ...handler }))
  return code.authorizationCode
}

function serverOver(model: Model, clientId: string, redirectUris: string[] = []): OAuth2Server {
  const client = { id: clientId, grants: ['authorization_code', 'refresh_token'], redirectUris }
  return new OAuth2Server({ model: { ...model, getClient: async () => client } as OAuth2Server.AuthorizationCodeModel })
}

/** Rethrows what the model threw, which the library wraps in an error of its own. */
async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof OAuth2Server.OAuthError)) throw error
    const { inner } = error as { inner?: unknown }
    if (inner instanceof Error) throw inner
    if (error.code >= 500) throw error
    throw new OAuthRefusal(error.name as OAuthError, error.message.replace(/[^\x20-\x7e]|["\\]/g, ''))
  }
}
