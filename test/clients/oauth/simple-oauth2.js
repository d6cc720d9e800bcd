// simple-oauth2: has built-in paths; credentials in the header or in the body, which is a form or JSON.
import { randomUUID } from 'node:crypto'
import { AuthorizationCode } from 'simple-oauth2'
import { call } from './plain.js'

const connecting =
  (options) =>
  /** @type {import('./client.ts').Connect} */
  async ({ issuer, clientId, clientSecret, redirectUri, scopes, api }, browse) => {
    const client = new AuthorizationCode({ client: { id: clientId, secret: clientSecret }, auth: { tokenHost: issuer }, options })
    const state = randomUUID()
    const address = client.authorizeURL({ redirect_uri: redirectUri, scope: scopes, state })
    const back = new URL(await browse(address)).searchParams
    if (back.get('state') !== state) throw new Error('another state came back')
    let tokens = await client.getToken({ code: back.get('code'), redirect_uri: redirectUri })
    return {
      token: () => tokens.token.access_token,
      call: () => call(api, tokens.token.access_token),
      refresh: async () => (tokens = await tokens.refresh()),
      revoke: () => tokens.revokeAll(),
    }
  }

export const header = connecting({ authorizationMethod: 'header' })
export const body = connecting({ authorizationMethod: 'body' })
export const json = connecting({ authorizationMethod: 'body', bodyFormat: 'json' })
