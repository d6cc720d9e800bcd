// Lists the account's work schedules, oldest first.
import type { components } from '../../../generated/types.ts'
import { asc, eq } from '../../db/drizzle.js'
import { operation } from '../../context.ts'
import { longestList } from '../../db/paging.ts'
import { workSchedules } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { breakMinutes, workdayOf } from '../timeoff/workingTime.ts'

type Schemas = components['schemas']

const scheduleColumns = { key: workSchedules.key, name: workSchedules.name, hours: workSchedules.hours }
type ScheduleRow = Pick<typeof workSchedules.$inferSelect, keyof typeof scheduleColumns>

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const listWorkSchedules = operation('listWorkSchedules', ({ statement }) => {
  const list = statement('list_work_schedules', (p: Holders<{ account: number }>) =>
    build
      .select(scheduleColumns)
      .from(workSchedules)
      .where(eq(workSchedules.accountId, p.account))
      .orderBy(asc(workSchedules.key))
      .limit(longestList),
  )
  return async (_, { account, reply }) => reply(200, (await list({ account })).map(presentSchedule))
})

/** Row -> wire. Days without working hours are omitted. */
const presentSchedule = ({ key, name, hours }: ScheduleRow): Schemas['WorkSchedule'] => ({
  id: key,
  name,
  status: 'active',
  work_days: weekdays.flatMap((day, at) => (hours[at] ? [presentDay(day, hours[at])] : [])),
  week_starts_on: 'monday',
  work_hours: hours.reduce((sum, day) => sum + day, 0).toFixed(2),
  sample: false,
})

function presentDay(day: (typeof weekdays)[number], hours: number): Schemas['WorkDay'] {
  const { from, to } = workdayOf(hours)
  return {
    day_of_week: day,
    work_hours: hours.toFixed(2),
    break_duration: timeOf(breakMinutes),
    work_intervals: [{ from_time: timeOf(from), to_time: timeOf(to) }],
    break_intervals: [],
  }
}

/** Formats minutes since midnight as `HH:MM`. */
const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), Math.floor(minutes % 60)].map((part) => String(part).padStart(2, '0')).join(':')
