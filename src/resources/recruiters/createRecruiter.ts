// Adds an external recruiter to the account.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { recruiters } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { checkRoom } from '../accounts/settingList.ts'
import { checkedRecruiter, prepareRecruiterLock, presentRecruiter } from './recruiter.ts'

export const createRecruiter = operation('createRecruiter', ({ statement, transaction }) => {
  const lockRecruiters = prepareRecruiterLock(statement)
  const insert = statement('insert_recruiter', (p: Holders<{ account: number; name: string; email: string }>) =>
    build
      .insert(recruiters)
      .values({ accountId: p.account, name: p.name, email: p.email })
      .returning({ id: recruiters.id, key: recruiters.key }),
  )
  const audit = prepareAudit(statement)

  return async ({ body }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockRecruiters(run, account)
      const values = checkedRecruiter(body, rows)
      checkRoom(rows, 'recruiters')
      const [made] = await run(insert, { account, ...values })
      await audit(run, account, actorOf(context), 'recruiter_created', made!.id)
      return reply(201, presentRecruiter({ ...made!, ...values }))
    })
  }
})
