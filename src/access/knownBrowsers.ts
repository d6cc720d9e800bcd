// Browsers that have signed in before: each keeps a signed text for a login, by which its failures are counted apart from everybody's.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds for which a browser stays known after it has signed in. */
export const knownLife = 365 * 24 * 60 * 60

/** Which login (see `loginOf`) a browser has signed in as, and the password hash it had then: another password ends what its predecessor has given. */
export type KnownAs = { readonly login: string; readonly passwordHash: string }

/** Signs with the first of the server's keys and recognises what any of them has signed. `now` is in milliseconds since 1970. */
export function knownBrowsersBy(keys: readonly { readonly bytes: Buffer }[], now: () => number) {
  const sign = (bytes: Buffer, { login, passwordHash }: KnownAs, number: string, expires: string | number) =>
    createHmac('sha256', bytes).update(`known browser\n${login}\n${passwordHash}\n${number}\n${expires}`).digest()

  return {
    /** A text for a browser that has just signed in. */
    mark: (as: KnownAs): string => {
      const number = randomBytes(16).toString('hex')
      const expires = Math.floor(now() / 1000) + knownLife
      return `${number}.${expires}.${sign(keys[0]!.bytes, as, number, expires).toString('base64url')}`
    },
    /** The number of the browser that has this text; undefined when it was made for another login or password, has expired, or is made up. */
    numberIn: (text: string | undefined, login: string, passwordHashes: readonly string[]): string | undefined => {
      const [, number = '', expires = '', signature = ''] = /^([0-9a-f]{32})\.(\d{1,11})\.([\w-]{43})$/.exec(text ?? '') ?? []
      const given = Buffer.from(signature, 'base64url')
      const isOurs = passwordHashes.some((passwordHash) =>
        keys.some(({ bytes }) => {
          const right = sign(bytes, { login, passwordHash }, number, expires)
          return given.length === right.length && timingSafeEqual(given, right)
        }),
      )
      return isOurs && Number(expires) * 1000 > now() ? number : undefined
    },
  }
}

export type KnownBrowsers = ReturnType<typeof knownBrowsersBy>
