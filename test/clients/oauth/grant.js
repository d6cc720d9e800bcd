// grant: a proxy that takes a request and returns the redirect or the tokens; state and PKCE in a signed cookie.
import grant from 'grant'
import { call, post } from './plain.js'

/** @type {import('./client.ts').Connect} */
export async function connect(settings, browse) {
  const { issuer, clientId, clientSecret, redirectUri, scopes, api } = settings
  // The handler for cloud functions takes a request as plain data.
  const handle = grant.aws({
    config: {
      defaults: { transport: 'state', state: true, pkce: true },
      spindle: {
        authorize_url: `${issuer}/oauth/authorize`,
        access_url: `${issuer}/oauth/token`,
        oauth: 2,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        scope: scopes,
        scope_delimiter: ' ',
        custom_params: { resource: 'user' },
      },
    },
    session: { secret: 'signs the cookie' },
  })
  const get = (path, query, cookie) =>
    handle({ version: '1.0', httpMethod: 'GET', path, queryStringParameters: query, headers: { ...(cookie && { cookie }) } })

  const { redirect, session } = await get('/connect/spindle', {})
  const back = new URL(await browse(redirect.headers.location))
  const cookie = session.headers['set-cookie'].map((line) => line.split(';')[0]).join('; ')
  const { response } = await get(back.pathname, Object.fromEntries(back.searchParams), cookie)
  if (response.error) throw new Error(JSON.stringify(response.error))
  let tokens = { access: response.access_token, refresh: response.refresh_token }
  return {
    token: () => tokens.access,
    call: () => call(api, tokens.access),
    refresh: async () => {
      const answer = await post(`${issuer}/oauth/token`, settings, { grant_type: 'refresh_token', refresh_token: tokens.refresh })
      tokens = { access: answer.access_token, refresh: answer.refresh_token }
    },
    revoke: () => post(`${issuer}/oauth/revoke`, settings, { token: tokens.refresh }),
  }
}
