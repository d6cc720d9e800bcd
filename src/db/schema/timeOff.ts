// Time off: categories, allowances, requests and approvals.
import { createdAt, instant, oneOf, refersTo, updatedAt, word } from '../columns.ts'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  unique,
} from '../drizzle.js'
import { employees } from './employees.ts'
import { accountId, identity, identityKeys } from './identity.ts'
import { members } from './members.ts'

export const timeOffTypes = ['paid', 'unpaid'] as const
export const trackingUnits = ['full_days', 'half_days', 'hours'] as const
export const approvalRules = ['none', 'managers', 'members'] as const

export const timeOffCategories = pgTable(
  'time_off_categories',
  {
    ...identity(),
    name: text('name').notNull(),
    description: text('description'),
    type: word('type', timeOffTypes).notNull(),
    trackingUnit: word('tracking_unit', trackingUnits).notNull(),
    unlimited: boolean('unlimited').notNull().default(false),
    /** An employee's yearly entitlement in days, or in hours if hours are tracked. */
    yearlyEntitlement: numeric('yearly_entitlement', { precision: 8, scale: 2 }).notNull().default('0'),
    /** Who must approve: nobody, the chain of managers, or the named members. */
    approval: word('approval', approvalRules).notNull().default('none'),
    /** How many managers of the chain must approve, the direct one first. */
    approvalLevels: integer('approval_levels').notNull().default(1),
    position: integer('position').notNull(),
  },
  (t) => [
    ...identityKeys('time_off_categories', t),
    check('time_off_categories_type', oneOf('type', timeOffTypes)),
    check('time_off_categories_tracking_unit', oneOf('tracking_unit', trackingUnits)),
    check('time_off_categories_approval', oneOf('approval', approvalRules)),
  ],
)

/** The members who must approve requests of a category, if it names members. */
export const timeOffCategoryApprovers = pgTable(
  'time_off_category_approvers',
  {
    accountId: accountId(),
    categoryId: bigint('category_id', { mode: 'number' }).notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.categoryId, t.memberId] }),
    refersTo('time_off_category_approvers_category', t, t.categoryId, timeOffCategories).onDelete('cascade'),
    refersTo('time_off_category_approvers_member', t, t.memberId, members).onDelete('cascade'),
  ],
)

/** An employee's entitlement for a category and year, if it differs from the category's, and the carry-over from the previous year. */
export const timeOffAllowances = pgTable(
  'time_off_allowances',
  {
    accountId: accountId(),
    employeeId: bigint('employee_id', { mode: 'number' }).notNull(),
    categoryId: bigint('category_id', { mode: 'number' }).notNull(),
    year: integer('year').notNull(),
    /** Null: the category's entitlement. */
    entitlement: numeric('entitlement', { precision: 8, scale: 2 }),
    carryOver: numeric('carry_over', { precision: 8, scale: 2 }).notNull().default('0'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.employeeId, t.categoryId, t.year] }),
    refersTo('time_off_allowances_employee', t, t.employeeId, employees).onDelete('cascade'),
    refersTo('time_off_allowances_category', t, t.categoryId, timeOffCategories).onDelete('cascade'),
  ],
)

export const timeOffStates = ['pending', 'approved', 'rejected', 'canceled'] as const
export const dayHalves = ['first', 'second'] as const

/**
 * The upper bounds of the length classes, in days: a request of class 0 is shorter than 8 days, the longest are in class 4. None is as long as
 * 1,096 days, since its ends lie less than 3 years apart.
 */
export const timeOffLengths = [8, 32, 128, 512, 1096] as const
const lengthClass = timeOffLengths
  .slice(0, -1)
  .map((days, at) => `when "to_date" - "from_date" < interval '${days} days' then ${at}`)
  .join(' ')

/** A day of which only half is taken. `date` is `YYYY-MM-DDTHH:mm:ss.SSS`. */
export type HalfDay = { date: string; half: (typeof dayHalves)[number] }

export const timeOffRequests = pgTable(
  'time_off_requests',
  {
    ...identity(),
    employeeId: bigint('employee_id', { mode: 'number' }).notNull(),
    categoryId: bigint('category_id', { mode: 'number' }).notNull(),
    /** The employee's local times, without a time zone. */
    fromDate: timestamp('from_date', { mode: 'string', precision: 3 }).notNull(),
    toDate: timestamp('to_date', { mode: 'string', precision: 3 }).notNull(),
    /** The class of its length in `timeOffLengths`, which bounds how long before a period it can start and still overlap it. */
    lengthClass: smallint('length_class')
      .notNull()
      .generatedAlwaysAs(sql.raw(`case ${lengthClass} else ${timeOffLengths.length - 1} end`)),
    halfDays: jsonb('half_days').$type<HalfDay[]>().notNull().default([]),
    note: text('note'),
    state: word('state', timeOffStates).notNull().default('pending'),
    /** The exact units it takes: days, or hours if hours are tracked. */
    units: numeric('units', { precision: 10, scale: 2 }).notNull(),
    /** The member who made the request. */
    requesterId: bigint('requester_id', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('time_off_requests', t),
    // Their migration makes both include the other columns that the list filters by.
    index('time_off_requests_length').on(t.accountId, t.lengthClass, t.fromDate, t.key),
    index('time_off_requests_employee').on(t.accountId, t.employeeId, t.fromDate),
    refersTo('time_off_requests_employee', t, t.employeeId, employees),
    refersTo('time_off_requests_category', t, t.categoryId, timeOffCategories),
    refersTo('time_off_requests_requester', t, t.requesterId, members),
    check('time_off_requests_state', oneOf('state', timeOffStates)),
    check('time_off_requests_order', sql`${t.toDate} >= ${t.fromDate}`),
  ],
)

/** The units that a request takes of each year. */
export const timeOffUsages = pgTable(
  'time_off_usages',
  {
    accountId: accountId(),
    requestId: bigint('request_id', { mode: 'number' }).notNull(),
    year: integer('year').notNull(),
    units: numeric('units', { precision: 10, scale: 2 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.requestId, t.year] }),
    refersTo('time_off_usages_request', t, t.requestId, timeOffRequests).onDelete('cascade'),
  ],
)

export const approvalStates = ['pending', 'approved', 'rejected'] as const

/** The approvals that a request needs; all of them are required. */
export const timeOffApprovals = pgTable(
  'time_off_approvals',
  {
    ...identity(),
    requestId: bigint('request_id', { mode: 'number' }).notNull(),
    /** The member who must decide. */
    approverId: bigint('approver_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    state: word('state', approvalStates).notNull().default('pending'),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    ...identityKeys('time_off_approvals', t),
    unique('time_off_approvals_one').on(t.accountId, t.requestId, t.approverId),
    refersTo('time_off_approvals_request', t, t.requestId, timeOffRequests).onDelete('cascade'),
    refersTo('time_off_approvals_approver', t, t.approverId, members),
    check('time_off_approvals_state', oneOf('state', approvalStates)),
  ],
)
