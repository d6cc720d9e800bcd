// Adds a reason to the account's disqualification reasons, as the last one.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { disqualificationReasons } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { checkName, checkRoom } from '../accounts/settingList.ts'
import { prepareReasonLock, presentReason, type ReasonRow } from './reason.ts'

type Values = Omit<ReasonRow, 'id' | 'key'> & { account: number }

export const createDisqualificationReason = operation('createDisqualificationReason', ({ statement, transaction }) => {
  const lockReasons = prepareReasonLock(statement)
  const insert = statement('insert_disqualification_reason', (p: Holders<Values>) =>
    build
      .insert(disqualificationReasons)
      .values({ accountId: p.account, description: p.description, candidateWithdrew: p.candidateWithdrew, position: p.position })
      .returning({ id: disqualificationReasons.id, key: disqualificationReasons.key }),
  )
  const audit = prepareAudit(statement)

  return async ({ body: { description, candidate_withdrew: candidateWithdrew = false } }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockReasons(run, account)
      checkName(
        'description',
        description,
        rows.map((row) => row.description),
      )
      checkRoom(rows, 'reasons')
      const values = { description, candidateWithdrew, position: (rows.at(-1)?.position ?? 0) + 1 }
      const [made] = await run(insert, { account, ...values })
      await audit(run, account, actorOf(context), 'reason_created', made!.id)
      return reply(201, presentReason({ ...made!, ...values }))
    })
  }
})
