// Signs a notification: by Standard Webhooks, and in the headers of the API's family.
import { createHmac } from 'node:crypto'

export type Signed = { readonly id: string; readonly timestamp: number; readonly body: string }

const prefix = 'whsec_'

/**
 * The headers that a notification is sent with. `timestamp` is in Unix seconds; `secrets` are texts `whsec_…`, the newest first. All of
 * them sign `webhook-signature`, one after the other. The family's headers hold one signature, the newest's: lower-case hex, keyed by
 * the secret's whole text, as a receiver was given it.
 */
export function signatureHeaders({ id, timestamp, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  const family = createHmac('sha256', secrets[0] ?? '')
    .update(body)
    .digest('hex')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
    'x-service-signature': family,
    'x-workable-signature': family,
  }
}
