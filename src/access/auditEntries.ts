// Reads the audit log: newest first, with the current names of its ids, all of it or by actor, kind and time.
import { and, desc, eq, lt, sql, type SQL } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { auditLog } from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import type { Actor } from './audit.ts'

export type AuditEntry = {
  readonly id: number
  readonly at: string
  readonly actorKind: Actor['kind']
  /** The actor's public id. */
  readonly actorId: string | null
  /** The name of the acting member or token; of the operator, the member for whom they acted. Null if it was deleted. */
  readonly actor: string | null
  /** An `Action`, or one that only an older or newer version knows. */
  readonly action: string
  /** The subject's public id. */
  readonly subjectId: string | null
  /** The subject's name, for a subscription its target's host, for candidates and erased persons their id; null if it was deleted. */
  readonly subject: string | null
  /** The public id of what was changed of the subject, such as a question of a job; null if that is the subject itself, or was deleted. */
  readonly objectId: string | null
  /** Its name. */
  readonly object: string | null
  /** Whether the entry has an object, even if that was deleted since. */
  readonly hasObject: boolean
  readonly client: string | null
  readonly requestId: string | null
  /** The client's address; null for commands of the operator, and in entries of earlier releases. */
  readonly address: string | null
}
export type AuditFilters = {
  /** By one actor, or by all of a kind. */
  readonly actor?: { readonly kind: Actor['kind']; readonly id?: number } | undefined
  /** The first word of the actions. */
  readonly kind?: string | undefined
  /** Instants: not before `from`, and before `until`. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** Older than the entry with this id. */
  readonly before?: number | undefined
}
/** Returns at most `limit` entries. */
export type ListAuditEntries = (account: number, filters: AuditFilters, limit: number) => Promise<AuditEntry[]>

/** Greater than the id of every entry. */
const newest = Number.MAX_SAFE_INTEGER

export const prepareAuditEntryList = ({ statement }: Pick<Statements, 'statement'>): ListAuditEntries => prepareEntries(statement)

const prepareEntries = prepared((statement): ListAuditEntries => {
  const lookup = (table: string, what: SQL, id: unknown) =>
    sql`(select ${what} from ${sql.raw(table)} n where n.account_id = ${auditLog.accountId} and n.id = ${id})`
  const named = (table: string, id: unknown) => lookup(table, sql`n.name`, id)
  const known = (table: string, id: unknown) => lookup(table, sql`encode(n.key, 'hex')`, id)
  const ofJob = (shown: (table: string, name: SQL) => SQL) => sql<string | null>`case substring(${auditLog.action} from '^job_[a-z]+')
    when 'job_question' then ${shown('job_questions', sql`n.body`)}
    when 'job_member' then ${shown('members', sql`n.name`)}
    when 'job_recruiter' then ${shown('recruiters', sql`n.name`)} end`
  // An erased person is a tombstone: the entry of the erasure has its key as a number.
  const erased = sql`(select encode(e.key, 'hex') from erasures e
    where e.account_id = ${auditLog.accountId} and e.key = int8send(${auditLog.subjectId}))`
  type Given = { account: number; before: number; limit: number; from: string; until: string }
  type Filtered = Given & { actorKind: Actor['kind']; actorId: number; kind: string }
  const columnsOf = (p: Holders<{ account: number }>) => ({
    id: auditLog.id,
    at: auditLog.at,
    actorKind: auditLog.actorKind,
    actorId: sql<string | null>`case ${auditLog.actorKind}
          when 'member' then ${known('members', auditLog.actorId)}
          when 'operator' then ${known('members', auditLog.actorId)} else ${auditLog.actorId}::text end`,
    actor: sql<string | null>`case ${auditLog.actorKind}
          when 'member' then ${named('members', auditLog.actorId)}
          when 'operator' then ${named('members', auditLog.actorId)}
          when 'token' then ${named('tokens', auditLog.actorId)} end`,
    action: auditLog.action,
    subjectId: sql<string | null>`case split_part(${auditLog.action}, '_', 1)
          when 'job' then ${lookup('jobs', sql`n.shortcode`, auditLog.subjectId)}
          when 'member' then ${known('members', auditLog.subjectId)}
          when 'stage' then ${known('stages', auditLog.subjectId)}
          when 'offer' then ${known('offers', auditLog.subjectId)}
          when 'reason' then ${known('disqualification_reasons', auditLog.subjectId)}
          when 'recruiter' then ${known('recruiters', auditLog.subjectId)}
          when 'employeefield' then ${known('employee_fields', auditLog.subjectId)}
          when 'attribute' then ${known('custom_attributes', auditLog.subjectId)}
          when 'legalentity' then ${lookup('legal_entities', sql`n.uuid::text`, auditLog.subjectId)}
          when 'department' then to_hex(${auditLog.subjectId})
          when 'candidate' then coalesce(${known('candidates', auditLog.subjectId)}, ${erased}, ${auditLog.subjectId}::text)
          when 'employee' then coalesce(${known('employees', auditLog.subjectId)}, ${erased}, ${auditLog.subjectId}::text)
          when 'account' then (select encode(a.key, 'hex') from accounts a where a.id = ${p.account})
          else ${auditLog.subjectId}::text end`,
    subject: sql<string | null>`case split_part(${auditLog.action}, '_', 1)
          when 'member' then ${named('members', auditLog.subjectId)}
          when 'token' then ${named('tokens', auditLog.subjectId)}
          when 'job' then ${lookup('jobs', sql`n.title`, auditLog.subjectId)}
          when 'legalentity' then ${named('legal_entities', auditLog.subjectId)}
          when 'department' then ${named('departments', auditLog.subjectId)}
          when 'stage' then ${named('stages', auditLog.subjectId)}
          when 'category' then ${named('time_off_categories', auditLog.subjectId)}
          when 'employee' then coalesce(${lookup('employees', sql`n.firstname || ' ' || n.lastname`, auditLog.subjectId)}, ${erased})
          when 'candidate' then coalesce(${known('candidates', auditLog.subjectId)}, ${erased})
          when 'reason' then ${lookup('disqualification_reasons', sql`n.description`, auditLog.subjectId)}
          when 'recruiter' then ${named('recruiters', auditLog.subjectId)}
          when 'employeefield' then ${lookup('employee_fields', sql`n.label`, auditLog.subjectId)}
          when 'attribute' then ${lookup('custom_attributes', sql`n.label`, auditLog.subjectId)}
          when 'offer' then (select c.name from offers o join candidates c on c.account_id = ${p.account} and c.id = o.candidate_id
            where o.account_id = ${p.account} and o.id = ${auditLog.subjectId})
          when 'partner' then ${named('partners', auditLog.subjectId)}
          when 'application' then (select a.name from applications a where a.id = ${auditLog.subjectId})
          when 'grant' then (select a.name from grants g join applications a on a.id = g.application_id
            where g.account_id = ${p.account} and g.id = ${auditLog.subjectId})
          when 'subscription' then (select coalesce(substring(s.target from '://([^/?#]+)'), s.target) from subscriptions s
            where s.account_id = ${p.account} and s.id = ${auditLog.subjectId}) end`,
    objectId: ofJob((table) => known(table, auditLog.objectId)),
    object: ofJob((table, name) => lookup(table, name, auditLog.objectId)),
    hasObject: sql<boolean>`${auditLog.objectId} is not null`,
    client: auditLog.client,
    requestId: auditLog.requestId,
    address: auditLog.address,
  })

  const conditions = {
    actorKind: (p: Holders<Filtered>) => eq(auditLog.actorKind, p.actorKind),
    actorId: (p: Holders<Filtered>) => eq(auditLog.actorId, p.actorId),
    kind: (p: Holders<Filtered>) => sql`split_part(${auditLog.action}, '_', 1) = ${p.kind}`,
  }
  /** A statement for each combination, since a condition that may be absent keeps Postgres from using its index. */
  const listBy = (...names: (keyof typeof conditions)[]) =>
    statement(['list_audit_entries', ...names].join('_by_'), (p: Holders<Filtered>) =>
      build
        .select(columnsOf(p))
        .from(auditLog)
        .where(
          and(
            eq(auditLog.accountId, p.account),
            lt(auditLog.id, p.before),
            sql`${auditLog.at} >= ${p.from}::timestamptz and ${auditLog.at} < ${p.until}::timestamptz`,
            ...names.map((name) => conditions[name](p)),
          ),
        )
        .orderBy(desc(auditLog.id))
        .limit(p.limit),
    )
  const all = listBy()
  const ofKind = listBy('kind')
  const byKindOfActor = listBy('actorKind')
  const byKindOfActorOfKind = listBy('actorKind', 'kind')
  const byActor = listBy('actorKind', 'actorId')
  const byActorOfKind = listBy('actorKind', 'actorId', 'kind')

  return (account, { actor, kind, from = '-infinity', until = 'infinity', before = newest }, limit) => {
    const given = { account, before, limit, from, until, actorKind: actor?.kind ?? 'member', actorId: actor?.id ?? 0, kind: kind ?? '' }
    if (!actor) return kind === undefined ? all(given) : ofKind(given)
    if (actor.id === undefined) return kind === undefined ? byKindOfActor(given) : byKindOfActorOfKind(given)
    return kind === undefined ? byActor(given) : byActorOfKind(given)
  }
})
