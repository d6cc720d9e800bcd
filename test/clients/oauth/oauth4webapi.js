// oauth4webapi: each step by hand, HTTP Basic with the encoding of RFC 6749, every response validated by the library.
import * as oauth from 'oauth4webapi'

/** @type {import('./client.ts').Connect} */
export async function connect({ issuer, clientId, clientSecret, redirectUri, scopes, api }, browse) {
  const local = { [oauth.allowInsecureRequests]: true }
  const discovered = await oauth.discoveryRequest(new URL(issuer), { algorithm: 'oauth2', ...local })
  const server = await oauth.processDiscoveryResponse(new URL(issuer), discovered)
  const client = { client_id: clientId }
  const secret = oauth.ClientSecretBasic(clientSecret)
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()

  const address = new URL(server.authorization_endpoint)
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes.join(' '),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).toString()
  const parameters = oauth.validateAuthResponse(server, client, new URL(await browse(address.href)), state)
  const granted = await oauth.authorizationCodeGrantRequest(server, client, secret, parameters, redirectUri, verifier, local)
  let tokens = await oauth.processAuthorizationCodeResponse(server, client, granted)
  return {
    token: () => tokens.access_token,
    call: async () => {
      const answer = oauth.protectedResourceRequest(tokens.access_token, 'GET', new URL(api), undefined, undefined, local)
      // The library throws if a response contains a challenge.
      return (await answer.catch((error) => ({ status: error.status ?? Promise.reject(error) }))).status
    },
    refresh: async () => {
      const answer = await oauth.refreshTokenGrantRequest(server, client, secret, tokens.refresh_token, local)
      tokens = await oauth.processRefreshTokenResponse(server, client, answer)
    },
    revoke: async () => oauth.processRevocationResponse(await oauth.revocationRequest(server, client, secret, tokens.refresh_token, local)),
  }
}
