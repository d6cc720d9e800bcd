// @badgateway/oauth2-client: everything from the metadata, PKCE, and the first method in the metadata for sending credentials.
import { randomUUID } from 'node:crypto'
import { generateCodeVerifier, OAuth2Client } from '@badgateway/oauth2-client'
import { call } from './plain.js'

/** @type {import('./client.ts').Connect} */
export async function connect({ issuer, clientId, clientSecret, redirectUri, scopes, api }, browse) {
  const client = new OAuth2Client({ server: issuer, clientId, clientSecret })
  const shared = { redirectUri, state: randomUUID(), codeVerifier: await generateCodeVerifier() }
  const address = await client.authorizationCode.getAuthorizeUri({ ...shared, scope: scopes })
  let tokens = await client.authorizationCode.getTokenFromCodeRedirect(await browse(address), shared)
  return {
    token: () => tokens.accessToken,
    call: () => call(api, tokens.accessToken),
    refresh: async () => (tokens = await client.refreshToken(tokens)),
    revoke: () => client.revoke(tokens, 'refresh_token'),
  }
}
