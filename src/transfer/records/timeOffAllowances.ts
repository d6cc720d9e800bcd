// What employees have of a category in a year where it is not the category's: all allowances of an employee in one record.
import { and, asc, eq, exists, gt, sql } from '../../db/drizzle.js'
import { asBytes } from '../../db/paging.ts'
import { employees, timeOffAllowances as allowances, timeOffCategories as categories } from '../../db/schema.ts'
import { build, type Holders, type Run, type Statements } from '../../db/statements.ts'
import type { Access, RecordType } from '../recordType.ts'
import { among, idOf, inserter, type Known, type Page } from '../rows.ts'
import { keySchema, listOf, objectOf } from '../schema.ts'
import { amountSchema, fromAmount } from './timeOffAmount.ts'

type Allowance = { category_id: string; year: number; entitlement: string | null; carry_over: string }
type AllowancesRecord = { record: 'time_off_allowances'; employee_id: string; allowances: Allowance[] }
type Row = { employee: string; category: string; year: number; entitlement: string | null; carryOver: string }

const ofEmployee = and(eq(allowances.accountId, employees.accountId), eq(allowances.employeeId, employees.id))
const hasSome = exists(
  build
    .select({ found: sql`1` })
    .from(allowances)
    .where(ofEmployee),
)
const columns = { id: employees.id, key: employees.key }

function over(statement: Statements['statement']): Access<AllowancesRecord> {
  const page = statement('export_time_off_allowances', (p: Holders<Page>) =>
    build
      .select(columns)
      .from(employees)
      .where(and(eq(employees.accountId, p.account), gt(employees.key, p.after), hasSome))
      .orderBy(asc(employees.key))
      .limit(p.most),
  )
  const known = statement('import_known_time_off_allowances', (p: Holders<Known>) =>
    build
      .select(columns)
      .from(employees)
      .where(and(among(employees, p), hasSome)),
  )
  const list = statement('export_time_off_allowances_of', (p: Holders<{ account: number; ids: number[] }>) =>
    build
      .select({
        employee: allowances.employeeId,
        category: categories.key,
        year: allowances.year,
        entitlement: allowances.entitlement,
        carryOver: allowances.carryOver,
      })
      .from(allowances)
      .innerJoin(categories, and(eq(categories.accountId, allowances.accountId), eq(categories.id, allowances.categoryId)))
      .where(and(eq(allowances.accountId, p.account), sql`${allowances.employeeId} = any(${p.ids}::bigint[])`))
      .orderBy(asc(categories.key), asc(allowances.year)),
  )
  const insert = inserter<Row>(statement, 'import_time_off_allowances', allowances, (p) => ({
    accountId: p.account,
    employeeId: idOf(employees, p.account, p.employee),
    categoryId: idOf(categories, p.account, p.category),
    year: p.year,
    entitlement: p.entitlement,
    carryOver: p.carryOver,
  }))
  const withAllowances = async (run: Run, account: number, rows: { id: number; key: string }[]): Promise<AllowancesRecord[]> => {
    if (rows.length === 0) return []
    const byEmployee = Map.groupBy(await run(list, { account, ids: rows.map(({ id }) => id) }), ({ employee }) => employee)
    return rows.map(({ id, key }) => ({
      record: 'time_off_allowances',
      employee_id: key,
      allowances: (byEmployee.get(id) ?? []).map(({ category, year, entitlement, carryOver }) => ({
        category_id: category,
        year,
        entitlement,
        carry_over: carryOver,
      })),
    }))
  }
  return {
    page: async (run, account, after, most) => withAllowances(run, account, await run(page, { account, after, most })),
    known: async (run, account, keys) => withAllowances(run, account, await run(known, { account, keys: asBytes(keys) })),
    insert: (run, account, records) =>
      insert(
        run,
        account,
        records.flatMap(({ employee_id, allowances: given }) =>
          given.map(({ category_id, year, entitlement, carry_over }) => ({
            employee: employee_id,
            category: category_id,
            year,
            entitlement,
            carryOver: carry_over,
          })),
        ),
      ),
  }
}

const placeOf = ({ category_id, year }: Allowance) => `${category_id} ${String(year).padStart(4, '0')}`

export const timeOffAllowancesType: RecordType<AllowancesRecord> = {
  name: 'time_off_allowances',
  tables: [allowances],
  schema: () =>
    objectOf({
      employee_id: keySchema,
      allowances: {
        ...listOf(
          objectOf(
            {
              category_id: keySchema,
              year: { type: 'integer', minimum: 1, maximum: 9999 },
              entitlement: { ...amountSchema, type: ['string', 'null'] },
              carry_over: amountSchema,
            },
            ['category_id', 'year'],
          ),
        ),
        minItems: 1,
      },
    }),
  complete: ({ employee_id, allowances: given }: AllowancesRecord) => ({
    record: 'time_off_allowances',
    employee_id,
    allowances: given
      .map(({ category_id, year, entitlement, carry_over }) => ({
        category_id,
        year,
        entitlement: typeof entitlement === 'string' ? fromAmount(entitlement) : null,
        carry_over: fromAmount(carry_over ?? '0'),
      }))
      .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)),
  }),
  keyOf: ({ employee_id }) => employee_id,
  unique: { time_off_allowances_employee: ({ employee_id }) => [['/employee_id', employee_id]] },
  refersTo: ({ employee_id, allowances: given }) => [
    ['/employee_id', employee_id, 'employee'],
    ...given.map(({ category_id }, at) => [`/allowances/${at}/category_id`, category_id, 'time_off_category'] as const),
  ],
  faultsIn: ({ allowances: given }) =>
    new Set(given.map(placeOf)).size === given.length ? [] : [['/allowances', 'has a year of a category twice']],
  over,
}
