// What some of the libraries leave to their users: a request with the token, a refresh and a revocation.

/** Returns the status of a GET with a bearer token. */
export const call = async (address, token) => (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status

/** Posts a form with the application's credentials. Returns the JSON of the response. */
export async function post(address, { clientId, clientSecret }, fields) {
  const body = new URLSearchParams({ ...fields, client_id: clientId, client_secret: clientSecret })
  const response = await fetch(address, { method: 'POST', body })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${response.status} ${answer.error}`)
  return answer
}
