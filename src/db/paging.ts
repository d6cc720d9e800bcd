// Keyset paging: one page of a collection ordered by key, and the address of the next.

/** The address of a request as its sender wrote it; `paging.next` is made of it. */
export type Address = { readonly origin: string; readonly path: string; readonly search: string }

/** Below and above every key: what `since_id` and `max_id` are when they are not given. */
export const firstKey = '0000000000000000'
export const lastKey = 'ffffffffffffffff'

/** Whether a text has the form of a key: nothing else can name anything. */
export const isKey = (text: string): boolean => /^[0-9a-f]{16}$/.test(text)

/** Keys as the text of bytes, for a parameter that is cast to `bytea[]`. */
export const asBytes = (keys: readonly string[]) => keys.map((key) => String.raw`\x${key}`)

/** What stands in an address that may not: Node hands on the bytes of a request's address one by one. */
const unescaped = /[^!#-;=?-[\]_a-z~]/g
const escapedByte = (byte: string) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/**
 * Splits `limit + 1` rows into the page and the link to the next one. `next` is the request's own address with `limit` and
 * `since_id` replaced and every other given parameter kept in its own spelling, so that a link is not much longer than what was asked; `since_id` is the first row of the next page, inclusive. So is `max_id`, where
 * rows come newest first. The last page has no `paging` (contract: Paging).
 */
export function pageOf<Row extends { key: string }>(
  rows: Row[],
  limit: number,
  address: Address,
  begin: 'since_id' | 'max_id' = 'since_id',
): { page: Row[]; paging?: { next: string } } {
  const following = rows[limit]
  if (!following) return { page: rows }
  const replaced = ['since_id', 'limit', begin]
  const kept = address.search
    .split('&')
    .filter((pair) => pair !== '' && !replaced.includes(new URLSearchParams(pair).keys().next().value ?? ''))
    .map((pair) => `&${pair.replaceAll(unescaped, escapedByte)}`)
    .join('')
  return {
    page: rows.slice(0, limit),
    paging: { next: `${address.origin}${address.path}?limit=${limit}&${begin}=${following.key}${kept}` },
  }
}

/** How many items a list without pages has at most: the contract's `maxItems` and the statement's limit are both this. */
export const longestList = 1000
