// Checks the value of a custom attribute against the attribute's type. Throws 422 for the key at fault.
import type { components } from '../../../generated/types.ts'
import type { Files, GivenFile } from '../../context.ts'
import type { customAttributes } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'

type Given = components['schemas']['CustomAttributeUpdate']
type Attribute = Pick<typeof customAttributes.$inferSelect, 'type' | 'choices' | 'supportedFileTypes' | 'maxFileSize'>
/** A value as stored, or the file to store: its key is known only afterwards. */
export type AttributeValue =
  | { value: string }
  | { number: number }
  | { checked: boolean }
  | { date: string }
  | { choices: { id: string; body: string }[] }
  | { upload: GivenFile }

const keys = ['value', 'checked', 'date', 'choices', 'file', 'file_url'] as const
/** The keys that set an attribute of each type. */
const keysOf: Record<Attribute['type'], readonly (typeof keys)[number][]> = {
  short_text: ['value'],
  free_text: ['value'],
  numeric: ['value'],
  boolean: ['checked'],
  date: ['date'],
  dropdown: ['choices'],
  multiple_choice: ['choices'],
  file: ['file', 'file_url'],
}
const shortText = 128
const largest = 1e15

/** Returns the given value in the form of the attribute's type. */
export function attributeValueOf(given: Given, attribute: Attribute, check: Files['check']): AttributeValue {
  const fitting = keysOf[attribute.type]
  for (const key of keys) {
    if (isMeant(given[key]) && !fitting.includes(key))
      throw invalid('field-invalid', key, `does not match the attribute's type, send ${fitting.join(' or ')}`)
  }
  const key = fitting.find((name) => isGiven(given[name]))
  if (!key) throw invalid('field-required', fitting[0] as string, 'is required')
  switch (attribute.type) {
    case 'short_text':
      if (Array.from(given.value as string).length > shortText)
        throw invalid('field-invalid', 'value', `must be at most ${shortText} characters`)
      return { value: given.value as string }
    case 'free_text':
      return { value: given.value as string }
    case 'numeric':
      return { number: numberOf(given.value as string) }
    case 'boolean':
      return { checked: given.checked as boolean }
    case 'date':
      return { date: given.date as string }
    case 'dropdown':
    case 'multiple_choice':
      return { choices: chosen(given.choices as string[], attribute) }
    case 'file': {
      const upload: GivenFile = key === 'file' ? (given.file as { name: string; data: string }) : { url: given.file_url as string }
      check('attribute', upload, { field: key, types: attribute.supportedFileTypes, size: attribute.maxFileSize })
      return { upload }
    }
  }
}

/** Whether a value says something: what a form left empty arrives as an empty text. */
const isMeant = (value: unknown) => isGiven(value) && value !== ''
const isGiven = (value: unknown) => value !== undefined && value !== null

function numberOf(text: string): number {
  const number = /^-?\d{1,16}(\.\d{1,15})?$/.test(text) ? Number(text) : NaN
  if (!(Math.abs(number) <= largest)) throw invalid('field-invalid', 'value', 'must be a number')
  return number
}

function chosen(ids: readonly string[], { type, choices }: Attribute): { id: string; body: string }[] {
  if (type === 'dropdown' && ids.length > 1) throw invalid('field-invalid', 'choices', 'must name one choice')
  return [...new Set(ids)].map((id) => {
    const choice = choices?.find((each) => each.id === id)
    if (!choice) throw invalid('reference-unknown', 'choices', 'must be choices of the attribute')
    return { id, body: choice.body }
  })
}
