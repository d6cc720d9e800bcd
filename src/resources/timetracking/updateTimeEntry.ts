// Changes the times and the note of a time entry.
import { actorOf, prepareAudit } from '../../access/audit.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { and, eq, sql } from '../../db/drizzle.js'
import { timeEntries } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'
import { requireRow } from '../../errors.ts'
import {
  entryColumns,
  givenTime,
  prepareTimedEmployee,
  prepareTimesCheck,
  prepareTimesInZone,
  prepareTimesLock,
  presentSavedEntry,
} from './timeEntry.ts'

type Changed = { account: number; id: number; clockIn: string; clockOut: string | null; note: string | null }

/** Returns the time as responses show it, whether it is the database's or a request's. */
const shown = (time: string | null) => time && milliseconds(time)

export const updateTimeEntry = operation('updateTimeEntry', ({ statement, transaction }) => {
  const findEmployee = prepareTimedEmployee(statement)
  const lock = prepareTimesLock(statement)
  const readTimes = prepareTimesInZone(statement)
  const check = prepareTimesCheck(statement)
  const find = statement('find_time_entry', (p: Holders<{ account: number; employee: number; uuid: string }>) =>
    build
      .select(entryColumns)
      .from(timeEntries)
      .where(and(eq(timeEntries.accountId, p.account), eq(timeEntries.employeeId, p.employee), eq(timeEntries.uuid, p.uuid))),
  )
  const update = statement('update_time_entry', (p: Holders<Changed>) =>
    build
      .update(timeEntries)
      .set({ clockIn: sql`${p.clockIn}`, clockOut: sql`${p.clockOut}`, note: sql`${p.note}`, updatedAt: sql`now()` })
      .where(hasId(timeEntries, p))
      .returning(entryColumns),
  )
  const audit = prepareAudit(statement)

  return async ({ path, body }, context) => {
    const { account, caller, reply } = context
    const { clock_in_time: start, clock_out_time: end, note } = body
    const given = [...(start ? [givenTime('clock_in_time', start)] : []), ...(end ? [givenTime('clock_out_time', end)] : [])]
    const employee = await findEmployee(caller, path.id)
    return transaction(async (run) => {
      await lock(run, account, [employee])
      const former = requireRow(await run(find, { account, employee, uuid: path.uuid }))
      const { timezone, instants } = await readTimes(run, account, given)
      const clockIn = start ? instants.shift()! : former.clockIn
      const clockOut = end ? instants.shift()! : end === null ? null : former.clockOut
      // A change of the note alone leaves the times as they were allowed.
      const isMoved = shown(clockIn) !== shown(former.clockIn) || shown(clockOut) !== shown(former.clockOut)
      if (isMoved) await check(run, { account, employee, clockIn, clockOut, except: former.id }, body.override_overlapping)
      const changed = { account, id: former.id, clockIn, clockOut, note: note === undefined ? former.note : note }
      const [row] = await run(update, changed)
      await audit(run, account, actorOf(context), 'employee_time_changed', employee)
      return reply(200, presentSavedEntry(row!, timezone))
    })
  }
})
