// Deletes an external recruiter. Their candidates stay, without a recruiter.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId, hasKey } from '../../db/conditions.ts'
import { and, eq } from '../../db/drizzle.js'
import { candidates, recruiters } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'

type Recruiter = { account: number; id: number }

export const deleteRecruiter = operation('deleteRecruiter', ({ statement, transaction }) => {
  // Whoever names the recruiter in a new candidate locks the row too, and is either seen here or waits until it is gone.
  const lock = statement('lock_recruiter', (p: Holders<{ account: number; key: string }>) =>
    build.select({ id: recruiters.id }).from(recruiters).where(hasKey(recruiters, p)).for('update'),
  )
  const leave = statement('leave_recruiter', (p: Holders<Recruiter>) =>
    build
      .update(candidates)
      .set({ recruiterId: null })
      .where(and(eq(candidates.accountId, p.account), eq(candidates.recruiterId, p.id))),
  )
  const remove = statement('delete_recruiter', (p: Holders<Recruiter>) => build.delete(recruiters).where(hasId(recruiters, p)))
  const audit = prepareAudit(statement)

  return async ({ path }, context) => {
    const { account, reply } = context
    return transaction(async (run) => {
      const { id } = requireRow(await run(lock, { account, key: path.id }))
      await run(leave, { account, id })
      await run(remove, { account, id })
      await audit(run, account, actorOf(context), 'recruiter_deleted', id)
      return reply(204)
    })
  }
})
