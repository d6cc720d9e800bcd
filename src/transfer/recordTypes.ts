// Every type of record in the order of a file, in which a record comes after those it refers to.
import type { PgTable } from '../db/drizzle.js'
import type { RecordType } from './recordType.ts'
import { accountType } from './records/account.ts'
import { candidateType, erasureType } from './records/candidate.ts'
import { employeeFieldType, employeeType, legalEntityType } from './records/employee.ts'
import { fileType } from './records/file.ts'
import { activityType, eventType } from './records/history.ts'
import { jobType } from './records/job.ts'
import { memberType } from './records/member.ts'
import { offerType } from './records/offer.ts'
import {
  attributeType,
  departmentType,
  holidayCalendarType,
  reasonType,
  recruiterType,
  stageType,
  workScheduleType,
} from './records/settings.ts'
import { timeOffAllowancesType, timeOffCategoryType, timeOffRequestType } from './records/timeOff.ts'
import { timeEntryType } from './records/timeTracking.ts'

/** The types that belong to an account. A new type goes after those it refers to. */
export const belongings: readonly RecordType[] = [
  memberType,
  recruiterType,
  departmentType,
  stageType,
  reasonType,
  attributeType,
  jobType,
  workScheduleType,
  holidayCalendarType,
  legalEntityType,
  employeeFieldType,
  employeeType,
  timeOffCategoryType,
  timeOffAllowancesType,
  timeOffRequestType,
  timeEntryType,
  erasureType,
  candidateType,
  fileType,
  offerType,
  activityType,
  eventType,
]
export const recordTypes: readonly RecordType[] = [accountType, ...belongings]

const byTable = new Map(belongings.flatMap((type) => (type.entry.isOnlyParts ? [] : [[type.table, type]])))

/** Returns the type whose records are the rows of a table. Throws if there is none: referenced records must be exported too. */
export function typeOfTable(table: PgTable): RecordType {
  const type = byTable.get(table)
  if (!type) throw new Error('A record refers to a table that is not exported')
  return type
}
