// Lists a page of the account's members, oldest first.
import { and, asc, between, eq, exists, isNull, or, sql } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { firstKey, lastKey, pageOf } from '../../db/paging.ts'
import { jobMembers, members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareDepartmentList } from '../departments/department.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { memberColumns, presentMember } from './member.ts'

/** A null filter matches everything. */
type Filters = { role: string | null; email: string | null; name: string | null; active: boolean | null; job: number | null }
type Values = Filters & { account: number; since: string; upTo: string; most: number }

export const listMembers = operation('listMembers', ({ statement, findPage }) => {
  const findJob = prepareJobByShortcode(statement)
  const listDepartments = prepareDepartmentList(statement)
  const list = statement('list_members', (p: Holders<Values>) =>
    build
      .select(memberColumns)
      .from(members)
      .where(
        and(
          eq(members.accountId, p.account),
          between(members.key, p.since, p.upTo),
          or(sql`${p.active}::boolean is null`, eq(members.active, p.active)),
          or(sql`${p.role}::text is null`, eq(members.role, p.role)),
          or(sql`${p.email}::text is null`, sql`lower(${members.email}) = lower(${p.email})`),
          or(sql`${p.name}::text is null`, eq(members.name, p.name)),
          or(
            isNull(sql`${p.job}::bigint`),
            exists(
              build
                .select({ found: sql`1` })
                .from(jobMembers)
                .where(and(eq(jobMembers.accountId, p.account), eq(jobMembers.jobId, p.job), eq(jobMembers.memberId, members.id))),
            ),
          ),
        ),
      )
      .orderBy(asc(members.key))
      .limit(p.most),
  )

  return async ({ query }, { account, address, reply }) => {
    const job = query.shortcode === undefined ? null : (await findJob(account, query.shortcode)).id
    const found = await findPage(list, {
      account,
      since: query.since_id ?? firstKey,
      upTo: query.max_id ?? lastKey,
      active: query.status === 'all' ? null : query.status === 'active',
      role: query.role ?? null,
      email: query.email ?? null,
      name: query.name ?? null,
      job,
      most: query.limit + 1,
    })
    const { page, ...paging } = pageOf(found, query.limit, address)
    const departments = page.some(({ collaborationRules }) => collaborationRules.length > 0) ? await listDepartments({ account }) : []
    return reply(200, { members: page.map((row) => presentMember(row, departments)), ...paging })
  }
})
