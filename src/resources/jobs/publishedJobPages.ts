// Reads what the careers site lists: a page of published jobs, their departments and countries, all addresses, and the job of a short link.
import { and, asc, desc, eq, isNull, sql } from '../../db/drizzle.js'
import { accounts, jobs, type JobPlace } from '../../db/schema.ts'
import { build, query, type Holders, type Statements } from '../../db/statements.ts'
import { departmentHierarchies, prepareDepartmentList } from '../departments/department.ts'
import { isListed, type ByAccount } from './publishedJobs.ts'

/** `country` is a code of two letters, `department` the number of a department, whose sub-departments count too. */
export type JobFilter = { readonly country: string | undefined; readonly department: number | undefined }
export type ListedJob = {
  id: number
  title: string
  department: string | null
  workplaceType: string
  employmentType: string | null
  locations: JobPlace[]
}
/** What the list can be narrowed to. */
export type Choice = { readonly value: string; readonly name: string }

/** The most addresses that a sitemap may have. */
const mostAddresses = 50_000
const mostChoices = 100

export type PublishedJobPages = ReturnType<typeof preparePublishedJobPages>

export function preparePublishedJobPages({ statement }: Pick<Statements, 'statement'>) {
  type Wanted = ByAccount & { departments: number[] | null; place: string | null; before: number; most: number }
  const listPage = statement('list_careers_page', (p: Holders<Wanted>) =>
    build
      .select({
        id: jobs.id,
        title: jobs.title,
        departmentId: jobs.departmentId,
        workplaceType: jobs.workplaceType,
        employmentType: jobs.employmentType,
        locations: jobs.locations,
      })
      .from(jobs)
      .where(
        and(
          isListed(p),
          sql`${jobs.id} < ${p.before}::bigint`,
          sql`(${p.departments}::bigint[] is null or ${jobs.departmentId} = any(${p.departments}::bigint[]))`,
          sql`(${p.place}::text is null or ${jobs.locations} @> ${p.place}::text::jsonb)`,
        ),
      )
      .orderBy(desc(jobs.id))
      .limit(p.most),
  )
  const listUsedDepartments = statement('list_departments_of_published_jobs', (p: Holders<ByAccount>) =>
    build.selectDistinct({ id: jobs.departmentId }).from(jobs).where(isListed(p)),
  )
  const listCountries = statement('list_countries_of_published_jobs', (p: Holders<ByAccount>) =>
    query<{ value: string | null; name: string | null }>(sql`
      select place->>'countryCode' as value, max(place->>'country') as name
        from ${jobs}, jsonb_array_elements(${jobs.locations}) as place
       where ${isListed(p)} and place->>'countryCode' is not null
       group by 1 order by 2 limit ${sql.raw(String(mostChoices))}`),
  )
  const listAddresses = statement('list_published_addresses', (p: Holders<ByAccount>) =>
    build.select({ id: jobs.id, updatedAt: jobs.updatedAt }).from(jobs).where(isListed(p)).orderBy(desc(jobs.id)).limit(mostAddresses),
  )
  // The oldest job, so that a later one with the same shortcode, as an import may bring, cannot take over its links.
  const findLinked = statement('find_job_of_short_link', (p: Holders<{ shortcode: string }>) =>
    build
      .select({ id: jobs.id, subdomain: accounts.subdomain })
      .from(jobs)
      .innerJoin(accounts, eq(accounts.id, jobs.accountId))
      .where(and(eq(jobs.shortcode, p.shortcode), sql`${jobs.state} = 'published'`, isNull(accounts.closedAt)))
      .orderBy(asc(jobs.id))
      .limit(1),
  )
  const listDepartments = prepareDepartmentList(statement)

  return {
    /** Returns the newest jobs with a number below `before`, at most `most`. */
    async page(account: number, { country, department }: JobFilter, before: number, most: number): Promise<ListedJob[]> {
      const rows = await listDepartments({ account })
      const names = new Map(rows.map(({ id, name }) => [id, name]))
      const hierarchies = departmentHierarchies(rows, ({ id }) => id)
      const within = [...hierarchies].flatMap(([id, above]) => (id !== null && above.includes(department ?? 0) ? [id] : []))
      const place = country === undefined ? null : JSON.stringify([{ countryCode: country }])
      const found = await listPage({ account, departments: department === undefined ? null : within, place, before, most })
      return found.map(({ departmentId, ...job }) => ({ ...job, department: names.get(departmentId ?? 0) ?? null }))
    },

    /** Returns the departments, with those above them, and the countries that listed jobs have. */
    async choices(account: number): Promise<{ departments: Choice[]; countries: Choice[] }> {
      const [used, all, countries] = await Promise.all([
        listUsedDepartments({ account }),
        listDepartments({ account }),
        listCountries({ account }),
      ])
      const hierarchies = departmentHierarchies(all, ({ id }) => id)
      const shown = new Set(used.flatMap(({ id }) => hierarchies.get(id) ?? []))
      const departments = all.filter(({ id }) => shown.has(id)).map(({ id, name }) => ({ value: String(id), name }))
      return {
        departments: departments.toSorted((one, other) => one.name.localeCompare(other.name)).slice(0, mostChoices),
        countries: named(countries),
      }
    },

    addresses: (account: number) => listAddresses({ account }),

    /** Returns the account's subdomain and the number of the published job with this shortcode, or undefined. */
    linked: async (shortcode: string): Promise<{ id: number; subdomain: string } | undefined> => (await findLinked({ shortcode }))[0],
  }
}

/** A country without a name is shown by its code. */
const named = (countries: readonly { value: string | null; name: string | null }[]): Choice[] =>
  countries.flatMap(({ value, name }) => (value === null ? [] : [{ value, name: name ?? value }]))
