// Claims due deliveries, each for one process and for a limited time, and no more at once than a target can bear.
import { sql } from '../db/drizzle.js'
import type { Account } from '../context.ts'
import { isHeld, type Process } from '../db/processes.ts'
import {
  accounts,
  applications,
  deliveries,
  grants,
  signingTokens,
  subscriptions,
  type notificationEvents,
  type SigningSecret,
  type Subject,
} from '../db/schema.ts'
import { query, type Holders, type Statements } from '../db/statements.ts'
import { isOpen } from '../db/conditions.ts'
import { isLive } from '../resources/subscriptions/live.ts'
import { isTokenGood } from '../resources/subscriptions/signingTokens.ts'

/** The most simultaneous attempts at one target; a failing target gets one. */
const mostOfTarget = sql.raw('4')
/** The most simultaneous attempts of one account: all of its targets may hang. */
const mostOfAccount = sql.raw('32')
/**
 * The same without the 8 that are reserved for first attempts at targets that do not fail: ten hanging targets with four attempts each
 * leave them free.
 */
const mostOfOthers = sql.raw('24')
/** How long a claim holds: enough for rendering, the exchange, storing the outcome, and a pause of the process in between. */
const leaseMs = 30_000

/** A delivery and what its attempt needs of its subscription. `lease` identifies the claim: settling requires that it is still held. */
export type Claimed = {
  readonly account: Account
  readonly id: number
  readonly subscription: number
  readonly uuid: string
  readonly sequence: number
  readonly event: (typeof notificationEvents)[number]
  readonly subject: Subject
  readonly occurredAt: string
  readonly body: string | null
  readonly failures: number
  readonly asked: boolean
  readonly lease: string
  /** The trace of the change, if it was traced. */
  readonly traceparent: string | null
  readonly target: string
  readonly secrets: readonly SigningSecret[]
  readonly scopes: readonly string[]
  /** The member for whom a user token created the subscription. */
  readonly memberId: number | null
  /** The sealed text of the account token that created the subscription, while the token is valid. */
  readonly signingToken: string | null
  /** The application whose user token created the subscription, and its sealed secret. */
  readonly application: number | null
  readonly applicationSecret: string | null
}

type Row = Omit<Claimed, 'account'> & { accountId: number; accountKey: string; subdomain: string; name: string }

/** Returns `claim(now, room)`, which takes at most `room` deliveries for `process`; `now` is in milliseconds since 1970. */
export function prepareClaim(
  { statement }: Pick<Statements, 'statement'>,
  { number }: Pick<Process, 'number'>,
): (now: number, room: number) => Promise<Claimed[]> {
  type Values = { now: string; lease: string; process: number; room: number }
  const claim = statement('claim_deliveries', (p: Holders<Values>) => {
    const isLeased = (alias: 'd' | 'u') =>
      sql`(${sql.raw(alias)}.leased_until > ${p.now}::timestamptz and ${isHeld(sql.raw(`${alias}.process_id`))})`
    return query<Row>(sql`
      with recursive waiting as (
        (select account_id, subscription_id from ${deliveries} where due_at is not null order by account_id, subscription_id limit 1)
        union all
        select n.account_id, n.subscription_id from waiting w cross join lateral (
          select d.account_id, d.subscription_id from ${deliveries} d
          where d.due_at is not null and (d.account_id, d.subscription_id) > (w.account_id, w.subscription_id)
          order by d.account_id, d.subscription_id limit 1
        ) n
      ),
      -- Subscriptions that another process is claiming from are passed over: neither would know how many attempts are under way. Deliveries
      -- of a closed account wait until it is reopened.
      targets as (
        select s.account_id, s.id, s.failing_since
        from waiting w join ${subscriptions} s on s.account_id = w.account_id and s.id = w.subscription_id
        where s.disabled_at is null and (s.rests_until is null or s.rests_until <= ${p.now}::timestamptz) and ${isLive('s')}
          and ${isOpen(sql.raw('s.account_id'))}
        for update of s skip locked
      ),
      -- What each target may take, with its place among the attempts that are then under way there.
      due as (
        select d.*, t.failing_since is not null as fails,
          u.many + row_number() over (partition by t.account_id, t.id order by d.due_at, d.id) as nth
        from targets t cross join lateral (
          select count(*) as many from ${deliveries} u
          where u.account_id = t.account_id and u.subscription_id = t.id and ${isLeased('u')}
        ) u cross join lateral (
          select d.account_id, d.id, d.due_at from ${deliveries} d
          where d.account_id = t.account_id and d.subscription_id = t.id and d.due_at <= ${p.now}::timestamptz and ${isLeased('d')} is not true
          order by d.due_at, d.id
          limit greatest(0, case when t.failing_since is null then ${mostOfTarget} else 1 end - u.many)
        ) d
      ),
      -- Targets that hang keep their places for long: the last of an account's are for the first attempt at one that does not fail.
      ready as (
        select d.account_id, d.id from (
          select due.*, row_number() over (partition by account_id order by fails or nth > 1, fails, due_at, id) as place from due
        ) d
        where d.place <= case when d.fails or d.nth > 1 then ${mostOfOthers} else ${mostOfAccount} end - (
          select count(*) from ${deliveries} u where u.account_id = d.account_id and ${isLeased('u')}
        )
        order by d.fails, d.due_at, d.id limit ${p.room}::int
      ),
      -- The last conditions are checked again once a row is locked: what another process took meanwhile stays its own.
      taken as (
        update ${deliveries} d set leased_until = ${p.lease}::timestamptz, process_id = ${p.process}::int
        from ready r
        where d.account_id = r.account_id and d.id = r.id and d.due_at is not null and ${isLeased('d')} is not true
        returning d.*
      )
      select a.id as "accountId", a.key as "accountKey", a.subdomain, a.name,
        d.id, d.uuid, d.sequence, d.event, d.subject, d.occurred_at as "occurredAt", d.body, d.failures, d.asked, d.leased_until as lease, d.traceparent,
        s.id as subscription, s.target, s.secrets, s.scopes, s.member_id as "memberId",
        k.sealed as "signingToken", p.id as application, p.sealed_secret as "applicationSecret"
      from taken d
        join ${subscriptions} s on s.account_id = d.account_id and s.id = d.subscription_id
        join ${accounts} a on a.id = d.account_id
        left join ${signingTokens} k on k.account_id = s.account_id and k.subscription_id = s.id and ${isTokenGood('k', p.now)}
        left join ${grants} g on g.account_id = s.account_id and g.id = s.grant_id
        left join ${applications} p on p.id = g.application_id and p.revoked_at is null
      order by d.due_at, d.id
    `)
  })
  return async (now, room) => {
    const times = { now: new Date(now).toISOString(), lease: new Date(now + leaseMs).toISOString() }
    const taken = await claim({ ...times, process: await number(), room })
    return taken.map(({ accountId: id, accountKey: key, subdomain, name, ...rest }) => ({ ...rest, account: { id, key, subdomain, name } }))
  }
}
