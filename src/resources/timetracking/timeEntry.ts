// A time entry: its columns, its wire format, whose entries a caller may record, and the rules for their times.
import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../context.ts'
import { and, asc, eq, ne, sql } from '../../db/drizzle.js'
import { asBytes, isKey } from '../../db/paging.ts'
import { prepared } from '../../db/prepared.ts'
import { accounts, employees, timeEntries } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'
import { badRequest, invalid, notFound, unprocessable } from '../../errors.ts'
import { lazily } from '../../lazily.ts'
import { instantsIn } from '../accounts/timeZone.ts'
import { localTimeOf } from '../timeoff/localTime.ts'
import { prepareReach, prepareTimeOffViewer } from '../timeoff/visibility.ts'

export const entryColumns = {
  id: timeEntries.id,
  uuid: timeEntries.uuid,
  clockIn: timeEntries.clockIn,
  clockOut: timeEntries.clockOut,
  note: timeEntries.note,
}
export type EntryRow = Pick<typeof timeEntries.$inferSelect, keyof typeof entryColumns>

/** Row -> wire, without what only some responses show. */
export const presentEntry = ({ uuid, clockIn, clockOut, note }: Omit<EntryRow, 'id'>) => ({
  uuid,
  clock_in_time: milliseconds(clockIn),
  clock_out_time: clockOut === null ? null : milliseconds(clockOut),
  note,
})

/** Row -> wire, as a change returns it. */
export const presentSavedEntry = (row: Omit<EntryRow, 'id'>, timezone: string): components['schemas']['SavedTimeEntry'] => ({
  type: 'manual',
  ...presentEntry(row),
  timezone,
})

/**
 * `findEmployees(caller, keys)`: returns the internal ids of the employees by their keys. Throws 404 if one is unknown, or the member of a
 * user token may not record their time. Drafts are found by who reaches every employee.
 */
export const prepareTimedEmployees = prepared((statement) => {
  const findViewer = prepareTimeOffViewer(statement)
  const find = prepareReach(statement)
  return async (caller: Caller, keys: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> => {
    const account = caller.tenant.id
    const viewer = await findViewer(account, caller)
    const all = viewer?.hrisAdmin ?? true
    const found = await find({ account, keys: asBytes([...keys].filter(isKey)), all, drafts: all, viewer: viewer?.employee ?? null })
    if (found.length < keys.size) throw notFound()
    return new Map(found.map(({ key, id }) => [key, id]))
  }
})

/** `findEmployee(caller, key)`: the same for one of them; returns the internal id. */
export const prepareTimedEmployee = prepared((statement) => {
  const findEmployees = prepareTimedEmployees(statement)
  return async (caller: Caller, key: string): Promise<number> => (await findEmployees(caller, new Set([key]))).get(key)!
})

/**
 * `lockEmployees(run, account, ids)`: changes of these employees' entries queue until the transaction of `run` ends, so each sees those
 * before it. Throws 404 if an employee was deleted meanwhile.
 */
export const prepareTimesLock = prepared((statement) => {
  const lock = statement('lock_employees_for_times', (p: Holders<{ account: number; ids: number[] }>) =>
    build
      .select({ id: employees.id })
      .from(employees)
      .where(and(eq(employees.accountId, p.account), sql`${employees.id} = any(${p.ids}::bigint[])`))
      .orderBy(asc(employees.id))
      .for('no key update'),
  )
  return async (run: Run, account: number, ids: readonly number[]): Promise<void> => {
    if ((await run(lock, { account, ids: [...ids] })).length < ids.length) throw notFound()
  }
})

/** `readTimes(run, account, times)`: returns the instants of the times in the account's time zone, and the zone's name. */
export const prepareTimesInZone = prepared((statement) => {
  const read = statement('read_time_zone', (p: Holders<{ account: number }>) =>
    build.select({ timezone: accounts.timeZone }).from(accounts).where(eq(accounts.id, p.account)),
  )
  return async (run: Run, account: number, times: readonly string[]): Promise<{ timezone: string; instants: string[] }> => {
    const { timezone } = (await run(read, { account }))[0]!
    // It takes a tenth of a millisecond to make, and instants need none.
    const instantOf = lazily(() => instantsIn(timezone))
    return { timezone, instants: times.map((time) => (time.endsWith('Z') ? time : instantOf()(time))) }
  }
})

/** In UTC or in some time zone, the last day of the year 9999 is in the next one, which has five digits. */
export const tooLate = Date.parse('9999-12-31T00:00:00Z')

/** Returns the time as `readTimes` takes it: an instant in UTC, or a local time. Throws 400 for one that does not exist. */
export function givenTime(field: string, text: string): string {
  const [, date = '', seconds = ':00', fraction = '.0', zone] = /^(.{16})(:\d\d)?(\.\d+)?(Z|[+-].*)?$/.exec(text) ?? []
  const local = localTimeOf(`${date}${seconds}${fraction.padEnd(4, '0')}`)
  const instant = Date.parse(`${local}${zone ?? 'Z'}`)
  if (local === undefined || Number.isNaN(instant) || instant >= tooLate)
    throw badRequest('period-invalid', { [field]: ['is not a valid date and time'] })
  return zone === undefined ? local : new Date(instant).toISOString()
}

type Times = { account: number; employee: number; clockIn: string; clockOut: string | null; except: number | null }

/**
 * `checkTimes(run, times, isOverlapAllowed)`: throws 422 if the end is not after the start, or if the time overlaps an entry of the employee
 * other than `except`. The transaction of `run` has locked the employee.
 */
export const prepareTimesCheck = prepared((statement) => {
  const findOverlap = statement('find_overlapping_time', (p: Holders<Times>) =>
    build
      .select({ isBefore: sql<boolean | null>`${p.clockOut}::timestamptz <= ${p.clockIn}::timestamptz`, other: timeEntries.id })
      .from(sql`(select) as nothing`)
      .leftJoin(
        timeEntries,
        and(
          eq(timeEntries.accountId, p.account),
          eq(timeEntries.employeeId, p.employee),
          ne(timeEntries.id, sql`coalesce(${p.except}::bigint, 0)`),
          sql`${timeEntries.clockIn} < coalesce(${p.clockOut}::timestamptz, 'infinity')`,
          sql`coalesce(${timeEntries.clockOut}, 'infinity') > ${p.clockIn}::timestamptz`,
        ),
      )
      .limit(1),
  )
  return async (run: Run, times: Times, isOverlapAllowed = false): Promise<void> => {
    const [found] = await run(findOverlap, times)
    if (found?.isBefore) throw invalid('field-invalid', 'clock_out_time', 'must be after clock_in_time')
    if (found && found.other !== null && !isOverlapAllowed)
      throw unprocessable('time-entry-overlaps', 'The time overlaps another entry of the employee: send override_overlapping to keep both')
  }
})
