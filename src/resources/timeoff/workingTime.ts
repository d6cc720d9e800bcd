// The working time that a request takes: by the employee's schedule and holidays, in the category's unit, year by year.
import type { trackingUnits } from '../../db/schema.ts'
import type { LocalTime } from './localTime.ts'

export type WorkingTime = {
  /** Working hours by ISO weekday, Monday first. */
  readonly hours: readonly number[]
  /** Holidays, `YYYY-MM-DD`. */
  readonly holidays: ReadonlySet<string>
}

/** The requested period, both ends included. `halves` are the days of which only half is taken. */
export type Wanted = {
  readonly from: LocalTime
  readonly to: LocalTime
  readonly unit: (typeof trackingUnits)[number]
  readonly halves: ReadonlySet<string>
}

/** The working hours if neither the employee nor the account has a schedule. */
export const usualHours: readonly number[] = [8, 8, 8, 8, 8, 0, 0]

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const startOfWork = 9 * hour
const lengthOfBreak = hour
/** The last minute that a request can end at. A working day that would end later ends here. */
const lastMinute = day - minute

const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`)
const dateOf = (start: number) => new Date(start).toISOString().slice(0, 10)

/** Returns the working hours of a day; 0 for days off and holidays. */
export function hoursOn({ hours, holidays }: WorkingTime, date: string): number {
  // 1 January 1970 was a Thursday.
  const weekday = (((startOf(date) / day + 3) % 7) + 7) % 7
  return holidays.has(date) ? 0 : (hours[weekday] ?? 0)
}

/**
 * Returns the units that a request takes of each calendar year, in hundredths, without years of which it takes none. A day counts 1, or a
 * half if it is in `halves`. Hours count as `workedBetween` returns them; each year's sum is rounded to hundredths.
 */
export function hundredthsByYear(wanted: Wanted, time: WorkingTime): Map<number, number> {
  const from = Date.parse(`${wanted.from}Z`)
  const to = Date.parse(`${wanted.to}Z`)
  const years = new Map<number, number>()
  for (let start = startOf(wanted.from.slice(0, 10)); start <= to; start += day) {
    const date = dateOf(start)
    const hours = hoursOn(time, date)
    if (hours === 0) continue
    const year = Number(date.slice(0, 4))
    const taken = wanted.unit === 'hours' ? workedBetween(from - start, to - start, hours) : wanted.halves.has(date) ? hour / 2 : hour
    if (taken > 0) years.set(year, (years.get(year) ?? 0) + taken)
  }
  return new Map([...years].map(([year, taken]) => [year, Math.round((taken * 100) / hour)]))
}

/** Returns when a day with this working time ends, both in milliseconds. */
const endOfWork = (work: number) => Math.min(startOfWork + work + lengthOfBreak, lastMinute)

/** The break of a working day, in minutes. */
export const breakMinutes = lengthOfBreak / minute

/** Returns from when to when a day of so many working hours is worked, in minutes since midnight, the break included. */
export const workdayOf = (hours: number): { from: number; to: number } => ({
  from: startOfWork / minute,
  to: endOfWork(hours * hour) / minute,
})

/**
 * Returns the working time of a day between two times, in milliseconds. A working day of `hours` starts at 09:00 and has an hour's break
 * after half of it: 8 hours are 09:00 to 13:00 and 14:00 to 18:00. An absence for the whole working day counts `hours`, even if the calendar
 * day is too short for them.
 */
function workedBetween(from: number, to: number, hours: number): number {
  const work = hours * hour
  const end = endOfWork(work)
  if (from <= startOfWork && to >= end) return work
  const noon = startOfWork + work / 2
  const within = (start: number, stop: number) => Math.max(0, Math.min(to, stop, end) - Math.max(from, start))
  return Math.min(work, within(startOfWork, noon) + within(noon + lengthOfBreak, end))
}
