// Seals the key of a member's second factor.
import type { SecretBox } from './secretBox.ts'

/** The member whose factor it is, by internal ids. The key cannot be opened for any other. */
export type FactorOwner = { readonly account: number; readonly member: number }

export const factorKeys = (box: SecretBox) => {
  const placeOf = ({ account, member }: FactorOwner) => `second factor of member ${member} of account ${account}`

  return {
    seal: (key: Buffer, owner: FactorOwner): string => box.seal(key.toString('base64'), placeOf(owner)),
    /** Throws UnreadableSecret. */
    open: (sealed: string, owner: FactorOwner): Buffer => Buffer.from(box.open(sealed, placeOf(owner)), 'base64'),
    isStale: box.isStale,
  }
}
