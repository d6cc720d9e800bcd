// The values that candidates have of a custom attribute, and the attribute itself while values are written. Whoever writes a value holds
// its attribute before they lock the candidate; whoever removes it or choices of it does so before they change the values. So no value
// outlives what it points to.
import { and, eq, sql } from '../../db/drizzle.js'
import { hasKey } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { candidates, customAttributes } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

/** Finds the enabled attribute with this key, which does not change until the transaction ends. */
export const prepareHeldAttribute = prepared((statement) =>
  statement('hold_custom_attribute', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({
        type: customAttributes.type,
        choices: customAttributes.choices,
        supportedFileTypes: customAttributes.supportedFileTypes,
        maxFileSize: customAttributes.maxFileSize,
      })
      .from(customAttributes)
      .where(and(hasKey(customAttributes, p), customAttributes.enabled))
      .for('share'),
  ),
)

/** Lists the keys of the attributes of which the candidate with this key has a value. They do not change until the transaction ends. */
export const prepareHeldAttributes = prepared((statement) =>
  statement('hold_attributes_of_candidate', (p: Holders<{ account: number; candidate: string }>) =>
    build
      .select({ key: customAttributes.key })
      .from(customAttributes)
      .where(
        and(
          eq(customAttributes.accountId, p.account),
          sql`encode(${customAttributes.key}, 'hex') in (select jsonb_object_keys(c.custom_attributes) from ${candidates} c
            where c.account_id = ${p.account} and c.key = ${p.candidate})`,
        ),
      )
      .orderBy(customAttributes.key)
      .for('share'),
  ),
)

/** Removes the account's values of the attribute with this key. */
export const prepareValueRemoval = prepared((statement) =>
  statement('remove_attribute_values', (p: Holders<{ account: number; key: string }>) =>
    build
      .update(candidates)
      .set({ customAttributes: sql`${candidates.customAttributes} - ${p.key}::text` })
      .where(and(eq(candidates.accountId, p.account), sql`jsonb_exists(${candidates.customAttributes}, ${p.key}::text)`)),
  ),
)

/** Removes choices from the account's values of the attribute with this key, and the values that have no other choice. */
export const prepareChoiceRemoval = prepared((statement) =>
  statement('remove_attribute_choices', (p: Holders<{ account: number; key: string; removed: readonly string[] }>) => {
    const chosen = sql`${candidates.customAttributes} #> array[${p.key}::text, 'choices']`
    const isRemoved = sql`choice ->> 'id' = any(${p.removed}::text[])`
    const kept = sql`(select jsonb_agg(choice order by at) from jsonb_array_elements(${chosen}) with ordinality each(choice, at) where not ${isRemoved})`
    return build
      .update(candidates)
      .set({
        customAttributes: sql`case when ${kept} is null then ${candidates.customAttributes} - ${p.key}::text
          else jsonb_set(${candidates.customAttributes}, array[${p.key}::text, 'choices'], ${kept}) end`,
      })
      .where(
        and(eq(candidates.accountId, p.account), sql`exists (select from jsonb_array_elements(${chosen}) each(choice) where ${isRemoved})`),
      )
  }),
)
