// The arithmetic of time off compared with simple models, thousands of cases each: working days, working hours, whole years, visibility.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { formattedPeriod, fromRow, localTimeOf, wholeYears } from '../src/resources/timeoff/localTime.ts'
import { hoursOn, hundredthsByYear, type Wanted } from '../src/resources/timeoff/workingTime.ts'
import { givenWorld } from './fixtures/server.ts'
import { timeOffOf, type GivenEmployee } from './fixtures/timeOff.ts'
import { holds } from './fixtures/property.ts'

const runs = 3000
const pad = (value: number, width = 2) => String(value).padStart(width, '0')
const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
const lengths = (year: number) => [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The next day, by the rules of the calendar. */
function dayAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (day < lengths(year)[month - 1]!) return `${pad(year, 4)}-${pad(month)}-${pad(day + 1)}`
  return month < 12 ? `${pad(year, 4)}-${pad(month + 1)}-01` : `${pad(year + 1, 4)}-01-01`
}

const dates = fc
  .record({ year: fc.integer({ min: 1996, max: 2031 }), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 31 }) })
  .filter(({ year, month, day }) => day <= lengths(year)[month - 1]!)
  .map(({ year, month, day }) => `${pad(year, 4)}-${pad(month)}-${pad(day)}`)
const clocks = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${pad(hour)}:${pad(minute)}:00.000`)
const schedules = fc.array(fc.constantFrom(0, 0, 4, 7.5, 8, 10), { minLength: 7, maxLength: 7 })

/** The days from one to another, both included, with their weekdays, counted from a known day. */
function daysBetween(from: string, to: string): string[] {
  const days = []
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day)
  return days
}
const weekdays = new Map<string, number>()
let weekday = 0
// 1996 began on a Monday.
for (let day = '1996-01-01'; day < '2036-01-01'; day = dayAfter(day)) weekdays.set(day, weekday++ % 7)

/** A period of up to a few weeks, with holidays near it. */
const periods = fc
  .record({
    from: dates,
    length: fc.integer({ min: 0, max: 60 }),
    start: clocks,
    end: clocks,
    hours: schedules,
    free: fc.array(fc.integer({ min: -3, max: 63 }), { maxLength: 10 }),
  })
  .map(({ from, length, start, end, hours, free }) => {
    const shift = (days: number) => new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
    const [first, last] = length === 0 && end < start ? [end, start] : [start, end]
    return { from: `${from}T${first}`, to: `${shift(length)}T${last}`, hours, holidays: new Set(free.map(shift)) }
  })

const total = (years: ReadonlyMap<number, number>) => [...years.values()].reduce((sum, units) => sum + units, 0)
const wanted = (from: string, to: string, unit: Wanted['unit'], halves: readonly string[] = []): Wanted => ({
  from,
  to,
  unit,
  halves: new Set(halves),
})

t.test('working days and half days match a count day by day, each in its year', async (t) => {
  await holds(
    t,
    fc.property(periods, fc.nat(), ({ from, to, hours, holidays }, seed) => {
      const worked = daysBetween(from.slice(0, 10), to.slice(0, 10)).filter((day) => hours[weekdays.get(day)!]! > 0 && !holidays.has(day))
      const halves = worked.filter((_, at) => (seed >> (at % 30)) % 2 === 1)
      const expected = new Map<number, number>()
      for (const day of worked) {
        const year = Number(day.slice(0, 4))
        expected.set(year, (expected.get(year) ?? 0) + (halves.includes(day) ? 50 : 100))
      }
      const time = { hours, holidays }
      const found = hundredthsByYear(wanted(from, to, 'half_days', halves), time)
      if (JSON.stringify([...found]) !== JSON.stringify([...expected])) return false
      return total(hundredthsByYear(wanted(from, to, 'full_days'), time)) === worked.length * 100
    }),
    { runs },
  )
})

/** The working minutes of a day. */
function minutesWorked(hours: number, from: number, to: number): number {
  const [start, half] = [9 * 60, (hours * 60) / 2]
  let minutes = 0
  for (let minute = from; minute < to; minute++) {
    const since = minute - start
    if ((since >= 0 && since < half) || (since >= half + 60 && since < 2 * half + 60)) minutes++
  }
  return minutes
}

t.test('working hours match a count by the minute, never exceed the schedule, and add up when a request is split', async (t) => {
  const minuteOf = (time: string) => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
  await holds(
    t,
    fc.property(periods, dates, clocks, ({ from, to, hours, holidays }, _, clock) => {
      const time = { hours, holidays }
      const days = daysBetween(from.slice(0, 10), to.slice(0, 10))
      const byYear = new Map<number, number>()
      for (const day of days) {
        const start = day === from.slice(0, 10) ? minuteOf(from) : 0
        const end = day === to.slice(0, 10) ? minuteOf(to) : 24 * 60
        const minutes = minutesWorked(hoursOn(time, day), start, end)
        if (minutes > 0) byYear.set(Number(day.slice(0, 4)), (byYear.get(Number(day.slice(0, 4))) ?? 0) + minutes)
      }
      const expected = [...byYear].map(([year, minutes]) => [year, Math.round((minutes * 100) / 60)])
      const found = hundredthsByYear(wanted(from, to, 'hours'), time)
      if (JSON.stringify([...found]) !== JSON.stringify(expected)) return false
      if (total(found) > days.reduce((sum, day) => sum + hoursOn(time, day), 0) * 100) return false
      const middle = `${days[Math.floor(days.length / 2)]}T${clock}`
      if (middle < from || middle > to) return true
      const parts =
        total(hundredthsByYear(wanted(from, middle, 'hours'), time)) + total(hundredthsByYear(wanted(middle, to, 'hours'), time))
      // Each part and each year is rounded to the hundredth separately.
      return Math.abs(parts - total(found)) <= 3
    }),
    { runs },
  )
  const longDay = { hours: [24, 16, 15, 0, 0, 0, 0], holidays: new Set<string>() }
  const allDay = (day: string) => total(hundredthsByYear(wanted(`${day}T00:00:00.000`, `${day}T23:59:00.000`, 'hours'), longDay))
  t.strictSame(['2026-05-11', '2026-05-12', '2026-05-13'].map(allDay), [2400, 1600, 1500], 'all of a day that is longer than its end')
})

t.test('whole years match adding one year at a time, with 29 February counted as 1 March in common years', async (t) => {
  /** The same day and time this many years later. */
  const later = (from: string, years: number) => {
    const year = Number(from.slice(0, 4)) + years
    const rest = from.slice(4)
    return rest.startsWith('-02-29') && !isLeap(year) ? `${pad(year, 4)}-03-01T00:00:00.000` : `${pad(year, 4)}${rest}`
  }
  const times = fc.tuple(dates, clocks).map(([date, clock]) => `${date}T${clock}`)
  await holds(
    t,
    fc.property(times, times, (one, two) => {
      const [from, to] = one < two ? [one, two] : [two, one]
      let years = 0
      while (later(from, years + 1) <= to) years++
      return wholeYears(from, to) === years
    }),
    { runs: runs * 2 },
  )
  t.equal(wholeYears('2024-02-29T00:00:00.000', '2027-02-28T23:59:59.999'), 2)
  t.equal(wholeYears('2024-02-29T00:00:00.000', '2027-03-01T00:00:00.000'), 3)
})

t.test('local times: exactly the valid times of the calendar and the clock are accepted', async (t) => {
  const any = fc.record({
    year: fc.integer({ min: 0, max: 9999 }),
    month: fc.integer({ min: 0, max: 13 }),
    day: fc.integer({ min: 0, max: 32 }),
    hour: fc.integer({ min: 0, max: 25 }),
    minute: fc.integer({ min: 0, max: 61 }),
    second: fc.integer({ min: 0, max: 61 }),
    milliseconds: fc.option(fc.integer({ min: 0, max: 999 })),
  })
  await holds(
    t,
    fc.property(any, ({ year, month, day, hour, minute, second, milliseconds }) => {
      const exists =
        year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= lengths(year)[month - 1]! && hour < 24 && minute < 60 && second < 60
      const whole = `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}`
      const found = localTimeOf(milliseconds === null ? whole : `${whole}.${pad(milliseconds, 3)}`)
      return found === (exists ? `${whole}.${pad(milliseconds ?? 0, 3)}` : undefined)
    }),
    { runs: runs * 2 },
  )
  t.equal(fromRow('2026-03-09 09:00:00'), '2026-03-09T09:00:00.000')
  t.equal(fromRow('2026-03-09 09:00:00.5'), '2026-03-09T09:00:00.500')
  t.equal(formattedPeriod('2026-12-01T00:00:00.000', '2027-01-31T00:00:00.000', false), '01 December 2026 - 31 January 2027')
})

t.test('visibility: for every employee of many org charts, the list matches a walk up the managers', async (t) => {
  const world = await givenWorld(t)
  let pairs = 0
  const charts = fc.array(fc.nat(), { minLength: 2, maxLength: 16 })
  const agrees = fc.asyncProperty(charts, async (seeds) => {
    const account = await world.givenAccount()
    const { givenColleague, givenCategory, givenRequest } = timeOffOf(account)
    const category = await givenCategory()
    const people: (Awaited<ReturnType<typeof givenColleague>> & { boss: number; away: string })[] = []
    for (const [at, seed] of seeds.entries()) {
      // Nobody, or one of the people created before.
      const boss = (seed % (at + 1)) - 1
      const manager = people[boss]?.employee as GivenEmployee | undefined
      const colleague = await givenColleague(manager ? { manager } : {})
      people.push({ ...colleague, boss, away: (await givenRequest(colleague.employee, category)).key })
    }
    const isAbove = (viewer: number, at: number): boolean => at === viewer || (at >= 0 && isAbove(viewer, people[at]!.boss))
    for (const [viewer, person] of people.entries()) {
      const seen = people.filter((_, at) => isAbove(viewer, at)).map(({ away }) => away)
      const { body } = await person.get('/timeoff/requests?from_date=2026-01-01T00:00:00&limit=100')
      assert.deepEqual(
        body.requests.map(({ id }: { id: string }) => id),
        seen,
      )
      assert.equal(body.total_count, seen.length)
      // Requests each of the others by id, concurrently: the status tells whether they are visible.
      const reached = await Promise.all(
        people.map(({ employee }) => person.get(`/timeoff/requests?from_date=2026-01-01T00:00:00&employee_id=${employee.key}`)),
      )
      assert.deepEqual(
        reached.map(({ status }) => status),
        people.map((_, at) => (isAbove(viewer, at) ? 200 : 403)),
      )
      pairs += people.length
    }
  })
  const charted = await holds(t, agrees, { runs: 25 })
  t.ok(pairs > 20 * charted, `${pairs} pairs of a viewer and an employee`)
})
