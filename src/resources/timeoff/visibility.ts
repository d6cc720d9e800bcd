// Whose time off a caller may see and request.
import { and, eq, sql } from '../../db/drizzle.js'
import { references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { asBytes, isKey } from '../../db/paging.ts'
import { employees, memberPermissions, members, reportingLines } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { forbidden, notFound } from '../../errors.ts'

/** The member of a user token: their employee, if they are one, and what they see beyond their own reports. */
export type Viewer = { employee: number | null; hrisAdmin: boolean; viewsAll: boolean }

/** `findViewer(account, caller)`: returns the member the caller or subscription acts for, or undefined for account and partner tokens, which see the whole account. */
export const prepareTimeOffViewer = prepared((statement) => {
  const find = statement('find_time_off_viewer', (p: Holders<{ account: number; member: number }>) =>
    build
      .select({
        employee: sql<number | null>`${employees.id}`,
        hrisAdmin: sql<boolean>`${members.hrisRole} = 'hris_admin'`,
        viewsAll: sql<boolean>`${members.hrisRole} = 'hris_admin' or exists (
          select 1 from ${memberPermissions} held
          where held.account_id = ${p.account} and held.member_id = ${members.id} and held.permission = 'view_time_off_requests'
        )`,
      })
      .from(members)
      .leftJoin(employees, and(references(employees.memberId, members), eq(employees.state, sql`'published'`)))
      .where(and(eq(members.accountId, p.account), eq(members.id, p.member))),
  )
  return async (account: number, { person }: { readonly person?: { readonly id: number } | undefined }): Promise<Viewer | undefined> => {
    if (!person) return undefined
    const [viewer] = await find({ account, member: person.id })
    return viewer ?? { employee: null, hrisAdmin: false, viewsAll: false }
  }
})

type Reach = { account: number; keys: string[]; all: boolean; drafts: boolean; viewer: number | null }

/** Finds those of the employees with these keys whom the viewer reaches: everybody with `all`, otherwise themselves and everyone below them. */
export const prepareReach = prepared((statement) =>
  statement('find_reachable_employees', (p: Holders<Reach>) =>
    build
      .select({ id: employees.id, key: employees.key, state: employees.state })
      .from(employees)
      .where(
        and(
          eq(employees.accountId, p.account),
          sql`${employees.key} = any(${p.keys}::text[]::bytea[])`,
          sql`(${employees.state} = 'published' or ${p.drafts}::boolean)`,
          sql`(${p.all}::boolean or ${employees.id} = ${p.viewer}::bigint or exists (
            select 1 from ${reportingLines} line
            where line.account_id = ${p.account} and line.manager_id = ${p.viewer}::bigint and line.employee_id = ${employees.id}
          ))`,
        ),
      ),
  ),
)

/** `isSeen(account, viewer, employee)`: returns whether the viewer sees the requests of the employee with this key. */
export const prepareTimeOffVisibility = prepared((statement) => {
  const find = prepareReach(statement)
  return async (account: number, viewer: Viewer | undefined, employee: string): Promise<boolean> => {
    if (!viewer || viewer.viewsAll) return true
    const found = await find({ account, keys: asBytes([employee]), all: false, drafts: false, viewer: viewer.employee })
    return found.length === 1
  }
})

/**
 * `findEmployees(account, keys, viewer, all, drafts)`: returns the internal ids of published employees. With `all` the viewer reaches every
 * employee of the account, otherwise themselves and everyone below them. Throws 403 if a viewer may not reach one of them, known or not,
 * and 404 if there is no viewer and the account lacks one of them. Drafts count as unknown, unless `all` and `drafts` are set: then they
 * may be named, but are not returned.
 */
export const prepareReachableEmployees = prepared((statement) => {
  const find = prepareReach(statement)
  return async (
    account: number,
    keys: ReadonlySet<string>,
    viewer: Viewer | undefined,
    all: boolean,
    drafts = false,
  ): Promise<number[]> => {
    const reached = { all, drafts: all && drafts, viewer: viewer?.employee ?? null }
    const found = await find({ account, keys: asBytes([...keys].filter(isKey)), ...reached })
    if (found.length === keys.size) return found.filter(({ state }) => state === 'published').map(({ id }) => id)
    throw viewer ? forbidden('employee-out-of-reach', 'This member may not access every employee named') : notFound()
  }
})
