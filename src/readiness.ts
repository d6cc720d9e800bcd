// Whether calls can be answered: what `/ready` tells a load balancer.
import type { Database } from './db/client.ts'

/** How long the database may take; milliseconds. */
const pingMs = 1_000

export type Readiness = {
  /** Says that all is done that comes before the first call. */
  readonly begin: () => void
  /** What is missing before calls can be answered, in a word; nothing is when it resolves to undefined. Never rejects. */
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
