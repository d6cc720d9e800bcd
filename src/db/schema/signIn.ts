// Signing in: sessions, second factors, password reset links and failed attempts; and the audit log.
import { createdAt, hex, id, instant, oneOf, refersTo, word } from '../columns.ts'
import { bigint, check, index, integer, pgTable, primaryKey, sql, text, unique } from '../drizzle.js'
import { accountId } from './identity.ts'
import { members } from './members.ts'

/** Sessions of the web pages. `hash` is the SHA-256 of the secret in the cookie. */
export const sessions = pgTable(
  'sessions',
  {
    accountId: accountId(),
    id: id(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    hash: hex('hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** To within five minutes; null until then. */
    lastUsedAt: instant('last_used_at'),
    /** The browser in a few words and the client's address, both from the sign-in; null in sessions of earlier releases. */
    browser: text('browser'),
    address: text('address'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique('sessions_hash').on(t.hash),
    index('sessions_member').on(t.accountId, t.memberId),
    index('sessions_expiry').on(t.expiresAt),
    refersTo('sessions_member', t, t.memberId, members).onDelete('cascade'),
  ],
)

/** The second factor of members who have set one up: an authenticator app's key, and recovery codes. */
export const secondFactors = pgTable(
  'second_factors',
  {
    accountId: accountId(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    /** The key, sealed with the server's keys. */
    sealed: text('sealed').notNull(),
    /** The time step of the last accepted code: no code of this step or an earlier one is accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    /** The SHA-256 of each recovery code that is left, as hex digits. */
    recoveryHashes: text('recovery_hashes').array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.memberId] }),
    refersTo('second_factors_member', t, t.memberId, members).onDelete('cascade'),
  ],
)

/** Password reset links, at most one per member: a newer one replaces it. Only the SHA-256 of its token is stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    accountId: accountId(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    hash: hex('hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.memberId] }),
    unique('password_resets_hash').on(t.hash),
    index('password_resets_expiry').on(t.expiresAt),
    refersTo('password_resets_member', t, t.memberId, members).onDelete('cascade'),
  ],
)

/** Attempts in a window of 15 minutes: failed sign-ins, against guessing passwords, and mails to a login. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** What is counted: a kind with a hash, a number or an IP address, as `login:…`, `pair:…`, `address:…`, `browser:…`, `told:…` or `reset:…`. */
    subject: text('subject').primaryKey(),
    startedAt: instant('started_at').notNull(),
    count: integer('count').notNull(),
    /** The SHA-256 of the e-mail as hex digits, if a new password resets the count. */
    login: text('login'),
  },
  (t) => [index('sign_in_attempts_login').on(t.login)],
)

export const actorKinds = ['member', 'token', 'operator', 'server'] as const

/** Who did what, and when. Triggers reject every update, and deletes of entries younger than 24 months. Holds ids and field names, never values. */
export const auditLog = pgTable(
  'audit_log',
  {
    accountId: accountId(),
    id: id(),
    at: instant('at').notNull().defaultNow(),
    actorKind: word('actor_kind', actorKinds).notNull(),
    /** The id of the member or token, or of the member for whom the operator acts; null for the operator alone and the server itself. */
    actorId: bigint('actor_id', { mode: 'number' }),
    /** The client that the rate limit charged: `account:1`, `application:2`, `partner:3`, `member:4`. */
    client: text('client'),
    action: text('action').notNull(),
    /** The id of the subject. The action says of which table. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    /** The id of what was changed of the subject, such as a question of a job; null if it is the subject itself. */
    objectId: bigint('object_id', { mode: 'number' }),
    requestId: text('request_id'),
    /** The client's address; null for commands of the operator, and in entries of earlier releases. */
    address: text('address'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('audit_log_at').on(t.accountId, t.at),
    index('audit_log_actor').on(t.accountId, t.actorKind, t.actorId, t.id),
    index('audit_log_subject').on(t.accountId, sql`split_part(${t.action}, '_', 1)`, t.id),
    check('audit_log_actor_kind', oneOf('actor_kind', actorKinds)),
  ],
)
