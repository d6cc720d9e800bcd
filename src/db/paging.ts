// Keyset paging: a page of a collection ordered by key, and the URL of the next page.

/** The URL of a request as the client sent it. `paging.next` is built from it. */
export type Address = { readonly origin: string; readonly path: string; readonly search: string }

/** Below and above every key: the defaults of `since_id` and `max_id`. */
export const firstKey = '0000000000000000'
export const lastKey = 'ffffffffffffffff'

/** Whether a text has the form of a key. No other text can identify a row. */
export const isKey = (text: string): boolean => /^[0-9a-f]{16}$/.test(text)

/** The lowest key above a key, which need not exist. */
export const keyAfter = (key: string): string => (BigInt(`0x${key}`) + 1n).toString(16).padStart(16, '0')

/** Formats keys as text for a parameter that is cast to `bytea[]`. */
export const asBytes = (keys: readonly string[]) => keys.map((key) => String.raw`\x${key}`)

/** Characters that must be escaped in a URL: Node passes on the bytes of a request's URL unchanged. */
const unescaped = /[^!#-;=?-[\]_a-z~]/g
const escapedByte = (byte: string) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** The rows of a page, and one more if there is a next page. `next` is set if further rows exist but cannot be shown yet: the key to continue at. */
export type Found<Row> = { readonly rows: Row[]; readonly next?: string }

/**
 * Splits `limit + 1` rows into the page and the link to the next one. `next` is the request's URL with `limit` and `since_id` replaced and all
 * other parameters kept as spelled, so that a link is not much longer than the request's URL. `since_id` is the first row of the next page,
 * inclusive, and so is `max_id` if rows are newest first. The last page has no `paging` (contract: Paging).
 */
export function pageOf<Row extends { key: string }>(
  { rows, next }: Found<Row>,
  limit: number,
  address: Address,
  begin: 'since_id' | 'max_id' = 'since_id',
): { page: Row[]; paging?: { next: string } } {
  const following = rows[limit]?.key ?? next
  if (following === undefined) return { page: rows }
  const replaced = ['since_id', 'limit', begin]
  const kept = address.search
    .split('&')
    .filter((pair) => pair !== '' && !replaced.includes(new URLSearchParams(pair).keys().next().value ?? ''))
    .map((pair) => `&${pair.replaceAll(unescaped, escapedByte)}`)
    .join('')
  return {
    page: rows.slice(0, limit),
    paging: { next: `${address.origin}${address.path}?limit=${limit}&${begin}=${following}${kept}` },
  }
}

/** The most items of a list without pages: the contract's `maxItems` and the limit of the statements. */
export const longestList = 1000
