// The secrets that sign a subscription's notifications: the current one, and older ones that still sign for a day after a rotation.
import { randomBytes } from 'node:crypto'
import type { SecretBox } from '../access/secretBox.ts'
import type { SigningSecrets } from '../context.ts'
import type { SigningSecret } from '../db/schema.ts'

/** How long an old secret signs alongside the new one (promise W10). */
const overlapMs = 24 * 3_600_000
/** More than anyone rotates in a day. The signatures of all of them must fit in one header. */
const most = 5

/** Creates, rotates and opens signing secrets. Each is sealed in `box` for its account only. */
export const signingSecrets = (box: SecretBox): SigningSecrets => {
  const placeOf = (account: number) => `signing secret of account ${account}`
  const isLive = (now: number) => (secret: SigningSecret) => secret.until === null || Date.parse(secret.until) > now

  return {
    first: (account) => {
      const text = `whsec_${randomBytes(32).toString('base64')}`
      return { secrets: [{ sealed: box.seal(text, placeOf(account)), until: null }], text }
    },
    rotated(account, held, now) {
      const { secrets, text } = this.first(account)
      const until = new Date(now + overlapMs).toISOString()
      const old = held.filter(isLive(now)).map((secret) => ({ ...secret, until: secret.until ?? until }))
      return { secrets: [...secrets, ...old].slice(0, most), text, until }
    },
    live: (account, held, now) => held.filter(isLive(now)).map(({ sealed }) => box.open(sealed, placeOf(account))),
    renewed: (account, held) =>
      held.some(({ sealed }) => box.isStale(sealed))
        ? held.map(({ sealed, until }) => ({ sealed: box.seal(box.open(sealed, placeOf(account)), placeOf(account)), until }))
        : undefined,
  }
}
