// The contact data and texts of a candidate that members change, as fields of a form.
import type { Form } from '../../shell/form.ts'

export const profileFields = [
  { name: 'firstname', label: 'First name', maxLength: 255 },
  { name: 'lastname', label: 'Last name', maxLength: 255 },
  { name: 'email', label: 'E-mail', type: 'email', maxLength: 255 },
  { name: 'phone', label: 'Telephone', type: 'tel', maxLength: 255 },
  { name: 'address', label: 'Address', maxLength: 1000 },
  { name: 'headline', label: 'Headline', maxLength: 255 },
  { name: 'summary', label: 'Summary', lines: 4 },
  { name: 'cover_letter', label: 'Cover letter', lines: 6 },
] as const

/** Returns the changes that a form asks for. A field that the form lacks stays as it is; an empty one is emptied. */
export const profileBody = (form: Form): Record<string, string | null> =>
  Object.fromEntries(profileFields.flatMap(({ name }) => (form[name] === undefined ? [] : [[name, form[name].trim() || null]])))
