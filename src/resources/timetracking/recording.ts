// Records new time entries: one, or several of several employees.
import { prepared } from '../../db/prepared.ts'
import { timeEntries } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { entryColumns, givenTime, prepareTimesCheck, prepareTimesInZone, prepareTimesLock, type EntryRow } from './timeEntry.ts'

type NewTime = { account: number; employee: number; clockIn: string; clockOut: string | null; note: string | null }
/** An entry as a request gives it, of the employee with this internal id. */
export type GivenEntry = {
  readonly employee: number
  readonly clock_in_time: string
  readonly clock_out_time?: string | null
  readonly note?: string | null
  readonly override_overlapping?: boolean
}

/** `record(run, account, entries)`: stores all entries in the transaction of `run`, or throws. Returns their rows, and the account's time zone. */
export const prepareTimeRecording = prepared((statement) => {
  const lock = prepareTimesLock(statement)
  const readTimes = prepareTimesInZone(statement)
  const check = prepareTimesCheck(statement)
  const insert = statement('insert_time_entry', (p: Holders<NewTime>) =>
    build
      .insert(timeEntries)
      .values({ accountId: p.account, employeeId: p.employee, clockIn: p.clockIn, clockOut: p.clockOut, note: p.note })
      .returning(entryColumns),
  )
  return async (run: Run, account: number, entries: readonly GivenEntry[]): Promise<{ rows: EntryRow[]; timezone: string }> => {
    const ends = entries.flatMap(({ clock_out_time: end }) => (end ? [givenTime('clock_out_time', end)] : []))
    const times = [...entries.map((entry) => givenTime('clock_in_time', entry.clock_in_time)), ...ends]
    await lock(run, account, [...new Set(entries.map(({ employee }) => employee))])
    const { timezone, instants } = await readTimes(run, account, times)
    const [starts, stops] = [instants.slice(0, entries.length), instants.slice(entries.length)]
    const rows: EntryRow[] = []
    for (const [at, { employee, clock_out_time: end, note = null, override_overlapping }] of entries.entries()) {
      const time = { account, employee, clockIn: starts[at]!, clockOut: end ? stops.shift()! : null }
      await check(run, { ...time, except: null }, override_overlapping)
      const [row] = await run(insert, { ...time, note })
      rows.push(row!)
    }
    return { rows, timezone }
  }
})
