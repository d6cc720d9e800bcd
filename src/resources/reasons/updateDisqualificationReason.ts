// Changes a disqualification reason. Candidates who were disqualified for it keep the text of then.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { sql } from '../../db/drizzle.js'
import { disqualificationReasons } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { checkName, requireKey } from '../accounts/settingList.ts'
import { prepareReasonLock, presentReason } from './reason.ts'

type Values = { account: number; id: number; description: string; candidateWithdrew: boolean }

export const updateDisqualificationReason = operation('updateDisqualificationReason', ({ statement, transaction }) => {
  const lockReasons = prepareReasonLock(statement)
  const update = statement('update_disqualification_reason', (p: Holders<Values>) =>
    build
      .update(disqualificationReasons)
      .set({ description: sql`${p.description}`, candidateWithdrew: sql`${p.candidateWithdrew}` })
      .where(hasId(disqualificationReasons, p)),
  )
  const audit = prepareAudit(statement)

  return async ({ path, body }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockReasons(run, account)
      const stored = requireKey(rows, path.id)
      const { description = stored.description, candidate_withdrew: candidateWithdrew = stored.candidateWithdrew } = body
      checkName(
        'description',
        description,
        rows.filter((row) => row !== stored).map((row) => row.description),
      )
      await run(update, { account, id: stored.id, description, candidateWithdrew })
      await audit(run, account, actorOf(context), 'reason_updated', stored.id)
      return reply(200, presentReason({ ...stored, description, candidateWithdrew }))
    })
  }
})
