// What signs notifications as the API's family does: the text of an account token, or of an application's secret; kept sealed, for that alone.
import type { SecretBox } from './secretBox.ts'

/** Whose text it is: a token's of an account, or an application's (both by internal ids). It opens nowhere else. */
export type KeyOwner = { readonly account: number } | { readonly application: number }

export const familyKeys = (box: SecretBox) => {
  const placeOf = (owner: KeyOwner) =>
    'account' in owner ? `token text of account ${owner.account}` : `secret of application ${owner.application}`

  return {
    seal: (text: string, owner: KeyOwner): string => box.seal(text, placeOf(owner)),
    /** Throws UnreadableSecret. */
    open: (sealed: string, owner: KeyOwner): string => box.open(sealed, placeOf(owner)),
    isStale: box.isStale,
  }
}

export type FamilyKeys = ReturnType<typeof familyKeys>
