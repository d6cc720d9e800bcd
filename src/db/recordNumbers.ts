// The internal numbers of records, by which the console's addresses name them: translated to the ids of the API, and back.
import { and, eq, sql } from './drizzle.js'
import { activities, candidates, employees, jobs, members, timeOffCategories } from './schema.ts'
import { build, type Holders, type Statements } from './statements.ts'

/** Records that have both. A job's id in the API is its shortcode. */
const tables = { activities, candidates, employees, members, jobs, timeOffCategories }
export type NumberedNoun = keyof typeof tables

/** Returns, for each noun, the statements that find ids by numbers and numbers by ids; and the one that finds the employee that a member is. */
export function prepareRecordNumbers({ statement }: Pick<Statements, 'statement'>) {
  const prepare = (noun: NumberedNoun) => {
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
  const ofNouns = {
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
  return { ofNouns, ownEmployee }
}
