// Callers: the one of a token, looked up in the database and typed by the token's kind, and those without a token: a member, the operator, a careers site.
import { and, eq, gt, isNull, or, sql } from '../db/drizzle.js'
import type { IncomingHttpHeaders } from 'node:http'
import type { Account, ActingMember, Caller } from '../context.ts'
import { references } from '../db/conditions.ts'
import { accounts, applications, grants, members, partners, tokens } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { scopes } from './scopes.ts'

/** Requests in 10 seconds. */
export type Limits = { readonly account: number; readonly oauth: number; readonly partner: number }

/** How many applications' rates a member on the pages has: one page calls several operations. */
const pageCalls = 10

/**
 * Returns a member who has signed in, as the caller of operations that this program calls for them: nothing limits them but their roles and
 * a rate of their own. Valid for one request, since the member may be deactivated or get another role.
 */
export const memberCaller = (
  { account, member }: { readonly account: Account; readonly member: ActingMember },
  limits: Limits,
): Caller => ({
  kind: 'user',
  tenant: account,
  person: personOf(member),
  scopes: new Set(scopes),
  client: `member:${member.id}`,
  limit: pageCalls * limits.oauth,
  token: null,
})

/** Returns the operator as a caller: for the account itself, or for one of its members, with the member's roles. */
export function operatorCaller(account: Account, member: ActingMember | undefined): Caller {
  const holder = { tenant: account, scopes: new Set(scopes), client: 'operator', limit: 1_000_000, token: null, byOperator: true } as const
  return member ? { ...holder, kind: 'user', person: personOf(member) } : { ...holder, kind: 'account', person: undefined }
}

/** How many tokens' rates a careers site has: all its visitors share them, and each address is limited by itself. */
const visitors = 100

/** Returns the account's careers site, as the caller of the operations that it calls for applicants. */
export const careersCaller = (account: Account, limits: Limits): Caller => ({
  kind: 'account',
  tenant: account,
  person: undefined,
  scopes: new Set(['r_jobs', 'w_candidates']),
  client: `careers:${account.id}`,
  limit: visitors * limits.account,
  token: null,
})

const personOf = (member: ActingMember) => ({ ...member, roles: { member: member.role } })

/** What is cached of a token. */
export type Known = {
  readonly account: number
  readonly id: number
  /** Milliseconds since 1970; Infinity if it does not expire. */
  readonly expiresAt: number
  /** Milliseconds since 1970, as stored; -Infinity if it was never used. */
  readonly lastUsedAt: number
  /** Returns the caller, which may depend on the request's client id; undefined if the token may not be used with it. */
  readonly callerWith: (headers: IncomingHttpHeaders) => Caller | undefined
}

/** `find(hash, now)`: returns a valid token, neither expired nor revoked, whose member, grant, application and partner are active. */
export function prepareTokenLookup({ statement }: Pick<Statements, 'statement'>, limits: Limits) {
  const find = statement('find_token', (p: Holders<{ hash: string; now: string }>) =>
    build
      .select({
        kind: tokens.kind,
        token: tokens.id,
        scopes: tokens.scopes,
        expiresAt: sql<number | null>`(extract(epoch from ${tokens.expiresAt}) * 1000)::bigint`,
        lastUsedAt: sql<number | null>`(extract(epoch from ${tokens.lastUsedAt}) * 1000)::bigint`,
        id: accounts.id,
        key: accounts.key,
        subdomain: accounts.subdomain,
        name: accounts.name,
        memberId: members.id,
        memberKey: members.key,
        memberName: members.name,
        role: members.role,
        hrisRole: members.hrisRole,
        application: grants.applicationId,
        partner: tokens.partnerId,
        // An account token sent with the client id of one of the account's partners gets that partner's limit.
        partners: sql<Record<string, number> | null>`(
          select jsonb_object_agg(client_id, id) from ${partners}
          where ${partners.accountId} = ${accounts.id} and ${partners.revokedAt} is null
            and (${tokens.kind} = 'account' or ${partners.id} = ${tokens.partnerId}))`,
      })
      .from(tokens)
      .innerJoin(accounts, eq(accounts.id, tokens.accountId))
      .leftJoin(members, and(references(tokens.memberId, members), members.active))
      .leftJoin(grants, and(references(tokens.grantId, grants), isNull(grants.revokedAt)))
      .leftJoin(applications, and(eq(applications.id, grants.applicationId), isNull(applications.revokedAt)))
      .where(
        and(
          eq(tokens.hash, p.hash),
          isNull(accounts.closedAt),
          isNull(tokens.revokedAt),
          or(isNull(tokens.expiresAt), gt(tokens.expiresAt, p.now)),
          sql`(${tokens.kind} <> 'user' or (${members.id} is not null and ${applications.id} is not null))`,
        ),
      ),
  )

  return async (hash: string, now: string): Promise<Known | undefined> => {
    const [row] = await find({ hash, now })
    if (!row) return undefined
    const { kind, token, expiresAt, id, key, subdomain, name } = row
    const account = { id, key, subdomain, name }
    const holder = { tenant: account, scopes: new Set(row.scopes), token, recordedAs: `token:${token}` }
    const partners = new Map(Object.entries(row.partners ?? {}))
    const times = { expiresAt: expiresAt ?? Infinity, lastUsedAt: row.lastUsedAt ?? -Infinity }
    const known = (callerWith: Known['callerWith']) => ({ account: id, id: token, ...times, callerWith })
    const partnerOf = (headers: IncomingHttpHeaders) => partners.get(clientIdOf(headers) ?? '')

    if (kind === 'user') {
      const member = {
        id: row.memberId as number,
        key: row.memberKey as string,
        name: row.memberName as string,
        role: row.role as NonNullable<typeof row.role>,
        hrisRole: row.hrisRole as NonNullable<typeof row.hrisRole>,
      }
      const caller: Caller = {
        ...holder,
        kind,
        person: personOf(member),
        client: `application:${row.application}`,
        recordedAs: `application:${row.application}`,
        limit: limits.oauth,
      }
      return known(() => caller)
    }
    if (kind === 'partner') {
      const caller: Caller = { ...holder, kind, person: undefined, client: `partner:${row.partner}`, limit: limits.partner }
      return known((headers) => (partnerOf(headers) === undefined ? undefined : caller))
    }
    const caller: Caller = { ...holder, kind, person: undefined, client: `account:${id}`, limit: limits.account }
    if (partners.size === 0) return known(() => caller)
    const legacy = new Map([...partners.values()].map((id) => [id, { ...caller, client: `partner:${id}`, limit: limits.partner }]))
    return known((headers) => legacy.get(partnerOf(headers) ?? 0) ?? caller)
  }
}

/** Returns the client id from either header; undefined if there is none or the two differ. */
function clientIdOf(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-service-client-id']
  const alias = headers['x-workable-client-id']
  if (given !== undefined && alias !== undefined && given !== alias) return undefined
  return (given ?? alias) as string | undefined
}
