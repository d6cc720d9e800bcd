// How a question or a custom attribute is answered: the keys of it that only some types have.
import type { At } from '../recordType.ts'

export type Answering<Choice> = { choices?: Choice[]; supported_file_types?: string[]; max_file_size?: number }
export type AnsweringRow<Choice> = { choices: Choice[] | null; supportedFileTypes: string[] | null; maxFileSize: number | null }

/** Row -> record: what is not set is left out, as the API leaves it out. */
export const presentAnswers = <Choice>({ choices, supportedFileTypes, maxFileSize }: AnsweringRow<Choice>): Answering<Choice> => ({
  ...(choices !== null && { choices }),
  ...(supportedFileTypes !== null && { supported_file_types: supportedFileTypes }),
  ...(maxFileSize !== null && { max_file_size: maxFileSize }),
})

/** Record -> row. */
export const rowOfAnswers = <Choice>(record: Answering<Choice>): AnsweringRow<Choice> => ({
  choices: record.choices ?? null,
  supportedFileTypes: record.supported_file_types ?? null,
  maxFileSize: record.max_file_size ?? null,
})

/** The keys of a line that are kept, and of each choice what `keep` keeps. */
export const completeAnswers = <Choice>(line: Answering<Choice>, keep: (choice: Choice) => Choice): Answering<Choice> => ({
  ...(line.choices && { choices: line.choices.map(keep) }),
  ...(line.supported_file_types && { supported_file_types: line.supported_file_types }),
  ...(line.max_file_size !== undefined && { max_file_size: line.max_file_size }),
})

/** Who is to choose must be told from what. */
export function faultsOfAnswers(pointer: string, { type, choices }: { type: string; choices?: { id: string }[] }): At<string>[] {
  const chooses = type === 'dropdown' || type === 'multiple_choice'
  if (chooses && !choices) return [[`${pointer}/choices`, `is required with the type ${type}`]]
  const ids = (choices ?? []).map(({ id }) => id)
  return new Set(ids).size === ids.length ? [] : [[`${pointer}/choices`, 'has an id twice']]
}
