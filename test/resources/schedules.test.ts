// Work schedules: the hours of each day as a day's work with a break.
import t from 'tap'
import { givenWorld } from '../fixtures/server.ts'

const world = await givenWorld(t)

t.test('listWorkSchedules: returns the days that are worked, from Monday on, oldest schedule first', async (t) => {
  const account = await world.givenAccount()
  const caller = await account.givenCaller(['r_account'])
  t.strictSame((await caller.get('/work_schedules')).body, [], 'an account without schedules')
  const long = await account.insert('work_schedules', { name: 'Long', hours: [24, 0, 0, 0, 0, 0, 7.75], standard: true })
  const never = await account.insert('work_schedules', { name: 'Never', hours: [0, 0, 0, 0, 0, 0, 0] })
  await (await world.givenAccount()).insert('work_schedules', { name: 'Foreign', hours: [8, 0, 0, 0, 0, 0, 0] })
  const { status, body } = await caller.get('/work_schedules')
  t.equal(status, 200)
  const day = (day_of_week: string, work_hours: string, to_time: string) => ({
    day_of_week,
    work_hours,
    break_duration: '01:00',
    work_intervals: [{ from_time: '09:00', to_time }],
    break_intervals: [],
  })
  const common = { status: 'active', week_starts_on: 'monday', sample: false }
  t.strictSame(body, [
    {
      id: long.key,
      name: 'Long',
      ...common,
      work_days: [day('monday', '24.00', '23:59'), day('sunday', '7.75', '17:45')],
      work_hours: '31.75',
    },
    { id: never.key, name: 'Never', ...common, work_days: [], work_hours: '0.00' },
  ])
})

t.test('an employee names their schedule by its id', async (t) => {
  const account = await world.givenAccount()
  const schedule = await account.insert('work_schedules', { name: 'Usual', hours: [8, 8, 8, 8, 8, 0, 0] })
  await account.givenEmployee({ work_schedule_id: schedule.id })
  const caller = await account.givenCaller(['r_account', 'r_employees'])
  const [{ id }] = (await caller.get('/work_schedules')).body
  t.equal((await caller.get('/employees')).body.employees[0].work_schedule_id, id)
})
