// The fields of an application form, besides name and e-mail, which every form has.
import type { components } from '../../../generated/types.ts'
import type { JobFormField } from '../../db/schema.ts'

type Schemas = components['schemas']

const part = (key: string, label: string, rest: Partial<Schemas['FormPart']> = {}): Schemas['FormPart'] => ({
  key,
  label,
  type: 'string',
  required: false,
  ...rest,
})
const text = { max_length: 255 } as const
const period = [part('start_date', 'Start date', { type: 'date' }), part('end_date', 'End date', { type: 'date' })]

/** Every possible field, in the order of the form. A job says which of them it has and which are required. */
const catalogue: readonly (Omit<Schemas['FormField'], 'required'> & { label: string })[] = [
  { key: 'headline', label: 'Headline', type: 'string', ...text },
  { key: 'phone', label: 'Phone', type: 'string', ...text },
  { key: 'address', label: 'Address', type: 'string' },
  { key: 'avatar', label: 'Photo', type: 'file', supported_file_types: ['jpg', 'jpeg', 'gif', 'png'], max_file_size: 5_242_880 },
  {
    key: 'education',
    label: 'Education',
    type: 'complex',
    multiple: true,
    fields: [
      part('school', 'School', { required: true, ...text }),
      part('degree', 'Degree', text),
      part('field_of_study', 'Field of study', text),
      ...period,
    ],
  },
  {
    key: 'experience',
    label: 'Experience',
    type: 'complex',
    multiple: true,
    fields: [
      part('title', 'Title', { required: true, ...text }),
      part('company', 'Company'),
      part('industry', 'Industry'),
      part('summary', 'Summary', { type: 'free_text' }),
      part('current', 'I work here now', { type: 'boolean' }),
      ...period,
    ],
  },
  { key: 'summary', label: 'Summary', type: 'free_text' },
  { key: 'resume', label: 'Resume', type: 'file', supported_file_types: ['pdf', 'doc', 'docx', 'odt', 'rtf'], max_file_size: 5_242_880 },
  { key: 'cover_letter', label: 'Cover letter', type: 'free_text' },
]

/** Returns a job's fields in the catalogue's order, without unknown keys. */
export const presentForm = (fields: readonly JobFormField[]): Schemas['FormField'][] =>
  catalogue.flatMap(({ key, label, type, ...rest }) => {
    const asked = fields.find((field) => field.key === key)
    return asked ? [{ key, label, type, required: asked.required, ...rest }] : []
  })
