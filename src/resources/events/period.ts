// The ends of a period of time, each given as a day in UTC or as an instant. Throws 400 for what the calendar does not have.
import { badRequest } from '../../errors.ts'

/** ISO 8601, or before all time when nothing is given. */
export const startOf = (name: string, given: string | undefined) => instantOf(name, given, '00:00:00Z', '-infinity')

/** ISO 8601, the last moment of a day, or after all time when nothing is given. */
export const endOf = (name: string, given: string | undefined) => instantOf(name, given, '23:59:59.999999Z', 'infinity')

function instantOf(name: string, given: string | undefined, timeOfDay: string, absent: string): string {
  if (given === undefined) return absent
  const day = given.slice(0, 10)
  const instant = Date.parse(given)
  const isInCalendar = isDay(day) && !Number.isNaN(instant) && instant >= firstInstant && instant <= lastInstant
  if (!isInCalendar) throw badRequest('parameter-invalid', { [name]: ['must be a day or an instant that the calendar has'] })
  return given === day ? `${day}T${timeOfDay}` : new Date(instant).toISOString()
}

/** The years that the database and the wire write with four digits. An offset can lead out of them. */
const firstInstant = Date.parse('0001-01-01T00:00:00Z')
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')

/** `Date` silently makes 2 March of 30 February: a day is one when it comes back as it was. */
function isDay(day: string): boolean {
  const start = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(day)
}
