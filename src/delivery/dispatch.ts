// The dispatcher: makes of each notification in the outbox one delivery for every subscription that asked for it.
import { sql, type SQL } from 'drizzle-orm'
import { deliveries, outbox, subscriptions } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { isLive } from './live.ts'

const batch = 200

/** `dispatch(now)` empties the outbox; `now` is an ISO 8601 instant. Any number of processes may do it at once: each row is one's. */
export function dispatcher({ statement }: Pick<Statements, 'statement'>): (now: string) => Promise<void> {
  // One statement, so that a notification is either still here or with all its subscribers.
  const take = statement('dispatch_notifications', (p: Holders<{ now: string }>) =>
    build
      .with(
        part(
          'taken',
          sql`delete from ${outbox} where (account_id, id) in (
            select account_id, id from ${outbox} order by id limit ${sql.raw(String(batch))} for update skip locked
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
        // What a disabled one would get is held for it.
        part(
          'made',
          sql`insert into ${deliveries} (account_id, subscription_id, sequence, event, subject, occurred_at, state, due_at)
          select m.account_id, m.subscription_id, n.before + m.place, m.event, m.subject, m.occurred_at,
            case when n.enabled then 'pending' else 'held' end, case when n.enabled then ${p.now}::timestamptz end
          from matched m join numbered n on n.account_id = m.account_id and n.id = m.subscription_id
          order by m.id`,
        ),
      )
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`taken`),
  )
  return async (now) => {
    for (;;) {
      const [row] = await take({ now })
      if ((row?.count ?? 0) < batch) return
    }
  }
}

const part = (name: string, query: SQL) => build.$with(name, {}).as(query)
