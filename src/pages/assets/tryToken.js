// The token of the try forms: pasted, or got by signing in with PKCE. It is kept for this tab only, and no address ever has it.

const kept = 'spindle-token'
const pending = 'spindle-sign-in'
/** The documentation's own client, which is public. */
const clientId = 'docs'

const read = (name) => JSON.parse(sessionStorage.getItem(name) ?? '{}')
const write = (name, value) => sessionStorage.setItem(name, JSON.stringify(value))

/** Returns the headers that send the token, if there is one. */
export function tokenHeaders() {
  const { token, header, client } = read(kept)
  return { ...(token && { Authorization: `Bearer ${token}` }), ...(client && { [header]: client }) }
}

/** Whether the token acts for a member instead of the whole account. */
export const isOfMember = () => read(kept).token?.startsWith('hr_o_') === true

/** Brings the form's part for the token to life. `keep` is called before the page is left, `changed` for each token and at the start. */
export function prepareToken(form, { keep, changed }) {
  const part = form.querySelector('.token')
  if (!part) return
  const [paste, client, known, unknown] = ['#try-token', '#try-client', '.known', '.unknown'].map((name) => part.querySelector(name))
  const { issuer, return: path } = part.dataset

  const show = () => {
    const { token, isOwn } = read(kept)
    known.hidden = !token
    unknown.hidden = Boolean(token)
    known.querySelector('span').textContent = isOwn ? 'You are signed in.' : 'A token was pasted.'
    known.querySelector('button').textContent = isOwn ? 'Sign out' : 'Forget it'
    changed()
  }

  const take = () => {
    if (paste.value === '') return
    write(kept, { token: paste.value.trim(), ...(client?.value && { header: client.dataset.header, client: client.value.trim() }) })
    paste.value = ''
    show()
  }
  paste.addEventListener('change', take)

  part.querySelector('[data-forget]').addEventListener('click', () => {
    const { token, isOwn } = read(kept)
    sessionStorage.removeItem(kept)
    // Otherwise the connection would stay in the member's settings for half a year.
    if (isOwn) void fetch('/oauth/revoke', { method: 'POST', body: new URLSearchParams({ client_id: clientId, token }) })
    show()
    paste.focus()
  })

  part.querySelector('[data-sign-in]')?.addEventListener('click', () => {
    const fault = part.querySelector('.unknown > .fault')
    const reason =
      location.origin !== issuer
        ? `Signing in works at ${issuer}${location.pathname}`
        : crypto.subtle === undefined && 'Signing in needs HTTPS, or localhost'
    fault.hidden = !reason
    fault.textContent = reason || ''
    if (reason) return
    keep()
    const scopes = [...part.querySelectorAll('input[type=checkbox]:checked')].map(({ id }) => id.replace(/^try-(scope|more)-/, ''))
    void signIn(issuer, path, scopes)
  })
  show()
}

/** Adds the account that the token gives access to, or that it is not valid. */
export async function tellAccount(form, base) {
  const { whose } = form.querySelector('.token').dataset
  const { account, ...rest } = read(kept)
  const words = form.querySelector('.known span')
  const say = (names) => words.append(` Account: ${names}.`)
  if (account !== undefined) return say(account)
  if (!whose) return
  const answer = await fetch(base + whose, { headers: tokenHeaders(), credentials: 'omit', cache: 'no-store' })
  if (answer.ok) {
    const names = (await answer.json()).accounts.map(({ name }) => name).join(', ')
    // Meanwhile the token may have been forgotten.
    if (read(kept).token !== rest.token) return
    write(kept, { ...rest, account: names })
    say(names)
  } else if (answer.status === 401) words.append(' It is not valid, or no longer.')
}

const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

async function signIn(issuer, path, scopes) {
  const [state, verifier, redirectUri] = [randomText(), randomText(), issuer + path]
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  write(pending, { state, verifier, redirectUri, back: location.pathname })
  location.assign(
    `/oauth/authorize?${new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      resource: 'user',
      scope: scopes.join(' '),
      state,
      code_challenge: base64url(new Uint8Array(hash)),
      code_challenge_method: 'S256',
    })}`,
  )
}

/** Exchanges the code with which the authorization server sent the browser back. Returns the page to go on with. Throws a sentence. */
export async function finishSignIn(query) {
  const { state, verifier, redirectUri, back } = read(pending)
  sessionStorage.removeItem(pending)
  const answered = Object.fromEntries(new URLSearchParams(query))
  if (state === undefined || answered.state !== state || answered.iss !== new URL(redirectUri).origin)
    throw new Error('This answer belongs to no sign-in that was begun in this tab.')
  // Cancelled: the form is as it was.
  if (answered.error === 'access_denied') return back
  if (answered.error) throw new Error(answered.error_description ?? answered.error)
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    code: answered.code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  })
  const answer = await fetch('/oauth/token', { method: 'POST', body })
  const token = await answer.json()
  if (!answer.ok) throw new Error(token.error_description)
  write(kept, { token: token.access_token, isOwn: true })
  return back
}
