// Dates and times without a time zone, in the employee's local time, as requests and responses write them: `YYYY-MM-DDTHH:mm:ss.SSS`.

export type LocalTime = string

/** Returns the text with milliseconds, or undefined for a time that does not exist, such as 30 February. */
export function localTimeOf(text: string): LocalTime | undefined {
  const whole = text.length === 19 ? `${text}.000` : text
  const instant = Date.parse(`${whole}Z`)
  // `Date` turns 30 February into 2 March and 24:00 into the next day, so only a valid time survives the round trip. Years start at 1.
  if (Number.isNaN(instant) || new Date(instant).toISOString() !== `${whole}Z` || whole.startsWith('0000')) return undefined
  return whole
}

/** Converts Postgres's text (`2026-03-09 09:00:00.5`) to the wire format. */
export const fromRow = (text: string): LocalTime => `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20).padEnd(3, '0')}`

/** Returns the whole calendar years between two times: 2 from 2024-02-29 to 2027-02-28, and 3 to 2027-03-01. */
export const wholeYears = (from: LocalTime, to: LocalTime): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(4) < from.slice(4) ? 1 : 0)

const longDay = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `09 March 2026 - 10 March 2026`; with times `11 May 2026 (00:00) - 11 May 2026 (23:59)`. */
export function formattedPeriod(from: LocalTime, to: LocalTime, withTimes: boolean): string {
  const shown = (time: LocalTime) => `${longDay.format(Date.parse(`${time}Z`))}${withTimes ? ` (${time.slice(11, 16)})` : ''}`
  return `${shown(from)} - ${shown(to)}`
}
