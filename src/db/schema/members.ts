// Members, external recruiters and departments.
import { createdAt, instant, oneOf, refersTo, updatedAt, word } from '../columns.ts'
import { bigint, boolean, check, index, jsonb, pgTable, sql, text, uniqueIndex } from '../drizzle.js'
import { identity, identityKeys } from './identity.ts'

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
