// Employees, their hierarchy, working hours, holidays and permissions.
import { createdAt, instant, oneOf, refersTo, updatedAt, word } from '../columns.ts'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../drizzle.js'
import { accountId, identity, identityKeys } from './identity.ts'
import { departments, members } from './members.ts'

export const employeeStates = ['draft', 'published'] as const

export const workSchedules = pgTable(
  'work_schedules',
  {
    ...identity(),
    name: text('name').notNull(),
    /** Working hours by ISO weekday, Monday first: seven numbers, 0 for a day off. */
    hours: jsonb('hours').$type<number[]>().notNull(),
    /** The schedule of employees without one of their own. At most one per account. */
    standard: boolean('standard').notNull().default(false),
  },
  (t) => [
    ...identityKeys('work_schedules', t),
    uniqueIndex('work_schedules_standard')
      .on(t.accountId)
      .where(sql`${t.standard}`),
  ],
)

export const holidayCalendars = pgTable('holiday_calendars', { ...identity(), name: text('name').notNull() }, (t) => [
  ...identityKeys('holiday_calendars', t),
])

export const holidays = pgTable(
  'holidays',
  {
    accountId: accountId(),
    calendarId: bigint('calendar_id', { mode: 'number' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.calendarId, t.day] }),
    refersTo('holidays_calendar', t, t.calendarId, holidayCalendars).onDelete('cascade'),
  ],
)

export const ownFieldTypes = ['text', 'paragraph', 'numeric', 'date', 'boolean', 'email', 'phone', 'country', 'dropdown'] as const

export type OwnFieldChoice = { id: string; label: string }

/** The fields that an account adds to the records of its employees. Their values are in `employees.fields`, by the field's key. */
export const employeeFields = pgTable(
  'employee_fields',
  {
    ...identity(),
    label: text('label').notNull(),
    hint: text('hint'),
    type: word('type', ownFieldTypes).notNull(),
    /** Of a dropdown. */
    choices: jsonb('choices').$type<OwnFieldChoice[]>(),
  },
  (t) => [...identityKeys('employee_fields', t), check('employee_fields_type', oneOf('type', ownFieldTypes))],
)

export const legalEntityTypes = ['entity', 'location', 'site'] as const

/** The companies of an account that employ people, and their locations and sites, as a tree. */
export const legalEntities = pgTable(
  'legal_entities',
  {
    ...identity(),
    /** The id that the API shows. */
    uuid: uuid('uuid').notNull().defaultRandom(),
    parentId: bigint('parent_id', { mode: 'number' }),
    name: text('name').notNull(),
    legalName: text('legal_name'),
    type: word('type', legalEntityTypes).notNull().default('entity'),
    timeZone: text('time_zone'),
    sample: boolean('sample').notNull().default(false),
  },
  (t) => [
    ...identityKeys('legal_entities', t),
    unique('legal_entities_uuid').on(t.accountId, t.uuid),
    refersTo('legal_entities_parent', t, t.parentId, t),
    check('legal_entities_type', oneOf('type', legalEntityTypes)),
  ],
)

export const employees = pgTable(
  'employees',
  {
    ...identity(),
    /** The employee's member, if they are one. */
    memberId: bigint('member_id', { mode: 'number' }),
    managerId: bigint('manager_id', { mode: 'number' }),
    state: word('state', employeeStates).notNull().default('draft'),
    employeeNumber: text('employee_number').notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    preferredName: text('preferred_name'),
    email: text('email'),
    workEmail: text('work_email'),
    jobTitle: text('job_title'),
    phone: text('phone'),
    startDate: date('start_date', { mode: 'string' }),
    birthdate: date('birthdate', { mode: 'string' }),
    departmentId: bigint('department_id', { mode: 'number' }),
    legalEntityId: bigint('legal_entity_id', { mode: 'number' }),
    workScheduleId: bigint('work_schedule_id', { mode: 'number' }),
    holidayCalendarId: bigint('holiday_calendar_id', { mode: 'number' }),
    sample: boolean('sample').notNull().default(false),
    /** All other fields of the record, as given: field id -> value. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull().default({}),
    onboardingCompletedAt: instant('onboarding_completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('employees', t),
    unique('employees_member').on(t.accountId, t.memberId),
    unique('employees_number').on(t.accountId, t.employeeNumber),
    uniqueIndex('employees_work_email').on(t.accountId, sql`lower(${t.workEmail})`),
    index('employees_name').on(t.accountId, t.lastname, t.firstname, t.id),
    index('employees_manager').on(t.accountId, t.managerId),
    refersTo('employees_is_member', t, t.memberId, members),
    refersTo('employees_manager', t, t.managerId, t),
    refersTo('employees_department', t, t.departmentId, departments),
    refersTo('employees_legal_entity', t, t.legalEntityId, legalEntities),
    refersTo('employees_work_schedule', t, t.workScheduleId, workSchedules),
    refersTo('employees_holiday_calendar', t, t.holidayCalendarId, holidayCalendars),
    check('employees_state', oneOf('state', employeeStates)),
    check('employees_not_own_manager', sql`${t.managerId} <> ${t.id}`),
  ],
)

/** The org chart: every employee with all managers above them; distance 1 is the direct manager. Changed in one transaction with `employees.manager_id`. */
export const reportingLines = pgTable(
  'reporting_lines',
  {
    accountId: accountId(),
    managerId: bigint('manager_id', { mode: 'number' }).notNull(),
    employeeId: bigint('employee_id', { mode: 'number' }).notNull(),
    distance: integer('distance').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.managerId, t.employeeId] }),
    index('reporting_lines_employee').on(t.accountId, t.employeeId, t.distance),
    refersTo('reporting_lines_manager', t, t.managerId, employees).onDelete('cascade'),
    refersTo('reporting_lines_employee', t, t.employeeId, employees).onDelete('cascade'),
  ],
)

export const permissions = ['view_time_off_requests'] as const

/** Permissions of individual members beyond their roles. */
export const memberPermissions = pgTable(
  'member_permissions',
  {
    accountId: accountId(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    permission: word('permission', permissions).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.memberId, t.permission] }),
    refersTo('member_permissions_member', t, t.memberId, members).onDelete('cascade'),
    check('member_permissions_permission', oneOf('permission', permissions)),
  ],
)
