// The statements that find members, managers and applications for the access to the demo.
import { and, asc, desc, eq, exists, isNull, sql, alias } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { applications, employees, members } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

type Account = { account: number }

const reports = alias(employees, 'reports')

export type DemoStatements = ReturnType<typeof prepareDemoStatements>

/** Registered once per server, on first use. */
export const prepareDemoStatements = prepared((statement) => ({
  findMember: statement('find_demo_member', (p: Holders<Account & { role: string }>) =>
    build
      .select({ id: members.id, email: members.email, passwordHash: members.passwordHash })
      .from(members)
      .where(and(eq(members.accountId, p.account), members.active, eq(members.role, p.role)))
      .orderBy(asc(members.key))
      .limit(1),
  ),
  // The given member if they are a manager, otherwise the manager who was entered first.
  findManager: statement('find_demo_manager', (p: Holders<Account & { member: number }>) =>
    build
      .select({ employee: employees.key, member: members.key })
      .from(employees)
      .innerJoin(members, and(eq(members.accountId, employees.accountId), eq(members.id, employees.memberId), members.active))
      .where(
        and(
          eq(employees.accountId, p.account),
          eq(employees.state, sql`'published'`),
          exists(
            build
              .select({ found: sql`1` })
              .from(reports)
              .where(and(eq(reports.accountId, p.account), eq(reports.managerId, employees.id))),
          ),
        ),
      )
      .orderBy(desc(eq(members.id, p.member)), asc(employees.key))
      .limit(1),
  ),
  setPassword: statement('set_demo_password', (p: Holders<Account & { id: number; hash: string }>) =>
    build
      .update(members)
      .set({ passwordHash: sql`${p.hash}` })
      .where(and(eq(members.accountId, p.account), eq(members.id, p.id))),
  ),
  findApplication: statement('find_demo_application', (p: Holders<Account & { clientId: string }>) =>
    build
      .select({
        id: applications.id,
        clientId: applications.clientId,
        secretHash: applications.secretHash,
        redirectUris: applications.redirectUris,
      })
      .from(applications)
      .where(and(eq(applications.ownerId, p.account), eq(applications.clientId, p.clientId), isNull(applications.revokedAt))),
  ),
}))
