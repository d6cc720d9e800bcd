// Dates and times without a zone, as requests and answers write them: `YYYY-MM-DDTHH:mm:ss.SSS`, an employee's own time.

export type LocalTime = string

/** The text with milliseconds, or undefined when the calendar or the clock does not have it, such as 30 February. */
export function localTimeOf(text: string): LocalTime | undefined {
  const whole = text.length === 19 ? `${text}.000` : text
  const instant = Date.parse(`${whole}Z`)
  // `Date` makes 2 March of 30 February and the next day of 24:00: what exists comes back as it was. Years start at 1.
  if (Number.isNaN(instant) || new Date(instant).toISOString() !== `${whole}Z` || whole.startsWith('0000')) return undefined
  return whole
}

/** Postgres's own text (`2026-03-09 09:00:00.5`) in the wire's form. */
export const fromRow = (text: string): LocalTime => `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20).padEnd(3, '0')}`

/** How many whole years lie between two times, by the calendar: from 2024-02-29 to 2027-02-28 are 2, to 2027-03-01 are 3. */
export const wholeYears = (from: LocalTime, to: LocalTime): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(4) < from.slice(4) ? 1 : 0)

const longDay = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `09 March 2026 - 10 March 2026`; with times `11 May 2026 (00:00) - 11 May 2026 (23:59)`. */
export function formattedPeriod(from: LocalTime, to: LocalTime, withTimes: boolean): string {
  const shown = (time: LocalTime) => `${longDay.format(Date.parse(`${time}Z`))}${withTimes ? ` (${time.slice(11, 16)})` : ''}`
  return `${shown(from)} - ${shown(to)}`
}
