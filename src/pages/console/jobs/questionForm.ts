// The form of a question: its fields, and the bodies of the requests that they make.
import type { components } from '../../../../generated/types.ts'
import { choices, selectField, textField, type Faults } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'

type Schemas = components['schemas']
export type Question = Schemas['Question']
type Type = Question['type']

export const typeNames: Readonly<Record<Type, string>> = {
  free_text: 'A long text',
  short_text: 'A short text',
  boolean: 'Yes or no',
  multiple_choice: 'Any of several choices',
  dropdown: 'One of several choices',
  numeric: 'A number',
  date: 'A date',
  file: 'A file',
}
const withChoices: readonly string[] = ['multiple_choice', 'dropdown'] satisfies readonly Type[]
const megabyte = 1024 * 1024

export const fields = [
  { name: 'body', label: 'Question' },
  { name: 'type', label: 'Answer' },
  { name: 'choices', label: 'Choices' },
  { name: 'supported_file_types', label: 'File types' },
  { name: 'max_file_size', label: 'Largest file' },
]
/** Returns the field that shows a fault of a member of the body, such as `choices.0.body`. */
export const fieldOf = (member: string): string => member.split('.')[0] ?? ''

/** Returns the fields that show a question. */
export const textsOf = (question: Question): Form => ({
  question: question.id,
  body: question.body,
  ...(question.required && { 'required.yes': 'yes' }),
  choices: question.choices?.map(({ body }) => body).join('\n') ?? '',
  supported_file_types: question.supported_file_types?.join(', ') ?? '',
  max_file_size: question.max_file_size === undefined ? '' : String(question.max_file_size / megabyte),
})

const partsOf = (text: string | undefined, separator: RegExp) =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
const linesIn = (form: Form) => partsOf(form.choices, /\r?\n/)

/** Returns the members of the body that a question of this type has besides the common ones. */
function ownOf(type: string | undefined, form: Form) {
  if (type !== 'file') return {}
  const size = Math.round(Number(form.max_file_size) * megabyte)
  return {
    supported_file_types: partsOf(form.supported_file_types, /[\s,]+/),
    ...(form.max_file_size?.trim() && { max_file_size: Number.isNaN(size) ? 0 : size }),
  }
}

export const creationOf = (form: Form): Schemas['QuestionCreate'] => ({
  body: form.body?.trim() ?? '',
  type: (form.type ?? 'free_text') as Type,
  required: form['required.yes'] !== undefined,
  ...(withChoices.includes(form.type ?? '') && linesIn(form).length > 0 && { choices: linesIn(form).map((body) => ({ body })) }),
  ...ownOf(form.type, form),
})

export const changeOf = (question: Question, form: Form): Schemas['QuestionUpdate'] => ({
  body: form.body?.trim() ?? '',
  required: form['required.yes'] !== undefined,
  ...(withChoices.includes(question.type) && { choices: choicesAfter(question.choices ?? [], linesIn(form)) }),
  ...ownOf(question.type, form),
})

/** Returns the choices after a change: a line that a choice has keeps its id, and if no line was added or removed, so does a changed one. */
function choicesAfter(before: readonly Schemas['Choice'][], lines: readonly string[]): Schemas['ChoiceInput'][] {
  const idOf = (line: string) => before.find(({ body }) => body === line)?.id
  const kept = new Set(lines.map(idOf))
  return lines.map((body, at) => {
    const beside = lines.length === before.length ? before[at]?.id : undefined
    const id = idOf(body) ?? (kept.has(beside) ? undefined : beside)
    return { body, ...(id !== undefined && { id }) }
  })
}

/** Renders the fields of a question. `type` is set for one that exists: its type never changes. */
export function questionFields(type: Type | undefined, values: Form, faults: Faults): Html {
  const isNew = type === undefined
  const about = { supported_file_types: values.supported_file_types, max_file_size: values.max_file_size }
  return html`
    ${!isNew && html`<input type="hidden" name="question" value="${values.question ?? ''}" />`}
    ${textField({ name: 'body', label: 'Question', value: values.body, fault: faults.body, lines: 3, required: true })}
    ${
      isNew &&
      selectField({
        name: 'type',
        label: 'Answer',
        hint: 'It cannot be changed later.',
        options: Object.entries(typeNames).map(([value, name]) => ({ value, name })),
        value: values.type,
        fault: faults.type,
      })
    }
    ${choices({
      kind: 'checkbox',
      name: 'required',
      legend: 'Must it be answered?',
      choices: [{ value: 'yes', label: 'An answer is required', checked: values['required.yes'] !== undefined }],
    })}
    ${
      (isNew || withChoices.includes(type)) &&
      textField({
        name: 'choices',
        label: 'Choices',
        hint: isNew ? 'One in a line. Only for answers with choices.' : 'One in a line.',
        value: values.choices,
        fault: faults.choices,
        lines: 5,
      })
    }
    ${
      (isNew || type === 'file') &&
      html`${textField({
        name: 'supported_file_types',
        label: 'File types',
        hint: 'Such as pdf, docx. Only for files; empty for any.',
        value: about.supported_file_types,
        fault: faults.supported_file_types,
      })}
      ${textField({
        name: 'max_file_size',
        label: 'Largest file',
        hint: 'In MB. Only for files; 20 if it is empty.',
        value: about.max_file_size,
        fault: faults.max_file_size,
      })}`
    }
  `
}
