// The audit log in words: who did what and when, newest first.
import type { Action } from '../../access/audit.ts'
import { prepareAuditEntryList, newest, type AuditEntry } from '../../access/auditEntries.ts'
import type { Statements } from '../../db/statements.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { when } from '../shell/when.ts'
import { sendSettings } from './layouts.ts'
import { empty, pager } from './parts.ts'
import type { SettingsRoutes } from './routes.ts'

export type AuditOptions = { readonly statements: Pick<Statements, 'statement'> }

const pageLength = 50

/** The verb phrase of each action, between the name of the actor and the name of the subject. */
const words: Record<Action, string> = {
  account_closed: 'closed the account',
  account_deleted: 'deleted the account',
  account_exported: 'exported the account',
  account_reopened: 'reopened the account',
  account_updated: 'changed the profile of the account',
  candidate_erased: 'erased the candidate',
  candidate_exported: 'exported the candidate',
  member_added: 'added the member',
  member_invited: 'invited the member',
  member_updated: 'changed the roles of the member',
  member_deactivated: 'deactivated the member',
  member_enabled: 'reactivated the member',
  member_forbidden: 'took a permission from the member',
  member_permitted: 'gave a permission to the member',
  member_password_reset: 'set a new password by a link',
  member_password_set: 'set a password for the member',
  member_reset_asked: 'was asked for a new password of the member',
  member_reset_link_made: 'made a link to set a password for the member',
  member_sign_in_locked: 'locked sign-ins, after too many wrong passwords, of the member',
  member_signed_in: 'signed in',
  member_signed_out: 'signed out',
  token_issued: 'created the token',
  token_revoked: 'revoked the token',
  partner_created: 'added the partner',
  partner_revoked: 'revoked the partner',
  application_created: 'registered the application',
  application_revoked: 'revoked the application',
  application_secret_replaced: 'replaced the secret of',
  grant_given: 'connected the app',
  grant_revoked: 'disconnected the app',
  job_created: 'created the job',
  job_updated: 'changed the job',
  job_published: 'published the job',
  job_closed: 'closed the job',
  job_archived: 'archived the job',
  job_restored: 'restored the job',
  account_stages_ordered: 'ordered the stages of the pipeline',
  stage_created: 'created the stage',
  stage_renamed: 'renamed the stage',
  stage_deleted: 'deleted the stage',
  job_question_created: 'added a question to the job',
  job_question_updated: 'changed a question of the job',
  job_question_deleted: 'deleted a question of the job',
  job_questions_ordered: 'changed the order of the questions of the job',
  account_reasons_ordered: 'ordered the disqualification reasons',
  reason_created: 'created the disqualification reason',
  reason_updated: 'changed the disqualification reason',
  reason_deleted: 'deleted the disqualification reason',
  job_attributes_set: 'chose the custom attributes of the job',
  attribute_created: 'created the custom attribute',
  attribute_updated: 'changed the custom attribute',
  attribute_deleted: 'deleted the custom attribute',
  recruiter_created: 'added the recruiter',
  recruiter_updated: 'changed the recruiter',
  recruiter_deleted: 'removed the recruiter',
  job_member_added: 'gave a member a role on the job',
  job_member_removed: 'took a member off the job',
  job_recruiter_added: 'let a recruiter work on the job',
  job_recruiter_removed: 'took a recruiter off the job',
  offer_created: 'drafted an offer to',
  offer_updated: 'changed the offer to',
  offer_sent: 'sent the offer to',
  offer_approved: 'approved the offer to',
  offer_rejected: 'rejected the offer to',
  legalentity_created: 'created the legal entity',
  legalentity_updated: 'changed the legal entity',
  legalentity_deleted: 'deleted the legal entity',
  department_created: 'created the department',
  department_updated: 'changed the department',
  department_deleted: 'deleted the department',
  department_merged: 'merged into another one the department',
  category_created: 'created the time off category',
  category_updated: 'changed the time off category',
  category_deleted: 'deleted the time off category',
  employeefield_created: 'created the employee field',
  employeefield_updated: 'changed the employee field',
  employeefield_deleted: 'deleted the employee field',
  employee_erased: 'erased the employee',
  employee_exported: 'exported the employee',
  employee_allowance_set: 'set a time off allowance of the employee',
  employee_time_recorded: 'recorded working time of the employee',
  employee_time_changed: 'changed working time of the employee',
  employee_time_deleted: 'deleted working time of the employee',
  subscription_created: 'registered the subscription',
  subscription_deleted: 'removed the subscription',
  subscription_enabled: 'enabled the subscription',
  subscription_secret_read: 'read the signing secret of the subscription',
  subscription_secret_rotated: 'replaced the signing secret of the subscription',
}
/** Actions that are shown without a subject. */
const alone: ReadonlySet<string> = new Set([
  'account_closed',
  'account_deleted',
  'account_exported',
  'account_reasons_ordered',
  'account_reopened',
  'account_stages_ordered',
  'account_updated',
  'member_password_reset',
  'member_signed_in',
  'member_signed_out',
] satisfies Action[])

export function serveAudit(routes: SettingsRoutes, { statements }: AuditOptions): void {
  const list = prepareAuditEntryList(statements)

  routes.page('/settings/audit', 'admin', async (visit) => {
    const { before } = visit.request.query as { before?: unknown }
    const from = typeof before === 'string' && /^[1-9]\d{0,14}$/.test(before) ? Number(before) : newest
    const found = await list(visit.account, from, pageLength + 1)
    const shown = found.slice(0, pageLength)
    const last = shown.at(-1)
    return sendSettings(visit, {
      title: 'Audit log',
      about: 'Who signed in, and who gave or took access. Entries are kept for two years and cannot be changed.',
      body: html`
        ${
          shown.length === 0
            ? empty('There are no older entries', 'Sign-ins, tokens, partners, applications and connected apps are recorded here.')
            : html`<ol class="log">
                ${shown.map(line)}
              </ol>`
        }
        ${pager(
          from !== newest && '/settings/audit',
          found.length > pageLength && last !== undefined && `/settings/audit?before=${last.id}`,
        )}
      `,
    })
  })
}

const line = (entry: AuditEntry): Html => {
  const { at, action, subject, object, hasObject, requestId } = entry
  return html`
    <li>
      <p>
        ${actorOf(entry)} ${words[action as Action] ?? action.replaceAll('_', ' ')}
        ${!alone.has(action) && (subject === null ? 'that no longer exists' : html`<strong>${subject}</strong>`)}${
          hasObject && (object === null ? ': one that no longer exists' : html`: <strong>${object}</strong>`)
        }
      </p>
      <p class="soft">${when(at, 'minute')}${requestId !== null && html` · Request <code>${requestId}</code>`}</p>
    </li>
  `
}

function actorOf({ actorKind, actor }: AuditEntry): Content {
  if (actorKind === 'operator') return actor === null ? 'The operator' : html`The operator, for <strong>${actor}</strong>`
  if (actorKind === 'server') return 'The server'
  const kind = actorKind === 'token' ? 'The token ' : ''
  return actor === null ? `A ${actorKind} that no longer exists` : html`${kind}<strong>${actor}</strong>`
}
