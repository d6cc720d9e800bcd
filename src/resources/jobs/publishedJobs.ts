// Reads what anybody may see: an open account by its subdomain, and its published jobs.
import { and, desc, eq, isNull, sql, type AnyPgColumn } from '../../db/drizzle.js'
import { longestList } from '../../db/paging.ts'
import { rowVersion } from '../../db/rowVersion.ts'
import { accounts, activities, departments, jobs, type CareersSite, type JobPlace } from '../../db/schema.ts'
import { build, type Holders, type Statements } from '../../db/statements.ts'
import { notFound, requireRow } from '../../errors.ts'
import { usualCareersSite } from '../accounts/account.ts'
import { departmentHierarchies, prepareDepartmentList, presentDepartmentRef } from '../departments/department.ts'
import { detailColumns, jobColumns, presentJobDetail, textColumns } from './job.ts'

export type ByAccount = { account: number }
type ById = ByAccount & { id: number }

/** A literal, so that a prepared statement uses the index of published jobs. */
const isPublished = (p: Holders<ByAccount>) => and(eq(jobs.accountId, p.account), sql`${jobs.state} = 'published'`)
/** Confidential jobs are found only by who has their address. */
export const isListed = (p: Holders<ByAccount>) => and(isPublished(p), sql`not ${jobs.confidential}`)

const columns = {
  ...jobColumns,
  ...textColumns,
  ...detailColumns,
  /** When the job was last published; null if it was imported as a published one. */
  publishedAt: sql<string | null>`(select max(opened.created_at)::text from ${activities} as opened
    where opened.account_id = ${jobs}.account_id and opened.job_id = ${jobs}.id and opened.action = 'opened')`,
}

/** How many bytes of texts a list of jobs has: what a thousand jobs usually have, and not what they could have. */
const mostTexts = 10 * 2 ** 20
const lengthOfTexts = sql.join(
  [jobs.description, jobs.requirements, jobs.benefits].map((column) => sql`coalesce(octet_length(${column}), 0)`),
  sql` + `,
)

/** A location as applicants see it: of a hidden one, only the country. */
export type Place = Pick<JobPlace, 'country' | 'countryCode' | 'region' | 'city' | 'zipCode' | 'hidden'>
const shownOf = ({ country, countryCode, region, city, zipCode, hidden }: JobPlace): Place =>
  hidden
    ? { country, countryCode, region: null, city: null, zipCode: null, hidden }
    : { country, countryCode, region, city, zipCode, hidden }

export type PublishedJobs = ReturnType<typeof preparePublishedJobs>
export type PublicAccount = {
  readonly id: number
  readonly key: string
  readonly subdomain: string
  readonly name: string
  readonly websiteUrl: string | null
  /** HTML that a member wrote. */
  readonly description: string | null
  /** The URL of the account's careers site. */
  readonly site: string
  readonly look: CareersSite
  readonly version: string
}
export type PublishedJob = Awaited<ReturnType<PublishedJobs['job']>>

export type PublishedJobsOptions = {
  readonly statements: Pick<Statements, 'statement'>
  /** How often the database was lost: versions from before a loss say nothing of what is read after it. */
  readonly losses: () => number
  readonly siteOf: (subdomain: string) => string
  readonly shortLinks: string
}

/** Prepares the reading of one server, once. */
export function preparePublishedJobs({ statements: { statement }, losses, siteOf, shortLinks }: PublishedJobsOptions) {
  const findAccount = statement('find_public_account', (p: Holders<{ subdomain: string }>) =>
    build
      .select({
        id: accounts.id,
        key: accounts.key,
        subdomain: accounts.subdomain,
        name: accounts.name,
        description: accounts.description,
        websiteUrl: accounts.websiteUrl,
        look: accounts.careersSite,
        version: sql<string>`encode(${rowVersion(accounts)}, 'hex')`,
      })
      .from(accounts)
      .where(and(eq(accounts.subdomain, p.subdomain), isNull(accounts.closedAt))),
  )
  const versionOfJobs = statement('read_version_of_published_jobs', (p: Holders<ByAccount>) =>
    build
      .select({ version: sql<string | null>`md5(string_agg(${jobs.key} || ${rowVersion(jobs)}, '' order by ${jobs.id}))` })
      .from(jobs)
      .where(isListed(p)),
  )
  const versionOfDepartments = statement('read_version_of_departments', (p: Holders<ByAccount>) =>
    build
      .select({
        version: sql<string | null>`md5(string_agg(${departments.key} || ${rowVersion(departments)}, '' order by ${departments.id}))`,
      })
      .from(departments)
      .where(eq(departments.accountId, p.account)),
  )
  const listJobs = statement('list_published_jobs', (p: Holders<ByAccount & { most: number }>) => {
    const text = (column: AnyPgColumn) =>
      sql<string | null>`case when sum(${lengthOfTexts}) over (order by ${jobs.id} desc) <= ${p.most}::bigint then ${column} end`
    return build
      .select({ ...columns, description: text(jobs.description), requirements: text(jobs.requirements), benefits: text(jobs.benefits) })
      .from(jobs)
      .where(isListed(p))
      .orderBy(desc(jobs.id))
      .limit(longestList)
  })
  const findJob = statement('find_published_job', (p: Holders<ById>) =>
    build
      .select(columns)
      .from(jobs)
      .where(and(isPublished(p), eq(jobs.id, p.id))),
  )
  const listDepartments = prepareDepartmentList(statement)
  type Row = Awaited<ReturnType<typeof findJob>>[number]

  async function present(account: Pick<PublicAccount, 'id' | 'site'>, reading: Promise<Row[]>) {
    const [rows, listed] = await Promise.all([reading, listDepartments({ account: account.id })])
    const hierarchies = departmentHierarchies(listed, presentDepartmentRef)
    return rows.map((row) => {
      const on = (instant: string) => instant.slice(0, 10)
      return {
        ...presentJobDetail(row, hierarchies, { site: account.site, shortLinks }),
        /** The number in the job's address. */
        number: row.id,
        places: row.locations.map(shownOf),
        createdOn: on(row.createdAt),
        publishedOn: on(row.publishedAt ?? row.createdAt),
      }
    })
  }

  return {
    /** Returns the account with this subdomain. Throws 404 if there is none. */
    async account(subdomain: string | undefined): Promise<PublicAccount> {
      if (subdomain === undefined) throw notFound()
      const row = requireRow(await findAccount({ subdomain }))
      return { ...row, look: row.look ?? usualCareersSite, site: siteOf(subdomain) }
    },

    /** Returns a text that changes with whatever the account's published jobs show. */
    async version({ id, version }: Pick<PublicAccount, 'id' | 'version'>): Promise<string> {
      const versions = await Promise.all([versionOfJobs({ account: id }), versionOfDepartments({ account: id })])
      return [losses(), version, ...versions.map(([row]) => row?.version)].join(' ')
    },

    /** Returns the account's listed jobs, the newest first: `withTexts` with theirs, as long as these add up to at most 10 MiB, else without. */
    list: (account: Pick<PublicAccount, 'id' | 'site'>, withTexts: boolean) =>
      present(account, listJobs({ account: account.id, most: withTexts ? mostTexts : 0 })),

    /** Returns a published job, listed or not. Throws 404 for any other. */
    job: async (account: Pick<PublicAccount, 'id' | 'site'>, id: number) =>
      requireRow(await present(account, findJob({ account: account.id, id }))),
  }
}
