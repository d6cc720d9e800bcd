// What clients send of a question: checked by its type, as it is stored.
import type { components } from '../../../generated/types.ts'
import { jobQuestions, type QuestionChoice } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { newEntryId } from '../candidates/candidateInput.ts'

type Schemas = components['schemas']
type Row = typeof jobQuestions.$inferSelect

/** The columns that clients can change. */
export const changeableColumns = {
  body: jobQuestions.body,
  required: jobQuestions.required,
  choices: jobQuestions.choices,
  supportedFileTypes: jobQuestions.supportedFileTypes,
  maxFileSize: jobQuestions.maxFileSize,
}
export type QuestionValues = Pick<Row, keyof typeof changeableColumns>

/** Returns the values of a question of this type after a change. What is not given stays. Throws 422 for what the type forbids. */
export function questionAfter(type: Row['type'], stored: QuestionValues, given: Schemas['QuestionUpdate']): QuestionValues {
  const { body = stored.body, required = stored.required, max_file_size: maxFileSize = stored.maxFileSize } = given
  const chooses = type === 'dropdown' || type === 'multiple_choice'
  if (body.trim() === '') throw invalid('field-required', 'body', 'is required')
  if (given.choices && !chooses)
    throw invalid('field-invalid', 'choices', 'is only for questions of the types dropdown and multiple_choice')
  for (const field of ['supported_file_types', 'max_file_size'] as const)
    if (given[field] !== undefined && type !== 'file') throw invalid('field-invalid', field, 'is only for questions of the type file')
  const choices = given.choices ? choicesAfter(stored.choices ?? [], given.choices) : stored.choices
  if (chooses && choices === null) throw invalid('field-required', 'choices', 'is required')
  const supportedFileTypes = given.supported_file_types?.map((text) => text.toLowerCase()) ?? stored.supportedFileTypes
  return { body, required, choices, supportedFileTypes, maxFileSize }
}

function choicesAfter(stored: readonly QuestionChoice[], given: readonly Schemas['ChoiceInput'][]): QuestionChoice[] {
  const left = new Set(stored.map(({ id }) => id))
  return given.map(({ id, body }, at) => {
    if (id === null || id === undefined) return { id: newEntryId(), body }
    if (!left.delete(id)) throw invalid('reference-unknown', `choices.${at}.id`, 'is not a choice of the question, or is given twice')
    return { id, body }
  })
}
