// Seals what signs the family's notification headers: the text of an account token or of an application's secret.
import type { SecretBox } from './secretBox.ts'

/** The owner of the text, an account or an application (by internal ids). It cannot be opened for any other. */
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
