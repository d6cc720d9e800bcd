// Whose time off a caller may see and ask for: the rules of visibility, in one place.
import { and, eq, sql } from '../../db/drizzle.js'
import { references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { asBytes, isKey } from '../../db/paging.ts'
import { employees, memberPermissions, members, reportingLines } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { forbidden, notFound } from '../../errors.ts'

/** What a user token's member is here: which employee, if one, and what beyond the own reports. */
export type Viewer = { employee: number | null; hrisAdmin: boolean; viewsAll: boolean }

/** Gives the viewer whom a caller, or a subscription that one made, acts for; undefined for the other kinds of token, which see their whole account. */
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
  return async (account: number, { member }: { readonly member?: { readonly id: number } | undefined }): Promise<Viewer | undefined> => {
    if (!member) return undefined
    const [viewer] = await find({ account, member: member.id })
    return viewer ?? { employee: null, hrisAdmin: false, viewsAll: false }
  }
})

type Reach = { account: number; keys: string[]; all: boolean; drafts: boolean; viewer: number | null }

const prepareReach = prepared((statement) =>
  statement('find_reachable_employees', (p: Holders<Reach>) =>
    build
      .select({ id: employees.id, state: employees.state })
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

/** Whether a viewer is shown the requests of the employee with this key. */
export const prepareTimeOffVisibility = prepared((statement) => {
  const find = prepareReach(statement)
  return async (account: number, viewer: Viewer | undefined, employee: string): Promise<boolean> => {
    if (!viewer || viewer.viewsAll) return true
    const found = await find({ account, keys: asBytes([employee]), all: false, drafts: false, viewer: viewer.employee })
    return found.length === 1
  }
})

/**
 * Finds published employees by their keys and gives their numbers. `all` lets a viewer reach every employee of the account; otherwise it
 * is himself and who reports to him. Throws 403 when a viewer may not reach one of them, unknown ones included, and 404 when
 * there is no viewer and the account does not have one of them. Drafts count as unknown; `drafts` lets whoever reaches all name them, and
 * leaves them out of what is found.
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
    throw viewer ? forbidden('employee-out-of-reach', 'This member may not reach every employee that is named') : notFound()
  }
})
