// A time off category with its rules: its columns, its wire format, who may change it, and how it is stored.
import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../context.ts'
import { and, eq, sql } from '../../db/drizzle.js'
import { hasId, hasKey } from '../../db/conditions.ts'
import { asBytes, isKey, longestList } from '../../db/paging.ts'
import { prepared } from '../../db/prepared.ts'
import { members, timeOffCategories as categories, timeOffCategoryApprovers, timeOffRequests } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { forbidden, invalid, requireRow } from '../../errors.ts'
import { checkRoom, listLock } from '../accounts/settingList.ts'

type Schemas = components['schemas']

const categoryColumns = {
  id: categories.id,
  key: categories.key,
  name: categories.name,
  type: categories.type,
  description: categories.description,
  trackingUnit: categories.trackingUnit,
  unlimited: categories.unlimited,
  yearlyEntitlement: categories.yearlyEntitlement,
  approval: categories.approval,
  approvalLevels: categories.approvalLevels,
  approvers: sql<string[]>`array(
    select encode(m.key, 'hex')
    from ${timeOffCategoryApprovers} a
    join ${members} m on m.account_id = a.account_id and m.id = a.member_id
    where a.account_id = ${categories}.account_id and a.category_id = ${categories}.id
    order by a.position, m.key
  )`,
  position: categories.position,
}
type Identity = 'id' | 'key'
export type CategoryRow = Pick<typeof categories.$inferSelect, Exclude<keyof typeof categoryColumns, 'approvers'>> & { approvers: string[] }

/** Row -> wire. */
export const presentCategory = (row: CategoryRow): Schemas['TimeOffCategoryRules'] => ({
  id: row.key,
  name: row.name,
  type: row.type,
  description: row.description,
  tracking_unit: row.trackingUnit,
  unlimited: row.unlimited,
  yearly_entitlement: row.yearlyEntitlement,
  approval: row.approval,
  approval_levels: row.approvalLevels,
  approvers: row.approvers,
  position: row.position,
})

/** Throws 403 for a user token whose member is neither an HRIS admin nor an admin. */
export function requireTimeOffAdmin({ person }: Caller): void {
  if (person && person.hrisRole !== 'hris_admin' && person.role !== 'admin')
    throw forbidden('role-missing', 'Only HRIS admins and admins can set up time off')
}

const select = (p: Holders<{ account: number; key: string }>) => build.select(categoryColumns).from(categories).where(hasKey(categories, p))

export const prepareCategoryByKey = prepared((statement) => statement('find_category_with_rules', select))

/**
 * `lockCategory(run, account, key)`: returns the category, which nobody else changes, deletes or requests until the transaction of `run`
 * ends, and whether requests refer to it. Throws 404 if the account does not have it.
 */
export const prepareCategoryLock = prepared((statement) => {
  const lock = statement('lock_category', (p: Holders<{ account: number; key: string }>) => select(p).for('update'))
  // After the lock, so that requests committed before it are seen.
  const findRequest = statement('find_request_of_category', (p: Holders<{ account: number; id: number }>) =>
    build
      .select({ id: timeOffRequests.id })
      .from(timeOffRequests)
      .where(and(eq(timeOffRequests.accountId, p.account), eq(timeOffRequests.categoryId, p.id)))
      .limit(1),
  )
  return async (run: Run, account: number, key: string): Promise<{ category: CategoryRow; hasRequests: boolean }> => {
    const category = requireRow(isKey(key) ? await run(lock, { account, key }) : [])
    const requests = await run(findRequest, { account, id: category.id })
    return { category, hasRequests: requests.length > 0 }
  }
})

/** The stored rules of a category, with the keys of its approvers. A null position is the last one. */
export type CategoryRules = Omit<CategoryRow, Identity | 'position'> & { position: number | null }
type Stored = Omit<CategoryRules, 'approvers'> & { account: number }

/** Returns the rules with the given fields replaced. Throws 422 if they do not fit together. */
export function changedRules(rules: CategoryRules, body: Schemas['TimeOffCategoryUpdate']): CategoryRules {
  const changed: CategoryRules = {
    name: body.name ?? rules.name,
    type: body.type ?? rules.type,
    description: body.description === undefined ? rules.description : body.description,
    trackingUnit: body.tracking_unit ?? rules.trackingUnit,
    unlimited: body.unlimited ?? rules.unlimited,
    yearlyEntitlement: body.yearly_entitlement ?? rules.yearlyEntitlement,
    approval: body.approval ?? rules.approval,
    approvalLevels: body.approval_levels ?? rules.approvalLevels,
    approvers: body.approvers ?? rules.approvers,
    position: body.position ?? rules.position,
  }
  if (changed.name.trim() === '') throw invalid('field-required', 'name', 'is required')
  if (changed.approval === 'members' && changed.approvers.length === 0)
    throw invalid('field-required', 'approvers', 'must not be empty if approval is members')
  return changed
}

/**
 * Both functions work in the transaction of `run`, and throw 422 if a new approver is not an active member of the account; `create` also if
 * the account has as many categories as a list can show.
 */
export const prepareCategorySaving = prepared((statement) => {
  const valuesOf = (p: Holders<Stored>) => ({
    name: sql`${p.name}`,
    type: sql`${p.type}`,
    description: sql`${p.description}`,
    trackingUnit: sql`${p.trackingUnit}`,
    unlimited: sql`${p.unlimited}`,
    yearlyEntitlement: sql`${p.yearlyEntitlement}`,
    approval: sql`${p.approval}`,
    approvalLevels: sql`${p.approvalLevels}`,
  })
  const insert = statement('insert_category', (p: Holders<Stored>) =>
    build
      .insert(categories)
      .values({
        accountId: p.account,
        ...valuesOf(p),
        position: sql`coalesce(
          ${p.position}::integer,
          (select least(coalesce(max(c.position), -1) + 1, 1000000) from ${categories} c where c.account_id = ${p.account})
        )`,
      })
      .returning({ id: categories.id, key: categories.key }),
  )
  const update = statement('update_category', (p: Holders<Stored & { id: number }>) =>
    build
      .update(categories)
      .set({ ...valuesOf(p), position: sql`${p.position}` })
      .where(hasId(categories, p)),
  )
  const find = prepareCategoryByKey(statement)
  const lockIds = listLock(
    statement,
    statement('list_category_ids', (p: Holders<{ account: number }>) =>
      build.select({ id: categories.id }).from(categories).where(eq(categories.accountId, p.account)).limit(longestList),
    ),
  )
  const listMembers = statement('list_members_to_approve', (p: Holders<{ account: number; keys: string[] }>) =>
    build
      .select({ id: members.id, key: members.key })
      .from(members)
      .where(and(eq(members.accountId, p.account), members.active, sql`${members.key} = any(${p.keys}::text[]::bytea[])`)),
  )
  const removeApprovers = statement('delete_category_approvers', (p: Holders<{ account: number; category: number }>) =>
    build
      .delete(timeOffCategoryApprovers)
      .where(and(eq(timeOffCategoryApprovers.accountId, p.account), eq(timeOffCategoryApprovers.categoryId, p.category))),
  )
  const insertApprover = statement(
    'insert_category_approver',
    (p: Holders<{ account: number; category: number; member: number; position: number }>) =>
      build
        .insert(timeOffCategoryApprovers)
        .values({ accountId: p.account, categoryId: p.category, memberId: p.member, position: p.position }),
  )

  async function setApprovers(run: Run, account: number, category: number, given: readonly string[]): Promise<void> {
    const keys = [...new Set(given)]
    const found = await run(listMembers, { account, keys: asBytes(keys.filter(isKey)) })
    if (found.length < keys.length) throw invalid('reference-unknown', 'approvers', 'are not all active members of the account')
    const idOf = new Map(found.map(({ id, key }) => [key, id]))
    await run(removeApprovers, { account, category })
    for (const [at, key] of keys.entries()) await run(insertApprover, { account, category, member: idOf.get(key)!, position: at + 1 })
  }

  return {
    create: async (run: Run, account: number, { approvers, ...rules }: CategoryRules): Promise<CategoryRow> => {
      checkRoom(await lockIds(run, account), 'time off categories')
      const [made] = await run(insert, { account, ...rules })
      if (approvers.length > 0) await setApprovers(run, account, made!.id, approvers)
      return requireRow(await run(find, { account, key: made!.key }))
    },
    /** `given` are the new approvers; undefined leaves them as they are. */
    change: async (run: Run, account: number, { id, key }: CategoryRow, rules: CategoryRules, given: readonly string[] | undefined) => {
      const { approvers: _, ...stored } = rules
      await run(update, { account, id, ...stored })
      if (given) await setApprovers(run, account, id, given)
      return requireRow(await run(find, { account, key }))
    },
  }
})
