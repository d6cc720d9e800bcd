// Whether requests can be answered: what `/ready` tells a load balancer.
import type { Database } from './db/client.ts'

/** How long the database may take to respond; milliseconds. */
const pingMs = 1_000

export type Readiness = {
  /** To be called when everything is done that comes before the first request. */
  readonly begin: () => void
  /** Resolves to a word for what is missing before requests can be answered, or to undefined if nothing is. Never rejects. */
  readonly missing: () => Promise<string | undefined>
}

export function readinessOf({ ping }: Pick<Database, 'ping'>): Readiness {
  let isBegun = false
  return {
    begin: () => void (isBegun = true),
    missing: async () => {
      if (!isBegun) return 'starting'
      const late = new Promise<string>((resolve) => setTimeout(resolve, pingMs, 'database').unref())
      return Promise.race([
        late,
        ping().then(
          () => undefined,
          () => 'database',
        ),
      ])
    },
  }
}
