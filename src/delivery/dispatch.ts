// The dispatcher: makes of each notification in the outbox one delivery for every subscription that asked for it.
import { sql, type SQL } from '../db/drizzle.js'
import { deliveries, outbox, subscriptions } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { isLive } from '../resources/subscriptions/live.ts'

const batch = 200
/** Deliveries that one statement makes at most, of one notification at least all: so that an account with many subscriptions stops nobody. */
const mostDeliveries = 2000

/**
 * `dispatch(now)` takes some of the outbox, the oldest first, and tells whether there may be more; `now` is an ISO 8601 instant. Any
 * number of processes may do it at once: each row is one's.
 */
export function dispatcher({ statement }: Pick<Statements, 'statement'>): (now: string) => Promise<boolean> {
  // One statement, so that a notification is either still here or with all its subscribers.
  const take = statement('dispatch_notifications', (p: Holders<{ now: string }>) =>
    build
      .with(
        part('oldest', sql`select account_id, id, event from ${outbox} order by id limit ${sql.raw(String(batch))} for update skip locked`),
        part(
          'weighed',
          sql`select o.account_id, o.id, row_number() over (order by o.id) as place, sum((
            select count(*) from ${subscriptions} s where s.account_id = o.account_id and s.event = o.event
          )) over (order by o.id) as weight from oldest o`,
        ),
        part(
          'taken',
          sql`delete from ${outbox} where (account_id, id) in (
            select account_id, id from weighed where place = 1 or weight <= ${sql.raw(String(mostDeliveries))}
          ) returning *`,
        ),
        part(
          'matched',
          sql`select t.*, s.id as subscription_id, row_number() over (partition by s.account_id, s.id order by t.id) as place
          from taken t join ${subscriptions} s on s.account_id = t.account_id and s.event = t.event
          where (s.job_shortcode is null or s.job_shortcode = t.subject ->> 'job')
            and (s.stage_slug is null or s.stage_slug = t.subject ->> 'stage') and ${isLive('s')}`,
        ),
        // In one order, so that two processes wait for each other here instead of standing in each other's way.
        part(
          'locked',
          sql`select s.account_id, s.id from ${subscriptions} s
          where (s.account_id, s.id) in (select account_id, subscription_id from matched)
          order by s.account_id, s.id for update`,
        ),
        part(
          'numbered',
          sql`update ${subscriptions} s set last_sequence = s.last_sequence + m.many
          from locked l join (select account_id, subscription_id, count(*) as many from matched group by 1, 2) m
            on m.account_id = l.account_id and m.subscription_id = l.id
          where s.account_id = l.account_id and s.id = l.id
          returning s.account_id, s.id, s.last_sequence - m.many as before, s.disabled_at is null as enabled`,
        ),
        // What a disabled one would get is held for it. The job and the stage have done their work: they are kept beside no id.
        part(
          'made',
          sql`insert into ${deliveries} (account_id, subscription_id, sequence, event, subject, occurred_at, state, due_at)
          select m.account_id, m.subscription_id, n.before + m.place, m.event, m.subject - 'job' - 'stage', m.occurred_at,
            case when n.enabled then 'pending' else 'held' end, case when n.enabled then ${p.now}::timestamptz end
          from matched m join numbered n on n.account_id = m.account_id and n.id = m.subscription_id
          order by m.id`,
        ),
      )
      .select({ seen: sql<number>`(select count(*)::int from oldest)`, taken: sql<number>`(select count(*)::int from taken)` })
      .from(sql`(values (1)) as once(x)`),
  )
  return async (now) => {
    const [{ seen, taken } = { seen: 0, taken: 0 }] = await take({ now })
    return seen === batch || taken < seen
  }
}

const part = (name: string, query: SQL) => build.$with(name, {}).as(query)
