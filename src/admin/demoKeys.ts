// Mints the demo's keys out of its own times, in the form of the database's, so that every demo has the same ids.

/** The next key of one instant. */
export type Mint = () => string
/** The next key of the instant that is given. */
export type Minting = (at: string) => string

/** Milliseconds since 1970 above 16 bits that count within the instant (see `mint_key` in drizzle/). */
const keyOf = (milliseconds: number, count: number) => ((BigInt(milliseconds) << 16n) | BigInt(count)).toString(16).padStart(16, '0')

/** Keys of one account, counted from 1 within each instant. */
export function demoKeys(): Minting {
  const minted = new Map<string, number>()
  return (at) => {
    const count = (minted.get(at) ?? 0) + 1
    minted.set(at, count)
    return keyOf(Date.parse(at), count)
  }
}

/** A moment in what happens to a candidate: the key of what happens then, and when that is, to the millisecond. */
export type Moment = { readonly id: string; readonly at: string }
/** How many records have keys of their own with one candidate: itself, its activities, its events. */
const mostOfCandidate = 32

/**
 * Moments of an account's candidate with this number, from 0. Every candidate has milliseconds and counts of its own, so nothing has to be
 * remembered of the others to keep their keys apart. `second` is in milliseconds since 1970; what it says below a second does not count.
 */
export function momentsOf(number: number): (second: number) => Moment {
  const millisecond = number % 1000
  let count = Math.floor(number / 1000) * mostOfCandidate
  return (second) => {
    const milliseconds = Math.floor(second / 1000) * 1000 + millisecond
    return { id: keyOf(milliseconds, ++count), at: new Date(milliseconds).toISOString() }
  }
}
