// Reads the request log: which tokens and applications called, and the last calls of one, newest first.
import { sql, type SQL } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { calls } from '../db/schema.ts'
import { query, type Holders } from '../db/statements.ts'
import { mostCalls } from './callLog.ts'

/** A token or an application. `name` is null if it no longer exists; `lastFour` are the last characters of a token. */
export type CallingClient = { readonly client: string; readonly name: string | null; readonly lastFour: string | null }
export type CallingClientSummary = CallingClient & {
  readonly lastAt: string
  readonly calls: number
  /** How many of them were answered with 4xx, and with 5xx. */
  readonly refused: number
  readonly failed: number
}

export type ListedCall = {
  readonly id: number
  readonly at: string
  readonly method: string
  readonly operation: string | null
  readonly status: number
  readonly code: string | null
  readonly ms: number
  readonly requestId: string
}
/** An operation and an error code that occur together; either may be null. */
export type CallKind = { readonly operation: string | null; readonly code: string | null }

type OfClient = { account: number; client: string }
/**
 * Null filters nothing. `class` is the status divided by 100; `before` the id of a call; the
 * operation `none` stands for calls without one.
 */
export type CallFilter = OfClient & { class: number | null; code: string | null; operation: string | null; before: number; most: number }

/**
 * `clients` returns the clients with calls, the last caller first; `find` returns one that the account has or that called; `list` returns
 * calls, newest first; `kinds` what the filters can name. All count only the calls that are kept, since a client may have a few more.
 */
export const prepareCallList = prepared((statement) => {
  const numberOf = (client: SQL) => sql`split_part(${client}, ':', 2)::bigint`
  const token = (p: Holders<{ account: number }>, what: SQL, client: SQL) =>
    sql`(select ${what} from tokens n where n.account_id = ${p.account} and ${client} like 'token:%' and n.id = ${numberOf(client)})`
  const nameOf = (p: Holders<{ account: number }>, client: SQL) => sql`case when ${client} like 'application:%'
    then (select a.name from applications a where a.id = ${numberOf(client)}) else ${token(p, sql`n.name`, client)} end`
  const kept = (p: Holders<OfClient>) =>
    sql`(select * from ${calls} where account_id = ${p.account} and client = ${p.client} order by id desc limit ${sql.raw(String(mostCalls))})`

  const clients = statement('list_calling_clients', (p: Holders<{ account: number }>) =>
    query<CallingClientSummary>(sql`select c.client, ${nameOf(p, sql`c.client`)} as name, ${token(p, sql`n.last_four`, sql`c.client`)} as "lastFour",
        max(c.at) as "lastAt", count(*)::int as calls, (count(*) filter (where c.status between 400 and 499))::int as refused,
        (count(*) filter (where c.status >= 500))::int as failed
      from (select client, at, status, row_number() over (partition by client order by id desc) as place
        from ${calls} where account_id = ${p.account}) c
      where c.place <= ${sql.raw(String(mostCalls))} group by c.client order by max(c.at) desc limit 1000`),
  )
  // An application of another account, or of the operator, is known by its calls only.
  const find = statement('find_calling_client', (p: Holders<OfClient>) =>
    query<CallingClient>(sql`select c.client, ${nameOf(p, sql`c.client`)} as name, ${token(p, sql`n.last_four`, sql`c.client`)} as "lastFour"
      from (select ${p.client}::text as client) c
      where ${token(p, sql`true`, sql`c.client`)}
        or exists (select from ${calls} n where n.account_id = ${p.account} and n.client = c.client)
        or (c.client like 'application:%' and exists (
          select from applications a where a.id = ${numberOf(sql`c.client`)} and a.owner_id = ${p.account}))`),
  )
  const list = statement('list_calls', (p: Holders<CallFilter>) =>
    query<ListedCall>(sql`select id, at, method, operation, status, code, ms, request_id as "requestId" from ${kept(p)} c
      where id < ${p.before} and (${p.class}::int is null or status / 100 = ${p.class}::int)
        and (${p.code}::text is null or code = ${p.code}::text) and (${p.operation}::text is null or coalesce(operation, 'none') = ${p.operation}::text)
      order by id desc limit ${p.most}`),
  )
  const kinds = statement('list_call_kinds', (p: Holders<OfClient>) =>
    query<CallKind>(sql`select distinct operation, code from ${kept(p)} c order by operation, code`),
  )
  return {
    clients: (account: number): Promise<CallingClientSummary[]> => clients({ account }),
    find: async (account: number, client: string): Promise<CallingClient | undefined> => (await find({ account, client }))[0],
    list: (filter: CallFilter): Promise<ListedCall[]> => list(filter),
    kinds: (account: number, client: string): Promise<CallKind[]> => kinds({ account, client }),
  }
})
