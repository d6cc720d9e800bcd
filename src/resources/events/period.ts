// Parses the ends of a period, each a day in UTC or a timestamp. Throws 400 for a date that does not exist.
import { badRequest } from '../../errors.ts'

/** Returns ISO 8601; `-infinity` if nothing is given. */
export const startOf = (name: string, given: string | undefined) => instantOf(name, given, '00:00:00Z', '-infinity')

/** Returns ISO 8601, for a day its last microsecond; `infinity` if nothing is given. */
export const endOf = (name: string, given: string | undefined) => instantOf(name, given, '23:59:59.999999Z', 'infinity')

function instantOf(name: string, given: string | undefined, timeOfDay: string, absent: string): string {
  if (given === undefined) return absent
  const day = given.slice(0, 10)
  const instant = Date.parse(given)
  const isInCalendar = isDay(day) && !Number.isNaN(instant) && instant >= firstInstant && instant <= lastInstant
  if (!isInCalendar) throw badRequest('parameter-invalid', { [name]: ['must be a valid date or timestamp'] })
  return given === day ? `${day}T${timeOfDay}` : new Date(instant).toISOString()
}

/** The years that the database and the wire write with four digits. A time zone offset can leave this range. */
const firstInstant = Date.parse('0001-01-01T00:00:00Z')
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')

/** `Date` silently turns 30 February into 2 March, so a day is valid only if it survives the round trip. */
function isDay(day: string): boolean {
  const start = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(day)
}
