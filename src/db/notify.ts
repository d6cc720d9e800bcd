// `notify`: an operation says what happened, and the row commits with its change.
import { sql, type PgInsertValue } from './drizzle.js'
import { prepared } from './prepared.ts'
import { familyEvents, outbox, subscriptions } from './schema.ts'
import { build, type Holders, type Run, type Statements } from './statements.ts'
import { presentTraceparent } from '../traces/tracing.ts'

/** What happened to what, in ids only. The payload is rendered when it is sent. */
export type Notification = { account: number; event: string; subject: Record<string, string> }

/** Stores a notification in the transaction of `run`, so that it exists if and only if the change does. */
export type Notify = (run: Run, notification: Notification) => Promise<void>

/** Prepares `notify`, for the operations of a server and for the operator's commands. */
export const prepareNotify = ({ statement }: Pick<Statements, 'statement'>): Notify => made(statement)

const ofFamily: ReadonlySet<string> = new Set(familyEvents)
/** Whether an event exists only in the `family` profile. */
export const isOfFamily = (event: string): boolean => ofFamily.has(event)

/** Inserts a notification as one part of the statement that makes the change. */
export const insertNotification = (row: PgInsertValue<typeof outbox>) => build.insert(outbox).values(row).returning({ key: outbox.key })

/** `traceparent` is the trace of the change, which the delivery continues. */
type Stored = Notification & { traceparent: string | null }

const made = prepared((statement): Notify => {
  const insert = statement('insert_notification', ({ account, event, subject, traceparent }: Holders<Stored>) =>
    insertNotification({ accountId: account, event, subject, traceparent }),
  )
  // Outside of the `family` profile nobody can subscribe to these events, and none is stored. The operator's command does not know the profile.
  const insertWanted = statement('insert_wanted_notification', ({ account, event, subject, traceparent }: Holders<Stored>) =>
    build
      .with(
        build.$with('stored', {}).as(
          sql`insert into ${outbox} (account_id, event, subject, traceparent)
          select ${account}::bigint, ${event}::text, ${subject}::jsonb, ${traceparent}::text
          where exists (select from ${subscriptions} s where s.account_id = ${account} and s.event = ${event}) returning key`,
        ),
      )
      .select({ key: sql`key` })
      .from(sql`stored`),
  )
  return async (run, notification) => {
    await run(isOfFamily(notification.event) ? insertWanted : insert, { ...notification, traceparent: presentTraceparent() })
  }
})

/** The channel on which servers are notified of deliveries that another program made due. */
export const deliveriesDue = 'deliveries'

/** For a process that does not deliver: notifies those that do, after its commit. */
export const prepareAnnouncement = prepared((statement) => {
  const announce = statement('announce_deliveries', () =>
    build.select({ told: sql`pg_notify(${sql.raw(`'${deliveriesDue}'`)}, '')` }).from(sql`(values (1)) as once(x)`),
  )
  return async (): Promise<void> => void (await announce({}))
})

/** Returns `notify` and `transaction` such that `wake` is called after each commit with a notification. */
export function waking({ notify, transaction }: Pick<Statements, 'transaction'> & { notify: Notify }, wake: () => void) {
  const telling = new WeakSet<Run>()
  return {
    notify: async (run: Run, notification: Notification) => {
      await notify(run, notification)
      telling.add(run)
    },
    transaction: async <Result>(work: (run: Run) => Promise<Result>): Promise<Result> => {
      let tells = false
      const result = await transaction(async (run) => {
        const made = await work(run)
        tells = telling.has(run)
        return made
      })
      if (tells) wake()
      return result
    },
  }
}
