// Sets what an employee may take of a category in a year, and the carry-over from the year before.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { sql } from '../../db/drizzle.js'
import { hasKey } from '../../db/conditions.ts'
import { isKey } from '../../db/paging.ts'
import { employees, timeOffAllowances as allowances, timeOffCategories as categories } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'
import { requireTimeOffAdmin } from './category.ts'

type Allowance = { account: number; employee: number; category: number; year: number; entitlement: string | null; carryOver: string }

export const setTimeOffAllowance = operation('setTimeOffAllowance', ({ statement, transaction }) => {
  // Locked, so that neither is deleted before the allowance is stored.
  const lockEmployee = statement('lock_employee_with_allowance', (p: Holders<{ account: number; key: string }>) =>
    build.select({ id: employees.id }).from(employees).where(hasKey(employees, p)).for('key share'),
  )
  const lockCategory = statement('lock_category_with_allowance', (p: Holders<{ account: number; key: string }>) =>
    build.select({ id: categories.id }).from(categories).where(hasKey(categories, p)).for('key share'),
  )
  const set = statement('set_time_off_allowance', (p: Holders<Allowance>) =>
    build
      .insert(allowances)
      .values({
        accountId: p.account,
        employeeId: p.employee,
        categoryId: p.category,
        year: p.year,
        entitlement: p.entitlement,
        carryOver: p.carryOver,
      })
      .onConflictDoUpdate({
        target: [allowances.accountId, allowances.employeeId, allowances.categoryId, allowances.year],
        set: { entitlement: sql`excluded.entitlement`, carryOver: sql`excluded.carry_over` },
      })
      .returning({ entitlement: allowances.entitlement, carryOver: allowances.carryOver }),
  )
  const audit = prepareAudit(statement)

  return async ({ body }, context) => {
    const { account, caller, reply } = context
    requireTimeOffAdmin(caller)
    const { employee_id, category_id, year, entitlement = null, carry_over: carryOver = '0' } = body
    return transaction(async (run) => {
      const [employee] = isKey(employee_id) ? await run(lockEmployee, { account, key: employee_id }) : []
      if (!employee) throw invalid('reference-unknown', 'employee_id', 'does not exist in this account')
      const [category] = isKey(category_id) ? await run(lockCategory, { account, key: category_id }) : []
      if (!category) throw invalid('reference-unknown', 'category_id', 'does not exist in this account')
      const [stored] = await run(set, { account, employee: employee.id, category: category.id, year, entitlement, carryOver })
      await audit(run, account, actorOf(context), 'employee_allowance_set', employee.id)
      return reply(200, { employee_id, category_id, year, entitlement: stored!.entitlement, carry_over: stored!.carryOver })
    })
  }
})
