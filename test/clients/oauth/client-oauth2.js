// client-oauth2: HTTP Basic without encoding; signs a request only if the token type is exactly `bearer`.
import { randomUUID } from 'node:crypto'
import ClientOAuth2 from 'client-oauth2'
import { post } from './plain.js'

/** @type {import('./client.ts').Connect} */
export async function connect(settings, browse) {
  const { issuer, clientId, clientSecret, redirectUri, scopes, api } = settings
  const client = new ClientOAuth2({
    clientId,
    clientSecret,
    authorizationUri: `${issuer}/oauth/authorize`,
    accessTokenUri: `${issuer}/oauth/token`,
    redirectUri,
    scopes,
    state: randomUUID(),
  })
  let tokens = await client.code.getToken(await browse(client.code.getUri()))
  return {
    token: () => tokens.accessToken,
    call: async () => {
      const { url, ...signed } = tokens.sign({ url: api })
      return (await fetch(url, signed)).status
    },
    refresh: async () => (tokens = await tokens.refresh()),
    revoke: () => post(`${issuer}/oauth/revoke`, settings, { token: tokens.refreshToken }),
  }
}
