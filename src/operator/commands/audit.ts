// spindle audit: shows the audit log of an account, newest first.
import { prepareAuditEntryList } from '../../access/auditEntries.ts'
import { seconds } from '../../db/time.ts'
import { command, ofAccount } from '../command.ts'
import { accountBySubdomain } from './accountBySubdomain.ts'

const list = command({
  name: 'audit list',
  summary: 'lists who did what, when and in which request, newest first',
  options: {
    ...ofAccount,
    limit: {
      value: '<n>',
      default: '50',
      summary: 'the maximum number of entries, up to 1000',
      like: { pattern: /^([1-9]\d{0,2}|1000)$/, words: 'a number from 1 to 1000' },
    },
  },
  notes: [
    'The subject of an action is shown by the id that the list commands show: a member, a token, a partner,',
    'an application, a connection. The object is what was changed of a job: a question, a member, a recruiter.',
    'The log contains no values. Entries cannot be changed and are kept for at least 24 months.',
  ],
  prepare: ({ statement }) => {
    const accountOf = accountBySubdomain(statement)
    const entries = prepareAuditEntryList({ statement })
    return async ({ account, limit }) => ({
      rows: (await entries(await accountOf(account, true), {}, Number(limit))).map((entry) => ({
        at: seconds(entry.at),
        actor: entry.actorKind,
        actor_id: entry.actorId,
        actor_name: entry.actor,
        action: entry.action,
        subject_id: entry.subjectId,
        object_id: entry.objectId,
        client: entry.client,
        request_id: entry.requestId,
        address: entry.address,
      })),
      none: 'The audit log of the account is empty.',
    })
  },
})

export const auditCommands = [list]
