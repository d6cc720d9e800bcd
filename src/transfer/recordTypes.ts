// Every type of record, in the order in which they stand in a file: what others refer to comes first.
import type { AnyRecordType } from './recordType.ts'
import { accountType } from './records/account.ts'
import { activityType } from './records/activity.ts'
import { attributeType } from './records/attribute.ts'
import { candidateType } from './records/candidate.ts'
import { departmentType } from './records/department.ts'
import { employeeType } from './records/employee.ts'
import { holidayCalendarType } from './records/holidayCalendar.ts'
import { erasureType } from './records/erasure.ts'
import { eventType } from './records/event.ts'
import { fileType } from './records/file.ts'
import { jobType } from './records/job.ts'
import { memberType } from './records/member.ts'
import { reasonType } from './records/reason.ts'
import { recruiterType } from './records/recruiter.ts'
import { stageType } from './records/stage.ts'
import { timeOffAllowancesType } from './records/timeOffAllowances.ts'
import { timeOffCategoryType } from './records/timeOffCategory.ts'
import { timeOffRequestType } from './records/timeOffRequest.ts'
import { workScheduleType } from './records/workSchedule.ts'

/** What belongs to an account; a new type goes behind those that it refers to. */
export const belongings: readonly AnyRecordType[] = [
  memberType,
  recruiterType,
  departmentType,
  stageType,
  reasonType,
  attributeType,
  jobType,
  workScheduleType,
  holidayCalendarType,
  employeeType,
  timeOffCategoryType,
  timeOffAllowancesType,
  timeOffRequestType,
  erasureType,
  candidateType,
  fileType,
  activityType,
  eventType,
]
export const recordTypes: readonly Omit<AnyRecordType, 'over'>[] = [accountType, ...belongings]
