// Changes the name and the e-mail address of an external recruiter.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { sql } from '../../db/drizzle.js'
import { recruiters } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireKey } from '../accounts/settingList.ts'
import { checkedRecruiter, prepareRecruiterLock, presentRecruiter } from './recruiter.ts'

export const updateRecruiter = operation('updateRecruiter', ({ statement, transaction }) => {
  const lockRecruiters = prepareRecruiterLock(statement)
  const update = statement('update_recruiter', (p: Holders<{ account: number; id: number; name: string; email: string }>) =>
    build
      .update(recruiters)
      .set({ name: sql`${p.name}`, email: sql`${p.email}` })
      .where(hasId(recruiters, p)),
  )
  const audit = prepareAudit(statement)

  return async ({ path, body }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const rows = await lockRecruiters(run, account)
      const stored = requireKey(rows, path.id)
      const { name = stored.name, email = stored.email } = body
      const values = checkedRecruiter(
        { name, email },
        rows.filter((row) => row !== stored),
      )
      await run(update, { account, id: stored.id, ...values })
      await audit(run, account, actorOf(context), 'recruiter_updated', stored.id)
      return reply(200, presentRecruiter({ ...stored, ...values }))
    })
  }
})
