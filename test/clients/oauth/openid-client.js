// openid-client: everything from the metadata, PKCE, state, and the issuer in the response checked by the library.
import * as client from 'openid-client'

/** @type {import('./client.ts').Connect} */
export async function connect({ issuer, clientId, clientSecret, redirectUri, scopes, api }, browse) {
  const options = { algorithm: 'oauth2', execute: [client.allowInsecureRequests] }
  const server = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, options)
  const pkceCodeVerifier = client.randomPKCECodeVerifier()
  const expectedState = client.randomState()
  const address = client.buildAuthorizationUrl(server, {
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    resource: 'user',
    state: expectedState,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  })
  const back = new URL(await browse(address.href))
  let tokens = await client.authorizationCodeGrant(server, back, { pkceCodeVerifier, expectedState })
  return {
    token: () => tokens.access_token,
    call: async () => {
      const answer = client.fetchProtectedResource(server, tokens.access_token, new URL(api), 'GET')
      // The library throws if a response contains a challenge.
      return (await answer.catch((error) => ({ status: error.status ?? Promise.reject(error) }))).status
    },
    refresh: async () => (tokens = await client.refreshTokenGrant(server, tokens.refresh_token)),
    revoke: () => client.tokenRevocation(server, tokens.refresh_token),
  }
}
