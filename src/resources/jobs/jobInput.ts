// The values of a job that clients send: its columns, and what they hold after a change.
import type { components } from '../../../generated/types.ts'
import { columnsBut } from '../../db/columnsBut.ts'
import { jobs, type JobFormField } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import type { DepartmentRow } from '../departments/department.ts'
import { namedDepartment } from '../departments/departmentTree.ts'
import { placeOf } from './job.ts'

type Schemas = components['schemas']

/** The columns that clients can set. */
export const settableColumns = columnsBut(jobs, 'accountId', 'id', 'key', 'shortcode', 'state', 'sample', 'createdAt', 'updatedAt')
export type JobValues = Pick<typeof jobs.$inferSelect, keyof typeof settableColumns>

/** The values of a job of which nothing has been given. */
export const emptyJob: JobValues = {
  title: '',
  code: null,
  confidential: false,
  departmentId: null,
  workplaceType: 'on_site',
  locations: [],
  salaryFrom: null,
  salaryTo: null,
  salaryCurrency: null,
  keywords: null,
  description: null,
  requirements: null,
  benefits: null,
  employmentType: null,
  industry: null,
  function: null,
  experience: null,
  education: null,
  applicationForm: [],
}

/**
 * Returns the values after a change. What is not given stays. `departments` are the account's, if the change names one. Throws 422 for what
 * a rule forbids, and for a department that the account does not have.
 */
export function valuesAfter(stored: JobValues, given: Schemas['JobUpdate'], departments: readonly DepartmentRow[]): JobValues {
  const {
    title = stored.title,
    code = stored.code,
    confidential = stored.confidential,
    workplace_type: workplaceType = stored.workplaceType,
    keywords = stored.keywords,
    description = stored.description,
    requirements = stored.requirements,
    benefits = stored.benefits,
    employment_type: employmentType = stored.employmentType,
    industry = stored.industry,
    function: jobFunction = stored.function,
    experience = stored.experience,
    education = stored.education,
  } = given
  if (title.trim() === '') throw invalid('field-required', 'title', 'is required')
  const department = namedDepartment(departments, 'department_id', given.department_id)
  return {
    title,
    code,
    confidential,
    departmentId: given.department_id === undefined ? stored.departmentId : (department?.id ?? null),
    workplaceType,
    locations: given.locations?.map(placeOf) ?? stored.locations,
    ...salaryAfter(stored, given.salary),
    keywords,
    description,
    requirements,
    benefits,
    employmentType,
    industry,
    function: jobFunction,
    experience,
    education,
    applicationForm: given.form_fields ? formOf(given.form_fields) : stored.applicationForm,
  }
}

function salaryAfter(stored: JobValues, given: Schemas['SalaryInput'] | undefined) {
  if (!given) return { salaryFrom: stored.salaryFrom, salaryTo: stored.salaryTo, salaryCurrency: stored.salaryCurrency }
  const { salary_from: salaryFrom = null, salary_to: salaryTo = null, salary_currency: salaryCurrency = null } = given
  if (salaryFrom !== null && salaryTo !== null && salaryTo < salaryFrom)
    throw invalid('field-invalid', 'salary', 'must not end below its start')
  return { salaryFrom, salaryTo, salaryCurrency }
}

function formOf(fields: readonly Schemas['FormFieldInput'][]): JobFormField[] {
  if (new Set(fields.map(({ key }) => key)).size < fields.length) throw invalid('field-invalid', 'form_fields', 'must name each field once')
  return fields.map(({ key, required = false }) => ({ key, required }))
}
