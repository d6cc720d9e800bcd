// A job: its columns and its forms on the wire.
import type { components } from '../../../generated/types.ts'
import { jobs, type JobPlace } from '../../db/schema.ts'
import { seconds } from '../../db/time.ts'
import type { presentDepartment } from './department.ts'

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
/** The texts of a job, which a list adds only on demand. */
export const textColumns = { description: jobs.description, requirements: jobs.requirements, benefits: jobs.benefits }
/** What the detail adds beside the texts. */
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

/** For each department its line, as `departmentLines` returns it. */
type DepartmentLines = ReadonlyMap<number | null, ReturnType<typeof presentDepartment>[]>
/** Where the links of an account's jobs lead. */
export type Links = { readonly site: string; readonly shortLinks: string }

/** The item of a list. `texts` are the fields that `include_fields` asked for. One literal, not parts spread together: lists are long. */
export function presentJob(
  row: JobRow,
  lines: DepartmentLines,
  { site, shortLinks }: Links,
  texts?: Partial<Schemas['Job']>,
): Schemas['Job'] {
  const hierarchy = lines.get(row.departmentId) ?? []
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

/** The job by itself: the item of a list without what only lists have, with all its texts. */
export function presentJobDetail(row: JobDetailRow, lines: DepartmentLines, links: Links): Schemas['JobDetail'] {
  const { sample: _, location, ...shared } = presentJob(row, lines, links)
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

/** The texts as HTML; `full_description` is the others joined. */
export const presentTexts = ({ description, requirements, benefits }: JobTexts) => ({
  full_description: [description, requirements, benefits].filter((text) => text !== null && text !== '').join('') || null,
  description,
  requirements,
  benefits,
})

/** `City, Region, Country`, the region left out where it is called like the city. */
const lineOf = ({ city, region, country }: JobPlace) =>
  [city, region === city ? null : region, country].filter((part) => part !== null && part !== '').join(', ')

const presentSite = (place: JobPlace): Schemas['JobSite'] => ({
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
