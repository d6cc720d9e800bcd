// Signs a notification: by Standard Webhooks, and where there is a key for them in the headers of the API's family.
import { createHmac } from 'node:crypto'

export type Signed = { readonly id: string; readonly timestamp: number; readonly body: string }

const prefix = 'whsec_'

/**
 * The headers that a notification is sent with. `timestamp` is in Unix seconds; `secrets` are texts `whsec_…`, the newest first. All of
 * them sign `webhook-signature`, one after the other. The family's headers hold the HMAC of the body alone in lower-case hex, keyed by
 * `familyKey`: the text of a token or of an application's secret.
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
