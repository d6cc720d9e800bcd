// The inputs of a section of an employee's record, and the changes that a form of them asks for.
import type { Visit } from '../../settings/routes.ts'
import { selectField, textField, type Faults, type Option } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Content } from '../../shell/html.ts'
import { allMembers } from './allMembers.ts'
import { findColleagues, optionsOf } from './colleagues.ts'
import { entriesOf, textOf, valueOf, type RecordField, type Section } from './record.ts'

type Values = Readonly<Record<string, unknown>>
/** What references can be chosen from, by the type of their field. */
type Choices = Readonly<Record<string, readonly Option[]>>

/** Reads what references can be chosen from. Only admins read work schedules: others leave them as they are. */
export async function readChoices(visit: Visit): Promise<Choices> {
  const isAdmin = visit.visitor.member.role === 'admin'
  const [departments, entities, members, colleagues, schedules] = await Promise.all([
    visit.read('listDepartments', {}),
    visit.read('listLegalEntities', {}),
    allMembers(visit),
    findColleagues(visit),
    isAdmin ? visit.read('listWorkSchedules', {}) : undefined,
  ])
  const named = (found: readonly { readonly id: string; readonly name: string }[]) => found.map(({ id, name }) => ({ value: id, name }))
  return {
    // The record has the names of these two. Both are accepted by their names.
    department: [...new Set(departments.map(({ name }) => name))].map((name) => ({ value: name, name })),
    legalEntity: [...new Set(entities.map(({ name }) => name))].map((name) => ({ value: name, name })),
    member: named(members),
    employee: optionsOf(colleagues),
    ...(schedules && { workSchedule: named(schedules) }),
  }
}

/** An entry and the beginning of its inputs' names. The last entry of a group with several is a new one. */
const inputsIn = (section: Section, employee: Values) => {
  const entries = entriesOf(section, employee) ?? []
  const shown = section.isGroup && (section.isMultiple || entries.length === 0) ? [...entries, {}] : entries
  return shown.map((values, at) => ({ values, prefix: section.isGroup ? `${at}.` : '', isNew: at >= entries.length }))
}

/** Returns the texts of a section's inputs as they are stored. */
export const formOfRecord = (section: Section, employee: Values): Form =>
  Object.fromEntries(
    inputsIn(section, employee).flatMap(({ values, prefix }) =>
      section.fields.flatMap((field) => {
        const text = textOf(field, values)
        return text === undefined ? [] : [[prefix + field.id, text]]
      }),
    ),
  )

export function recordInputs(section: Section, employee: Values, form: Form, faults: Faults, choices: Choices): Content {
  const inputs = inputsIn(section, employee).map(({ values, prefix, isNew }) => {
    const fields = section.fields
      .filter((field) => field.type !== 'file' && (field.type !== 'workSchedule' || choices.workSchedule))
      .filter((field) => textOf(field, values) !== undefined)
      .map((field) => inputOf(field, prefix + field.id, form[prefix + field.id], faults[prefix + field.id], choices))
    return section.isMultiple
      ? html`<h2>${isNew ? 'One more' : `No. ${Number.parseInt(prefix, 10) + 1}`}</h2>
          ${fields}`
      : fields
  })
  return inputs
}

function inputOf(field: RecordField, name: string, value: string | undefined, fault: string | undefined, choices: Choices): Content {
  const { id, label, type, is_multiple } = field
  const base = { name, label, value, fault }
  const required = id === 'firstname' || id === 'lastname'
  const own = field.choices?.map((choice) => ({ value: choice.id, name: choice.label }))
  const yesOrNo = [
    { value: 'yes', name: 'Yes' },
    { value: 'no', name: 'No' },
  ]
  const options = own?.length ? own : type === 'boolean' ? yesOrNo : choices[type]
  if (options) {
    // What is stored stays chosen, although it cannot be chosen anew.
    const isKnown = !value || options.some((option) => option.value === value)
    return selectField({ ...base, all: 'None', options: isKnown ? options : [...options, { value, name: 'As it is' }] })
  }
  if (type === 'date') return textField({ ...base, type: 'date' })
  if (is_multiple) return textField({ ...base, hint: 'One on each line.', lines: 3 })
  return textField({ ...base, ...(type === 'paragraph' && { lines: 4 }), ...(id === 'country_code' && { hint: 'Such as DE.' }), required })
}

/** Returns the changed fields of a section. An entry all of whose inputs were emptied is removed. */
export function changesIn(section: Section, employee: Values, form: Form): Record<string, unknown> {
  const stored = formOfRecord(section, employee)
  const entries = inputsIn(section, employee).map(({ values, prefix }) => {
    const changed = section.fields.filter(({ id }) => {
      const text = form[prefix + id]
      return text !== undefined && stored[prefix + id] !== undefined && text.replaceAll('\r', '') !== stored[prefix + id]
    })
    return {
      values,
      changes: Object.fromEntries(changed.map((field) => [field.id, valueOf(field, (form[prefix + field.id] ?? '').trim())])),
    }
  })
  if (!section.isGroup) return renamed(entries[0]?.changes ?? {})
  if (entries.every(({ changes }) => Object.keys(changes).length === 0)) return {}
  const kept = entries
    .map(({ values, changes }) => Object.fromEntries(Object.entries({ ...values, ...changes }).filter(([, value]) => value !== null)))
    .filter((values) => Object.keys(values).length > 0)
  const isList = Array.isArray(employee[section.id]) || (employee[section.id] === undefined && section.isMultiple) || kept.length > 1
  return { [section.id]: kept.length === 0 ? null : isList ? kept : kept[0] }
}

/** The manager has two names, of which the operations prefer the other one. */
const renamed = ({ reports_to, ...changes }: Readonly<Record<string, unknown>>) => ({
  ...changes,
  ...(reports_to !== undefined && { manager_id: reports_to }),
})
/** Returns the input of a member of the body. */
export const inputNamed = (member: string): string => member.replace(/^employee\./, '').replace(/^manager_id$/, 'reports_to')
