// Written by `make generate` from the contract: never edit it.
import { createEmployee } from '../src/resources/employees/createEmployee.ts'
import { createTimeOffRequest } from '../src/resources/timeoff/createTimeOffRequest.ts'
import { deactivateMember } from '../src/resources/members/deactivateMember.ts'
import { decideTimeOffApproval } from '../src/resources/timeoff/decideTimeOffApproval.ts'
import { enableMember } from '../src/resources/members/enableMember.ts'
import { getAccount } from '../src/resources/accounts/getAccount.ts'
import { getEmployee } from '../src/resources/employees/getEmployee.ts'
import { getJob } from '../src/resources/jobs/getJob.ts'
import { getJobApplicationForm } from '../src/resources/questions/getJobApplicationForm.ts'
import { listAccounts } from '../src/resources/accounts/listAccounts.ts'
import { listCustomAttributes } from '../src/resources/attributes/listCustomAttributes.ts'
import { listDisqualificationReasons } from '../src/resources/reasons/listDisqualificationReasons.ts'
import { listEmployees } from '../src/resources/employees/listEmployees.ts'
import { listJobCustomAttributes } from '../src/resources/attributes/listJobCustomAttributes.ts'
import { listJobMembers } from '../src/resources/members/listJobMembers.ts'
import { listJobQuestions } from '../src/resources/questions/listJobQuestions.ts'
import { listJobRecruiters } from '../src/resources/recruiters/listJobRecruiters.ts'
import { listJobStages } from '../src/resources/stages/listJobStages.ts'
import { listJobs } from '../src/resources/jobs/listJobs.ts'
import { listMembers } from '../src/resources/members/listMembers.ts'
import { listRecruiters } from '../src/resources/recruiters/listRecruiters.ts'
import { listStages } from '../src/resources/stages/listStages.ts'
import { listTimeOffBalances } from '../src/resources/timeoff/listTimeOffBalances.ts'
import { listTimeOffCategories } from '../src/resources/timeoff/listTimeOffCategories.ts'
import { listTimeOffRequests } from '../src/resources/timeoff/listTimeOffRequests.ts'
import { publishEmployee } from '../src/resources/employees/publishEmployee.ts'
import { updateEmployee } from '../src/resources/employees/updateEmployee.ts'

export const handlers = {
  createEmployee,
  createTimeOffRequest,
  deactivateMember,
  decideTimeOffApproval,
  enableMember,
  getAccount,
  getEmployee,
  getJob,
  getJobApplicationForm,
  listAccounts,
  listCustomAttributes,
  listDisqualificationReasons,
  listEmployees,
  listJobCustomAttributes,
  listJobMembers,
  listJobQuestions,
  listJobRecruiters,
  listJobStages,
  listJobs,
  listMembers,
  listRecruiters,
  listStages,
  listTimeOffBalances,
  listTimeOffCategories,
  listTimeOffRequests,
  publishEmployee,
  updateEmployee,
}
