// What the settings pages show of subscriptions: who created each and its state, its deliveries, newest first, and the choices of its filters.
import { and, desc, eq, lt, sql, type SQL } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { longestList } from '../../db/paging.ts'
import { deliveries, deliveryAttempts, subscriptions, type deliveryStates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareJobTitles } from '../jobs/jobTitles.ts'
import { prepareStageList } from '../stages/stage.ts'
import { deliveryColumns, type LoggedAttempt, type LoggedDelivery } from './deliveryLog.ts'
import { isLive } from './live.ts'
import type { Subscription } from './subscription.ts'

/** How many attempts are shown of each delivery, the newest ones: a whole schedule and one more by hand. */
export const mostAttemptsShown = 20

export type SubscriptionOverview = Subscription & {
  /** The client that created it: `account:1`, `application:2`, `partner:3`, `member:4`. */
  owner: string
  /** The application's or the partner's name; null for the account itself and a member. */
  ownerName: string | null
  /** The member who created it, or for whom an application did. */
  memberName: string | null
  failingSince: string | null
  /** The number of pending or held deliveries, and of failed ones. */
  waiting: number
  failed: number
  /** When the newest delivered notification was delivered. */
  lastDeliveredAt: string | null
}

/** `list` returns the account's live subscriptions by id, at most 1000; `find` returns one and throws 404 if there is none with this id. */
export const prepareSubscriptionOverview = prepared((statement) => {
  const counted = (state: SQL) => sql<number>`(select count(*)::int from ${deliveries} d
    where d.account_id = s.account_id and d.subscription_id = s.id and d.state ${state})`
  const read = () =>
    build
      .select({
        id: sql<number>`s.id`,
        event: sql<Subscription['event']>`s.event`,
        target: sql<string>`s.target`,
        jobShortcode: sql<string | null>`s.job_shortcode`,
        stageSlug: sql<string | null>`s.stage_slug`,
        disabledAt: sql<string | null>`s.disabled_at`,
        disabledReason: sql<Subscription['disabledReason']>`s.disabled_reason`,
        createdAt: sql<string>`s.created_at`,
        failingSince: sql<string | null>`s.failing_since`,
        owner: sql<string>`s.owner`,
        ownerName: sql<string | null>`case split_part(s.owner, ':', 1)
          when 'application' then (select a.name from applications a where a.id = split_part(s.owner, ':', 2)::bigint)
          when 'partner' then (select n.name from partners n where n.account_id = s.account_id and n.id = s.partner_id) end`,
        memberName: sql<string | null>`(select m.name from members m where m.account_id = s.account_id and m.id = s.member_id)`,
        waiting: counted(sql`in ('pending', 'held')`),
        failed: counted(sql`= 'failed'`),
        // By key, since there is an index: the newest delivered one, which nearly always is also the last one delivered.
        lastDeliveredAt: sql<string | null>`(select d.delivered_at from deliveries d
          where d.account_id = s.account_id and d.subscription_id = s.id and d.state = 'delivered' order by d.key desc limit 1)`,
      })
      .from(sql`${subscriptions} s`)
  const mine = (p: Holders<{ account: number }>) => sql`s.account_id = ${p.account} and ${isLive('s')}`
  const list = statement('list_subscription_overviews', (p: Holders<{ account: number }>) =>
    read()
      .where(mine(p))
      .orderBy(sql`s.id`)
      .limit(longestList),
  )
  const find = statement('find_subscription_overview', (p: Holders<{ account: number; id: number }>) =>
    read().where(sql`${mine(p)} and s.id = ${p.id}`),
  )
  return {
    list: (account: number): Promise<SubscriptionOverview[]> => list({ account }),
    find: async (account: number, id: number): Promise<SubscriptionOverview> => requireRow(await find({ account, id })),
  }
})

/** A delivery with its newest attempts, the newest last. `attempts` counts all of them. */
export type ShownDelivery = Omit<LoggedDelivery, 'id'> & { tries: LoggedAttempt[] }

type Window = { account: number; subscription: number; before: string; most: number }

/** What is shown: deliveries that are not delivered, or those in a state. */
type Only = 'undelivered' | (typeof deliveryStates)[number]

/** `list(window, only)`: returns at most `most` deliveries of a subscription with keys below `before`, newest first. */
export const prepareNewestDeliveries = prepared((statement) => {
  const within = (p: Holders<Window>) =>
    and(eq(deliveries.accountId, p.account), eq(deliveries.subscriptionId, p.subscription), lt(deliveries.key, p.before))
  const all = statement('list_newest_deliveries', (p: Holders<Window>) =>
    build.select(deliveryColumns).from(deliveries).where(within(p)).orderBy(desc(deliveries.key)).limit(p.most),
  )
  const undelivered = statement('list_newest_undelivered', (p: Holders<Window>) =>
    build
      .select(deliveryColumns)
      .from(deliveries)
      .where(and(within(p), sql`${deliveries.state} <> 'delivered'`))
      .orderBy(desc(deliveries.key))
      .limit(p.most),
  )
  const inState = statement('list_newest_in_state', (p: Holders<Window & { state: string }>) =>
    build
      .select(deliveryColumns)
      .from(deliveries)
      .where(and(within(p), eq(deliveries.state, p.state as never)))
      .orderBy(desc(deliveries.key))
      .limit(p.most),
  )
  const listAttempts = statement('list_newest_attempts', (p: Holders<{ account: number; deliveries: number[] }>) =>
    build
      .select({
        delivery: sql<number>`a.delivery_id`,
        startedAt: sql<string>`a.started_at`,
        duration: sql<number>`a.duration`,
        status: sql<number | null>`a.status`,
        fault: sql<LoggedAttempt['fault']>`a.fault`,
        answer: sql<string | null>`a.answer`,
        count: sql<number>`a.count`,
      })
      .from(
        sql`(
          select a.*, (count(*) over (partition by a.delivery_id))::int as count,
            row_number() over (partition by a.delivery_id order by a.id desc) as place
          from ${deliveryAttempts} a where a.account_id = ${p.account} and a.delivery_id = any(${p.deliveries}::bigint[])
        ) a`,
      )
      .where(sql`a.place <= ${sql.raw(String(mostAttemptsShown))}`)
      .orderBy(sql`a.id`),
  )
  return async (window: Window, only?: Only): Promise<ShownDelivery[]> => {
    const found = await (only === undefined
      ? all(window)
      : only === 'undelivered'
        ? undelivered(window)
        : inState({ ...window, state: only }))
    const tries = await listAttempts({ account: window.account, deliveries: found.map(({ id }) => id) })
    return found.map(({ id, ...delivery }) => {
      const own = tries.filter((attempt) => attempt.delivery === id)
      return { ...delivery, attempts: own[0]?.count ?? 0, tries: own }
    })
  }
})

/** Returns the choices of the filters: the account's jobs, published ones first, and its stages in order. */
export const prepareFilterChoices = prepared((statement) => {
  const listJobs = prepareJobTitles(statement)
  const listStages = prepareStageList(statement)
  return async (account: number) => {
    const [jobs, stages] = await Promise.all([listJobs({ account }), listStages({ account })])
    return {
      jobs: jobs.map(({ id, title }) => ({ value: id, name: title })),
      stages: stages.map(({ slug, name }) => ({ value: slug, name })),
    }
  }
})
