// How much working time a request takes: by the employee's schedule and holidays, in the unit of the category, year by year.
import type { trackingUnits } from '../../db/schema.ts'
import type { LocalTime } from './localTime.ts'

export type WorkingTime = {
  /** Hours of work by ISO weekday, Monday first. */
  readonly hours: readonly number[]
  /** Days on which nobody works, `YYYY-MM-DD`. */
  readonly holidays: ReadonlySet<string>
}

/** What is wanted: both ends belong to it. `halves` are the days of which one half is taken. */
export type Wanted = {
  readonly from: LocalTime
  readonly to: LocalTime
  readonly unit: (typeof trackingUnits)[number]
  readonly halves: ReadonlySet<string>
}

/** When an employee has no schedule and the account no standard one. */
export const usualHours: readonly number[] = [8, 8, 8, 8, 8, 0, 0]

const hour = 3_600_000
const day = 24 * hour
const startOfWork = 9 * hour
const lengthOfBreak = hour
/** The last minute that a request can be given to: a working day that would end later ends here. */
const lastMinute = day - 60_000

const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`)
const dateOf = (start: number) => new Date(start).toISOString().slice(0, 10)

/** Hours of work on a day; 0 on days off and holidays. */
export function hoursOn({ hours, holidays }: WorkingTime, date: string): number {
  // 1970 began on a Thursday.
  const weekday = (((startOf(date) / day + 3) % 7) + 7) % 7
  return holidays.has(date) ? 0 : (hours[weekday] ?? 0)
}

/**
 * The units that a request takes of each calendar year, in hundredths, years with nothing left out. Days count 1 or, in `halves`,
 * a half; hours count as `workedBetween` says, each year's rounded to the hundredth.
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

/**
 * The working time of one day between two times of it, in milliseconds. A day of `hours` is worked from 09:00, with an hour of
 * break when half of it is done: of 8 hours from 09:00 to 13:00 and from 14:00 to 18:00. Who is away for the whole of it is away for
 * `hours`, also where the day is too short for them.
 */
function workedBetween(from: number, to: number, hours: number): number {
  const work = hours * hour
  const end = Math.min(startOfWork + work + lengthOfBreak, lastMinute)
  if (from <= startOfWork && to >= end) return work
  const noon = startOfWork + work / 2
  const within = (start: number, stop: number) => Math.max(0, Math.min(to, stop, end) - Math.max(from, start))
  return Math.min(work, within(startOfWork, noon) + within(noon + lengthOfBreak, end))
}
