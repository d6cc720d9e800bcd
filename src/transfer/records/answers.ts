// The fields that only some types of questions and custom attributes have, and their faults.
import type { FieldEntry } from '../fields.ts'
import type { At } from '../typeEntry.ts'

export type Answering = { readonly type: string; readonly choices?: readonly { readonly id: string }[] }

/** The fields that only dropdowns and files have, as in the contract's schema `like`, and omitted elsewhere. */
export const answerFields = (like: string): Record<string, FieldEntry> => ({
  supported_file_types: { isSparse: true, schema: ({ property }) => property(like, 'supported_file_types') },
  max_file_size: { isSparse: true, schema: ({ property }) => property(like, 'max_file_size') },
})

/** A type with choices must list them, each with its own id. */
export function faultsOfAnswers(pointer: string, { type, choices }: Answering): At<string>[] {
  const chooses = type === 'dropdown' || type === 'multiple_choice'
  if (chooses && !choices) return [[`${pointer}/choices`, `is required with the type ${type}`]]
  const ids = (choices ?? []).map(({ id }) => id)
  return new Set(ids).size === ids.length ? [] : [[`${pointer}/choices`, 'has an id twice']]
}
