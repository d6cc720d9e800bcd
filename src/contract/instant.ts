// Parses an instant as clients of this API family write it: ISO 8601, extended or compact, or Unix seconds.

const extended = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?)?$/
const compact = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:?\d\d)?$/
const seconds = /^\d{1,11}$/

/**
 * Returns `YYYY-MM-DDTHH:mm:ss.sssZ`, or undefined if the text has none of these forms or names a day or time that does not exist. A text
 * without a time zone is in UTC.
 */
export function instantOf(text: string): string | undefined {
  if (seconds.test(text)) return new Date(Number(text) * 1000).toISOString()
  const parts = extended.exec(text) ?? compact.exec(text)
  if (!parts) return undefined
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = parts
  if (!dayExists(Number(year), Number(month), Number(day)) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return undefined
  const offset = zone === 'Z' ? 0 : (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)))
  if (Math.abs(offset) > 14 * 60) return undefined
  const millis = `${fraction}000`.slice(0, 3)
  const instant = new Date(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millis}Z`) - offset * 60_000).toISOString()
  // An offset can move the instant out of the years 1 to 9999, which the database cannot read.
  return /^(?!0000)\d{4}-/.test(instant) ? instant : undefined
}

/** Whether the calendar has this day. It is checked by parts, since `Date` silently turns 30 February into a day of March. */
export function dayExists(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1 || year < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return day <= ([31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0)
}
