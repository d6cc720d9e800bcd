// The numbers in the console's addresses: translated to the ids by which the API knows the same records, and back. No address has an id.
import { and, eq, sql } from '../../db/drizzle.js'
import { activities, candidates, employees, jobs, members, timeOffCategories } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { notFound } from '../../errors.ts'
import type { Visit } from '../settings/routes.ts'

/** Records that the console shows below their number. A job's id in the API is its shortcode. */
const tables = { activities, candidates, employees, members, jobs, timeOffCategories }
export type Noun = keyof typeof tables

export type OwnEmployee = { readonly number: number; readonly id: string; readonly state: 'draft' | 'published' }

export type Numbers = {
  /** Returns the number in the path and the id of the record. Throws 404 if the visitor's account has no such record. */
  readonly recordIn: (visit: Visit, noun: Noun, parameter?: string) => Promise<{ readonly number: number; readonly id: string }>
  /** Returns the id of the record with this number, given as text; undefined if the visitor's account has no such record. */
  readonly idOf: (visit: Visit, noun: Noun, number: string | undefined) => Promise<string | undefined>
  /** Returns the numbers of records of the visitor's account by their ids. */
  readonly numbersOf: (visit: Visit, noun: Noun, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Returns the number and the id of the employee that the visitor is, drafts included; undefined if they are none. */
  readonly ownEmployee: (visit: Visit) => Promise<OwnEmployee | undefined>
}

export function prepareNumbers({ statement }: Pick<Statements, 'statement'>): Numbers {
  const prepare = (noun: Noun) => {
    const table = tables[noun]
    const id = noun === 'jobs' ? jobs.shortcode : table.key
    const isAny = (ids: unknown) =>
      noun === 'jobs' ? sql`${jobs.shortcode} = any(${ids}::text[])` : sql`${table.key} = any(${ids}::bytea[])`
    return {
      idOf: statement(`console_id_of_${noun}`, (p: Holders<{ account: number; number: number }>) =>
        build
          .select({ id })
          .from(table)
          .where(and(eq(table.accountId, p.account), eq(table.id, p.number))),
      ),
      numbersOf: statement(`console_numbers_of_${noun}`, (p: Holders<{ account: number; ids: readonly string[] }>) =>
        build
          .select({ id, number: table.id })
          .from(table)
          .where(and(eq(table.accountId, p.account), isAny(p.ids))),
      ),
    }
  }
  const prepared = {
    activities: prepare('activities'),
    candidates: prepare('candidates'),
    employees: prepare('employees'),
    members: prepare('members'),
    jobs: prepare('jobs'),
    timeOffCategories: prepare('timeOffCategories'),
  }
  const ownEmployee = statement('console_own_employee', (p: Holders<{ account: number; member: number }>) =>
    build
      .select({ number: employees.id, id: employees.key, state: employees.state })
      .from(employees)
      .where(and(eq(employees.accountId, p.account), eq(employees.memberId, p.member))),
  )
  const idOf: Numbers['idOf'] = async ({ account }, noun, number) => {
    if (number === undefined || !/^[1-9]\d{0,14}$/.test(number)) return undefined
    const [row] = await prepared[noun].idOf({ account, number: Number(number) })
    return row?.id
  }
  return {
    idOf,
    async recordIn(visit, noun, parameter = 'number') {
      const number = (visit.request.params as Readonly<Record<string, string>>)[parameter]
      const id = await idOf(visit, noun, number)
      if (id === undefined) throw notFound()
      return { number: Number(number), id }
    },
    async numbersOf(visit, noun, ids) {
      if (ids.length === 0) return new Map()
      const rows = await prepared[noun].numbersOf({ account: visit.account, ids })
      return new Map(rows.map(({ id, number }) => [id, number]))
    },
    async ownEmployee({ account, visitor }) {
      const [row] = await ownEmployee({ account, member: visitor.member.id })
      return row
    },
  }
}
