// The deliverer: sends what is due, many at once, and writes down what came of it. Any number of processes may do it side by side.
import { UnreadableSecret } from '../access/secretBox.ts'
import type { SigningSecrets } from '../context.ts'
import type { Outbound, Received } from '../outbound/outbound.ts'
import type { Claimed } from './claim.ts'
import type { dispatcher } from './dispatch.ts'
import type { payloadsOver } from './payload.ts'
import type { FamilySigning } from './familySigning.ts'
import type { OnAttempt } from './metrics.ts'
import { nextAttempt, restOf, retryAfterOf, type Schedule } from './schedule.ts'
import type { Attempt, Settling } from './settle.ts'
import { signatureHeaders } from './signature.ts'

/** Attempts of this process that are under way at the same time. */
const room = 512
const timeoutMs = 15_000
/** How much of an answer is read, and how much of that is kept. */
const readBytes = 16_384
const keptCharacters = 1_024
/** Between two attempts of ours to make a notification that cannot be made. */
const leastPauseMs = 60_000
/** A target that did nothing but fail for so long is disabled (promise W7). */
const disabledAfterMs = 5 * 24 * 3_600_000
/** How long `stop` waits for attempts that are under way. */
const graceMs = 3_000

/** Answers by which a target says that it has too much to do. */
const overloaded: ReadonlySet<number> = new Set([429, 502, 504])
const gone = 410

export type Delivery = {
  /** Sends what is due now. Resolves when all of it is under way; a call while another runs makes that one look again. */
  readonly work: () => Promise<void>
  /** `work` without waiting for it. */
  readonly wake: () => void
  /** Resolves when nothing is due and nothing is under way any more. */
  readonly idle: () => Promise<void>
  /** Takes nothing more, waits a little for what is under way, and gives the rest back. */
  readonly stop: () => Promise<void>
}
type Log = (details: object, message: string) => void
export type Delivering = {
  readonly dispatch: ReturnType<typeof dispatcher>
  readonly claim: (now: number, room: number) => Promise<Claimed[]>
  readonly settling: Settling
  readonly render: ReturnType<typeof payloadsOver>
  readonly secrets: SigningSecrets
  /** Under the profile `family`. */
  readonly familySigning?: FamilySigning | undefined
  readonly outbound: Pick<Outbound, 'request'>
  readonly schedule: Schedule
  readonly now: () => number
  readonly log: { readonly error: Log; readonly warn: Log }
  readonly random?: () => number
  readonly onAttempt?: OnAttempt
}

export function deliverer(options: Delivering): Delivery {
  const {
    dispatch,
    claim,
    settling,
    render,
    secrets,
    familySigning,
    outbound,
    schedule,
    now,
    log,
    random = Math.random,
    onAttempt,
  } = options
  const at = (milliseconds = now()) => new Date(milliseconds).toISOString()
  const underWay = new Set<Promise<void>>()
  const ending = new AbortController()
  let isStopping = false
  let working: Promise<void> | undefined
  let again = false

  function work(): Promise<void> {
    again = true
    working ??= round()
    return working
  }

  async function round(): Promise<void> {
    try {
      while (again && !isStopping) {
        again = false
        if (await dispatch(at())) again = true
        const free = room - underWay.size
        if (free > 0) for (const claimed of await claim(now(), free)) begin(claimed)
      }
    } finally {
      // At once, not by the promise: whoever calls from here on begins the next round.
      working = undefined
    }
  }

  function begin(claimed: Claimed): void {
    const one = attempt(claimed)
      .catch((error: unknown) => log.error({ err: error, delivery: claimed.uuid }, 'an attempt was not written down'))
      .finally(() => {
        underWay.delete(one)
        wake()
      })
    underWay.add(one)
  }

  function wake(): void {
    if (!isStopping) work().catch((error: unknown) => log.warn({ err: error }, 'deliveries cannot be taken'))
  }

  async function attempt(claimed: Claimed): Promise<void> {
    const started = now()
    const made = (status: number | null, fault: Attempt['fault'], answer: string | null): Attempt => ({
      startedAt: at(started),
      duration: Math.max(0, now() - started),
      status,
      fault,
      answer,
    })
    const of = { account: claimed.account.id, subscription: claimed.subscription }

    let request: Awaited<ReturnType<typeof prepare>>
    try {
      request = await prepare(claimed)
    } catch (error) {
      log.error({ err: error, delivery: claimed.uuid }, error instanceof UnreadableSecret ? error.message : 'a notification cannot be made')
      // A fault of ours says nothing of the target, and is no reason to give up.
      onAttempt?.('payload', (now() - started) / 1000)
      const due = dueAfter(claimed) ?? at(now() + Math.max(leastPauseMs, ...schedule))
      return void (await settling.failed(claimed, made(null, 'payload', null), due))
    }
    if (!request) return

    let received: Received
    try {
      received = await outbound.request({
        method: 'POST',
        url: claimed.target,
        ...request,
        timeoutMs,
        maxBytes: readBytes,
        signal: ending.signal,
      })
    } catch (error) {
      if (ending.signal.aborted) return settling.release(claimed)
      const outcome = made(null, faultOf(error), null)
      onAttempt?.(outcome.fault ?? 'connection', outcome.duration / 1000)
      return failed(outcome, null)
    }

    const { status, headers } = received
    const outcome = made(status, null, answerOf(received))
    const isDelivered = status >= 200 && status < 300
    onAttempt?.(isDelivered ? 'delivered' : 'answered', outcome.duration / 1000)
    if (isDelivered) {
      if (await settling.delivered(claimed, outcome, at())) await settling.recovered(of)
      return
    }
    const retryAfter = retryAfterOf(headers['retry-after'], now())
    const restsUntil = overloaded.has(status) ? at(now() + restOf(schedule, retryAfter)) : null
    return failed(outcome, restsUntil, retryAfter)

    /** First the target is known to fail, then its next attempt is free to be made. What is asked for again by hand does not count against it. */
    async function failed(outcome: Attempt, restsUntil: string | null, retryAfter?: number): Promise<void> {
      const since = claimed.asked ? undefined : await settling.troubled(of, at(), restsUntil)
      if (!(await settling.failed(claimed, outcome, dueAfter(claimed, retryAfter)))) return
      if (outcome.status === gone) return settling.disable(of, 'gone', at())
      if (since !== undefined && now() - Date.parse(since) >= disabledAfterMs) await settling.disable(of, 'failing', at())
    }
  }

  /** The bytes, kept before they are sent for the first time, and their signatures; undefined when somebody else has the delivery now. */
  async function prepare(claimed: Claimed) {
    const body = claimed.body ?? (await render(claimed, claimed, now()))
    if (claimed.body === null && !(await settling.keepBody(claimed, body))) return undefined
    const renewed = secrets.renewed(claimed.account.id, claimed.secrets)
    if (renewed) await settling.reseal(claimed, renewed)
    const signed = { id: claimed.uuid, timestamp: Math.floor(now() / 1000), body }
    const signatures = signatureHeaders(
      signed,
      secrets.live(claimed.account.id, claimed.secrets, now()),
      await familySigning?.keyOf(claimed),
    )
    return { body, headers: { 'content-type': 'application/json', 'user-agent': 'Spindle', ...signatures } }
  }

  function dueAfter({ failures }: Claimed, retryAfter?: number): string | null {
    const due = nextAttempt(schedule, failures + 1, now(), random(), retryAfter)
    return due === undefined ? null : at(due)
  }

  return {
    work,
    wake,
    idle: async () => {
      do {
        await work()
        await Promise.all(underWay)
      } while (underWay.size > 0 || working)
    },
    stop: async () => {
      isStopping = true
      await working?.catch(() => {})
      let timer: NodeJS.Timeout | undefined
      await Promise.race([Promise.all(underWay), new Promise((resolve) => (timer = setTimeout(resolve, graceMs)))])
      clearTimeout(timer)
      ending.abort()
      await Promise.all(underWay)
    },
  }
}

/** How the answer begins, as text that the database takes; nothing of what a private network answers. */
const answerOf = ({ body, isPrivate }: Received): string | null =>
  isPrivate ? null : body.toString('utf8').slice(0, keptCharacters).replaceAll('\0', '\u{fffd}')

function faultOf(error: unknown): Attempt['fault'] {
  const { name, code, reason } = error as { name?: string; code?: unknown; reason?: unknown }
  if (name === 'TimeoutError') return 'timeout'
  // A name that leads into a private network is told like one that leads nowhere: what there is in it is not for the log's reader.
  if (name === 'RefusedTarget') return reason === 'hidden' ? 'connection' : 'refused'
  const text = String(code)
  return /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|EPROTO)/.test(text) ? 'encryption' : 'connection'
}
