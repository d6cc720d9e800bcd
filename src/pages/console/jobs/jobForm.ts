// The form of a job: its fields, the texts in them, and the body of the request that they make.
import type { components } from '../../../../generated/types.ts'
import { choices, selectField, textField, type Faults, type Option } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'
import { workplaces } from './job.ts'
import { fieldsOfPlaces, placeGroups, placesIn, textsOfPlaces } from './places.ts'

type Schemas = components['schemas']
type Job = Schemas['JobDetail']

/** The members of a job that one text field shows. */
type Text =
  'title' | 'code' | 'description' | 'requirements' | 'benefits' | 'employment_type' | 'industry' | 'function' | 'experience' | 'education'
type TextField<Name extends string = string> = {
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly lines?: number
  readonly required?: true
}
const head: readonly TextField<Text>[] = [
  { name: 'title', label: 'Title', required: true },
  { name: 'code', label: 'Code', hint: 'Your own code of the job, such as ENG-014.' },
]
const texts: readonly TextField<Text>[] = [
  { name: 'description', label: 'Description', hint: 'HTML, shown to candidates.', lines: 8 },
  { name: 'requirements', label: 'Requirements', hint: 'HTML, shown to candidates.', lines: 5 },
  { name: 'benefits', label: 'Benefits', hint: 'HTML, shown to candidates.', lines: 5 },
]
const classification: readonly TextField<Text>[] = [
  { name: 'employment_type', label: 'Employment type', hint: 'Such as Full-time.' },
  { name: 'industry', label: 'Industry' },
  { name: 'function', label: 'Function' },
  { name: 'experience', label: 'Experience' },
  { name: 'education', label: 'Education' },
]
const salary: readonly TextField[] = [
  { name: 'salary.salary_from', label: 'Salary from', hint: 'In whole units of the currency.' },
  { name: 'salary.salary_to', label: 'Salary to' },
  { name: 'salary.salary_currency', label: 'Currency', hint: 'Such as eur.' },
]
const keywords: TextField = { name: 'keywords', label: 'Keywords', hint: 'For searches, separated by commas.' }

const formFields: Readonly<Record<Schemas['FormFieldKey'], string>> = {
  headline: 'Headline',
  phone: 'Phone',
  address: 'Address',
  avatar: 'Photo',
  education: 'Education',
  experience: 'Experience',
  summary: 'Summary',
  resume: 'Resume',
  cover_letter: 'Cover letter',
}
const formFieldKeys = Object.keys(formFields) as readonly Schemas['FormFieldKey'][]
const nameOfFormField = (key: string) => `form_fields.${key}`

const plain = [...head, ...texts, ...classification]

/** The fields of a form with these values, for their faults. */
export const fieldsOf = (values: Form) => [
  ...plain,
  ...salary,
  keywords,
  { name: 'department_id', label: 'Department' },
  { name: 'workplace_type', label: 'Workplace' },
  ...fieldsOfPlaces(values),
]

/** Returns the field that shows a fault of a member of the body. */
export const fieldOf = (member: string): string => {
  if (member === 'salary') return 'salary.salary_to'
  return member.startsWith('keywords') ? 'keywords' : member
}

/** Returns the fields that show a job and the fields of its application form. */
export function textsOf(job: Job, form: readonly Schemas['FormField'][]): Form {
  const { salary, department_hierarchy: departments } = job
  return {
    ...Object.fromEntries(plain.map(({ name }) => [name, job[name] ?? ''])),
    ...Object.fromEntries(Object.entries(salary).map(([name, value]) => [`salary.${name}`, String(value ?? '')])),
    ...Object.fromEntries(form.map(({ key, required }) => [nameOfFormField(key), required ? 'required' : 'optional'])),
    ...textsOfPlaces(job.locations),
    ...(job.confidential && { 'confidential.yes': 'yes' }),
    keywords: job.keywords?.join(', ') ?? '',
    department_id: departments.at(-1)?.id.toString(16) ?? '',
    workplace_type: job.workplace_type,
  }
}

/** Returns the whole job that a form describes. */
export function bodyOf(form: Form): Schemas['JobCreate'] {
  const textOf = (name: string) => form[name]?.trim() || null
  const words = (form.keywords ?? '').split(',').map((word) => word.trim())
  return {
    ...Object.fromEntries(plain.map(({ name }) => [name, textOf(name)])),
    title: form.title?.trim() ?? '',
    confidential: form['confidential.yes'] !== undefined,
    department_id: textOf('department_id'),
    workplace_type: form.workplace_type as Job['workplace_type'],
    locations: placesIn(form),
    salary: {
      salary_from: numberIn(textOf('salary.salary_from')),
      salary_to: numberIn(textOf('salary.salary_to')),
      salary_currency: textOf('salary.salary_currency')?.toLowerCase() ?? null,
    },
    keywords: words.some(Boolean) ? words.filter(Boolean) : null,
    form_fields: formFieldKeys.flatMap((key) => {
      const wanted = form[nameOfFormField(key)]
      return wanted === 'optional' || wanted === 'required' ? [{ key, required: wanted === 'required' }] : []
    }),
  }
}

/** Returns the number in a text. The operation says what is wrong with a text that is none. */
const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : (text as unknown as null)

/** Renders the fields of a job. */
export function jobFields(values: Form, faults: Faults, departments: readonly Option[]): Html {
  const text = (field: TextField) => textField({ ...field, value: values[field.name], fault: faults[field.name] })
  const select = (name: string, label: string, options: readonly Option[], all?: string) =>
    selectField({ name, label, options, value: values[name], fault: faults[name], ...(all !== undefined && { all }) })
  return html`
    ${head.map(text)} ${select('department_id', 'Department', departments, 'None')}
    ${select('workplace_type', 'Workplace', optionsOf(workplaces))}
    ${choices({
      kind: 'checkbox',
      name: 'confidential',
      legend: 'Who sees the job',
      choices: [{ value: 'yes', label: 'Hide it from members who do not work on it', checked: values['confidential.yes'] !== undefined }],
    })}
    ${texts.map(text)} ${placeGroups(values, faults)}
    <h2>Salary</h2>
    <div class="pairs">${salary.map(text)}</div>
    <h2>Classification</h2>
    <div class="pairs">${classification.map(text)}</div>
    ${text(keywords)}
    <h2>Application form</h2>
    <p class="hint">Name and e-mail are always asked for.</p>
    <div class="pairs">
      ${formFieldKeys.map((key) =>
        select(nameOfFormField(key), formFields[key], optionsOf({ optional: 'Optional', required: 'Required' }), 'Not asked for'),
      )}
    </div>
  `
}

const optionsOf = (names: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(names).map(([value, name]) => ({ value, name }))
