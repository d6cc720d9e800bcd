// Notifications: the outbox, subscriptions, deliveries and attempts.
import { createdAt, hex, id, instant, oneOf, processId, refersTo, word } from '../columns.ts'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, sql, text, unique, uuid } from '../drizzle.js'
import { grants, partners, tokens } from './access.ts'
import { accountId, identity, identityKeys } from './identity.ts'
import { members } from './members.ts'

/** The events of every server. */
export const documentedEvents = [
  'candidate_created',
  'candidate_moved',
  'employee_created',
  'employee_updated',
  'employee_published',
  'onboarding_completed',
  'timeoff_updated',
] as const
/** The events that exist only in the `family` profile. */
export const familyEvents = ['candidate_deleted', 'job_deleted', 'timeoff_request_approved', 'timeoff_request_reverted'] as const
export const notificationEvents = [...documentedEvents, ...familyEvents] as const
/** What a notification is about: ids and other texts without personal data. */
export type Subject = Record<string, string>

/** Notifications, committed with the change that caused them. The dispatcher takes them from here. */
export const outbox = pgTable(
  'outbox',
  {
    ...identity(),
    event: text('event').notNull(),
    subject: jsonb('subject').$type<Subject>().notNull(),
    occurredAt: instant('occurred_at').notNull().defaultNow(),
    /** The trace of the change, as a header of W3C Trace Context; null if it is not traced. */
    traceparent: text('traceparent'),
  },
  (t) => [...identityKeys('outbox', t), index('outbox_order').on(t.id)],
)

/** A signing secret: its sealed text, and until when it still signs beside a newer one; null for the newest. */
export type SigningSecret = { readonly sealed: string; readonly until: string | null }
export const disablings = ['gone', 'failing'] as const

/** Subscriptions to events. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: accountId(),
    /** Numbered by `accounts.last_subscription`; never reused. */
    id: bigint('id', { mode: 'number' }).notNull(),
    event: word('event', notificationEvents).notNull(),
    target: text('target').notNull(),
    /** The SHA-256 of the normalised target, which is unique in the account. */
    targetHash: hex('target_hash').notNull(),
    /** Null matches all. */
    jobShortcode: text('job_shortcode'),
    stageSlug: text('stage_slug'),
    /** The client that created it: `account:1`, `application:2`, `partner:3`, `member:4`. */
    owner: text('owner').notNull(),
    /** The scopes of its owner's token. What they do not cover is omitted from notifications. */
    scopes: text('scopes').array().notNull(),
    /** Created by a user token, it ends with that token's grant and sees what the member sees; created by a service token, it ends with the partner. */
    grantId: bigint('grant_id', { mode: 'number' }),
    memberId: bigint('member_id', { mode: 'number' }),
    partnerId: bigint('partner_id', { mode: 'number' }),
    /** The newest first. */
    secrets: jsonb('secrets').$type<SigningSecret[]>().notNull(),
    /** Deliveries are numbered from 1 in the order of their dispatch. */
    lastSequence: bigint('last_sequence', { mode: 'number' }).notNull().default(0),
    /** The first failure since the last success. */
    failingSince: instant('failing_since'),
    /** The target asked for a pause until then. */
    restsUntil: instant('rests_until'),
    disabledAt: instant('disabled_at'),
    disabledReason: word('disabled_reason', disablings),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique('subscriptions_target').on(t.accountId, t.targetHash),
    index('subscriptions_event').on(t.accountId, t.event),
    refersTo('subscriptions_grant', t, t.grantId, grants).onDelete('cascade'),
    refersTo('subscriptions_member', t, t.memberId, members).onDelete('cascade'),
    refersTo('subscriptions_partner', t, t.partnerId, partners).onDelete('cascade'),
    check('subscriptions_event_name', oneOf('event', notificationEvents)),
    check('subscriptions_disabled_reason', oneOf('disabled_reason', disablings)),
    check('subscriptions_disabled', sql`(${t.disabledAt} is null) = (${t.disabledReason} is null)`),
  ],
)

/** The account tokens that sign the family's notification headers, each for a subscription it created. Deleted with either of them. */
export const signingTokens = pgTable(
  'signing_tokens',
  {
    accountId: accountId(),
    subscriptionId: bigint('subscription_id', { mode: 'number' }).notNull(),
    tokenId: bigint('token_id', { mode: 'number' }).notNull(),
    /** The token's text, sealed. */
    sealed: text('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.subscriptionId] }),
    index('signing_tokens_token').on(t.accountId, t.tokenId),
    refersTo('signing_tokens_of_subscription', t, t.subscriptionId, subscriptions).onDelete('cascade'),
    refersTo('signing_tokens_of_token', t, t.tokenId, tokens).onDelete('cascade'),
  ],
)

export const deliveryStates = ['pending', 'delivered', 'failed', 'held'] as const

/** A notification for one subscription, and its state. Held deliveries wait until their disabled subscription is enabled. */
export const deliveries = pgTable(
  'deliveries',
  {
    ...identity(),
    subscriptionId: bigint('subscription_id', { mode: 'number' }).notNull(),
    /** The notification's public id, the same at each attempt. */
    uuid: uuid('uuid').notNull().defaultRandom(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    event: word('event', notificationEvents).notNull(),
    subject: jsonb('subject').$type<Subject>().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    /** The body to send, rendered at the first attempt. */
    body: text('body'),
    state: word('state', deliveryStates).notNull(),
    /** Failed attempts since it was dispatched or last redelivered. */
    failures: integer('failures').notNull().default(0),
    /** Redelivered on request: its failure does not disable the subscription. */
    asked: boolean('asked').notNull().default(false),
    /** When it is attempted next; null if it is not. */
    dueAt: instant('due_at'),
    /** During an attempt: when its process is taken for dead. */
    leasedUntil: instant('leased_until'),
    processId: processId(),
    createdAt: createdAt(),
    deliveredAt: instant('delivered_at'),
    /** As in the outbox. */
    traceparent: text('traceparent'),
  },
  (t) => [
    ...identityKeys('deliveries', t),
    index('deliveries_subscription').on(t.accountId, t.subscriptionId, t.key),
    index('deliveries_undelivered')
      .on(t.accountId, t.subscriptionId, t.key)
      .where(sql`${t.state} <> 'delivered'`),
    index('deliveries_due')
      .on(t.accountId, t.subscriptionId, t.dueAt, t.id)
      .where(sql`${t.dueAt} is not null`),
    index('deliveries_created').on(t.createdAt),
    index('deliveries_leased')
      .on(t.accountId, t.subscriptionId)
      .where(sql`${t.leasedUntil} is not null`),
    // By the candidate's internal id, for erasures.
    index('deliveries_person')
      .on(t.accountId, sql`(${t.subject} ->> 'person')`)
      .where(sql`${t.subject} ->> 'person' is not null`),
    refersTo('deliveries_of_subscription', t, t.subscriptionId, subscriptions).onDelete('cascade'),
    check('deliveries_event', oneOf('event', notificationEvents)),
    check('deliveries_state', oneOf('state', deliveryStates)),
    check('deliveries_scheduled', sql`${t.dueAt} is null or ${t.state} = 'pending'`),
  ],
)

/** Why an attempt got no response. */
export const attemptFaults = ['timeout', 'connection', 'encryption', 'refused', 'payload'] as const

/** The attempts of each delivery, kept for 30 days. */
export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    accountId: accountId(),
    id: id(),
    deliveryId: bigint('delivery_id', { mode: 'number' }).notNull(),
    startedAt: instant('started_at').notNull(),
    /** Milliseconds. */
    duration: integer('duration').notNull(),
    /** The response's status; null if there was none. */
    status: integer('status'),
    fault: word('fault', attemptFaults),
    /** The beginning of the response's body; never of a response from a private network. */
    answer: text('answer'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('delivery_attempts_delivery').on(t.accountId, t.deliveryId, t.id),
    refersTo('delivery_attempts_of_delivery', t, t.deliveryId, deliveries).onDelete('cascade'),
    check('delivery_attempts_fault', oneOf('fault', attemptFaults)),
  ],
)
