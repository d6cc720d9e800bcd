// The statements that the demo is planted with and its ways in are found by. They are its own: an operation never writes keys or times.
import { and, asc, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  accounts,
  applications,
  customAttributes,
  departments,
  disqualificationReasons,
  employees,
  jobCustomAttributes,
  jobMembers,
  jobQuestions,
  jobRecruiters,
  jobs,
  members,
  recruiters,
  stages,
} from '../db/schema.ts'
import { build, type Holders, type Statements } from '../db/statements.ts'
import { transferStatements } from './transfer/transferStatements.ts'

type Account = { account: number }
/** The columns of a row as the table has them, all but the generated id; the account is given by itself. */
type Row<Table extends { $inferSelect: { accountId: number } }, Left extends string = never> = Account &
  Omit<Table['$inferSelect'], 'accountId' | 'id' | Left>

const reports = alias(employees, 'reports')

export type DemoStatements = ReturnType<typeof demoStatements>

/** Registers them. To be called once for one server's statements, since names are unique. */
export const demoStatements = ({ statement }: Pick<Statements, 'statement'>) => ({
  findAccount: statement('find_demo_account', (p: Holders<{ subdomain: string }>) =>
    build.select({ id: accounts.id, key: accounts.key }).from(accounts).where(eq(accounts.subdomain, p.subdomain)),
  ),
  // Two processes may start on one database at the same time: one of them inserts, the other is given no row.
  insertAccount: statement('insert_demo_account', (p: Holders<Omit<typeof accounts.$inferSelect, 'id'>>) =>
    build
      .insert(accounts)
      .values({
        key: p.key,
        subdomain: p.subdomain,
        name: p.name,
        description: p.description,
        summary: p.summary,
        websiteUrl: p.websiteUrl,
        createdAt: p.createdAt,
      })
      .onConflictDoNothing({ target: accounts.subdomain })
      .returning({ id: accounts.id }),
  ),
  insertMember: statement('insert_demo_member', (p: Holders<Row<typeof members, 'passwordHash'>>) =>
    build
      .insert(members)
      .values({
        accountId: p.account,
        key: p.key,
        name: p.name,
        headline: p.headline,
        email: p.email,
        role: p.role,
        hrisRole: p.hrisRole,
        permissionSets: p.permissionSets,
        collaborationRules: p.collaborationRules,
        hrisMemberScope: p.hrisMemberScope,
        active: p.active,
        createdAt: p.createdAt,
        updatedAt: p.updatedAt,
      })
      .returning({ id: members.id }),
  ),
  findMember: statement('find_demo_member', (p: Holders<Account & { role: string }>) =>
    build
      .select({ id: members.id, email: members.email, passwordHash: members.passwordHash })
      .from(members)
      .where(and(eq(members.accountId, p.account), members.active, eq(members.role, p.role)))
      .orderBy(asc(members.key))
      .limit(1),
  ),
  // The given member when he is a manager, else the one who was entered first.
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
  insertRecruiter: statement('insert_demo_recruiter', (p: Holders<Row<typeof recruiters>>) =>
    build
      .insert(recruiters)
      .values({ accountId: p.account, key: p.key, name: p.name, email: p.email, createdAt: p.createdAt })
      .returning({ id: recruiters.id }),
  ),
  insertDepartment: statement('insert_demo_department', (p: Holders<Row<typeof departments, 'sample'>>) =>
    build
      .insert(departments)
      .values({ accountId: p.account, key: p.key, parentId: p.parentId, name: p.name })
      .returning({ id: departments.id }),
  ),
  insertStage: statement('insert_demo_stage', (p: Holders<Row<typeof stages>>) =>
    build.insert(stages).values({ accountId: p.account, key: p.key, slug: p.slug, name: p.name, kind: p.kind, position: p.position }),
  ),
  insertReason: statement('insert_demo_reason', (p: Holders<Row<typeof disqualificationReasons>>) =>
    build.insert(disqualificationReasons).values({
      accountId: p.account,
      key: p.key,
      description: p.description,
      candidateWithdrew: p.candidateWithdrew,
      position: p.position,
    }),
  ),
  insertAttribute: statement('insert_demo_attribute', (p: Holders<Row<typeof customAttributes>>) =>
    build
      .insert(customAttributes)
      .values({
        accountId: p.account,
        key: p.key,
        label: p.label,
        hint: p.hint,
        type: p.type,
        provider: p.provider,
        enabled: p.enabled,
        choices: p.choices,
        supportedFileTypes: p.supportedFileTypes,
        maxFileSize: p.maxFileSize,
      })
      .returning({ id: customAttributes.id }),
  ),
  insertJob: statement('insert_demo_job', (p: Holders<Row<typeof jobs>>) =>
    build
      .insert(jobs)
      .values({
        accountId: p.account,
        key: p.key,
        shortcode: p.shortcode,
        title: p.title,
        code: p.code,
        state: p.state,
        sample: p.sample,
        confidential: p.confidential,
        departmentId: p.departmentId,
        workplaceType: p.workplaceType,
        locations: p.locations,
        salaryFrom: p.salaryFrom,
        salaryTo: p.salaryTo,
        salaryCurrency: p.salaryCurrency,
        keywords: p.keywords,
        description: p.description,
        requirements: p.requirements,
        benefits: p.benefits,
        employmentType: p.employmentType,
        industry: p.industry,
        function: p.function,
        experience: p.experience,
        education: p.education,
        applicationForm: p.applicationForm,
        createdAt: p.createdAt,
        updatedAt: p.updatedAt,
      })
      .returning({ id: jobs.id }),
  ),
  insertQuestion: statement('insert_demo_question', (p: Holders<Row<typeof jobQuestions>>) =>
    build.insert(jobQuestions).values({
      accountId: p.account,
      key: p.key,
      jobId: p.jobId,
      position: p.position,
      body: p.body,
      type: p.type,
      required: p.required,
      choices: p.choices,
      supportedFileTypes: p.supportedFileTypes,
      maxFileSize: p.maxFileSize,
    }),
  ),
  insertJobAttribute: statement('insert_demo_job_attribute', (p: Holders<Row<typeof jobCustomAttributes>>) =>
    build.insert(jobCustomAttributes).values({
      accountId: p.account,
      jobId: p.jobId,
      customAttributeId: p.customAttributeId,
      required: p.required,
      position: p.position,
    }),
  ),
  insertJobMember: statement('insert_demo_job_member', (p: Holders<Row<typeof jobMembers>>) =>
    build.insert(jobMembers).values({ accountId: p.account, jobId: p.jobId, memberId: p.memberId, collaborationRole: p.collaborationRole }),
  ),
  insertJobRecruiter: statement('insert_demo_job_recruiter', (p: Holders<Row<typeof jobRecruiters>>) =>
    build.insert(jobRecruiters).values({ accountId: p.account, jobId: p.jobId, recruiterId: p.recruiterId }),
  ),
  /** Employees and time off go in as records, many at once. */
  transfer: transferStatements(statement),
})
