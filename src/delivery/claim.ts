// Takes deliveries that are due: each for one process, no more at once for one target than it bears, and none of them for ever.
import { sql } from '../db/drizzle.js'
import type { Account } from '../context.ts'
import { isHeld, type Process } from '../db/processes.ts'
import {
  applications,
  deliveries,
  grants,
  signingTokens,
  subscriptions,
  type notificationEvents,
  type SigningSecret,
  type Subject,
} from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { isLive } from '../resources/subscriptions/live.ts'
import { isTokenGood } from '../resources/subscriptions/signingTokens.ts'

/** Attempts at one target that are under way at the same time; one that fails is tried by one. */
const atOnce = 4
/** Attempts of one account that are under way at the same time: its targets may all hang. */
const shareOfAccount = 32
/** Of these, the places for targets with nothing under way that did not fail: four attempts at each of ten that hang leave them. */
const forFirst = 8
/** For so long a delivery is one living process's: rendering, the exchange, storing what came of it, and a pause of the process between. */
const leaseMs = 30_000

/** A delivery and what its attempt needs of its subscription. `lease` names the claim: whoever settles it must hold it still. */
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
  readonly target: string
  readonly secrets: readonly SigningSecret[]
  readonly scopes: readonly string[]
  /** The member whom a user token acted for when it subscribed. */
  readonly memberId: number | null
  /** The sealed text of the account token that subscribed, while the token is good. */
  readonly signingToken: string | null
  /** The application whose user token subscribed, and its sealed secret. */
  readonly application: number | null
  readonly applicationSecret: string | null
}

/** `claim(now, room)` takes at most `room` deliveries for `process`; `now` is in milliseconds since 1970. */
export function claimer(
  { statement }: Pick<Statements, 'statement'>,
  { number }: Pick<Process, 'number'>,
): (now: number, room: number) => Promise<Claimed[]> {
  const isLeased = (d: 'd' | 'u', p: Holders<{ now: string }>) =>
    sql`(${sql.raw(d)}.leased_until > ${p.now}::timestamptz and ${isHeld(sql.raw(`${d}.process_id`))})`
  // Subscriptions that another process is claiming from are passed over: how many attempts are under way would be known to neither.
  const targets = (p: Holders<{ now: string }>) => sql`
    select s.account_id, s.id, s.failing_since from (
      with recursive waiting as (
        (select account_id, subscription_id from ${deliveries} where due_at is not null order by 1, 2 limit 1)
        union all
        select n.account_id, n.subscription_id from waiting w cross join lateral (
          select d.account_id, d.subscription_id from ${deliveries} d
          where d.due_at is not null and (d.account_id, d.subscription_id) > (w.account_id, w.subscription_id) order by 1, 2 limit 1
        ) n
      ) select * from waiting
    ) w
    join ${subscriptions} s on s.account_id = w.account_id and s.id = w.subscription_id
    where s.disabled_at is null and (s.rests_until is null or s.rests_until <= ${p.now}::timestamptz) and ${isLive('s')}
    for update of s skip locked`
  // Each with its place among those that the target has under way then.
  const due = (p: Holders<{ now: string }>) => sql`
    select d.*, t.failing_since is not null as fails, u.many + row_number() over (partition by t.account_id, t.id order by d.due_at, d.id) as nth
    from targets t cross join lateral (
      select count(*) as many from ${deliveries} u
      where u.account_id = t.account_id and u.subscription_id = t.id and ${isLeased('u', p)}
    ) u cross join lateral (
      select d.account_id, d.id, d.due_at from ${deliveries} d
      where d.account_id = t.account_id and d.subscription_id = t.id and d.due_at <= ${p.now}::timestamptz
        and ${isLeased('d', p)} is not true
      order by d.due_at, d.id
      limit greatest(0, case when t.failing_since is null then ${sql.raw(String(atOnce))} else 1 end - u.many)
    ) d`
  // Targets that hang keep their places for long: the last of an account's are for the first attempt at one that does not fail.
  const ready = (p: Holders<{ now: string; room: number }>) => sql`
    select d.account_id, d.id from (
      select due.*, row_number() over (partition by account_id order by fails or nth > 1, fails, due_at, id) as place from due
    ) d
    where d.place <= case when d.fails or d.nth > 1 then ${sql.raw(String(shareOfAccount - forFirst))} else ${sql.raw(String(shareOfAccount))} end - (
      select count(*) from ${deliveries} u where u.account_id = d.account_id and ${isLeased('u', p)}
    )
    order by d.fails, d.due_at, d.id limit ${p.room}::int`
  // The last condition is looked at again once a row is locked: what another process has taken meanwhile stays its own.
  const taken = (p: Holders<{ now: string; lease: string; process: number }>) => sql`
    update ${deliveries} d set leased_until = ${p.lease}::timestamptz, process_id = ${p.process}::int from ready r
    where d.account_id = r.account_id and d.id = r.id and d.due_at is not null and ${isLeased('d', p)} is not true
    returning d.*`
  const claim = statement('claim_deliveries', (p: Holders<{ now: string; lease: string; process: number; room: number }>) =>
    build
      .with(
        build.$with('targets', {}).as(targets(p)),
        build.$with('due', {}).as(due(p)),
        build.$with('ready', {}).as(ready(p)),
        build.$with('taken', {}).as(taken(p)),
      )
      .select({
        accountId: sql<number>`a.id`,
        accountKey: sql<string>`a.key`,
        subdomain: sql<string>`a.subdomain`,
        name: sql<string>`a.name`,
        id: sql<number>`d.id`,
        subscription: sql<number>`s.id`,
        uuid: sql<string>`d.uuid`,
        sequence: sql<number>`d.sequence`,
        event: sql<Claimed['event']>`d.event`,
        subject: sql<Subject>`d.subject`,
        occurredAt: sql<string>`d.occurred_at`,
        body: sql<string | null>`d.body`,
        failures: sql<number>`d.failures`,
        asked: sql<boolean>`d.asked`,
        lease: sql<string>`d.leased_until`,
        target: sql<string>`s.target`,
        secrets: sql<SigningSecret[]>`s.secrets`,
        scopes: sql<string[]>`s.scopes`,
        memberId: sql<number | null>`s.member_id`,
        signingToken: sql<string | null>`k.sealed`,
        application: sql<number | null>`p.id`,
        applicationSecret: sql<string | null>`p.sealed_secret`,
      })
      .from(
        sql`taken d join subscriptions s on s.account_id = d.account_id and s.id = d.subscription_id join accounts a on a.id = d.account_id
        left join ${signingTokens} k on k.account_id = s.account_id and k.subscription_id = s.id and ${isTokenGood('k', p.now)}
        left join ${grants} g on g.account_id = s.account_id and g.id = s.grant_id
        left join ${applications} p on p.id = g.application_id and p.revoked_at is null`,
      )
      .orderBy(sql`d.due_at`, sql`d.id`),
  )
  return async (now, room) => {
    const times = { now: new Date(now).toISOString(), lease: new Date(now + leaseMs).toISOString() }
    const taken = await claim({ ...times, process: await number(), room })
    return taken.map(({ accountId: id, accountKey: key, subdomain, name, ...rest }) => ({ ...rest, account: { id, key, subdomain, name } }))
  }
}
