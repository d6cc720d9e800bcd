// Members with what single ones may do, without their passwords and what became of those: who is imported is given a new one.
import { and, asc, eq, sql } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import { memberPermissions, members, permissions } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { memberColumns, presentMember } from '../../resources/members/member.ts'
import { fromLine, fromRow, mintedAt } from '../instants.ts'
import type { Access, RecordType } from '../recordType.ts'
import { above, among, idOf, inserter, type Known, type Page } from '../rows.ts'
import { instantSchema, listOf } from '../schema.ts'

type Permission = (typeof permissions)[number]
type MemberRecord = Omit<ReturnType<typeof presentMember>, 'type'> & {
  record: 'member'
  permissions: Permission[]
  created_at: string
  updated_at: string
}
type Column = Exclude<keyof typeof members.$inferSelect, 'accountId' | 'id' | 'passwordHash' | 'signInLockedAt' | 'resetAskedAt'>
type Row = Pick<typeof members.$inferSelect, Column>

const held = build
  .select({ permissions: sql`json_agg(${memberPermissions.permission} order by ${memberPermissions.permission})` })
  .from(memberPermissions)
  .where(and(eq(memberPermissions.accountId, members.accountId), eq(memberPermissions.memberId, members.id)))
const columns = {
  ...memberColumns,
  createdAt: members.createdAt,
  updatedAt: members.updatedAt,
  permissions: sql<Permission[] | null>`${held}`,
}

function present(row: Row & { permissions: Permission[] | null }): MemberRecord {
  const { type: _, ...shown } = presentMember(row)
  return {
    record: 'member',
    ...shown,
    permissions: row.permissions ?? [],
    created_at: fromRow(row.createdAt),
    updated_at: fromRow(row.updatedAt),
  }
}

const ownRoles = ({ role, hris_role }: Pick<MemberRecord, 'role' | 'hris_role'>) => [`ats.${role}`, hris_role.replace('_', '.')]
/** What `roles` lists beside both roles. */
const permissionSets = (record: MemberRecord) => record.roles.filter((role) => !ownRoles(record).includes(role))

function over(statement: Statements['statement']): Access<MemberRecord> {
  const page = statement('export_members', (p: Holders<Page>) =>
    build.select(columns).from(members).where(above(members, p)).orderBy(asc(members.key)).limit(p.most),
  )
  const known = statement('import_known_members', (p: Holders<Known>) => build.select(columns).from(members).where(among(members, p)))
  const insert = inserter<Row>(statement, 'import_members', members, (p) => ({
    accountId: p.account,
    key: p.key,
    name: p.name,
    headline: p.headline,
    email: p.email,
    role: p.role,
    hrisRole: p.hrisRole,
    permissionSets: p.permissionSets,
    active: p.active,
    collaborationRules: p.collaborationRules,
    hrisMemberScope: p.hrisMemberScope,
    createdAt: p.createdAt,
    updatedAt: p.updatedAt,
  }))
  const permit = inserter<{ member: string; permission: Permission }>(statement, 'import_member_permissions', memberPermissions, (p) => ({
    accountId: p.account,
    memberId: idOf(members, p.account, p.member),
    permission: p.permission,
  }))
  return {
    page: async (run, account, after, most) => (await run(page, { account, after, most })).map(present),
    known: async (run, account, keys) => (await run(known, { account, keys: asBytes(keys) })).map(present),
    insert: async (run, account, records) => {
      await insert(run, account, records.map(rowOf))
      const permitted = records.flatMap((record) => record.permissions.map((permission) => ({ member: record.id, permission })))
      await permit(run, account, permitted)
    },
  }
}

const rowOf = (record: MemberRecord): Row => ({
  key: record.id,
  name: record.name,
  headline: record.headline,
  email: record.email,
  role: record.role,
  hrisRole: record.hris_role,
  permissionSets: permissionSets(record),
  active: record.active,
  collaborationRules: record.collaboration_rules,
  hrisMemberScope: record.hris_member_scope,
  createdAt: record.created_at,
  updatedAt: record.updated_at,
})

function complete(line: MemberRecord): MemberRecord {
  const hris_role = line.hris_role ?? 'hris_no_access'
  const created_at = fromLine(line.created_at ?? mintedAt(line.id))
  const { id, name, email, role } = line
  const given = { role, hris_role, roles: line.roles ?? [] }
  return {
    record: 'member',
    id,
    name,
    headline: line.headline ?? null,
    email,
    role,
    hris_role,
    roles: [...permissionSets(given as MemberRecord), ...ownRoles(given)],
    active: line.active ?? true,
    collaboration_rules: line.collaboration_rules ?? [],
    hris_member_scope: line.hris_member_scope ?? null,
    permissions: [...new Set(line.permissions)].toSorted(),
    created_at,
    updated_at: line.updated_at === undefined ? created_at : fromLine(line.updated_at),
  }
}

export const memberType: RecordType<MemberRecord> = {
  name: 'member',
  tables: [members, memberPermissions],
  schema: ({ shape, property }) =>
    shape('Member', {
      required: ['id', 'name', 'email', 'role'],
      optional: ['headline', 'hris_role', 'roles', 'active', 'collaboration_rules', 'hris_member_scope'],
      ignored: ['type'],
      more: {
        email: { ...property('Member', 'email'), pattern: String.raw`^[^\s@]+@[^\s@]+$` },
        permissions: listOf({ type: 'string', enum: [...permissions] }),
        created_at: instantSchema,
        updated_at: instantSchema,
      },
    }),
  complete,
  keyOf: ({ id }) => id,
  unique: { members_key: ({ id }) => [['/id', id]], members_email: ({ email }) => [['/email', email.toLowerCase()]] },
  // A role of another spelling would be kept as the name of a permission set.
  faultsIn: (record) =>
    permissionSets(record)
      .filter((name) => /^(ats|hris)\./.test(name))
      .map((name) => ['/roles', `says ${name}, but the roles are ${record.role} and ${record.hris_role}`]),
  over,
}
