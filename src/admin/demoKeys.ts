// Mints the demo's keys out of its own times, in the form of the database's, so that every demo has the same ids.

/** The next key of one instant. */
export type Mint = () => string

/** Keys of one account: milliseconds since 1970 above 16 bits that count from 1 within the instant (see `mint_key` in drizzle/). */
export function demoKeys(): (at: string) => string {
  const minted = new Map<string, number>()
  return (at) => {
    const count = (minted.get(at) ?? 0) + 1
    minted.set(at, count)
    return ((BigInt(Date.parse(at)) << 16n) | BigInt(count)).toString(16).padStart(16, '0')
  }
}
