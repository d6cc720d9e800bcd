// Deletes a disqualification reason. Candidates who were disqualified for it keep its text.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasKey } from '../../db/conditions.ts'
import { disqualificationReasons } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'

export const deleteDisqualificationReason = operation('deleteDisqualificationReason', ({ statement, transaction }) => {
  const remove = statement('delete_disqualification_reason', (p: Holders<{ account: number; key: string }>) =>
    build.delete(disqualificationReasons).where(hasKey(disqualificationReasons, p)).returning({ id: disqualificationReasons.id }),
  )
  const audit = prepareAudit(statement)

  return async ({ path }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const { id } = requireRow(await run(remove, { account, key: path.id }))
      await audit(run, account, actorOf(context), 'reason_deleted', id)
      return reply(204)
    })
  }
})
