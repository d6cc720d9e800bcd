// What clients send of a custom attribute: checked by its type and against the others, as it is stored.
import type { components } from '../../../generated/types.ts'
import { checkName } from '../accounts/settingList.ts'
import { answeringAfter } from '../questions/questionInput.ts'
import type { AttributeRow, changeableColumns } from './attribute.ts'

export type AttributeValues = Pick<AttributeRow, keyof typeof changeableColumns>

/**
 * Returns the values of an attribute of this type after a change; what is not given stays. Throws 422 for what the type forbids, and for a
 * label that is blank or that one of the others has.
 */
export function attributeAfter(
  type: AttributeRow['type'],
  stored: AttributeValues,
  given: components['schemas']['CustomAttributeChanges'],
  others: readonly AttributeRow[],
): AttributeValues {
  const { label = stored.label, hint = stored.hint, provider = stored.provider, enabled = stored.enabled } = given
  const answering = answeringAfter('attribute', type, stored, given, (choice, id) => ({ id, body: choice.body, hint: choice.hint ?? null }))
  checkName(
    'label',
    label,
    others.map((row) => row.label),
  )
  return { label, hint, provider, enabled, ...answering }
}
