// Writes the audit log: who did what, when, in which request. Entries are never changed and hold ids, not values, and the client's address (promise P6).
import type { Context } from '../context.ts'
import { sql } from '../db/drizzle.js'
import { prepared } from '../db/prepared.ts'
import { auditLog, type actorKinds } from '../db/schema.ts'
import { build, type Holders, type Run } from '../db/statements.ts'

/** Every audited action. The word before the first underscore says what the subject's id refers to. */
export type Action =
  | 'account_closed'
  | 'account_deleted'
  | 'account_exported'
  | 'account_imported'
  | 'account_reopened'
  | 'account_updated'
  | 'member_added'
  | 'member_updated'
  | 'member_invited'
  | 'member_deactivated'
  | 'member_enabled'
  | 'member_password_set'
  | 'member_password_reset'
  | 'member_reset_asked'
  | 'member_reset_link_made'
  | 'member_sign_in_locked'
  | 'member_factor_set'
  | 'member_factor_removed'
  | 'member_recovery_code_used'
  | 'member_session_ended'
  | 'member_permitted'
  | 'member_forbidden'
  | 'member_signed_in'
  | 'member_signed_out'
  | 'token_issued'
  | 'token_revoked'
  | 'partner_created'
  | 'partner_revoked'
  | 'application_created'
  | 'application_revoked'
  | 'application_secret_replaced'
  | 'grant_given'
  | 'grant_revoked'
  | 'candidate_exported'
  | 'candidate_erased'
  | 'job_created'
  | 'job_updated'
  | 'job_published'
  | 'job_closed'
  | 'job_archived'
  | 'job_restored'
  | 'account_stages_ordered'
  | 'stage_created'
  | 'stage_renamed'
  | 'stage_deleted'
  | 'job_question_created'
  | 'job_question_updated'
  | 'job_question_deleted'
  | 'job_questions_ordered'
  | 'account_reasons_ordered'
  | 'reason_created'
  | 'reason_updated'
  | 'reason_deleted'
  | 'recruiter_created'
  | 'recruiter_updated'
  | 'recruiter_deleted'
  | 'job_attributes_set'
  | 'attribute_created'
  | 'attribute_updated'
  | 'attribute_deleted'
  | 'job_member_added'
  | 'job_member_removed'
  | 'job_recruiter_added'
  | 'job_recruiter_removed'
  | 'offer_created'
  | 'offer_updated'
  | 'offer_sent'
  | 'offer_approved'
  | 'offer_rejected'
  | 'legalentity_created'
  | 'legalentity_updated'
  | 'legalentity_deleted'
  | 'department_created'
  | 'department_updated'
  | 'department_deleted'
  | 'department_merged'
  | 'category_created'
  | 'category_updated'
  | 'category_deleted'
  | 'employeefield_created'
  | 'employeefield_updated'
  | 'employeefield_deleted'
  | 'employee_erased'
  | 'employee_exported'
  | 'employee_allowance_set'
  | 'employee_time_recorded'
  | 'employee_time_changed'
  | 'employee_time_deleted'
  | 'subscription_created'
  | 'subscription_deleted'
  | 'subscription_enabled'
  | 'subscription_secret_read'
  | 'subscription_secret_rotated'

/** The request behind an entry; both are null for commands of the operator. */
export type RequestOrigin = {
  readonly requestId: string | null
  /** The address of the client that sent the request. */
  readonly address: string | null
}

/** Returns the origin of a request to the pages. */
export const requestOriginOf = ({ id, ip }: { readonly id: string; readonly ip: string }): RequestOrigin => ({ requestId: id, address: ip })

const nowhere: RequestOrigin = { requestId: null, address: null }

/** Who acts: a member on the web pages or through a user token, another token, the operator, or the server itself. */
export type Actor = RequestOrigin & {
  readonly kind: (typeof actorKinds)[number]
  /** The member's or the token's id; of the operator, that of the member for whom they act. */
  readonly id: number | null
  /** The client that the rate limit charged: `account:1`, `application:2`, `partner:3`, `member:4`. */
  readonly client: string | null
}

export const operator: Actor = { kind: 'operator', id: null, client: null, ...nowhere }

/** The server itself, for a request whose sender is unknown. */
export const serverFor = (origin: RequestOrigin): Actor => ({ kind: 'server', id: null, client: null, ...origin })

/** Returns the actor of an operation. */
export const actorOf = ({ caller, requestId, clientAddress }: Pick<Context, 'caller' | 'requestId' | 'clientAddress'>): Actor => {
  if (caller.byOperator) return { ...operator, id: caller.person?.id ?? null, requestId }
  const origin = { client: caller.client, requestId, address: clientAddress() }
  return caller.person ? { kind: 'member', id: caller.person.id, ...origin } : { kind: 'token', id: caller.token, ...origin }
}

/** The subject's internal id; of an erased person, whose row is gone, the id of the API as a number. */
type Subject = number | bigint
/** Returns the id that the API shows as the subject of an entry. */
export const numberOfKey = (key: string) => BigInt(`0x${key}`)

type Entry = {
  account: number
  actorKind: Actor['kind']
  actorId: number | null
  client: string | null
  requestId: string | null
  address: string | null
  action: Action
  subject: Subject
  object: number | null
}

/**
 * `audit(run, account, actor, action, subject, object)`: writes an entry in the transaction of the change, so that neither exists without the
 * other. `object` is the internal id of what was changed of the subject, such as a question of a job.
 */
export const prepareAudit = prepared((statement) => {
  const insert = statement('write_audit', (p: Holders<Entry>) =>
    build.insert(auditLog).values({
      accountId: p.account,
      actorKind: p.actorKind,
      actorId: p.actorId,
      client: p.client,
      action: p.action,
      subjectId: sql`${p.subject}`,
      objectId: p.object,
      requestId: p.requestId,
      address: p.address,
    }),
  )
  return async (
    run: Run,
    account: number,
    { kind, id, ...origin }: Actor,
    action: Action,
    subject: Subject,
    object: number | null = null,
  ) => {
    await run(insert, { account, actorKind: kind, actorId: id, action, subject, object, ...origin })
  }
})
