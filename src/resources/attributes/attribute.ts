// A custom attribute: its columns, its list and lock, and its wire formats, for the account and for a job.
import type { components } from '../../../generated/types.ts'
import { asc, eq } from '../../db/drizzle.js'
import { longestList } from '../../db/paging.ts'
import { prepared } from '../../db/prepared.ts'
import { customAttributes, type AttributeChoice } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { listLock } from '../accounts/settingList.ts'
import { presentAnswering } from '../questions/question.ts'

type Schemas = components['schemas']

/** The columns that clients can change. */
export const changeableColumns = {
  label: customAttributes.label,
  hint: customAttributes.hint,
  provider: customAttributes.provider,
  enabled: customAttributes.enabled,
  choices: customAttributes.choices,
  supportedFileTypes: customAttributes.supportedFileTypes,
  maxFileSize: customAttributes.maxFileSize,
}
export const attributeColumns = { id: customAttributes.id, key: customAttributes.key, type: customAttributes.type, ...changeableColumns }
type Row = typeof customAttributes.$inferSelect
export type AttributeRow = Pick<Row, keyof typeof attributeColumns>

/** Lists the account's custom attributes, oldest first. */
export const prepareAttributeList = prepared((statement) =>
  statement('list_custom_attributes', (p: Holders<{ account: number }>) =>
    build
      .select(attributeColumns)
      .from(customAttributes)
      .where(eq(customAttributes.accountId, p.account))
      .orderBy(asc(customAttributes.key))
      .limit(longestList),
  ),
)

/** `lockAttributes(run, account)`: returns the attributes, which nobody else changes until the transaction of `run` ends. */
export const prepareAttributeLock = prepared((statement) => listLock(statement, prepareAttributeList(statement)))

/** Row -> wire, as the account's list shows it. */
export const presentAttribute = (row: Omit<AttributeRow, 'id'>): Schemas['CustomAttribute'] => ({
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
export const presentJobAttribute = (row: Omit<AttributeRow, 'id'> & { required: boolean }): Schemas['JobCustomAttribute'] => ({
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
