// The form of a time off category: its fields, and the body that they make.
import type { components } from '../../../../generated/types.ts'
import type { Visit } from '../../settings/routes.ts'
import { choices, selectField, textField, type Faults } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'
import { allMembers } from './allMembers.ts'

type Schemas = components['schemas']
export type CategoryRules = Schemas['TimeOffCategoryRules']
type Body = Schemas['TimeOffCategoryCreate']
/** The members who may become approvers. */
type Approvers = readonly { readonly id: string; readonly name: string }[]

const types = [
  { value: 'paid', name: 'Paid' },
  { value: 'unpaid', name: 'Unpaid' },
]
const units = [
  { value: 'full_days', name: 'Full days' },
  { value: 'half_days', name: 'Half days' },
  { value: 'hours', name: 'Hours' },
]
const approvals = [
  { value: 'none', name: 'Nobody: requests are approved at once' },
  { value: 'managers', name: 'Managers of the employee' },
  { value: 'members', name: 'Certain members' },
]

export const categoryFields = [
  { name: 'name', label: 'Name' },
  { name: 'type', label: 'Type' },
  { name: 'description', label: 'Description' },
  { name: 'tracking_unit', label: 'Counted in' },
  { name: 'yearly_entitlement', label: 'In a year' },
  { name: 'unlimited', label: 'Any amount' },
  { name: 'approval', label: 'Approved by' },
  { name: 'approval_levels', label: 'Levels of managers' },
  { name: 'approvers', label: 'Members who approve' },
  { name: 'position', label: 'Position' },
]

export const readApprovers = async (visit: Visit): Promise<Approvers> => (await allMembers(visit)).map(({ id, name }) => ({ id, name }))

export const formOfCategory = ({ approvers, unlimited, ...rules }: CategoryRules): Form => ({
  ...Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, String(value ?? '')])),
  ...(unlimited && { 'unlimited.yes': 'yes' }),
  ...Object.fromEntries(approvers.map((id) => [`approvers.${id}`, 'yes'])),
})

export function categoryInputs(values: Form, faults: Faults, members: Approvers): Html {
  const of = (name: string) => ({ name, value: values[name], fault: faults[name] })
  return html`
    ${textField({ ...of('name'), label: 'Name', maxLength: 255, required: true })}
    ${selectField({ ...of('type'), label: 'Type', options: types })}
    ${textField({ ...of('description'), label: 'Description', hint: 'What the category is for.', lines: 2 })}
    ${selectField({ ...of('tracking_unit'), label: 'Counted in', options: units })}
    ${textField({
      ...of('yearly_entitlement'),
      label: 'In a year',
      hint: 'What an employee may take in a year, in days or hours, such as 30 or 12.5.',
    })}
    ${choices({
      kind: 'checkbox',
      name: 'unlimited',
      legend: 'Limit',
      fault: faults.unlimited,
      choices: [{ value: 'yes', label: 'Employees may take any amount', checked: values['unlimited.yes'] !== undefined }],
    })}
    ${selectField({ ...of('approval'), label: 'Approved by', options: approvals })}
    ${textField({
      ...of('approval_levels'),
      label: 'Levels of managers',
      hint: 'If managers approve: how many of them, from the direct one up.',
    })}
    ${
      members.length > 0 &&
      choices({
        kind: 'checkbox',
        name: 'approvers',
        legend: 'Members who approve',
        hint: 'If certain members approve: all of these must.',
        fault: faults.approvers,
        choices: members.map(({ id, name }) => ({ value: id, label: name, checked: values[`approvers.${id}`] !== undefined })),
      })
    }
    ${textField({ ...of('position'), label: 'Position', hint: 'Its place among the categories, from 0. Without it, the last one.' })}
  `
}

/** Returns the body that a form makes. Approvers keep the order that they have in `before`. */
export function categoryBody(form: Form, members: Approvers, before?: CategoryRules): Body {
  const { name = '', type, description, tracking_unit, yearly_entitlement, approval, approval_levels, position } = form
  const chosen = members.map(({ id }) => id).filter((id) => form[`approvers.${id}`] !== undefined)
  const kept = (before?.approvers ?? []).filter((id) => chosen.includes(id))
  return {
    name,
    type: (type ?? 'paid') as Body['type'],
    description: description || null,
    ...(tracking_unit && { tracking_unit: tracking_unit as NonNullable<Body['tracking_unit']> }),
    unlimited: form['unlimited.yes'] !== undefined,
    ...(yearly_entitlement && { yearly_entitlement }),
    ...(approval && { approval: approval as NonNullable<Body['approval']> }),
    ...(approval_levels && { approval_levels: numberOf(approval_levels) }),
    approvers: [...new Set([...kept, ...chosen])],
    ...(position && { position: numberOf(position) }),
  }
}

/** Returns the number, or the text as it is: the operation then refuses it. */
const numberOf = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : (text as unknown as number))
