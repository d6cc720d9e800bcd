// Categories of time off, with the members whose approval they want.
import { and, asc, eq, sql } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import { approvalRules, members, timeOffCategories as categories, timeOffCategoryApprovers as approvers } from '../../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../../db/statements.ts'
import type { Access, RecordType } from '../recordType.ts'
import { above, among, idOf, inserter, type Known, type Page } from '../rows.ts'
import { keySchema, listOf } from '../schema.ts'
import { amountSchema, fromAmount } from './timeOffAmount.ts'

const columns = {
  id: categories.id,
  key: categories.key,
  name: categories.name,
  description: categories.description,
  type: categories.type,
  trackingUnit: categories.trackingUnit,
  unlimited: categories.unlimited,
  yearlyEntitlement: categories.yearlyEntitlement,
  approval: categories.approval,
  approvalLevels: categories.approvalLevels,
  position: categories.position,
}
type Row = Pick<typeof categories.$inferSelect, keyof typeof columns>
type CategoryRecord = Pick<Row, 'name' | 'description' | 'type' | 'unlimited' | 'approval' | 'position'> & {
  record: 'time_off_category'
  id: string
  tracking_unit: Row['trackingUnit']
  yearly_entitlement: string
  approval_levels: number
  /** Members' ids, in their order. */
  approvers: string[]
}

function over(statement: Statements['statement']): Access<CategoryRecord> {
  const page = statement('export_time_off_categories', (p: Holders<Page>) =>
    build.select(columns).from(categories).where(above(categories, p)).orderBy(asc(categories.key)).limit(p.most),
  )
  const known = statement('import_known_time_off_categories', (p: Holders<Known>) =>
    build.select(columns).from(categories).where(among(categories, p)),
  )
  const listApprovers = statement('export_time_off_category_approvers', (p: Holders<{ account: number; ids: number[] }>) =>
    build
      .select({ category: approvers.categoryId, member: members.key })
      .from(approvers)
      .innerJoin(members, and(eq(members.accountId, approvers.accountId), eq(members.id, approvers.memberId)))
      .where(and(eq(approvers.accountId, p.account), sql`${approvers.categoryId} = any(${p.ids}::bigint[])`))
      .orderBy(asc(approvers.position), asc(members.key)),
  )
  const insert = inserter<Omit<Row, 'id'>>(statement, 'import_time_off_categories', categories, (p) => ({
    accountId: p.account,
    key: p.key,
    name: p.name,
    description: p.description,
    type: p.type,
    trackingUnit: p.trackingUnit,
    unlimited: p.unlimited,
    yearlyEntitlement: p.yearlyEntitlement,
    approval: p.approval,
    approvalLevels: p.approvalLevels,
    position: p.position,
  }))
  const insertApprovers = inserter<{ category: string; member: string; position: number }>(
    statement,
    'import_time_off_category_approvers',
    approvers,
    (p) => ({
      accountId: p.account,
      categoryId: idOf(categories, p.account, p.category),
      memberId: idOf(members, p.account, p.member),
      position: p.position,
    }),
  )
  const withApprovers = async (run: Run, account: number, rows: Row[]): Promise<CategoryRecord[]> => {
    if (rows.length === 0) return []
    const listed = await run(listApprovers, { account, ids: rows.map(({ id }) => id) })
    const byCategory = Map.groupBy(listed, ({ category }) => category)
    return rows.map((row) => present(row, byCategory.get(row.id)?.map(({ member }) => member) ?? []))
  }
  return {
    page: async (run, account, after, most) => withApprovers(run, account, await run(page, { account, after, most })),
    known: async (run, account, keys) => withApprovers(run, account, await run(known, { account, keys: asBytes(keys) })),
    insert: async (run, account, records) => {
      await insert(run, account, records.map(rowOf))
      const rows = records.flatMap(({ id, approvers: named }) => named.map((member, at) => ({ category: id, member, position: at + 1 })))
      await insertApprovers(run, account, rows)
    },
  }
}

const present = (row: Row, named: string[]): CategoryRecord => ({
  record: 'time_off_category',
  id: row.key,
  name: row.name,
  description: row.description,
  type: row.type,
  tracking_unit: row.trackingUnit,
  unlimited: row.unlimited,
  yearly_entitlement: row.yearlyEntitlement,
  approval: row.approval,
  approval_levels: row.approvalLevels,
  position: row.position,
  approvers: named,
})

const rowOf = (record: CategoryRecord): Omit<Row, 'id'> => ({
  key: record.id,
  name: record.name,
  description: record.description,
  type: record.type,
  trackingUnit: record.tracking_unit,
  unlimited: record.unlimited,
  yearlyEntitlement: record.yearly_entitlement,
  approval: record.approval,
  approvalLevels: record.approval_levels,
  position: record.position,
})

export const timeOffCategoryType: RecordType<CategoryRecord> = {
  name: 'time_off_category',
  tables: [categories, approvers],
  schema: ({ shape, property }) =>
    shape('TimeOffCategory', {
      required: ['id', 'name', 'type'],
      optional: ['description'],
      more: {
        tracking_unit: property('TimeOff', 'timeoff_tracking_unit'),
        unlimited: { type: 'boolean' },
        yearly_entitlement: amountSchema,
        approval: { type: 'string', enum: [...approvalRules] },
        approval_levels: { type: 'integer', minimum: 1, maximum: 100 },
        position: { type: 'integer', minimum: 0, maximum: 1_000_000 },
        approvers: listOf(keySchema, 100),
      },
    }),
  complete: (line: CategoryRecord) => ({
    record: 'time_off_category',
    id: line.id,
    name: line.name,
    description: line.description ?? null,
    type: line.type,
    tracking_unit: line.tracking_unit ?? 'full_days',
    unlimited: line.unlimited ?? false,
    yearly_entitlement: fromAmount(line.yearly_entitlement ?? '0'),
    approval: line.approval ?? 'none',
    approval_levels: line.approval_levels ?? 1,
    position: line.position ?? 0,
    approvers: line.approvers ?? [],
  }),
  keyOf: ({ id }) => id,
  unique: { time_off_categories_key: ({ id }) => [['/id', id]] },
  refersTo: ({ approvers: named }) => named.map((id, at) => [`/approvers/${at}`, id, 'member']),
  faultsIn: ({ approvers: named }) => (new Set(named).size === named.length ? [] : [['/approvers', 'has an id twice']]),
  over,
}
