// Signs a notification by Standard Webhooks and, if there is a key for them, in the headers of the API family.
import { createHmac } from 'node:crypto'

export type Signed = { readonly id: string; readonly timestamp: number; readonly body: string }

const prefix = 'whsec_'

/**
 * Returns the headers of a notification. `timestamp` is in Unix seconds; `secrets` are texts `whsec_…`, newest first, and
 * `webhook-signature` has one signature for each of them. The family's headers contain the HMAC of the body alone in lower-case hex, keyed
 * by `familyKey`: the text of a token or of an application's secret.
 */
export function signatureHeaders(
  { id, timestamp, body }: Signed,
  secrets: readonly string[],
  familyKey: string | undefined,
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  const family = familyKey !== undefined && createHmac('sha256', familyKey).update(body).digest('hex')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
    ...(family && { 'x-service-signature': family, 'x-workable-signature': family }),
  }
}
