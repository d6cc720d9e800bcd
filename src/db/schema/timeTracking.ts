// Time tracking: when employees worked.
import { createdAt, instant, refersTo, updatedAt } from '../columns.ts'
import { bigint, check, index, pgTable, sql, text, unique, uuid } from '../drizzle.js'
import { employees } from './employees.ts'
import { identity, identityKeys } from './identity.ts'

export const timeEntries = pgTable(
  'time_entries',
  {
    ...identity(),
    /** The id that the API shows. */
    uuid: uuid('uuid').notNull().defaultRandom(),
    employeeId: bigint('employee_id', { mode: 'number' }).notNull(),
    clockIn: instant('clock_in').notNull(),
    /** Null while the employee works. */
    clockOut: instant('clock_out'),
    note: text('note'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('time_entries', t),
    unique('time_entries_uuid').on(t.accountId, t.uuid),
    index('time_entries_list').on(t.accountId, t.clockIn, t.key),
    index('time_entries_by_employee').on(t.accountId, t.employeeId, t.clockIn, t.key),
    refersTo('time_entries_employee', t, t.employeeId, employees).onDelete('cascade'),
    check('time_entries_order', sql`${t.clockOut} > ${t.clockIn}`),
  ],
)
