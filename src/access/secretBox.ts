// Seals what must be read again, such as the secrets that sign notifications: a copy of the database alone opens none of it.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretKey } from './secretKeys.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** A sealed text was made with a key that is not among the server's, or is not what was sealed. */
export class UnreadableSecret extends Error {
  override readonly name = 'UnreadableSecret'
}

export type SecretBox = {
  /** `place` says what the text is and whose: it opens nowhere else. Gives the key's name and the bytes: `main:…`. */
  readonly seal: (text: string, place: string) => string
  /** Throws UnreadableSecret, whose message names the key that is missing. */
  readonly open: (sealed: string, place: string) => string
  /** Whether it was sealed with another key than the newest: to be sealed anew at the next opportunity. */
  readonly isStale: (sealed: string) => boolean
}

/** The newest key seals; every one of them opens what it has sealed (promise P7). */
export function secretBox(keys: readonly SecretKey[]): SecretBox {
  const derived = new Map(keys.map(({ name, bytes }) => [name, Buffer.from(hkdfSync('sha256', bytes, '', 'spindle sealed secrets', 32))]))
  const newest = keys[0]!.name

  return {
    seal: (text, place) => {
      const iv = randomBytes(ivBytes)
      const sealing = createCipheriv(cipher, derived.get(newest)!, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(place))
      const bytes = Buffer.concat([iv, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()])
      return `${newest}:${bytes.toString('base64')}`
    },
    open: (sealed, place) => {
      const [name = '', text = ''] = sealed.split(':')
      const key = derived.get(name)
      if (!key) throw new UnreadableSecret(`SECRET_KEYS lacks the key ${name}, with which a secret is sealed: add it behind the newest`)
      const bytes = Buffer.from(text, 'base64')
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes }).setAAD(Buffer.from(place))
        opening.setAuthTag(bytes.subarray(-tagBytes))
        return Buffer.concat([opening.update(bytes.subarray(ivBytes, -tagBytes)), opening.final()]).toString('utf8')
      } catch (cause) {
        throw new UnreadableSecret(`The key ${name} of SECRET_KEYS is not the one with which a secret is sealed: give it its old bytes`, {
          cause,
        })
      }
    },
    isStale: (sealed) => !sealed.startsWith(`${newest}:`),
  }
}
