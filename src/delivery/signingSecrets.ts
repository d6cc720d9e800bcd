// The secrets that sign a subscription's notifications: one that is new, and older ones that go on signing for a day after it.
import { randomBytes } from 'node:crypto'
import type { SecretBox } from '../access/secretBox.ts'
import type { SigningSecret } from '../db/schema.ts'

/** How long an old secret signs beside the new one (promise W10). */
export const overlapMs = 24 * 3_600_000
/** More of them than anybody rotates in a day; their signatures must fit in one header. */
const most = 5

/** `account` is the account's internal id: a secret that was copied into another account's row opens nowhere. */
export const signingSecrets = (box: SecretBox) => {
  const placeOf = (account: number) => `signing secret of account ${account}`
  const isLive = (now: number) => (secret: SigningSecret) => secret.until === null || Date.parse(secret.until) > now

  return {
    /** What a new subscription is stored with, and the text its owner reads: `whsec_` and base64 of 32 random bytes. */
    first: (account: number): { secrets: SigningSecret[]; text: string } => {
      const text = `whsec_${randomBytes(32).toString('base64')}`
      return { secrets: [{ sealed: box.seal(text, placeOf(account)), until: null }], text }
    },
    /** `held` with a new one in front; the others stop in a day, or earlier if they were to stop earlier. */
    rotated(account: number, held: readonly SigningSecret[], now: number): { secrets: SigningSecret[]; text: string; until: string } {
      const { secrets, text } = this.first(account)
      const until = new Date(now + overlapMs).toISOString()
      const old = held.filter(isLive(now)).map((secret) => ({ ...secret, until: secret.until ?? until }))
      return { secrets: [...secrets, ...old].slice(0, most), text, until }
    },
    /** The texts that sign at an instant (milliseconds since 1970), the newest first. Throws UnreadableSecret. */
    live: (account: number, held: readonly SigningSecret[], now: number): string[] =>
      held.filter(isLive(now)).map(({ sealed }) => box.open(sealed, placeOf(account))),
    /** `held`, sealed with the newest of the server's keys; undefined when all of it is. Throws UnreadableSecret. */
    renewed: (account: number, held: readonly SigningSecret[]): SigningSecret[] | undefined =>
      held.some(({ sealed }) => box.isStale(sealed))
        ? held.map(({ sealed, until }) => ({ sealed: box.seal(box.open(sealed, placeOf(account)), placeOf(account)), until }))
        : undefined,
  }
}

export type SigningSecrets = ReturnType<typeof signingSecrets>
