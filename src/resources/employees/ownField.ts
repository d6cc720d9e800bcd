// An employee field of the account's own: its list and lock, what clients send of it, and its wire format.
import type { components } from '../../../generated/types.ts'
import { asc, eq } from '../../db/drizzle.js'
import { longestList } from '../../db/paging.ts'
import { prepared } from '../../db/prepared.ts'
import { employeeFields, type OwnFieldChoice } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'
import { checkName, listLock } from '../accounts/settingList.ts'
import { newEntryId } from '../candidates/candidateInput.ts'
import { rightsBy } from './familyFields.ts'

type Schemas = components['schemas']

/** The columns that clients can change. */
export const changeableColumns = { label: employeeFields.label, hint: employeeFields.hint, choices: employeeFields.choices }
const fieldColumns = { id: employeeFields.id, key: employeeFields.key, type: employeeFields.type, ...changeableColumns }
export type OwnFieldRow = Pick<typeof employeeFields.$inferSelect, keyof typeof fieldColumns>
export type OwnFieldValues = Pick<OwnFieldRow, keyof typeof changeableColumns>

/** Lists the account's own employee fields, the oldest first. */
export const prepareOwnFieldList = prepared((statement) =>
  statement('list_employee_fields', (p: Holders<{ account: number }>) =>
    build
      .select(fieldColumns)
      .from(employeeFields)
      .where(eq(employeeFields.accountId, p.account))
      .orderBy(asc(employeeFields.key))
      .limit(longestList),
  ),
)

/** `lockFields(run, account)`: returns the own fields, which nobody else changes until the transaction of `run` ends. */
export const prepareOwnFieldLock = prepared((statement) => listLock(statement, prepareOwnFieldList(statement)))

/**
 * Returns the values of a field of this type after a change; what is not given stays. Throws 422 for a label that is blank or that one of
 * the others has, and for choices that the type forbids or lacks.
 */
export function ownFieldAfter(
  type: OwnFieldRow['type'],
  stored: OwnFieldValues,
  given: Schemas['EmployeeFieldChanges'],
  others: readonly OwnFieldRow[],
): OwnFieldValues {
  const { label = stored.label, hint = stored.hint } = given
  checkName(
    'label',
    label,
    others.map((row) => row.label),
  )
  return { label, hint, choices: choicesAfter(type, stored.choices, given.choices) }
}

function choicesAfter(
  type: OwnFieldRow['type'],
  stored: readonly OwnFieldChoice[] | null,
  given: readonly Schemas['EmployeeFieldChoiceInput'][] | undefined,
): OwnFieldChoice[] | null {
  if (given && type !== 'dropdown') throw invalid('field-invalid', 'choices', 'is only for fields of the type dropdown')
  if (!given && !stored && type === 'dropdown') throw invalid('field-required', 'choices', 'is required')
  if (!given) return stored && [...stored]
  const left = new Set(stored?.map(({ id }) => id))
  return given.map(({ id, label }, at) => {
    if (id === null || id === undefined) return { id: newEntryId(), label }
    if (!left.delete(id)) throw invalid('reference-unknown', `choices.${at}.id`, 'is not a choice of the field, or is given twice')
    return { id, label }
  })
}

/** Row -> wire. Who sees a value follows from how records are shown: HRIS admins and the employee. */
export const presentOwnField = ({ key, label, hint, type, choices }: Omit<OwnFieldRow, 'id'>): Schemas['EmployeeField'] => ({
  id: key,
  label,
  hint,
  type,
  ...rightsBy('admin', 'admin_or_employee'),
  keep_history: false,
  is_multiple: false,
  ...(type === 'date' && { date_format: 'fullDate' }),
  ...(choices && { choices: choices.map((choice, position) => ({ ...choice, position })) }),
})
