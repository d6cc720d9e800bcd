// Removes the bytes of deleted files at the end of a command. A server does so too; this is merely sooner if both have the same store.
import { prepared } from '../../db/prepared.ts'
import type { Store } from '../../files/store.ts'
import { prepareForgottenRemoval } from '../../files/sweeping.ts'

/** Returns a function that resolves to the note of the command's result, if the store does not remove them now. */
export const prepareByteRemoval = prepared((statement) => {
  const removeForgotten = prepareForgottenRemoval(statement)
  return (store: Store): Promise<{ readonly note?: string }> =>
    removeForgotten(store).then(
      () => ({}),
      ({ message }: Error) => ({ note: `${message}: a server removes the files later` }),
    )
})
