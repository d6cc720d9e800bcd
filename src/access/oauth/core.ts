// The interface to @node-oauth/oauth2-server, which drives each flow over a model. Its errors become OAuthRefusals.
import type OAuth2Server from '@node-oauth/oauth2-server'
import { lazilyResolved } from '../../lazily.ts'
import { OAuthRefusal, type OAuthError } from './refusal.ts'

/** Loads the library, which takes a moment, so that no start waits for it. */
export const loadOAuth = lazilyResolved(async () => (await import('@node-oauth/oauth2-server')).default)

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
  const { Request, Response } = await loadOAuth()
  const request = new Request({ headers: form, method: 'POST', query: {}, body })
  const server = await serverOver(model, clientId)
  await inOurWords(() => server.token(request, new Response(), options))
}

/** Runs an authorization to which `user` has consented; returns the code. Throws as above. */
export async function authorize(model: Model, clientId: string, user: object, query: Record<string, string>): Promise<string> {
  const { Request, Response } = await loadOAuth()
  const request = new Request({ headers: {}, method: 'GET', query: { ...query, client_id: clientId } })
  const handler = { authenticateHandler: { handle: () => user } }
  const server = await serverOver(model, clientId, [query.redirect_uri as string])
  const code = await inOurWords(() => server.authorize(request, new Response(), { ...options, ...handler }))
  return code.authorizationCode
}

async function serverOver(model: Model, clientId: string, redirectUris: string[] = []): Promise<OAuth2Server> {
  const Server = await loadOAuth()
  const client = { id: clientId, grants: ['authorization_code', 'refresh_token'], redirectUris }
  return new Server({ model: { ...model, getClient: async () => client } as OAuth2Server.AuthorizationCodeModel })
}

/** Rethrows what the model threw, which the library wraps in an error of its own. */
async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { OAuthError } = await loadOAuth()
    if (!(error instanceof OAuthError)) throw error
    const { inner } = error as { inner?: unknown }
    if (inner instanceof Error) throw inner
    if (error.code >= 500) throw error
    throw new OAuthRefusal(error.name as OAuthError, error.message.replace(/[^\x20-\x7e]|["\\]/g, ''))
  }
}
