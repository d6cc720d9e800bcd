// The choices of a token's lifetime, and when each of them ends.

/** Days, or calendar months. */
const lives = { '30d': { days: 30 }, '90d': { days: 90 }, '6m': { months: 6 }, '1y': { months: 12 }, '2y': { months: 24 } } as const
export type Life = keyof typeof lives
export const lifeNames = Object.keys(lives) as [Life, ...Life[]]

/** Returns ISO 8601 in UTC: the same day of the month, or the last day of a shorter month. `from` is in milliseconds since 1970. */
export function expiryOf(life: Life, from: number): string {
  const length = lives[life]
  const end = new Date(from)
  if ('days' in length) end.setUTCDate(end.getUTCDate() + length.days)
  else {
    const day = end.getUTCDate()
    end.setUTCMonth(end.getUTCMonth() + length.months)
    if (end.getUTCDate() !== day) end.setUTCDate(0)
  }
  return end.toISOString()
}
