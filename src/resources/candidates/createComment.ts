// Comments on a candidate. Certain roles see the comment.
import { operation } from '../../context.ts'
import { prepareCandidateActivity } from '../activities/activity.ts'
import { usualRoles } from '../activities/visibility.ts'
import { prepareCandidateActor } from '../members/actingMember.ts'
import { prepareCandidateLock } from './lockCandidate.ts'

export const createComment = operation('createComment', ({ statement, transaction, files }) => {
  const findActor = prepareCandidateActor(statement)
  const lock = prepareCandidateLock(statement)
  const writeActivity = prepareCandidateActivity(statement)

  return async ({ path, body }, { account, caller, reply }) => {
    const member = await findActor(caller, path.id, body.member_id, 'comment')
    const { body: text, policy, attachment } = body.comment
    if (attachment) files.check('attachment', attachment, { field: 'comment.attachment' })
    return files.bring(account, attachment ? [attachment] : [], (brought) =>
      transaction(async (run) => {
        const candidate = await lock(run, account, path.id)
        const values = { account, candidate: candidate.id, kind: 'attachment' } as const
        const file = attachment && (await files.insert(run, { ...values, ...brought(attachment) }))
        const id = await writeActivity(run, account, candidate, {
          memberId: member.id,
          action: 'comment',
          body: text,
          visibilityRoles: [...new Set(policy ?? usualRoles)],
          fileId: file?.id ?? null,
        })
        return reply(201, { id })
      }),
    )
  }
})
