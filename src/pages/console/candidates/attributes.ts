// Custom attributes of candidates: a form for each, by its type.
import type { components } from '../../../../generated/types.ts'
import { notFound } from '../../../errors.ts'
import { choices, field, selectField, textField } from '../../shell/fields.ts'
import { fileInput, type Form, type Parts } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'
import type { Visitor } from '../../signIn/visitor.ts'
import { fold, type Entered } from './fold.ts'

export type Attribute = components['schemas']['CustomAttribute']
type Update = components['schemas']['CustomAttributeUpdate']

/** Returns the name of the field with the value of an attribute. */
export const nameFor = (id = '') => `attribute-${id}`

/** Returns the request that sets an attribute as a form asks. Throws 404 without an attribute. */
export async function attributeBody(attribute: Attribute | undefined, form: Form, files: Parts['files']): Promise<Update> {
  if (!attribute) throw notFound()
  const { id, type } = attribute
  const name = nameFor(id)
  const value = form[name] ?? ''
  const file = files.get(name)
  const chosen = (attribute.choices ?? []).flatMap((choice) => (form[`${name}.${choice.id}`] === 'yes' ? [choice.id] : []))
  const byType: Readonly<Record<Attribute['type'], Omit<Update, 'custom_attribute_key'>>> = {
    short_text: { value },
    free_text: { value },
    numeric: { value },
    boolean: value === '' ? {} : { checked: value === 'yes' },
    date: { date: value || null },
    dropdown: { choices: value === '' ? null : [value] },
    multiple_choice: { choices: chosen },
    file: file ? { file: await fileInput(file) } : {},
  }
  return { custom_attribute_key: id, ...byType[type] }
}

/** Renders the form of each enabled attribute. */
export const attributeForms = (
  visitor: Visitor,
  path: string,
  attributes: readonly Attribute[],
  entered: Entered | undefined,
): readonly Html[] =>
  attributes
    .filter(({ enabled }) => enabled)
    .map((attribute) => {
      const given = entered?.action === 'attribute' && entered.form.key === attribute.id ? entered : undefined
      return fold({
        visitor,
        path,
        action: 'attribute',
        verb: attribute.label,
        fields: html`<input type="hidden" name="key" value="${attribute.id}" /> ${control(attribute, given)}`,
        button: 'Save value',
        ...(attribute.type === 'file' && { hasFiles: true }),
        isOpen: given !== undefined,
      })
    })

function control(attribute: Attribute, given: Entered | undefined): Html {
  const { label, hint, type } = attribute
  const name = nameFor(attribute.id)
  const common = {
    name,
    label,
    hint: hint ?? undefined,
    value: given?.form[name],
    fault: given?.faults[name],
  }
  const options = (attribute.choices ?? []).map(({ id, body }) => ({ value: id, name: body }))
  if (type === 'file') return field(common, (attributes) => html`<input type="file" ${attributes} />`)
  if (type === 'dropdown') return selectField({ ...common, all: 'Choose', options })
  if (type === 'boolean')
    return selectField({
      ...common,
      all: 'Choose',
      options: ['yes', 'no'].map((value) => ({ value, name: value === 'yes' ? 'Yes' : 'No' })),
    })
  if (type === 'multiple_choice')
    return choices({
      kind: 'checkbox',
      legend: label,
      ...common,
      choices: options.map(({ value, name }) => ({ value, label: name, checked: given?.form[`${name}.${value}`] === 'yes' })),
    })
  return textField({ ...common, type: type === 'date' ? 'date' : 'text', ...(type === 'free_text' && { lines: 4 }) })
}
