// Encrypts stored secrets that must be read again, such as signing secrets, so that a copy of the database does not reveal them.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { derivedFrom } from '../lazily.ts'
import type { Keys } from './secretKeys.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** A sealed text whose key the server does not have, or that was altered. */
export class UnreadableSecret extends Error {
  override readonly name = 'UnreadableSecret'
}

export type SecretBox = {
  /** `place` says what the text is and whose; it can be opened only with the same. Returns the key's name and the bytes: `main:…`. */
  readonly seal: (text: string, place: string) => string
  /** Throws UnreadableSecret, whose message names the missing key. */
  readonly open: (sealed: string, place: string) => string
  /** Whether it was not sealed with the first key and should be sealed anew. */
  readonly isStale: (sealed: string) => boolean
}

/** Seals with the first key and opens with any of them (promise P7). */
export function secretBox(keys: Keys): SecretBox {
  const derived = derivedFrom(
    keys,
    (held) => new Map(held.map(({ name, bytes }) => [name, Buffer.from(hkdfSync('sha256', bytes, '', 'spindle sealed secrets', 32))])),
  )
  const newest = () => keys()[0]!.name

  return {
    seal: (text, place) => {
      const iv = randomBytes(ivBytes)
      const name = newest()
      const sealing = createCipheriv(cipher, derived().get(name)!, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(place))
      const bytes = Buffer.concat([iv, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()])
      return `${name}:${bytes.toString('base64')}`
    },
    open: (sealed, place) => {
      const [name = '', text = ''] = sealed.split(':')
      const key = derived().get(name)
      if (!key) throw new UnreadableSecret(`SECRET_KEYS lacks the key ${name}, with which a secret is encrypted: add it after the newest`)
      const bytes = Buffer.from(text, 'base64')
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes }).setAAD(Buffer.from(place))
        opening.setAuthTag(bytes.subarray(-tagBytes))
        return Buffer.concat([opening.update(bytes.subarray(ivBytes, -tagBytes)), opening.final()]).toString('utf8')
      } catch (cause) {
        throw new UnreadableSecret(
          `The key ${name} of SECRET_KEYS is not the one with which a secret is encrypted: restore its former value`,
          {
            cause,
          },
        )
      }
    },
    isStale: (sealed) => !sealed.startsWith(`${newest()}:`),
  }
}
