// Erases an employee from every table and from stored responses and notifications. Only a tombstone with the id remains.
import { and, eq, sql } from '../../db/drizzle.js'
import { numberOfKey, prepareAudit, type Actor } from '../../access/audit.ts'
import type { Files } from '../../context.ts'
import { hasId, hasKey } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { employees, timeEntries, timeOffRequests } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'
import { prepareAccountLock } from '../accounts/account.ts'
import { notificationErasure, prepareAnswerErasure, prepareTombstone } from '../accounts/erasedCopies.ts'
import { prepareOrgChartRemoval } from './orgChart.ts'

type OfEmployee = { account: number; id: number }
type Told = { account: number; key: string; requests: string[] }

/**
 * `erase(run, employee, forgetFilesOf)`: `now` is an ISO 8601 instant. Reports get the manager above; the employee's member stays. Throws
 * 404 if the account has no such employee, or no longer has them.
 */
export const prepareEmployeeErasure = prepared((statement) => {
  const lockAccount = prepareAccountLock(statement)
  const leaveOrgChart = prepareOrgChartRemoval(statement)
  const removeAnswers = prepareAnswerErasure(statement)
  const leaveTombstone = prepareTombstone(statement)
  const audit = prepareAudit(statement)
  // Those who add something to the employee hold the row until they commit, and find nobody afterwards.
  const lock = statement('lock_employee_to_erase', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ id: employees.id, managerId: employees.managerId, email: employees.email, workEmail: employees.workEmail })
      .from(employees)
      .where(hasKey(employees, p))
      .for('update'),
  )
  const removeRequests = statement('erase_time_off_requests', (p: Holders<OfEmployee>) =>
    build
      .delete(timeOffRequests)
      .where(and(eq(timeOffRequests.accountId, p.account), eq(timeOffRequests.employeeId, p.id)))
      .returning({ key: timeOffRequests.key }),
  )
  // Responses are kept for a day. That to a new time entry has no id but the entry's.
  const removeTimes = statement('erase_time_entries', (p: Holders<OfEmployee>) =>
    build
      .delete(timeEntries)
      .where(and(eq(timeEntries.accountId, p.account), eq(timeEntries.employeeId, p.id)))
      .returning({ uuid: timeEntries.uuid, isNew: sql<boolean>`${timeEntries.createdAt} > now() - interval '2 days'` }),
  )
  const removeEmployee = statement('erase_employee', (p: Holders<OfEmployee>) => build.delete(employees).where(hasId(employees, p)))
  const stripNotifications = notificationErasure<Told>(
    statement,
    'employee',
    (subject, p) => sql`(${subject} ->> 'employee' = ${p.key}::text or ${subject} ->> 'request' = any(${p.requests}::text[]))`,
  )

  return async (
    run: Run,
    { account, key, now, actor }: { account: number; key: string; now: string; actor: Actor },
    forgetFilesOf: Files['forgetFilesOf'],
  ): Promise<void> => {
    await run(lockAccount, { account })
    const { id, managerId, email, workEmail } = requireRow(await run(lock, { account, key }))
    const ids = { account, id }
    await forgetFilesOf(run, account, { employee: id })
    const requests = await run(removeRequests, ids)
    const times = await run(removeTimes, ids)
    await leaveOrgChart(run, account, id, managerId)
    await run(removeEmployee, ids)
    await removeAnswers(run, account, [key, email, workEmail, ...times.flatMap(({ uuid, isNew }) => (isNew ? [uuid] : []))])
    await stripNotifications(run, { account, key, requests: requests.map((request) => request.key) })
    await leaveTombstone(run, account, key, now)
    await audit(run, account, actor, 'employee_erased', numberOfKey(key))
  }
})
