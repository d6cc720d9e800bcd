// Every table, grouped by resource. The keys of tenant tables lead with `account_id`, so that a row can only refer to rows of its own account.
import type { ExtraConfigColumn, SQLWrapper } from './drizzle.js'
import {
  sql,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from './drizzle.js'
import { hex, instant, key, oneOf, refersTo, word } from './columns.ts'

const id = () => bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity()
const accountId = () =>
  bigint('account_id', { mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })
/** The columns of a row with an internal id and a public key, and their constraints. */
const identity = () => ({ accountId: accountId(), id: id(), key: key() })
const identityKeys = (table: string, t: { accountId: ExtraConfigColumn; id: ExtraConfigColumn; key: ExtraConfigColumn }) => [
  primaryKey({ columns: [t.accountId, t.id] }),
  unique(`${table}_key`).on(t.accountId, t.key),
]
const createdAt = () => instant('created_at').notNull().defaultNow()
const updatedAt = () => instant('updated_at').notNull().defaultNow()

// --- accounts

export const accounts = pgTable('accounts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  key: key().unique(),
  subdomain: text('subdomain').notNull().unique(),
  name: text('name').notNull(),
  description: text('description'),
  summary: text('summary'),
  websiteUrl: text('website_url'),
  /** Subscriptions are numbered from 1 in each account, so that ids do not reveal how many other accounts have. */
  lastSubscription: bigint('last_subscription', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

// --- members and recruiters

export const memberRoles = ['admin', 'simple', 'reviewer', 'no_access', 'recruiter'] as const
export const hrisRoles = ['hris_admin', 'hris_employee', 'hris_limited', 'hris_no_access'] as const

/** Which jobs and candidates a member may work on, by department and location. */
export type CollaborationRule = {
  role: 'admin' | 'recruiting_admin' | 'hiring_manager' | 'simple' | 'reviewer'
  departments: { any?: boolean; id?: string }[]
  locations: { any?: boolean; country_code?: string; state_code?: string; city?: string }[]
}

export const members = pgTable(
  'members',
  {
    ...identity(),
    name: text('name').notNull(),
    headline: text('headline'),
    email: text('email').notNull(),
    role: word('role', memberRoles).notNull(),
    hrisRole: word('hris_role', hrisRoles).notNull().default('hris_no_access'),
    permissionSets: text('permission_sets').array().notNull().default([]),
    collaborationRules: jsonb('collaboration_rules').$type<CollaborationRule[]>().notNull().default([]),
    hrisMemberScope: text('hris_member_scope'),
    active: boolean('active').notNull().default(true),
    /** argon2id in its standard text format; null while the member cannot sign in. */
    passwordHash: text('password_hash'),
    /** When sign-ins with this member's e-mail were last locked, and when a new password was last requested. Setting a password clears both. */
    signInLockedAt: instant('sign_in_locked_at'),
    resetAskedAt: instant('reset_asked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('members', t),
    uniqueIndex('members_email').on(t.accountId, sql`lower(${t.email})`),
    // A sign-in on a host that names no account searches all of them.
    index('members_sign_in')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.passwordHash} is not null`),
    check('members_role', oneOf('role', memberRoles)),
    check('members_hris_role', oneOf('hris_role', hrisRoles)),
  ],
)

export const recruiters = pgTable(
  'recruiters',
  { ...identity(), name: text('name').notNull(), email: text('email').notNull(), createdAt: createdAt() },
  (t) => [...identityKeys('recruiters', t)],
)

// --- departments, stages, reasons and custom attributes

export const departments = pgTable(
  'departments',
  {
    ...identity(),
    parentId: bigint('parent_id', { mode: 'number' }),
    name: text('name').notNull(),
    sample: boolean('sample').notNull().default(false),
  },
  (t) => [...identityKeys('departments', t), refersTo('departments_parent', t, t.parentId, t)],
)

export const stageKinds = ['sourced', 'applied', 'shortlisted', 'phone-screen', 'assessment', 'interview', 'offer', 'hired'] as const

export const stages = pgTable(
  'stages',
  {
    ...identity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    kind: word('kind', stageKinds).notNull(),
    position: integer('position').notNull(),
  },
  (t) => [...identityKeys('stages', t), unique('stages_slug').on(t.accountId, t.slug), check('stages_kind', oneOf('kind', stageKinds))],
)

/** The reasons for disqualifying candidates that an account can choose from. */
export const disqualificationReasons = pgTable(
  'disqualification_reasons',
  {
    ...identity(),
    description: text('description').notNull(),
    /** True for reasons for which the candidate withdrew. */
    candidateWithdrew: boolean('candidate_withdrew').notNull().default(false),
    position: integer('position').notNull(),
  },
  (t) => [...identityKeys('disqualification_reasons', t)],
)

export const attributeTypes = ['short_text', 'free_text', 'boolean', 'numeric', 'date', 'dropdown', 'multiple_choice', 'file'] as const
export const attributeProviders = ['candidate', 'user'] as const

/** One choice of a custom attribute of type dropdown or multiple_choice. `id` has the form of a key. */
export type AttributeChoice = { id: string; body: string; hint: string | null }

/** Fields that an account adds to its candidates. `job_custom_attributes` says which jobs use them. */
export const customAttributes = pgTable(
  'custom_attributes',
  {
    ...identity(),
    label: text('label').notNull(),
    hint: text('hint'),
    type: word('type', attributeTypes).notNull(),
    /** Who sets it: the candidate in the application form, or a member. */
    provider: word('provider', attributeProviders).notNull().default('user'),
    enabled: boolean('enabled').notNull().default(true),
    choices: jsonb('choices').$type<AttributeChoice[]>(),
    supportedFileTypes: text('supported_file_types').array(),
    maxFileSize: integer('max_file_size'),
  },
  (t) => [
    ...identityKeys('custom_attributes', t),
    check('custom_attributes_type', oneOf('type', attributeTypes)),
    check('custom_attributes_provider', oneOf('provider', attributeProviders)),
  ],
)

// --- jobs

export const jobStates = ['draft', 'published', 'closed', 'archived'] as const
export const workplaceTypes = ['on_site', 'hybrid', 'remote'] as const

/** A location of a job; the first one is its main location. Stored with the job, since no other job shares it. */
export type JobPlace = {
  shortcode: string | null
  country: string | null
  countryCode: string | null
  region: string | null
  regionCode: string | null
  city: string | null
  zipCode: string | null
  coords: string | null
  hidden: boolean
}

/** A field of a job's application form, besides name and e-mail, which every form has. Its key determines label and type. */
export type JobFormField = { key: string; required: boolean }

export const jobs = pgTable(
  'jobs',
  {
    ...identity(),
    shortcode: text('shortcode').notNull(),
    title: text('title').notNull(),
    code: text('code'),
    state: word('state', jobStates).notNull().default('draft'),
    sample: boolean('sample').notNull().default(false),
    confidential: boolean('confidential').notNull().default(false),
    departmentId: bigint('department_id', { mode: 'number' }),
    workplaceType: word('workplace_type', workplaceTypes).notNull().default('on_site'),
    locations: jsonb('locations').$type<JobPlace[]>().notNull().default([]),
    salaryFrom: bigint('salary_from', { mode: 'number' }),
    salaryTo: bigint('salary_to', { mode: 'number' }),
    salaryCurrency: text('salary_currency'),
    keywords: text('keywords').array(),
    description: text('description'),
    requirements: text('requirements'),
    benefits: text('benefits'),
    employmentType: text('employment_type'),
    industry: text('industry'),
    function: text('function'),
    experience: text('experience'),
    education: text('education'),
    applicationForm: jsonb('application_form').$type<JobFormField[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('jobs', t),
    unique('jobs_shortcode').on(t.accountId, t.shortcode),
    index('jobs_department').on(t.accountId, t.departmentId),
    refersTo('jobs_department', t, t.departmentId, departments),
    check('jobs_state', oneOf('state', jobStates)),
    check('jobs_workplace_type', oneOf('workplace_type', workplaceTypes)),
  ],
)

export const questionTypes = ['free_text', 'short_text', 'boolean', 'multiple_choice', 'dropdown', 'numeric', 'date', 'file'] as const

/** One choice of a question of type dropdown or multiple_choice. `id` has the form of a key. */
export type QuestionChoice = { id: string; body: string }

export const jobQuestions = pgTable(
  'job_questions',
  {
    ...identity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    body: text('body').notNull(),
    type: word('type', questionTypes).notNull(),
    required: boolean('required').notNull().default(false),
    choices: jsonb('choices').$type<QuestionChoice[]>(),
    supportedFileTypes: text('supported_file_types').array(),
    maxFileSize: integer('max_file_size'),
  },
  (t) => [
    ...identityKeys('job_questions', t),
    index('job_questions_job').on(t.accountId, t.jobId, t.position),
    refersTo('job_questions_job', t, t.jobId, jobs).onDelete('cascade'),
    check('job_questions_type', oneOf('type', questionTypes)),
  ],
)

/** The custom attributes that a job uses. */
export const jobCustomAttributes = pgTable(
  'job_custom_attributes',
  {
    accountId: accountId(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    customAttributeId: bigint('custom_attribute_id', { mode: 'number' }).notNull(),
    required: boolean('required').notNull().default(false),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.jobId, t.customAttributeId] }),
    index('job_custom_attributes_attribute').on(t.accountId, t.customAttributeId),
    refersTo('job_custom_attributes_job', t, t.jobId, jobs).onDelete('cascade'),
    refersTo('job_custom_attributes_attribute', t, t.customAttributeId, customAttributes).onDelete('cascade'),
  ],
)

export const collaborationRoles = ['admin', 'recruiting_admin', 'hiring_manager', 'simple', 'reviewer'] as const

/** The members of a job. */
export const jobMembers = pgTable(
  'job_members',
  {
    accountId: accountId(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    collaborationRole: word('collaboration_role', collaborationRoles).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.jobId, t.memberId] }),
    index('job_members_member').on(t.accountId, t.memberId),
    refersTo('job_members_job', t, t.jobId, jobs).onDelete('cascade'),
    refersTo('job_members_member', t, t.memberId, members).onDelete('cascade'),
    check('job_members_role', oneOf('collaboration_role', collaborationRoles)),
  ],
)

/** The external recruiters of a job. */
export const jobRecruiters = pgTable(
  'job_recruiters',
  {
    accountId: accountId(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    recruiterId: bigint('recruiter_id', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.jobId, t.recruiterId] }),
    index('job_recruiters_recruiter').on(t.accountId, t.recruiterId),
    refersTo('job_recruiters_job', t, t.jobId, jobs).onDelete('cascade'),
    refersTo('job_recruiters_recruiter', t, t.recruiterId, recruiters).onDelete('cascade'),
  ],
)

// --- employees

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

// --- time off

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

// --- candidates

/** An entry of a candidate's education. `id` has the form of a key and identifies the entry in updates. Dates are `YYYY-MM-DD`. */
export type EducationEntry = {
  id: string
  school: string
  degree: string | null
  field_of_study: string | null
  start_date: string | null
  end_date: string | null
}
export type ExperienceEntry = {
  id: string
  title: string
  summary: string | null
  company: string | null
  industry: string | null
  current: boolean
  start_date: string | null
  end_date: string | null
}
export type SocialProfile = { type: string; name?: string; username?: string; url: string }

/** A candidate's answer to a question of the job: the question's key and text, and the answer in the form of its type. */
export type CandidateAnswer = {
  question: string
  body: string
  answer:
    | { body: string }
    | { checked: boolean }
    | { choices: { id: string; body: string }[] }
    | { date: string }
    | { number: number }
    | { file: string }
    | null
}
export type CandidatePlace = {
  location_str: string | null
  country: string | null
  country_code: string | null
  region: string | null
  region_code: string | null
  city: string | null
  zip_code: string | null
}

/** The start of the 28-day period that contains an instant. The indexes by creation and change are divided by these periods. */
export const monthOf = (instant: SQLWrapper) => sql`date_bin('28 days', ${instant}, timestamptz '2000-01-01 00:00:00+00')`

export const candidates = pgTable(
  'candidates',
  {
    ...identity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    stageId: bigint('stage_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    headline: text('headline'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    summary: text('summary'),
    coverLetter: text('cover_letter'),
    /** The candidate's source, as given by the client. */
    domain: text('domain'),
    /** True if the candidate was uploaded, false if they applied (decision "candidates: `sourced`"). */
    sourced: boolean('sourced').notNull().default(true),
    outlet: text('outlet'),
    commonSource: text('common_source').notNull().default('Unknown'),
    commonSourceCategory: text('common_source_category').notNull().default('Other'),
    uploaderId: bigint('uploader_id', { mode: 'number' }),
    recruiterId: bigint('recruiter_id', { mode: 'number' }),
    disqualified: boolean('disqualified').notNull().default(false),
    disqualifiedAt: instant('disqualified_at'),
    withdrew: boolean('withdrew').notNull().default(false),
    disqualificationReason: text('disqualification_reason'),
    hiredAt: instant('hired_at'),
    movedToOfferAt: instant('moved_to_offer_at'),
    skills: text('skills').array().notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    socialProfiles: jsonb('social_profiles').$type<SocialProfile[]>().notNull().default([]),
    educationEntries: jsonb('education_entries').$type<EducationEntry[]>().notNull().default([]),
    experienceEntries: jsonb('experience_entries').$type<ExperienceEntry[]>().notNull().default([]),
    answers: jsonb('answers').$type<CandidateAnswer[]>().notNull().default([]),
    /** Values of the account's custom attributes, by the attribute's key. */
    customAttributes: jsonb('custom_attributes').$type<Record<string, unknown>>().notNull().default({}),
    location: jsonb('location').$type<CandidatePlace>(),
    textingConsent: text('texting_consent'),
    /** The key of the candidate that this one was copied or relocated from. */
    originatingCandidate: hex('originating_candidate'),
    /** The name of the mailbox for messages to the candidate. */
    mailbox: text('mailbox').notNull(),
    anonymized: boolean('anonymized').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('candidates', t),
    uniqueIndex('candidates_email').on(t.accountId, t.jobId, sql`lower(${t.email})`),
    index('candidates_by_job').on(t.accountId, t.jobId, t.key),
    index('candidates_by_job_stage').on(t.accountId, t.jobId, t.stageId, t.key),
    index('candidates_by_stage').on(t.accountId, t.stageId, t.key),
    index('candidates_by_email').on(t.accountId, sql`lower(${t.email})`, t.key),
    // Their migration makes the following four include the instants and the stage, so that a filter reads the index only.
    index('candidates_by_creation').on(t.accountId, t.createdAt, t.key),
    index('candidates_by_change').on(t.accountId, t.updatedAt, t.key),
    index('candidates_by_creation_month').on(t.accountId, t.stageId, monthOf(t.createdAt), t.key),
    index('candidates_by_change_month').on(t.accountId, t.stageId, monthOf(t.updatedAt), t.key),
    refersTo('candidates_job', t, t.jobId, jobs),
    refersTo('candidates_stage', t, t.stageId, stages),
    refersTo('candidates_uploader', t, t.uploaderId, members),
    refersTo('candidates_recruiter', t, t.recruiterId, recruiters),
  ],
)

export const fileKinds = ['resume', 'image', 'attachment', 'answer', 'attribute'] as const

/** Files of candidates. `src/files` stores the bytes by the file's key. A file without `size` is still to be fetched from `source_url`. */
export const files = pgTable(
  'files',
  {
    ...identity(),
    candidateId: bigint('candidate_id', { mode: 'number' }).notNull(),
    kind: word('kind', fileKinds).notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: bigint('size', { mode: 'number' }),
    sha256: hex('sha256'),
    sourceUrl: text('source_url'),
    /** How often fetching failed, and when it is retried; null if it is not. */
    failures: integer('failures').notNull().default(0),
    fetchAt: instant('fetch_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('files', t),
    index('files_candidate').on(t.accountId, t.candidateId, t.kind),
    index('files_to_fetch')
      .on(t.fetchAt)
      .where(sql`${t.fetchAt} is not null`),
    refersTo('files_of_candidate', t, t.candidateId, candidates).onDelete('cascade'),
    check('files_kind', oneOf('kind', fileKinds)),
  ],
)

/** Files whose rows are deleted and whose bytes are still to be removed. */
export const fileRemovals = pgTable('file_removals', { accountId: accountId(), key: hex('key').notNull(), createdAt: createdAt() }, (t) => [
  primaryKey({ columns: [t.accountId, t.key] }),
])

export const ratingScales = ['thumbs', 'stars', 'numbers'] as const

/** A member's rating of a candidate in a stage. */
export const ratings = pgTable(
  'ratings',
  {
    accountId: accountId(),
    id: id(),
    candidateId: bigint('candidate_id', { mode: 'number' }).notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    stageId: bigint('stage_id', { mode: 'number' }).notNull(),
    scale: word('scale', ratingScales).notNull(),
    grade: integer('grade').notNull(),
    comment: text('comment'),
    scoreCard: jsonb('score_card').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique('ratings_one').on(t.accountId, t.candidateId, t.memberId, t.stageId),
    refersTo('ratings_candidate', t, t.candidateId, candidates).onDelete('cascade'),
    refersTo('ratings_member', t, t.memberId, members),
    refersTo('ratings_stage', t, t.stageId, stages),
    check('ratings_scale', oneOf('scale', ratingScales)),
  ],
)

/** A copy of a stage at the time of an activity. */
export type StageThen = { id: number; identifier: string; name: string; slug: string }

/** What happened to candidates and jobs. An activity without a candidate is the job's own. */
export const activities = pgTable(
  'activities',
  {
    ...identity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    candidateId: bigint('candidate_id', { mode: 'number' }),
    /** The member who acted; null if it was the candidate or nobody. */
    memberId: bigint('member_id', { mode: 'number' }),
    action: text('action').notNull(),
    /** The stage the candidate was in, and the stage they were moved to. */
    stage: jsonb('stage').$type<StageThen>(),
    targetStage: jsonb('target_stage').$type<StageThen>(),
    body: text('body'),
    rating: jsonb('rating').$type<{ score: string; scale: string; grade: number }>(),
    visibilityRoles: text('visibility_roles').array(),
    /** The attachment of a comment. */
    fileId: bigint('file_id', { mode: 'number' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...identityKeys('activities', t),
    index('activities_of_job').on(t.accountId, t.jobId, t.key),
    index('activities_of_candidate').on(t.accountId, t.candidateId, t.key),
    // Used to find the comment of a deleted file.
    index('activities_by_file')
      .on(t.accountId, t.fileId)
      .where(sql`${t.fileId} is not null`),
    refersTo('activities_job', t, t.jobId, jobs).onDelete('cascade'),
    refersTo('activities_candidate', t, t.candidateId, candidates).onDelete('cascade'),
    refersTo('activities_member', t, t.memberId, members),
    refersTo('activities_file', t, t.fileId, files),
  ],
)

/** The tombstones of erased candidates. */
export const erasures = pgTable(
  'erasures',
  { accountId: accountId(), key: hex('key').notNull(), erasedAt: instant('erased_at').notNull().defaultNow() },
  (t) => [primaryKey({ columns: [t.accountId, t.key] })],
)

// --- events

export const eventTypes = ['call', 'interview', 'meeting'] as const
export const attendances = ['accepted', 'declined', 'needs-action'] as const
export type Conference = { type: 'zoom_meeting'; id: string; url: string }

export const events = pgTable(
  'events',
  {
    ...identity(),
    title: text('title').notNull(),
    description: text('description'),
    type: word('type', eventTypes).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    cancelled: boolean('cancelled').notNull().default(false),
    jobId: bigint('job_id', { mode: 'number' }),
    candidateId: bigint('candidate_id', { mode: 'number' }),
    conference: jsonb('conference').$type<Conference>(),
    createdAt: createdAt(),
  },
  (t) => [
    ...identityKeys('events', t),
    index('events_of_candidate').on(t.accountId, t.candidateId, t.key),
    index('events_of_job').on(t.accountId, t.jobId, t.key),
    index('events_by_start').on(t.accountId, t.startsAt),
    // The two that follow include, by their migration, the instant and whether the event is off.
    index('events_by_month').on(t.accountId, monthOf(t.startsAt), t.key),
    index('events_of_job_by_month').on(t.accountId, t.jobId, monthOf(t.startsAt), t.key),
    refersTo('events_job', t, t.jobId, jobs).onDelete('cascade'),
    refersTo('events_candidate', t, t.candidateId, candidates).onDelete('cascade'),
    check('events_type', oneOf('type', eventTypes)),
  ],
)

/** The participants of an event. */
export const eventMembers = pgTable(
  'event_members',
  {
    accountId: accountId(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    status: word('status', attendances).notNull().default('needs-action'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.eventId, t.memberId] }),
    index('event_members_member').on(t.accountId, t.memberId, t.eventId),
    refersTo('event_members_event', t, t.eventId, events).onDelete('cascade'),
    refersTo('event_members_of_member', t, t.memberId, members).onDelete('cascade'),
    check('event_members_status', oneOf('status', attendances)),
  ],
)

// --- processes

/** The processes that claim work (`processes.ts`). Dead ones are kept for a day, which is longer than any claim. */
export const processes = pgTable('processes', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  startedAt: instant('started_at').notNull().defaultNow(),
  /** When it was found dead and its claims were released. */
  endedAt: instant('ended_at'),
})
/** The process that claimed it; null for a claim of an earlier release. Not a foreign key, since claims outlive their process's row. */
const processId = () => integer('process_id')

// --- idempotent requests

/** The responses to requests with an Idempotency-Key, kept for 24 hours. A row without a status belongs to a running request. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: accountId(),
    /** SHA-256 of client, method, path and key. */
    hash: hex('hash').notNull(),
    bodyHash: hex('body_hash').notNull(),
    status: integer('status'),
    headers: jsonb('headers').$type<Record<string, string>>(),
    /** The body of the response as sent. */
    answer: text('answer'),
    processId: processId(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] }), index('idempotency_keys_age').on(t.createdAt)],
)

// --- access

/** Third-party integrations of an account. Their service tokens are sent with the client id. */
export const partners = pgTable(
  'partners',
  {
    accountId: accountId(),
    id: id(),
    clientId: text('client_id').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.id] }), unique('partners_client_id').on(t.clientId)],
)

/**
 * OAuth 2.0 clients. A client registered by an account's admin serves only that account's members; one without an owner, registered by the
 * operator, serves every account. Public clients have no secret and must use PKCE.
 */
export const applications = pgTable(
  'applications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    ownerId: bigint('owner_id', { mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    /** SHA-256; null for a public client. */
    secretHash: hex('secret_hash'),
    /** The secret's text, sealed, if it signs the family's notification headers; null until the client has used it. */
    sealedSecret: text('sealed_secret'),
    name: text('name').notNull(),
    redirectUris: text('redirect_uris').array().notNull(),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [unique('applications_client_id').on(t.clientId), index('applications_owner').on(t.ownerId, t.id)],
)

/** A member's consent to an application, with its authorization code. Each consent is a grant of its own. */
export const grants = pgTable(
  'grants',
  {
    accountId: accountId(),
    id: id(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    applicationId: bigint('application_id', { mode: 'number' })
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    scopes: text('scopes').array().notNull(),
    codeHash: hex('code_hash').notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    codeUsedAt: instant('code_used_at'),
    redirectUri: text('redirect_uri').notNull(),
    /** The S256 challenge of PKCE; null if the client sent none. */
    challenge: text('challenge'),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique('grants_code_hash').on(t.codeHash),
    index('grants_member').on(t.accountId, t.memberId),
    index('grants_application').on(t.applicationId),
    refersTo('grants_member', t, t.memberId, members).onDelete('cascade'),
  ],
)

/** Refresh tokens. Each is valid once; `successorHash` is that of its successor. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    accountId: accountId(),
    id: id(),
    grantId: bigint('grant_id', { mode: 'number' }).notNull(),
    hash: hex('hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    successorHash: hex('successor_hash'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique('refresh_tokens_hash').on(t.hash),
    index('refresh_tokens_grant').on(t.accountId, t.grantId),
    index('refresh_tokens_expiry').on(t.expiresAt),
    refersTo('refresh_tokens_grant', t, t.grantId, grants).onDelete('cascade'),
  ],
)

export const tokenKinds = ['account', 'user', 'partner'] as const

/**
 * Access tokens. Only a token's SHA-256 is stored, and its last four characters, by which people tell tokens apart. A user token belongs to a
 * grant and acts for a member; a partner token belongs to a partner.
 */
export const tokens = pgTable(
  'tokens',
  {
    accountId: accountId(),
    id: id(),
    hash: hex('hash').notNull(),
    kind: word('kind', tokenKinds).notNull(),
    name: text('name').notNull(),
    lastFour: text('last_four').notNull(),
    scopes: text('scopes').array().notNull(),
    memberId: bigint('member_id', { mode: 'number' }),
    grantId: bigint('grant_id', { mode: 'number' }),
    partnerId: bigint('partner_id', { mode: 'number' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    lastUsedAt: instant('last_used_at'),
    /** The last use with an older version of the API, and that version. */
    olderUsedAt: instant('older_used_at'),
    olderVersion: smallint('older_version'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique('tokens_hash').on(t.hash),
    index('tokens_member').on(t.accountId, t.memberId),
    index('tokens_grant').on(t.accountId, t.grantId),
    index('tokens_partner').on(t.accountId, t.partnerId),
    index('tokens_expiry').on(t.expiresAt),
    refersTo('tokens_member', t, t.memberId, members).onDelete('cascade'),
    refersTo('tokens_grant', t, t.grantId, grants).onDelete('cascade'),
    refersTo('tokens_partner', t, t.partnerId, partners).onDelete('cascade'),
    check('tokens_kind', oneOf('kind', tokenKinds)),
    check('tokens_older_use', sql`(${t.olderUsedAt} is null) = (${t.olderVersion} is null)`),
    check(
      'tokens_holder',
      sql`(${t.kind} = 'user') = (${t.memberId} is not null and ${t.grantId} is not null) and (${t.kind} = 'partner') = (${t.partnerId} is not null)`,
    ),
  ],
)

/** Sessions of the web pages. `hash` is the SHA-256 of the secret in the cookie. */
export const sessions = pgTable(
  'sessions',
  {
    accountId: accountId(),
    id: id(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    hash: hex('hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique('sessions_hash').on(t.hash),
    index('sessions_member').on(t.accountId, t.memberId),
    index('sessions_expiry').on(t.expiresAt),
    refersTo('sessions_member', t, t.memberId, members).onDelete('cascade'),
  ],
)

/** Password reset links, at most one per member: a newer one replaces it. Only the SHA-256 of its token is stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    accountId: accountId(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    hash: hex('hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.memberId] }),
    unique('password_resets_hash').on(t.hash),
    index('password_resets_expiry').on(t.expiresAt),
    refersTo('password_resets_member', t, t.memberId, members).onDelete('cascade'),
  ],
)

/** Attempts in a window of 15 minutes: failed sign-ins, against guessing passwords, and mails to a login. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** What is counted: a kind with a hash, a number or an IP address, as `login:…`, `pair:…`, `address:…`, `browser:…`, `told:…` or `reset:…`. */
    subject: text('subject').primaryKey(),
    startedAt: instant('started_at').notNull(),
    count: integer('count').notNull(),
    /** The SHA-256 of the e-mail as hex digits, if a new password resets the count. */
    login: text('login'),
  },
  (t) => [index('sign_in_attempts_login').on(t.login)],
)

/** A client's requests in a window of 10 seconds, if processes share their counts. Its migration makes it UNLOGGED: a crash may lose it. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    client: text('client').notNull(),
    /** The number of the window: seconds since 1970, divided by 10. */
    window: bigint('window', { mode: 'number' }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.client, t.window] }), index('rate_counts_window').on(t.window)],
)

export const actorKinds = ['member', 'token', 'operator', 'server'] as const

/** Who did what, and when. Triggers reject every update, and deletes of entries younger than 24 months. Holds ids and field names, never values. */
export const auditLog = pgTable(
  'audit_log',
  {
    accountId: accountId(),
    id: id(),
    at: instant('at').notNull().defaultNow(),
    actorKind: word('actor_kind', actorKinds).notNull(),
    /** The id of the member or token; null for the operator and the server itself. */
    actorId: bigint('actor_id', { mode: 'number' }),
    /** The client that the rate limit charged: `account:1`, `application:2`, `partner:3`. */
    client: text('client'),
    action: text('action').notNull(),
    /** The id of the subject. The action says of which table. */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    requestId: text('request_id'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('audit_log_at').on(t.accountId, t.at),
    check('audit_log_actor_kind', oneOf('actor_kind', actorKinds)),
  ],
)

// --- notifications

/** The events of every server. */
export const documentedEvents = [
  'candidate_created',
  'candidate_moved',
  'employee_created',
  'employee_updated',
  'employee_published',
  'onboarding_completed',
  'timeoff_updated',
] as const
/** The events that exist only in the `family` profile. */
export const familyEvents = ['candidate_deleted', 'job_deleted', 'timeoff_request_approved', 'timeoff_request_reverted'] as const
export const notificationEvents = [...documentedEvents, ...familyEvents] as const
/** What a notification is about: ids and other texts without personal data. */
export type Subject = Record<string, string>

/** Notifications, committed with the change that caused them. The dispatcher takes them from here. */
export const outbox = pgTable(
  'outbox',
  {
    ...identity(),
    event: text('event').notNull(),
    subject: jsonb('subject').$type<Subject>().notNull(),
    occurredAt: instant('occurred_at').notNull().defaultNow(),
  },
  (t) => [...identityKeys('outbox', t), index('outbox_order').on(t.id)],
)

/** A signing secret: its sealed text, and until when it still signs beside a newer one; null for the newest. */
export type SigningSecret = { readonly sealed: string; readonly until: string | null }
export const disablings = ['gone', 'failing'] as const

/** Subscriptions to events. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: accountId(),
    /** Numbered by `accounts.last_subscription`; never reused. */
    id: bigint('id', { mode: 'number' }).notNull(),
    event: word('event', notificationEvents).notNull(),
    target: text('target').notNull(),
    /** The SHA-256 of the normalised target, which is unique in the account. */
    targetHash: hex('target_hash').notNull(),
    /** Null matches all. */
    jobShortcode: text('job_shortcode'),
    stageSlug: text('stage_slug'),
    /** The client that created it: `account:1`, `application:2`, `partner:3`. */
    owner: text('owner').notNull(),
    /** The scopes of its owner's token. What they do not cover is omitted from notifications. */
    scopes: text('scopes').array().notNull(),
    /** Created by a user token, it ends with that token's grant and sees what the member sees; created by a service token, it ends with the partner. */
    grantId: bigint('grant_id', { mode: 'number' }),
    memberId: bigint('member_id', { mode: 'number' }),
    partnerId: bigint('partner_id', { mode: 'number' }),
    /** The newest first. */
    secrets: jsonb('secrets').$type<SigningSecret[]>().notNull(),
    /** Deliveries are numbered from 1 in the order of their dispatch. */
    lastSequence: bigint('last_sequence', { mode: 'number' }).notNull().default(0),
    /** The first failure since the last success. */
    failingSince: instant('failing_since'),
    /** The target asked for a pause until then. */
    restsUntil: instant('rests_until'),
    disabledAt: instant('disabled_at'),
    disabledReason: word('disabled_reason', disablings),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    unique('subscriptions_target').on(t.accountId, t.targetHash),
    index('subscriptions_event').on(t.accountId, t.event),
    refersTo('subscriptions_grant', t, t.grantId, grants).onDelete('cascade'),
    refersTo('subscriptions_member', t, t.memberId, members).onDelete('cascade'),
    refersTo('subscriptions_partner', t, t.partnerId, partners).onDelete('cascade'),
    check('subscriptions_event_name', oneOf('event', notificationEvents)),
    check('subscriptions_disabled_reason', oneOf('disabled_reason', disablings)),
    check('subscriptions_disabled', sql`(${t.disabledAt} is null) = (${t.disabledReason} is null)`),
  ],
)

/** The account tokens that sign the family's notification headers, each for a subscription it created. Deleted with either of them. */
export const signingTokens = pgTable(
  'signing_tokens',
  {
    accountId: accountId(),
    subscriptionId: bigint('subscription_id', { mode: 'number' }).notNull(),
    tokenId: bigint('token_id', { mode: 'number' }).notNull(),
    /** The token's text, sealed. */
    sealed: text('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.subscriptionId] }),
    index('signing_tokens_token').on(t.accountId, t.tokenId),
    refersTo('signing_tokens_of_subscription', t, t.subscriptionId, subscriptions).onDelete('cascade'),
    refersTo('signing_tokens_of_token', t, t.tokenId, tokens).onDelete('cascade'),
  ],
)

export const deliveryStates = ['pending', 'delivered', 'failed', 'held'] as const

/** A notification for one subscription, and its state. Held deliveries wait until their disabled subscription is enabled. */
export const deliveries = pgTable(
  'deliveries',
  {
    ...identity(),
    subscriptionId: bigint('subscription_id', { mode: 'number' }).notNull(),
    /** The notification's public id, the same at each attempt. */
    uuid: uuid('uuid').notNull().defaultRandom(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    event: word('event', notificationEvents).notNull(),
    subject: jsonb('subject').$type<Subject>().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    /** The body to send, rendered at the first attempt. */
    body: text('body'),
    state: word('state', deliveryStates).notNull(),
    /** Failed attempts since it was dispatched or last redelivered. */
    failures: integer('failures').notNull().default(0),
    /** Redelivered on request: its failure does not disable the subscription. */
    asked: boolean('asked').notNull().default(false),
    /** When it is attempted next; null if it is not. */
    dueAt: instant('due_at'),
    /** During an attempt: when its process is taken for dead. */
    leasedUntil: instant('leased_until'),
    processId: processId(),
    createdAt: createdAt(),
    deliveredAt: instant('delivered_at'),
  },
  (t) => [
    ...identityKeys('deliveries', t),
    index('deliveries_subscription').on(t.accountId, t.subscriptionId, t.key),
    index('deliveries_undelivered')
      .on(t.accountId, t.subscriptionId, t.key)
      .where(sql`${t.state} <> 'delivered'`),
    index('deliveries_due')
      .on(t.accountId, t.subscriptionId, t.dueAt, t.id)
      .where(sql`${t.dueAt} is not null`),
    index('deliveries_created').on(t.createdAt),
    index('deliveries_leased')
      .on(t.accountId, t.subscriptionId)
      .where(sql`${t.leasedUntil} is not null`),
    // By the candidate's internal id, for erasures.
    index('deliveries_person')
      .on(t.accountId, sql`(${t.subject} ->> 'person')`)
      .where(sql`${t.subject} ->> 'person' is not null`),
    refersTo('deliveries_of_subscription', t, t.subscriptionId, subscriptions).onDelete('cascade'),
    check('deliveries_event', oneOf('event', notificationEvents)),
    check('deliveries_state', oneOf('state', deliveryStates)),
    check('deliveries_scheduled', sql`${t.dueAt} is null or ${t.state} = 'pending'`),
  ],
)

/** Why an attempt got no response. */
export const attemptFaults = ['timeout', 'connection', 'encryption', 'refused', 'payload'] as const

/** The attempts of each delivery, kept for 30 days. */
export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    accountId: accountId(),
    id: id(),
    deliveryId: bigint('delivery_id', { mode: 'number' }).notNull(),
    startedAt: instant('started_at').notNull(),
    /** Milliseconds. */
    duration: integer('duration').notNull(),
    /** The response's status; null if there was none. */
    status: integer('status'),
    fault: word('fault', attemptFaults),
    /** The beginning of the response's body; never of a response from a private network. */
    answer: text('answer'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('delivery_attempts_delivery').on(t.accountId, t.deliveryId, t.id),
    refersTo('delivery_attempts_of_delivery', t, t.deliveryId, deliveries).onDelete('cascade'),
    check('delivery_attempts_fault', oneOf('fault', attemptFaults)),
  ],
)
