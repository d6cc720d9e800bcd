// Changes of many deliveries, some at a time: a subscription may have more of them than one statement can change before its time is over.
import { and, eq, inArray, type SQL } from '../../db/drizzle.js'
import { deliveries } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

const batch = 2000

/** Holds for at most 2,000 of the account's deliveries that fulfil a condition. */
export const inSome = (p: Holders<{ account: number }>, condition: SQL | undefined): SQL =>
  inArray(
    deliveries.id,
    build
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.accountId, p.account), condition))
      .limit(batch),
  )

/** Makes a change that is limited by `inSome` until nothing is left to change; gives the number of rows. */
export async function inBatches(change: () => Promise<readonly unknown[]>): Promise<number> {
  let total = 0
  for (;;) {
    const { length } = await change()
    total += length
    if (length < batch) return total
  }
}
