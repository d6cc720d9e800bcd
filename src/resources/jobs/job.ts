// A job: its columns and its forms on the wire.
import type { components } from '../../../generated/types.ts'
import { jobs, type JobPlace } from '../../db/schema.ts'
import { seconds } from '../../db/time.ts'
import type { presentDepartmentRef } from '../departments/department.ts'

type Schemas = components['schemas']

/** What a list shows of a job. */
export const jobColumns = {
  id: jobs.id,
  key: jobs.key,
  shortcode: jobs.shortcode,
  title: jobs.title,
  code: jobs.code,
  state: jobs.state,
  sample: jobs.sample,
  confidential: jobs.confidential,
  departmentId: jobs.departmentId,
  workplaceType: jobs.workplaceType,
  locations: jobs.locations,
  salaryFrom: jobs.salaryFrom,
  salaryTo: jobs.salaryTo,
  salaryCurrency: jobs.salaryCurrency,
  keywords: jobs.keywords,
  createdAt: jobs.createdAt,
  updatedAt: jobs.updatedAt,
}
/** The texts of a job, which a list contains only on request. */
export const textColumns = { description: jobs.description, requirements: jobs.requirements, benefits: jobs.benefits }
/** What the detail adds to the list item and the texts. */
export const detailColumns = {
  employmentType: jobs.employmentType,
  industry: jobs.industry,
  function: jobs.function,
  experience: jobs.experience,
  education: jobs.education,
}

type Row = typeof jobs.$inferSelect
export type JobRow = Pick<Row, keyof typeof jobColumns>
export type JobTexts = Pick<Row, keyof typeof textColumns>
export type JobDetailRow = JobRow & JobTexts & Pick<Row, keyof typeof detailColumns>

/** The hierarchy of each department, as `departmentHierarchies` returns it. */
type DepartmentHierarchies = ReadonlyMap<number | null, ReturnType<typeof presentDepartmentRef>[]>
/** The base addresses of links to an account's jobs. */
export type Links = { readonly site: string; readonly shortLinks: string }

/** Row -> the item of a list. `texts` are the fields requested by `include_fields`. One literal is faster than spreading parts, and lists are long. */
export function presentJob(
  row: JobRow,
  hierarchies: DepartmentHierarchies,
  { site, shortLinks }: Links,
  texts?: Partial<Schemas['Job']>,
): Schemas['Job'] {
  const hierarchy = hierarchies.get(row.departmentId) ?? []
  const place = row.locations[0]
  const url = `${site}/jobs/${row.id}`
  const item = {
    id: row.key,
    title: row.title,
    full_title: row.code ? `${row.title} - ${row.code}` : row.title,
    shortcode: row.shortcode,
    code: row.code,
    state: row.state,
    sample: row.sample,
    confidential: row.confidential,
    department: hierarchy.at(-1)?.name ?? null,
    department_hierarchy: hierarchy,
    url,
    application_url: `${url}/candidates/new`,
    shortlink: `${shortLinks}/j/${row.shortcode}`,
    workplace_type: row.workplaceType,
    location: {
      location_str: place ? lineOf(place) : null,
      country: place?.country ?? null,
      country_code: place?.countryCode ?? null,
      region: place?.region ?? null,
      region_code: place?.regionCode ?? null,
      city: place?.city ?? null,
      zip_code: place?.zipCode ?? null,
      telecommuting: row.workplaceType === 'remote',
      workplace_type: row.workplaceType,
    },
    locations: row.locations.map(presentSite),
    salary: { salary_from: row.salaryFrom, salary_to: row.salaryTo, salary_currency: row.salaryCurrency },
    created_at: seconds(row.createdAt),
    updated_at: seconds(row.updatedAt),
    keywords: row.keywords,
  }
  return texts ? { ...item, ...texts } : item
}

/** Row -> the detail: the item of a list without the fields that only lists have, and with all texts. */
export function presentJobDetail(row: JobDetailRow, hierarchies: DepartmentHierarchies, links: Links): Schemas['JobDetail'] {
  const { sample: _, location, ...shared } = presentJob(row, hierarchies, links)
  const { location_str: __, ...place } = location
  return {
    ...shared,
    location: place,
    ...presentTexts(row),
    employment_type: row.employmentType,
    industry: row.industry,
    function: row.function,
    experience: row.experience,
    education: row.education,
  }
}

/** The texts as HTML. `full_description` is the others concatenated. */
export const presentTexts = ({ description, requirements, benefits }: JobTexts) => ({
  full_description: [description, requirements, benefits].filter((text) => text !== null && text !== '').join('') || null,
  description,
  requirements,
  benefits,
})

/** `City, Region, Country`, without the region if it has the name of the city. */
const lineOf = ({ city, region, country }: JobPlace) =>
  [city, region === city ? null : region, country].filter((part) => part !== null && part !== '').join(', ')

export const presentSite = (place: JobPlace): Schemas['JobSite'] => ({
  shortcode: place.shortcode,
  country_code: place.countryCode,
  country_name: place.country,
  state_code: place.regionCode,
  subregion: place.region,
  zip_code: place.zipCode,
  city: place.city,
  coords: place.coords,
  hidden: place.hidden,
})

/** Wire -> what the job stores: what is not given is unknown. */
export const placeOf = (site: Schemas['JobSiteInput']): JobPlace => ({
  shortcode: site.shortcode ?? null,
  country: site.country_name ?? null,
  countryCode: site.country_code ?? null,
  region: site.subregion ?? null,
  regionCode: site.state_code ?? null,
  city: site.city ?? null,
  zipCode: site.zip_code ?? null,
  coords: site.coords ?? null,
  hidden: site.hidden ?? false,
})
