// The key of the API family's signature headers: opened for each attempt, and resealed if a newer key of the server exists.
import type { FamilyKeys, KeyOwner } from '../access/familyKeys.ts'
import type { Statements } from '../db/statements.ts'
import type { Claimed } from './claim.ts'
import { prepareReseal } from './resealing.ts'

export type FamilySigning = {
  /** Resolves to the text that keys the headers of a notification; undefined if it has none. Rejects with UnreadableSecret. */
  readonly keyOf: (claimed: Claimed) => Promise<string | undefined>
}

export function prepareFamilySigning({ statement }: Pick<Statements, 'statement'>, keys: FamilyKeys): FamilySigning {
  const reseal = prepareReseal(statement)
  return {
    async keyOf({ account: { id: account }, subscription, signingToken, application, applicationSecret }) {
      const held = signingToken ?? applicationSecret
      if (held === null) return undefined
      const owner: KeyOwner = signingToken === null ? { application: application as number } : { account }
      const text = keys.open(held, owner)
      if (keys.isStale(held)) {
        const resealed = { sealed: keys.seal(text, owner), held }
        if ('application' in owner) await reseal.application({ ...resealed, ...owner })
        else await reseal.token({ ...resealed, account, subscription })
      }
      return text
    },
  }
}
