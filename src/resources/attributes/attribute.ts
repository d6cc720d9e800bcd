// A custom attribute: its columns and its wire formats, for the account and for a job.
import type { components } from '../../../generated/types.ts'
import { customAttributes, jobCustomAttributes, type AttributeChoice } from '../../db/schema.ts'
import { presentAnswering } from '../questions/question.ts'

type Schemas = components['schemas']

export const attributeColumns = {
  key: customAttributes.key,
  type: customAttributes.type,
  enabled: customAttributes.enabled,
  label: customAttributes.label,
  hint: customAttributes.hint,
  choices: customAttributes.choices,
}
export const jobAttributeColumns = {
  key: customAttributes.key,
  label: customAttributes.label,
  type: customAttributes.type,
  required: jobCustomAttributes.required,
  provider: customAttributes.provider,
  choices: customAttributes.choices,
  supportedFileTypes: customAttributes.supportedFileTypes,
  maxFileSize: customAttributes.maxFileSize,
}
type Row = typeof customAttributes.$inferSelect
type AttributeRow = Pick<Row, keyof typeof attributeColumns>
type JobAttributeRow = Pick<Row, Exclude<keyof typeof jobAttributeColumns, 'required'>> & { required: boolean }

/** Row -> wire, as the account's list shows it. */
export const presentAttribute = (row: AttributeRow): Schemas['CustomAttribute'] => ({
  id: row.key,
  type: row.type,
  enabled: row.enabled,
  label: row.label,
  hint: row.hint,
  ...(row.type === 'dropdown' || row.type === 'multiple_choice'
    ? { single_answer: row.type === 'dropdown', choices: (row.choices ?? []).map(presentChoice) }
    : {}),
})

/** Row -> wire, as a job's list shows it, with the same answer fields as a question. */
export const presentJobAttribute = (row: JobAttributeRow): Schemas['JobCustomAttribute'] => ({
  id: row.key,
  label: row.label,
  type: row.type,
  required: row.required,
  provider: row.provider,
  ...presentAnswering(row),
})

/** Texts are stored in one language, so the only translation repeats them. */
const presentChoice = ({ id, body, hint }: AttributeChoice): Schemas['AttributeChoice'] => ({
  id,
  body,
  hint,
  translations: { en: { body, ...(hint && { hint }) } },
})
