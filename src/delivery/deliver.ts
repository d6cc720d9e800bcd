// The deliverer: dispatches notifications and attempts due deliveries, many at once. Any number of processes may run one side by side.
import { attempting, type Attempting } from './attempt.ts'
import type { Claimed } from './claim.ts'

/** The most simultaneous attempts of this process. */
const room = 512
/** How long `stop` waits for attempts in progress. */
const graceMs = 3_000

export type Delivery = {
  /** Sends what is due now. Resolves when all of it is in progress; a call while another one runs makes that one look again. */
  readonly work: () => Promise<void>
  /** `work` without waiting for it. */
  readonly wake: () => void
  /** Resolves when nothing is due and nothing is in progress. */
  readonly idle: () => Promise<void>
  /** Claims nothing more, waits briefly for attempts in progress, and releases the rest. */
  readonly stop: () => Promise<void>
}
export type Delivering = Attempting & {
  /** See `dispatch.ts` and `claim.ts`. */
  readonly dispatch: (now: string) => Promise<boolean>
  readonly claim: (now: number, room: number) => Promise<Claimed[]>
}

export function deliverer(options: Delivering): Delivery {
  const { dispatch, claim, now, log } = options
  const ending = new AbortController()
  const attempt = attempting(options, ending.signal)
  const underWay = new Set<Promise<void>>()
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
        if (await dispatch(new Date(now()).toISOString())) again = true
        const free = room - underWay.size
        if (free > 0) for (const claimed of await claim(now(), free)) begin(claimed)
      }
    } finally {
      // Synchronously, not when the promise settles: a call from here on begins the next round.
      working = undefined
    }
  }

  function begin(claimed: Claimed): void {
    const one = attempt(claimed)
      .catch((error: unknown) => log.error({ err: error, notification: claimed.uuid }, 'the outcome of an attempt was not stored'))
      .finally(() => {
        underWay.delete(one)
        wake()
      })
    underWay.add(one)
  }

  function wake(): void {
    if (!isStopping) work().catch((error: unknown) => log.warn({ err: error }, 'deliveries could not be claimed'))
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
