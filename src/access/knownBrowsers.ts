// Browsers that have signed in before: each keeps a signed mark for a login, so that its failures are counted separately.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds for which a browser stays known after a sign-in. */
export const knownLife = 365 * 24 * 60 * 60

/** The login (see `loginOf`) that a browser has signed in as, and its password hash at that time: a new password ends the mark. */
export type KnownAs = { readonly login: string; readonly passwordHash: string }

/** Signs with the first of the server's keys and accepts signatures of any of them. `now` returns milliseconds since 1970. */
export function knownBrowsersBy(keys: () => readonly { readonly bytes: Buffer }[], now: () => number) {
  const sign = (bytes: Buffer, { login, passwordHash }: KnownAs, number: string, expires: string | number) =>
    createHmac('sha256', bytes).update(`known browser\n${login}\n${passwordHash}\n${number}\n${expires}`).digest()

  return {
    /** Returns the mark for a browser that has just signed in. */
    mark: (as: KnownAs): string => {
      const number = randomBytes(16).toString('hex')
      const expires = Math.floor(now() / 1000) + knownLife
      return `${number}.${expires}.${sign(keys()[0]!.bytes, as, number, expires).toString('base64url')}`
    },
    /**
     * Returns the number of the browser with this mark; undefined if the mark is forged, expired, of another login or password, or was given
     * before `since`, in milliseconds since 1970.
     */
    numberIn: (text: string | undefined, login: string, passwordHashes: readonly string[], since = 0): string | undefined => {
      const [, number = '', expires = '', signature = ''] = /^([0-9a-f]{32})\.(\d{1,11})\.([\w-]{43})$/.exec(text ?? '') ?? []
      const given = Buffer.from(signature, 'base64url')
      const isOurs = passwordHashes.some((passwordHash) =>
        keys().some(({ bytes }) => {
          const right = sign(bytes, { login, passwordHash }, number, expires)
          return given.length === right.length && timingSafeEqual(given, right)
        }),
      )
      const isOlder = (Number(expires) - knownLife + 1) * 1000 <= since
      return isOurs && !isOlder && Number(expires) * 1000 > now() ? number : undefined
    },
  }
}

export type KnownBrowsers = ReturnType<typeof knownBrowsersBy>
