// The span of an attempt: continues the trace of the change that is notified, however long ago that was.
import { targetAttributes } from '../traces/outgoing.ts'
import { inSpan, type Begin } from '../traces/tracing.ts'
import type { Claimed } from './claim.ts'

/** Returns `attempt` with a span for each. Of the target it names the host only, since its path may be a secret. */
export const tracedAttempts =
  (begin: Begin, attempt: (claimed: Claimed) => Promise<void>) =>
  (claimed: Claimed): Promise<void> => {
    const attributes = {
      ...targetAttributes('POST', claimed.target),
      'http.request.resend_count': claimed.failures || undefined,
      'spindle.account': claimed.account.subdomain,
      'spindle.notification_id': claimed.uuid,
    }
    return inSpan(begin(`deliver ${claimed.event}`, 'client', attributes, claimed.traceparent ?? undefined), () => attempt(claimed))
  }
