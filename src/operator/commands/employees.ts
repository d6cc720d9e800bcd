// spindle employees: exports everything stored about one employee, and erases it.
import { and, asc, eq, or, sql, type Placeholder } from '../../db/drizzle.js'
import { hasKey } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { auditLog, employees } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareEmployeeErasure } from '../../resources/employees/erasure.ts'
import { employeeType } from '../../transfer/records/employee.ts'
import { fileType } from '../../transfer/records/file.ts'
import { memberType } from '../../transfer/records/member.ts'
import { timeOffAllowancesType, timeOffRequestType } from '../../transfer/records/timeOff.ts'
import { timeEntryType } from '../../transfer/records/timeTracking.ts'
import { prepareTransferStatements } from '../../transfer/transferStatements.ts'
import { counted, personCommands, withoutType } from './persons.ts'

export const employeeCommands = personCommands({
  noun: 'employee',
  exported: 'employee_exported',
  notes: {
    export: [
      'Every field, time off with its allowances, time entries, the list of documents, the member that the employee is, and the entries of',
      'the audit log about both and by the member; GET /employees/{id}/documents returns the URLs of documents.',
    ],
    erase: [
      'Erases the employee with their documents, time off and time entries, and the stored responses and notifications that show them. Only',
      'their id remains, with the time, so that no import can restore them, and an entry in the audit log. Their reports get the manager',
      'above. The member that the employee is stays: spindle members deactivate ends their access.',
      'Your backups and exports still contain the employee, and so does the write-ahead log of the database until it is overwritten.',
    ],
  },
  prepareErasure: prepareEmployeeErasure,
  prepareCollection: prepared((statement) => {
    const { access } = prepareTransferStatements(statement)
    const find = statement('operator_find_employee', (p: Holders<{ account: number; key: string }>) =>
      build.select({ id: employees.id, memberId: employees.memberId }).from(employees).where(hasKey(employees, p)),
    )
    const about = (noun: string, id: Placeholder) => and(sql`split_part(${auditLog.action}, '_', 1) = ${noun}`, eq(auditLog.subjectId, id))
    const listEntries = statement('operator_list_audit_of_employee', (p: Holders<{ account: number; id: number; member: number | null }>) =>
      build
        .select({
          at: auditLog.at,
          actor: auditLog.actorKind,
          actor_id: auditLog.actorId,
          action: auditLog.action,
          subject_id: auditLog.subjectId,
          request_id: auditLog.requestId,
          // Other people's addresses are not the employee's data.
          address: sql<
            string | null
          >`case when ${auditLog.actorKind} = 'member' and ${auditLog.actorId} = ${p.member} then ${auditLog.address} end`,
        })
        .from(auditLog)
        .where(
          and(
            eq(auditLog.accountId, p.account),
            or(
              about('employee', p.id),
              about('member', p.member),
              and(eq(auditLog.actorKind, sql`'member'`), eq(auditLog.actorId, p.member)),
            ),
          ),
        )
        .orderBy(asc(auditLog.id)),
    )
    return async (run, account, key) => {
      const [found] = await run(find, { account, key })
      const [employee] = await access(employeeType).known(run, account, [key])
      if (!found || !employee) return undefined
      const { id, memberId } = found
      const of = async (type: typeof fileType) => (await access(type).ofOwner(run, account, employees, key)).map(withoutType)
      const [documents, timeOff, times] = [await of(fileType), await of(timeOffRequestType), await of(timeEntryType)]
      const [allowances] = await access(timeOffAllowancesType).known(run, account, [key])
      const [member] = memberId === null ? [] : await access(memberType).known(run, account, [employee.member_id as string])
      const entries = await run(listEntries, { account, id, member: memberId })
      return {
        id,
        name: `${String(employee.firstname)} ${String(employee.lastname)}`,
        data: {
          ...employee,
          documents,
          time_off_allowances: allowances?.allowances ?? [],
          time_off_requests: timeOff,
          time_entries: times,
          member: member ? withoutType(member) : null,
          audit: entries,
        },
        counts: [
          counted(documents, ['document', 'documents']),
          counted(timeOff, timeOffRequestType.nouns),
          counted(times, timeEntryType.nouns),
        ],
      }
    }
  }),
})
