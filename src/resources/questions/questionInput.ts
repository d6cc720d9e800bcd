// What clients send of a question: checked by its type, as it is stored.
import type { components } from '../../../generated/types.ts'
import { jobQuestions } from '../../db/schema.ts'
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
  const { body = stored.body, required = stored.required } = given
  if (body.trim() === '') throw invalid('field-required', 'body', 'is required')
  return { body, required, ...answeringAfter('question', type, stored, given, ({ body: text }, id) => ({ id, body: text })) }
}

type Answering<Choice> = { choices: Choice[] | null; supportedFileTypes: string[] | null; maxFileSize: number | null }
type GivenAnswering<Given> = { choices?: Given[]; supported_file_types?: string[]; max_file_size?: number }

/**
 * Returns how a question or a custom attribute, the `noun`, of this type is answered after a change. `choiceOf` returns what is stored of a
 * given choice. Throws 422 for what the type forbids.
 */
export function answeringAfter<Choice extends { id: string }, Given extends { id?: string | null }>(
  noun: 'question' | 'attribute',
  type: Row['type'],
  stored: Answering<Choice>,
  given: GivenAnswering<Given>,
  choiceOf: (given: Given, id: string) => Choice,
): Answering<Choice> {
  const chooses = type === 'dropdown' || type === 'multiple_choice'
  if (given.choices && !chooses) throw invalid('field-invalid', 'choices', `is only for ${noun}s of the types dropdown and multiple_choice`)
  for (const field of ['supported_file_types', 'max_file_size'] as const)
    if (given[field] !== undefined && type !== 'file') throw invalid('field-invalid', field, `is only for ${noun}s of the type file`)
  const left = new Set(stored.choices?.map(({ id }) => id))
  const choices = given.choices?.map((choice, at) => {
    const { id } = choice
    if (id === null || id === undefined) return choiceOf(choice, newEntryId())
    if (!left.delete(id)) throw invalid('reference-unknown', `choices.${at}.id`, `is not a choice of the ${noun}, or is given twice`)
    return choiceOf(choice, id)
  })
  if (chooses && !choices && stored.choices === null) throw invalid('field-required', 'choices', 'is required')
  return {
    choices: choices ?? stored.choices,
    supportedFileTypes: given.supported_file_types?.map((text) => text.toLowerCase()) ?? stored.supportedFileTypes,
    maxFileSize: given.max_file_size ?? stored.maxFileSize,
  }
}
