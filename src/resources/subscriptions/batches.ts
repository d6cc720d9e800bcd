// Changes many deliveries in batches: a subscription may have more than one statement can change before its timeout.
import { and, eq, inArray, type SQL } from '../../db/drizzle.js'
import { deliveries } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

const batch = 2000

/** Holds for at most 2,000 of the account's deliveries that fulfil the condition. */
export const inSome = (p: Holders<{ account: number }>, condition: SQL | undefined): SQL =>
  inArray(
    deliveries.id,
    build
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.accountId, p.account), condition))
      .limit(batch),
  )

/** Repeats a change limited by `inSome` until no row is left to change; returns the number of rows. */
export async function inBatches(change: () => Promise<readonly unknown[]>): Promise<number> {
  let total = 0
  for (;;) {
    const { length } = await change()
    total += length
    if (length < batch) return total
  }
}
