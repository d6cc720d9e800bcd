// The inputs of an application form, made of the job's form and questions, and what an applicant sends in them.
import type { FastifyRequest } from 'fastify'
import { facts } from '../../../generated/facts.ts'
import type { components } from '../../../generated/types.ts'
import { readParts, type Parts } from '../shell/form.ts'
import { filled, type Language } from './language.ts'

type Schemas = components['schemas']
export type ApplicationForm = Schemas['ApplicationForm']

export type Input = {
  readonly name: string
  readonly label: string
  /** Whether the label is the account's text and not the site's. */
  readonly isQuestion?: boolean
  readonly required: boolean
  readonly control: 'text' | 'email' | 'tel' | 'date' | 'number' | 'lines' | 'check' | 'yes-no' | 'one' | 'several' | 'file'
  readonly maxLength?: number | undefined
  readonly choices?: readonly { readonly id: string; readonly body: string }[]
  /** The accepted extensions of a file, and its size in bytes. */
  readonly types?: readonly string[]
  readonly maxSize?: number
  /** Where the value belongs in the candidate that createCandidate takes; for answers, the question's id takes the place of the index. */
  readonly target: readonly string[]
  /** The heading of the entry that it is a part of. */
  readonly group?: string
  /** Whether that entry is one that most applicants do not need. */
  readonly isFurther?: boolean
}

/** How many schools and positions a form without script has room for. */
const entries = [0, 1]
const lists: Readonly<Record<string, string>> = { education: 'education_entries', experience: 'experience_entries' }
const shortText = 128
/** The longest texts of fields whose form names no limit, in characters, as createCandidate takes them. */
const longest: Readonly<Record<string, number>> = { address: 1000, summary: 100_000, cover_letter: 100_000 }

/** Returns the inputs in the order of the form, with labels in this language. */
export function inputsOf({ form_fields, questions }: ApplicationForm, language: Language): Input[] {
  const { fields } = language.words
  const text = { required: true, control: 'text', maxLength: 255 } as const
  return [
    { ...text, name: 'firstname', label: fields.firstname, target: ['firstname'] },
    { ...text, name: 'lastname', label: fields.lastname, target: ['lastname'] },
    { ...text, name: 'email', label: fields.email, control: 'email', target: ['email'] },
    ...form_fields.flatMap((field) => inputsOfField(field, language)),
    ...questions.map(inputOfQuestion),
  ]
}

function inputsOfField({ key, type, required, max_length: maxLength, ...field }: Schemas['FormField'], language: Language): Input[] {
  const { fields, anotherEntry } = language.words
  const labelOf = ({ key, label }: { readonly key: string; readonly label: string }) =>
    key in fields ? fields[key as keyof typeof fields] : label
  const label = labelOf({ key, label: field.label })
  const list = lists[key]
  if (list !== undefined)
    return entries.flatMap((entry) =>
      (field.fields ?? []).map((part): Input => {
        const control = part.type === 'boolean' ? 'check' : controlOf(part.type)
        const isNeeded = required && part.required && entry === 0
        const group = entry === 0 ? label : filled(language, anotherEntry, { entry: label })
        const target = [list, String(entry), part.key]
        return {
          name: target.join('.'),
          label: labelOf(part),
          required: isNeeded,
          control,
          maxLength: part.max_length,
          target,
          group,
          isFurther: entry > 0,
        }
      }),
    )
  const target = [key === 'avatar' ? 'image' : key]
  const control = key === 'phone' ? 'tel' : controlOf(type)
  return [{ name: key, label, required, control, maxLength: maxLength ?? longest[key], target, ...fileRule(field) }]
}

function inputOfQuestion({ id, body: label, type, required, choices = [], ...question }: Schemas['Question']): Input {
  const common = { name: `question.${id}`, label, isQuestion: true, required, ...fileRule(question) }
  const at = (key: string) => ['answers', id, key]
  if (type === 'boolean') return { ...common, control: 'yes-no', target: at('checked') }
  if (type === 'dropdown') return { ...common, control: 'one', choices, target: at('choices') }
  if (type === 'multiple_choice') return { ...common, control: 'several', choices, target: at('choices') }
  if (type === 'numeric') return { ...common, control: 'number', target: at('value') }
  if (type === 'date') return { ...common, control: 'date', target: at('date') }
  if (type === 'file') return { ...common, control: 'file', target: at('file') }
  return { ...common, control: controlOf(type), maxLength: type === 'short_text' ? shortText : undefined, target: at('body') }
}

const controlOf = (type: string): Input['control'] =>
  type === 'free_text' ? 'lines' : type === 'date' ? 'date' : type === 'file' ? 'file' : 'text'

const fileRule = ({
  supported_file_types: types,
  max_file_size: maxSize,
}: {
  supported_file_types?: string[]
  max_file_size?: number
}) => ({
  ...(types && { types }),
  ...(maxSize !== undefined && { maxSize }),
})

/** What an applicant sent. */
export type Sent = Parts

/** In base64, and with its texts, the request of createCandidate is a third longer. */
export const maxBytes = Math.floor((facts.createCandidate.body.maxBytes * 3) / 4) - 64 * 1024

/** Reads what an applicant sent. Throws 400 for a form that cannot be read, and 413 for one that is too large. */
export const readApplication = (request: FastifyRequest): Promise<Sent> => readParts(request, maxBytes)
