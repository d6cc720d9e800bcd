// passport-oauth2: signs visitors in by a strategy, with state and PKCE in the session; refreshes through the client inside it.
import { Strategy } from 'passport-oauth2'
import { call, post } from './plain.js'

/** @type {import('./client.ts').Connect} */
export async function connect(settings, browse) {
  const { issuer, clientId, clientSecret, redirectUri, scopes, api } = settings
  const strategy = new Strategy(
    {
      authorizationURL: `${issuer}/oauth/authorize`,
      tokenURL: `${issuer}/oauth/token`,
      clientID: clientId,
      clientSecret,
      callbackURL: redirectUri,
      scope: scopes,
      state: true,
      pkce: true,
    },
    (access, refresh, profile, done) => done(null, { access, refresh }),
  )
  const session = {}
  /** Runs passport on a request: the strategy ends in a redirect, a user, or a refusal. */
  const authenticate = (query) =>
    new Promise((resolve, reject) => {
      const refuse = (reason) => reject(reason instanceof Error ? reason : new Error(JSON.stringify(reason)))
      const attempt = Object.assign(Object.create(strategy), { redirect: resolve, success: resolve, fail: refuse, error: refuse })
      attempt.authenticate({ query, session })
    })
  const back = new URL(await browse(await authenticate({})))
  let tokens = await authenticate(Object.fromEntries(back.searchParams))
  return {
    token: () => tokens.access,
    call: () => call(api, tokens.access),
    refresh: () =>
      new Promise((resolve, reject) => {
        strategy._oauth2.getOAuthAccessToken(tokens.refresh, { grant_type: 'refresh_token' }, (error, access, refresh) => {
          if (error) return reject(new Error(`${error.statusCode} ${error.data}`))
          tokens = { access, refresh }
          resolve()
        })
      }),
    revoke: () => post(`${issuer}/oauth/revoke`, settings, { token: tokens.refresh }),
  }
}
