// Short-lived URLs of files: anyone with the URL may download the file until it expires, without a token.
import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'
import { isKey } from '../db/paging.ts'
import { derivedFrom } from '../lazily.ts'

/** How long a URL lasts. */
export const linkSeconds = 15 * 60
/** The longest part of a name in a URL, in characters, so that URLs fit where they are stored. */
const longestName = 100

/** The parameters of `/files/{key}/{name}`. The name is for human readers of the URL. */
export type Asked = { readonly key: string; readonly account?: string; readonly expires?: string; readonly signature?: string }

export type Named = { readonly key: string; readonly name: string }

/** Signs with the first of the server's keys and accepts signatures of any of them. `now` returns milliseconds since 1970. */
export function linksBy(keys: () => readonly { readonly bytes: Buffer }[], now: () => number) {
  // Created once: signing with raw bytes is seven times slower, and a page of candidates has a hundred links.
  const secrets = derivedFrom(keys, (held) => held.map(({ bytes }) => createSecretKey(bytes)))
  const sign = (secret: KeyObject, account: string | number, key: string, expires: string | number) =>
    createHmac('sha256', secret).update(`file link\n${account}\n${key}\n${expires}`).digest()

  return {
    link: (account: number, { key, name }: Named, origin: string): string => {
      const expires = Math.floor(now() / 1000) + linkSeconds
      const signature = sign(secrets()[0]!, account, key, expires).toString('base64url')
      return `${origin}/files/${key}/${segmentOf(name)}?account=${account}&expires=${expires}&signature=${signature}`
    },
    /** Returns the file of a URL; undefined if the URL is forged or has expired. */
    named: ({ key, account = '', expires = '', signature = '' }: Asked): { account: number; key: string } | undefined => {
      if (!isKey(key) || !/^\d{1,15}$/.test(account) || !/^\d{1,11}$/.test(expires)) return undefined
      const given = Buffer.from(signature, 'base64url')
      const isOurs = secrets().some((secret) => {
        const right = sign(secret, account, key, expires)
        return given.length === right.length && timingSafeEqual(given, right)
      })
      return isOurs && Number(expires) * 1000 > now() ? { account: Number(account), key } : undefined
    },
  }
}

/** The end of a file's name as the last path segment. A name of dots alone would change the path. */
const segmentOf = (name: string) =>
  encodeURIComponent(
    Array.from(name.toWellFormed())
      .slice(-longestName)
      .join('')
      .replaceAll(/[/\\\p{Cc}]/gu, '_'),
  ).replace(/^\.+$/, '_')

export type Links = ReturnType<typeof linksBy>
