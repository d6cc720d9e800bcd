// The dispatcher: turns each notification in the outbox into one delivery for every subscription that matches it.
import { sql } from '../db/drizzle.js'
import { deliveries, outbox, subscriptions } from '../db/schema.ts'
import { query, type Holders, type Statements } from '../db/statements.ts'
import { isLive } from '../resources/subscriptions/live.ts'

const batch = sql.raw('200')
/**
 * The most deliveries that one statement creates, though at least all of one notification: an account with many subscriptions must not hold
 * up the others.
 */
const mostDeliveries = sql.raw('2000')

/**
 * Returns `dispatch(now)`, which takes the oldest rows of the outbox and resolves to whether there may be more; `now` is an ISO 8601 instant.
 * Any number of processes may call it at once: each outbox row is taken by exactly one dispatcher.
 */
export function prepareDispatch({ statement }: Pick<Statements, 'statement'>): (now: string) => Promise<boolean> {
  // A single statement, so that a notification is either still in the outbox or has a delivery for every subscriber.
  const dispatch = statement('dispatch_notifications', (p: Holders<{ now: string }>) =>
    query<{ hasMore: boolean }>(sql`
      with oldest as (
        select account_id, id, event from ${outbox} order by id limit ${batch} for update skip locked
      ),
      weighed as (
        select o.account_id, o.id, row_number() over (order by o.id) as place, sum(asked.many) over (order by o.id) as weight
        from oldest o cross join lateral (
          select count(*) as many from ${subscriptions} s where s.account_id = o.account_id and s.event = o.event
        ) asked
      ),
      taken as (
        delete from ${outbox} where (account_id, id) in (
          select account_id, id from weighed where place = 1 or weight <= ${mostDeliveries}
        )
        returning *
      ),
      matched as (
        select t.*, s.id as subscription_id, row_number() over (partition by s.account_id, s.id order by t.id) as place
        from taken t join ${subscriptions} s on s.account_id = t.account_id and s.event = t.event
        where (s.job_shortcode is null or s.job_shortcode = t.subject ->> 'job')
          and (s.stage_slug is null or s.stage_slug = t.subject ->> 'stage')
          and ${isLive('s')}
      ),
      -- All processes lock in the same order, so that two of them wait here instead of deadlocking.
      locked as (
        select s.account_id, s.id from ${subscriptions} s
        where (s.account_id, s.id) in (select account_id, subscription_id from matched)
        order by s.account_id, s.id for update
      ),
      numbered as (
        update ${subscriptions} s set last_sequence = s.last_sequence + m.many
        from locked l join (
          select account_id, subscription_id, count(*) as many from matched group by account_id, subscription_id
        ) m on m.account_id = l.account_id and m.subscription_id = l.id
        where s.account_id = l.account_id and s.id = l.id
        returning s.account_id, s.id, s.last_sequence - m.many as before, s.disabled_at is null as enabled
      ),
      -- The deliveries of a disabled subscription are held for it. The job and the stage were only for matching: they are kept beside no id.
      made as (
        insert into ${deliveries} (account_id, subscription_id, sequence, event, subject, occurred_at, traceparent, state, due_at)
        select m.account_id, m.subscription_id, n.before + m.place, m.event, m.subject - 'job' - 'stage', m.occurred_at, m.traceparent,
          case when n.enabled then 'pending' else 'held' end, case when n.enabled then ${p.now}::timestamptz end
        from matched m join numbered n on n.account_id = m.account_id and n.id = m.subscription_id
        order by m.id
      )
      select seen.many = ${batch} or taken.many < seen.many as "hasMore"
      from (select count(*) as many from oldest) seen, (select count(*) as many from taken) taken
    `),
  )
  return async (now) => (await dispatch({ now }))[0]?.hasMore === true
}
