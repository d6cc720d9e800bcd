// The retry schedule of notifications, and how a receiver's Retry-After changes it (promise W3).
import fc from 'fast-check'
import t from 'tap'
import { configOf } from '../src/config.ts'
import { nextAttempt, restOf, retryAfterOf } from '../src/delivery/schedule.ts'
import { holds } from './fixtures/property.ts'

const { deliverySchedule: schedule } = configOf({ MODE: 'development' })
const hour = 3_600_000
const now = Date.parse('2026-11-02T08:00:00Z')

t.test('W3: the default schedule makes ten attempts in 75 hours and 35 minutes', async (t) => {
  t.equal(schedule.length, 10)
  t.equal(
    schedule.reduce((sum, delay) => sum + delay, 0),
    75 * hour + 35 * 60_000 + 5_000,
  )
  t.strictSame(configOf({ MODE: 'development', DELIVERY_SCHEDULE: '0,0.005,0.01' }).deliverySchedule, [0, 5, 10])
  t.throws(() => configOf({ MODE: 'development', DELIVERY_SCHEDULE: '5 minutes' }), {
    message: /^DELIVERY_SCHEDULE is "5 minutes", but it must be a comma-separated list/,
  })
})

t.test('W3: every pause is its delay plus at most 20 %', async (t) => {
  await holds(
    t,
    fc.property(fc.integer({ min: 1, max: 9 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (failures, random) => {
      const gap = nextAttempt(schedule, failures, now, random)! - now
      return gap >= schedule[failures]! && gap <= schedule[failures]! * 1.2
    }),
  )
})

t.test('W3: no attempt follows the last one', async (t) => {
  t.equal(nextAttempt(schedule, 10, now, 0), undefined)
  t.type(nextAttempt(schedule, 9, now, 0), 'number')
})

t.test('W3: Retry-After postpones an attempt, up to twice its delay, and never advances it', async (t) => {
  const minutes = (count: number) => count * 60_000
  t.equal(nextAttempt(schedule, 2, now, 0, minutes(7)), now + minutes(7))
  t.equal(nextAttempt(schedule, 2, now, 0, minutes(600)), now + minutes(10))
  t.equal(nextAttempt(schedule, 2, now, 0, 1), now + minutes(5))
})

t.test('Retry-After is read in seconds and as a date', async (t) => {
  t.equal(retryAfterOf('120', now), 120_000)
  t.equal(retryAfterOf('Mon, 02 Nov 2026 08:00:30 GMT', now), 30_000)
  t.equal(retryAfterOf('Mon, 02 Nov 2026 07:00:00 GMT', now), 0)
  t.equal(retryAfterOf(['7', '9'], now), 7000)
  for (const nothing of [undefined, '', 'soon', '-5', '1e9', '99999999999']) t.equal(retryAfterOf(nothing, now), undefined, String(nothing))
})

t.test('an overloaded target is paused for 5 seconds, or for as long as it asks, up to 5 minutes', async (t) => {
  t.equal(restOf(schedule), 5_000)
  t.equal(restOf(schedule, 60_000), 60_000)
  t.equal(restOf(schedule, hour), 300_000)
})
