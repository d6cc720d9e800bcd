// How a question or a custom attribute is answered: the fields that only some types of it have.
import type { FieldEntry } from '../fields.ts'
import type { At } from '../typeEntry.ts'

export type Answering = { readonly type: string; readonly choices?: readonly { readonly id: string }[] }

/** What only dropdowns and files have, left out elsewhere, as the contract's schema `like` has it. */
export const answerFields = (like: string): Record<string, FieldEntry> => ({
  supported_file_types: { isSparse: true, schema: ({ property }) => property(like, 'supported_file_types') },
  max_file_size: { isSparse: true, schema: ({ property }) => property(like, 'max_file_size') },
})

/** Who is to choose must be told from what. */
export function faultsOfAnswers(pointer: string, { type, choices }: Answering): At<string>[] {
  const chooses = type === 'dropdown' || type === 'multiple_choice'
  if (chooses && !choices) return [[`${pointer}/choices`, `is required with the type ${type}`]]
  const ids = (choices ?? []).map(({ id }) => id)
  return new Set(ids).size === ids.length ? [] : [[`${pointer}/choices`, 'has an id twice']]
}
