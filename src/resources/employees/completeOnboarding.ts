// Marks the onboarding of an employee as complete, once.
import { and, eq, isNull, sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { hasKey } from '../../db/conditions.ts'
import { employees } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'
import { requireRow, unprocessable } from '../../errors.ts'
import { prepareEmployeeWriter } from './viewer.ts'

type OfEmployee = { account: number; key: string }

export const completeOnboarding = operation('completeOnboarding', ({ statement, transaction, notify }) => {
  const requireWriter = prepareEmployeeWriter(statement)
  // Of two concurrent requests one updates the row; the other waits for it and finds nothing left to update.
  const complete = statement('complete_onboarding', (p: Holders<OfEmployee & { now: string }>) =>
    build
      .update(employees)
      .set({ onboardingCompletedAt: sql`${p.now}`, updatedAt: sql`now()` })
      .where(and(hasKey(employees, p), eq(employees.state, sql`'published'`), isNull(employees.onboardingCompletedAt)))
      .returning({ key: employees.key }),
  )
  const find = statement('find_onboarding', (p: Holders<OfEmployee>) =>
    build.select({ completedAt: employees.onboardingCompletedAt }).from(employees).where(hasKey(employees, p)),
  )

  return async ({ path, body }, context) => {
    const { account, now } = context
    const employee = { account, key: path.id }
    await requireWriter(context, body?.member_id)
    return transaction(async (run) => {
      const [completed] = await run(complete, { ...employee, now })
      if (completed) await notify(run, { account, event: 'onboarding_completed', subject: { employee: path.id } })
      const { completedAt } = requireRow(await run(find, employee))
      if (completedAt === null) throw unprocessable('employee-not-published', 'The employee is not published yet')
      return context.reply(200, { id: path.id, onboarding_completed_at: milliseconds(completedAt) })
    })
  }
})
