// What a table can have rows of, and its columns: the headers that name each of them, and where their cells go in a record.
import { hrisRoles } from '../../db/schema.ts'
import type { Values } from '../fields.ts'
import type { RecordType } from '../recordType.ts'
import { candidateType } from '../records/candidate.ts'
import { employeeType } from '../records/employee.ts'
import { jobType } from '../records/job.ts'
import { memberType } from '../records/member.ts'
import { day, instant, list, oneOf, truth, whole, type Form } from './forms.ts'

export type Column = {
  /** The headers that mean it, the first being its own name. They are compared without case, spaces, accents and signs. */
  readonly headers: readonly string[]
  /** The field of the record, or the name under which `finished` finds the cell. */
  readonly field: string
  readonly form?: Form
}
export type Kind = {
  readonly name: string
  readonly type: RecordType
  readonly columns: readonly Column[]
  /** Fields of which a table must have one in each group. */
  readonly needs: readonly (readonly string[])[]
  /** Returns the record of a row. */
  readonly finished: (cells: Values) => Values
  /** Returns what makes a record the same as another one. */
  readonly identityOf: (record: Values) => string
  /** What that is, in words. */
  readonly identity: string
}

const column = (field: string, headers: string, form?: Form): Column => ({ field, headers: headers.split(', '), ...(form && { form }) })
const folded = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '')
const without = (cells: Values, ...names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => !names.includes(name)))
const wholeName = ({ firstname, lastname }: Values) => [firstname, lastname].filter(Boolean).join(' ')

const candidates: Kind = {
  name: 'candidates',
  type: candidateType,
  columns: [
    column('name', 'Name, Full name, Candidate, Candidate name, Applicant, Bewerber'),
    column('firstname', 'First name, Given name, Forename, Vorname'),
    column('lastname', 'Last name, Surname, Family name, Nachname'),
    column('email', 'E-mail, E-mail address, Mail, E-Mail-Adresse'),
    column('phone', 'Phone, Phone number, Telephone, Mobile, Mobile phone, Telefon'),
    column('job_id', 'Job, Job title, Job shortcode, Job code, Position, Vacancy, Requisition, Stelle'),
    column('stage_id', 'Stage, Status, Step, Phase'),
    column('headline', 'Headline, Current title, Current position'),
    column('summary', 'Summary, Notes, Note, Comments, Comment'),
    column('cover_letter', 'Cover letter'),
    column('address', 'Address, Adresse'),
    column('location', 'Location, City, Ort'),
    column('tags', 'Tags, Labels', list),
    column('skills', 'Skills', list),
    column('domain', 'Source, Origin, Quelle'),
    column('linkedin', 'LinkedIn, LinkedIn URL, LinkedIn profile'),
    column('disqualified', 'Disqualified, Rejected', truth),
    column('created_at', 'Applied on, Applied, Application date, Created, Created at, Date', instant),
  ],
  needs: [['name', 'firstname', 'lastname'], ['job_id']],
  finished: (cells) => ({
    ...without(cells, 'location', 'linkedin'),
    ...(cells.name === undefined && { name: wholeName(cells) }),
    ...(cells.location !== undefined && { location: { location_str: cells.location } }),
    ...(cells.linkedin !== undefined && { social_profiles: [{ type: 'linkedin', url: cells.linkedin }] }),
  }),
  identityOf: ({ job_id: job, email, name }) => `${String(job)} ${email ? folded(email) : `named ${folded(name)}`}`,
  identity: 'the e-mail address in the same job, or without one the name',
}

/** Members with one of these roles in HR. */
const membersIn = (roles: readonly string[]): Kind => ({
  name: 'members',
  type: memberType,
  columns: [
    column('name', 'Name, Full name, Member'),
    column('firstname', 'First name, Given name, Vorname'),
    column('lastname', 'Last name, Surname, Family name, Nachname'),
    column('email', 'E-mail, E-mail address, Mail, Work e-mail, E-Mail-Adresse'),
    column(
      'role',
      'Role, Recruiting role, Rolle',
      oneOf(['admin', 'simple', 'reviewer', 'no_access', 'recruiter'], { standard: 'simple', none: 'no_access' }),
    ),
    column(
      'hris_role',
      'HR role, HRIS role',
      oneOf(roles, {
        admin: 'hris_admin',
        employee: 'hris_employee',
        limited: 'hris_limited',
        none: 'hris_no_access',
      }),
    ),
    column('headline', 'Headline, Job title, Title'),
    column('active', 'Active', truth),
  ],
  needs: [['name', 'firstname', 'lastname'], ['email']],
  finished: (cells) => ({ role: 'simple', name: wholeName(cells), ...without(cells, 'firstname', 'lastname') }),
  identityOf: ({ email }) => folded(email),
  identity: 'the e-mail address',
})
const members = membersIn(hrisRoles)

const employees: Kind = {
  name: 'employees',
  type: employeeType,
  columns: [
    column('employee_number', 'Employee number, Number, Employee ID, Personnel number, Personalnummer'),
    column('name', 'Name, Full name, Employee'),
    column('firstname', 'First name, Given name, Forename, Vorname'),
    column('lastname', 'Last name, Surname, Family name, Nachname'),
    column('preferred_name', 'Preferred name, Nickname'),
    column('work_email', 'Work e-mail, E-mail, E-mail address, Mail, Company e-mail, E-Mail-Adresse'),
    column('email', 'Private e-mail, Personal e-mail, Home e-mail'),
    column('job_title', 'Job title, Title, Position'),
    column('phone', 'Phone, Phone number, Telephone, Mobile, Telefon'),
    column('start_date', 'Start date, Hire date, Hired on, Joined, Eintrittsdatum', day),
    column('birthdate', 'Date of birth, Birthdate, Birthday, Geburtsdatum', day),
    column('department_id', 'Department, Team, Abteilung'),
    column('manager_id', 'Manager, Reports to, Supervisor, Vorgesetzter'),
    column('legal_entity_id', 'Legal entity, Company, Entity'),
    column('work_schedule_id', 'Work schedule'),
    column('holiday_calendar_id', 'Holiday calendar'),
    column('state', 'State', oneOf(['draft', 'published'])),
  ],
  needs: [
    ['name', 'firstname'],
    ['name', 'lastname'],
  ],
  finished: (cells) => {
    const [, first = '', last = ''] = /^(\S*)\s*([^]*)$/.exec(typeof cells.name === 'string' ? cells.name : '') ?? []
    const isComplete = cells.start_date !== undefined && cells.work_email !== undefined
    return {
      state: isComplete ? 'published' : 'draft',
      ...(first && { firstname: first }),
      ...(last && { lastname: last }),
      ...without(cells, 'name'),
    }
  },
  identityOf: ({ work_email: work, email, firstname, lastname }) =>
    folded(work) || folded(email) || `named ${folded(firstname)} ${folded(lastname)}`,
  identity: 'the e-mail address at work, or else the private one, or else the name',
}

const jobs: Kind = {
  name: 'jobs',
  type: jobType,
  columns: [
    column('title', 'Title, Job title, Job, Position, Name, Stelle'),
    column('code', 'Code, Job code, Reference, Requisition, Requisition ID'),
    column('state', 'State, Status', oneOf(['draft', 'published', 'closed', 'archived'], { open: 'published', live: 'published' })),
    column('department_id', 'Department, Team, Abteilung'),
    column('workplace_type', 'Workplace, Workplace type', oneOf(['on_site', 'hybrid', 'remote'], { office: 'on_site' })),
    column('employment_type', 'Employment type, Contract'),
    column('city', 'City, Location, Ort'),
    column('country_code', 'Country code, Country'),
    column('salary_from', 'Salary from, Minimum salary', whole),
    column('salary_to', 'Salary to, Maximum salary', whole),
    column('salary_currency', 'Currency, Salary currency'),
    column('description', 'Description'),
    column('requirements', 'Requirements'),
    column('benefits', 'Benefits'),
    column('industry', 'Industry'),
    column('function', 'Function'),
    column('experience', 'Experience'),
    column('education', 'Education'),
    column('keywords', 'Keywords, Tags', list),
    column('created_at', 'Created, Created at, Opened', instant),
  ],
  needs: [['title']],
  finished: (cells) => {
    const { city, country_code: country, salary_from: from, salary_to: to, salary_currency: currency } = cells
    const site = {
      shortcode: null,
      country_code: country ?? null,
      country_name: null,
      state_code: null,
      subregion: null,
      zip_code: null,
      city: city ?? null,
      coords: null,
      hidden: false,
    }
    const salary = { salary_from: from ?? null, salary_to: to ?? null, salary_currency: currency === undefined ? null : folded(currency) }
    return {
      ...without(cells, 'city', 'country_code', 'salary_from', 'salary_to', 'salary_currency'),
      ...((city !== undefined || country !== undefined) && { locations: [site] }),
      ...((from !== undefined || to !== undefined) && { salary }),
    }
  },
  identityOf: ({ code, title, department_id: department }) => (code ? `code ${folded(code)}` : `${folded(title)} in ${String(department)}`),
  identity: 'the code, or without one the title in the same department',
}

export const kinds: readonly Kind[] = [members, jobs, employees, candidates]
/** What a member may import who is no HRIS admin: no employees, and no members who are HRIS admins. */
export const kindsWithoutHr: readonly Kind[] = [membersIn(hrisRoles.filter((role) => role !== 'hris_admin')), jobs, candidates]
