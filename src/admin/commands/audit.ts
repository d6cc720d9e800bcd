// spindle audit: shows the audit log of an account, newest first.
import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, auditLog, members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { seconds } from '../../db/time.ts'
import { command, ofAccount } from '../command.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'

const actor = alias(members, 'actor')
const subject = alias(members, 'subject')

const list = command({
  name: 'audit list',
  summary: 'lists who did what, when and in which request, newest first',
  options: {
    ...ofAccount,
    limit: {
      value: '<n>',
      default: '50',
      summary: 'how many at most, up to 1000',
      like: { pattern: /^([1-9]\d{0,2}|1000)$/, words: 'a number from 1 to 1000' },
    },
  },
  notes: [
    'The subject is what the action was about, by the id that the lists of this command show: a member, a token, a partner,',
    'an application, a connection. The log holds no values, only grows, and keeps everything for 24 months at least.',
  ],
  prepare: ({ statement }) => {
    const accountOf = accountBySubdomain(statement)
    const newest = statement('operator_list_audit', (p: Holders<{ account: number; limit: number }>) =>
      build
        .select({
          at: auditLog.at,
          actor: auditLog.actorKind,
          // Members and accounts are shown by the ids that people know.
          actorId: sql<string | null>`case when ${auditLog.actorKind} = 'member' then encode(${actor.key}, 'hex')
            else ${auditLog.actorId}::text end`,
          name: actor.name,
          action: auditLog.action,
          subjectId: sql<string | null>`case when ${auditLog.action} like 'member%' then encode(${subject.key}, 'hex')
            when ${auditLog.action} like 'account%' then encode(${accounts.key}, 'hex') else ${auditLog.subjectId}::text end`,
          client: auditLog.client,
          requestId: auditLog.requestId,
        })
        .from(auditLog)
        .innerJoin(accounts, eq(accounts.id, auditLog.accountId))
        .leftJoin(
          actor,
          and(eq(actor.accountId, auditLog.accountId), eq(actor.id, auditLog.actorId), sql`${auditLog.actorKind} = 'member'`),
        )
        .leftJoin(subject, and(eq(subject.accountId, auditLog.accountId), eq(subject.id, auditLog.subjectId)))
        .where(eq(auditLog.accountId, p.account))
        .orderBy(desc(auditLog.id))
        .limit(p.limit),
    )
    return async ({ account, limit }) => ({
      rows: (await newest({ account: await accountOf(account), limit: Number(limit) })).map((entry) => ({
        at: seconds(entry.at),
        actor: entry.actor,
        actor_id: entry.actorId,
        actor_name: entry.name,
        action: entry.action,
        subject_id: entry.subjectId,
        client: entry.client,
        request_id: entry.requestId,
      })),
      none: 'Nothing is written down of the account yet.',
    })
  },
})

export const auditCommands = [list]
