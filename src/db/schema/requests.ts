// What servers keep of requests: who claims them, responses to repeated ones, counts, and the last calls of each client.
import { createdAt, hex, id, instant, processId } from '../columns.ts'
import { bigint, index, integer, jsonb, pgTable, primaryKey, real, smallint, text } from '../drizzle.js'
import { accountId } from './identity.ts'

/** The processes that claim work (`processes.ts`). Dead ones are kept for a day, which is longer than any claim. */
export const processes = pgTable('processes', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  startedAt: instant('started_at').notNull().defaultNow(),
  /** When it was found dead and its claims were released. */
  endedAt: instant('ended_at'),
  /** The names of its secret keys, the one that seals first. */
  secretKeys: text('secret_keys').array(),
})

/** The responses to requests with an Idempotency-Key, kept for 24 hours. A row without a status belongs to a running request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: accountId(),
    /** SHA-256 of client, method, path and key. */
    hash: hex('hash').notNull(),
    bodyHash: hex('body_hash').notNull(),
    status: integer('status'),
    headers: jsonb('headers').$type<Record<string, string>>(),
    /** The body of the response as sent. */
    answer: text('answer'),
    processId: processId(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] }), index('idempotency_keys_age').on(t.createdAt)],
)

/** A client's requests in a window, if processes share their counts. Its migration makes it UNLOGGED: a crash may lose it. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** `account:1`; of a client known by its address only a keyed hash, `oauth:address:…` for a limit of its own. */
    client: text('client').notNull(),
    /** When the window begins: seconds since 1970, divided by 10. */
    window: bigint('window', { mode: 'number' }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.client, t.window] }), index('rate_counts_window').on(t.window)],
)

/**
 * The position in the write-ahead log behind the last change of each account, if a standby answers reads. Its migration makes it UNLOGGED.
 * Used in `db/replica.ts`.
 */
export const lastWrites = pgTable('last_writes', {
  /** 0 stands for all accounts that have no row. It refers to none, since a logged table cannot be referred to. */
  account: integer('account').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
})

/** The last calls of each token and application: how each was answered, and nothing that the request contained. */
export const calls = pgTable(
  'calls',
  {
    accountId: accountId(),
    /** `token:1`, or `application:2` for all user tokens of an application. */
    client: text('client').notNull(),
    id: id(),
    at: instant('at').notNull(),
    method: text('method').notNull(),
    /** Null if there is none at the path, or none with the method. */
    operation: text('operation'),
    status: smallint('status').notNull(),
    /** The code of an error. */
    code: text('code'),
    ms: real('ms').notNull(),
    requestId: text('request_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.client, t.id] }), index('calls_age').on(t.at)],
)
