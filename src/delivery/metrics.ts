// Metrics of notifications: how many wait and for how long, how many targets fail, and the outcome of each attempt of this process.
import { sql } from '../db/drizzle.js'
import { Gauge, Histogram, type Registry } from 'prom-client'
import { isOpen } from '../db/conditions.ts'
import { deliveries, outbox, subscriptions } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import type { Attempt } from './settle.ts'

/** Waiting rows are counted up to this number only: a count must not become a load. */
const countedAtMost = 100_000
/** How long the same figures are reported, however often they are requested; milliseconds. */
const freshMs = 1_000
/** How long the database may take; milliseconds. */
const patienceMs = 1_000

export type Outcome = 'delivered' | 'answered' | NonNullable<Attempt['fault']>
/** Called after each attempt, with its duration in seconds. */
export type OnAttempt = (outcome: Outcome, seconds: number) => void

/** Registers the metrics. Those of the database are left out while it is unavailable. `now` returns milliseconds since 1970. */
export function measureDeliveries(registry: Registry, { statement }: Pick<Statements, 'statement'>, now: () => number): OnAttempt {
  const most = sql.raw(String(countedAtMost))
  const seconds = (at: string, p: Holders<{ now: string }>) =>
    sql<number>`coalesce(greatest(0, extract(epoch from ${p.now}::timestamptz - ${sql.raw(at)})), 0)::float8`
  const look = statement('measure_deliveries', (p: Holders<{ now: string }>) =>
    build
      .select({
        outbox: sql<number>`o.many`,
        outboxAge: seconds('o.since', p),
        due: sql<number>`d.many`,
        dueAge: seconds('d.since', p),
        failing: sql<number>`s.failing`,
        disabled: sql<number>`s.disabled`,
      })
      .from(
        sql`(select count(*)::int as many, min(occurred_at) as since from (select occurred_at from ${outbox} order by id limit ${most}) o) o,
          (select count(*)::int as many, min(due_at) as since from (select due_at from ${deliveries} where due_at is not null and ${isOpen(deliveries.accountId)} limit ${most}) d) d,
          (select count(*) filter (where failing_since is not null and disabled_at is null)::int as failing,
            count(*) filter (where disabled_at is not null)::int as disabled from ${subscriptions}) s`,
      ),
  )
  type Figures = NonNullable<Awaited<ReturnType<typeof look>>[0]>
  let found: Promise<Figures | undefined> | undefined
  let foundAt = 0
  const figures = () => {
    if (found && now() - foundAt < freshMs) return found
    foundAt = now()
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs).unref())
    found = Promise.race([look({ now: new Date(foundAt).toISOString() }).then(([row]) => row), late]).catch(() => undefined)
    return found
  }
  const gauge = (name: string, help: string, valueOf: (figures: Figures) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      // All workers report the same figures of one database.
      aggregator: 'max',
      async collect() {
        const all = await figures()
        if (all) this.set(valueOf(all))
        else this.remove()
      },
    })
  gauge('outbox_notifications', 'Notifications that have not been dispatched to subscriptions', ({ outbox: many }) => many)
  gauge('outbox_age_seconds', 'The age of the oldest notification that has not been dispatched', ({ outboxAge }) => outboxAge)
  gauge(
    'deliveries_waiting',
    `Deliveries of open accounts with an attempt left, due now or later, counted up to ${countedAtMost}`,
    ({ due }) => due,
  )
  gauge('deliveries_overdue_seconds', 'How long the longest overdue delivery has been due', ({ dueAge }) => dueAge)
  gauge('subscriptions_failing', 'Subscriptions whose target has failed since its last success', ({ failing }) => failing)
  gauge(
    'subscriptions_disabled',
    'Subscriptions that were disabled because their target failed or responded with 410',
    ({ disabled }) => disabled,
  )
  const attempts = new Histogram({
    name: 'delivery_attempt_duration_seconds',
    help: 'Delivery attempts by outcome: delivered, answered with a status other than 2xx, or the fault that prevented a response',
    labelNames: ['outcome'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers: [registry],
  })
  return (outcome, seconds) => attempts.observe({ outcome }, seconds)
}
