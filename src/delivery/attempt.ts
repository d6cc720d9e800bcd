// One attempt to deliver a notification: builds the body, signs it, sends it and stores the outcome.
import { UnreadableSecret } from '../access/secretBox.ts'
import type { SigningSecrets } from '../context.ts'
import type { Outbound, Received } from '../outbound/outbound.ts'
import { presentSpan, presentTraceparent, type Begin } from '../traces/tracing.ts'
import type { Claimed } from './claim.ts'
import type { FamilySigning } from './familySigning.ts'
import type { OnAttempt, Outcome } from './metrics.ts'
import type { preparePayloads } from './payload.ts'
import { nextAttempt, restOf, retryAfterOf, type Schedule } from './schedule.ts'
import type { Attempt, Settling } from './settle.ts'
import { signatureHeaders } from './signature.ts'
import { tracedAttempts } from './tracedAttempts.ts'

const timeoutMs = 15_000
/** How many bytes of a response are read, and how many characters of it are kept. */
const readBytes = 16_384
const keptCharacters = 1_024
/** The shortest pause after an attempt whose notification could not be built. */
const leastPauseMs = 60_000
/** A target that has done nothing but fail for this long is disabled (promise W7). */
const disabledAfterMs = 5 * 24 * 3_600_000

/** The statuses with which a target reports that it is overloaded. */
const overloaded: ReadonlySet<number> = new Set([429, 502, 504])
const gone = 410

type Log = (details: object, message: string) => void
export type Attempting = {
  readonly settling: Settling
  readonly render: ReturnType<typeof preparePayloads>
  readonly secrets: SigningSecrets
  /** Only under the profile `family`. */
  readonly familySigning?: FamilySigning | undefined
  readonly outbound: Pick<Outbound, 'request'>
  readonly schedule: Schedule
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: { readonly error: Log; readonly warn: Log }
  readonly random?: () => number
  readonly onAttempt?: OnAttempt
  /** Only if the server is traced. */
  readonly begin?: Begin | undefined
}

/**
 * Returns `attempt(claimed)`. Once `signal` is aborted, an attempt without a response releases its claim. Rejects if the outcome cannot be
 * stored.
 */
export function attempting(options: Attempting, signal: AbortSignal): (claimed: Claimed) => Promise<void> {
  const { settling, render, secrets, familySigning, outbound, schedule, now, log, random = Math.random, onAttempt, begin } = options
  const at = (milliseconds = now()) => new Date(milliseconds).toISOString()

  return begin ? tracedAttempts(begin, attempt) : attempt

  async function attempt(claimed: Claimed): Promise<void> {
    const started = now()
    const outcomeOf = (status: number | null, fault: Attempt['fault'], answer: string | null): Attempt => ({
      startedAt: at(started),
      duration: Math.max(0, now() - started),
      status,
      fault,
      answer,
    })

    let request: Awaited<ReturnType<typeof prepare>>
    try {
      request = await prepare(claimed)
    } catch (error) {
      log.error(
        { err: error, notification: claimed.uuid },
        error instanceof UnreadableSecret ? error.message : 'a notification could not be built',
      )
      // A fault of this server says nothing about the target, and is no reason to give up.
      count('payload', now() - started)
      const due = dueAfter(claimed) ?? at(now() + Math.max(leastPauseMs, ...schedule))
      return void (await settling.failed(claimed, outcomeOf(null, 'payload', null), due))
    }
    if (!request) return

    let received: Received
    try {
      received = await outbound.request({ method: 'POST', url: claimed.target, ...request, timeoutMs, maxBytes: readBytes, signal })
    } catch (error) {
      if (signal.aborted) return settling.release(claimed)
      const outcome = outcomeOf(null, faultOf(error), null)
      count(outcome.fault ?? 'connection', outcome.duration)
      return fail(claimed, outcome, null)
    }

    const { status, headers } = received
    const outcome = outcomeOf(status, null, answerOf(received))
    const isDelivered = status >= 200 && status < 300
    count(isDelivered ? 'delivered' : 'answered', outcome.duration, status)
    if (isDelivered) {
      if (await settling.delivered(claimed, outcome, at())) await settling.recovered(targetOf(claimed))
      return
    }
    const retryAfter = retryAfterOf(headers['retry-after'], now())
    const restsUntil = overloaded.has(status) ? at(now() + restOf(schedule, retryAfter)) : null
    return fail(claimed, outcome, restsUntil, retryAfter)
  }

  /** `duration` is in milliseconds. */
  function count(outcome: Outcome, duration: number, status?: number): void {
    onAttempt?.(outcome, duration / 1000)
    const span = presentSpan()
    if (!span) return
    span.note({ 'http.response.status_code': status })
    if (outcome !== 'delivered') span.fail(status === undefined ? outcome : String(status))
  }

  /** Returns the body, stored before it is first sent, and its signatures; undefined if another process now holds the delivery. */
  async function prepare(claimed: Claimed) {
    const body = claimed.body ?? (await render(claimed, claimed, now()))
    if (claimed.body === null && !(await settling.keepBody(claimed, body))) return undefined
    const renewed = secrets.renewed(claimed.account.id, claimed.secrets)
    if (renewed) await settling.reseal(claimed, renewed)
    const signed = { id: claimed.uuid, timestamp: Math.floor(now() / 1000), body }
    const live = secrets.live(claimed.account.id, claimed.secrets, now())
    const signatures = signatureHeaders(signed, live, await familySigning?.keyOf(claimed))
    const traceparent = presentTraceparent()
    const traced = traceparent !== null && { traceparent }
    return { body, headers: { 'content-type': 'application/json', 'user-agent': 'Spindle', ...signatures, ...traced } }
  }

  /** Marks the target as failing before the delivery is free for its next attempt. Attempts requested by hand do not count against it. */
  async function fail(claimed: Claimed, outcome: Attempt, restsUntil: string | null, retryAfter?: number): Promise<void> {
    const since = claimed.asked ? undefined : await settling.troubled(targetOf(claimed), at(), restsUntil)
    if (!(await settling.failed(claimed, outcome, dueAfter(claimed, retryAfter)))) return
    if (outcome.status === gone) return settling.disable(targetOf(claimed), 'gone', at())
    if (since !== undefined && now() - Date.parse(since) >= disabledAfterMs) await settling.disable(targetOf(claimed), 'failing', at())
  }

  /** Returns when the next attempt is due; null if none is left. */
  function dueAfter({ failures }: Claimed, retryAfter?: number): string | null {
    const due = nextAttempt(schedule, failures + 1, now(), random(), retryAfter)
    return due === undefined ? null : at(due)
  }
}

const targetOf = ({ account, subscription }: Claimed) => ({ account: account.id, subscription })

/** Returns the beginning of the response, as text that the database accepts; null for a response from a private network. */
const answerOf = ({ body, isPrivate }: Received): string | null =>
  isPrivate ? null : body.toString('utf8').slice(0, keptCharacters).replaceAll('\0', '\u{fffd}')

function faultOf(error: unknown): Attempt['fault'] {
  const { name, code, reason } = error as { name?: string; code?: unknown; reason?: unknown }
  if (name === 'TimeoutError') return 'timeout'
  // A name that resolves into a private network is reported like one that does not resolve: the log must not reveal what is there.
  if (name === 'RefusedTarget') return reason === 'hidden' ? 'connection' : 'refused'
  const text = String(code)
  return /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|EPROTO)/.test(text) ? 'encryption' : 'connection'
}
