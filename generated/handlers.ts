// Written by `make generate` from the contract: never edit it.
import { addEmployeeDocuments } from '../src/resources/employees/addEmployeeDocuments.ts'
import { addJobMember } from '../src/resources/members/addJobMember.ts'
import { addJobRecruiter } from '../src/resources/recruiters/addJobRecruiter.ts'
import { approveOffer } from '../src/resources/offers/approveOffer.ts'
import { archiveJob } from '../src/resources/jobs/archiveJob.ts'
import { closeJob } from '../src/resources/jobs/closeJob.ts'
import { completeOnboarding } from '../src/resources/employees/completeOnboarding.ts'
import { copyCandidate } from '../src/resources/candidates/copyCandidate.ts'
import { createCandidate } from '../src/resources/candidates/createCandidate.ts'
import { createComment } from '../src/resources/candidates/createComment.ts'
import { createCustomAttribute } from '../src/resources/attributes/createCustomAttribute.ts'
import { createDepartment } from '../src/resources/departments/createDepartment.ts'
import { createDisqualificationReason } from '../src/resources/reasons/createDisqualificationReason.ts'
import { createEmployee } from '../src/resources/employees/createEmployee.ts'
import { createEmployeeField } from '../src/resources/employees/createEmployeeField.ts'
import { createJob } from '../src/resources/jobs/createJob.ts'
import { createLegalEntity } from '../src/resources/legalentities/createLegalEntity.ts'
import { createOffer } from '../src/resources/offers/createOffer.ts'
import { createQuestion } from '../src/resources/questions/createQuestion.ts'
import { createRating } from '../src/resources/candidates/createRating.ts'
import { createRecruiter } from '../src/resources/recruiters/createRecruiter.ts'
import { createStage } from '../src/resources/stages/createStage.ts'
import { createSubscription } from '../src/resources/subscriptions/createSubscription.ts'
import { createTimeEntries } from '../src/resources/timetracking/createTimeEntries.ts'
import { createTimeEntry } from '../src/resources/timetracking/createTimeEntry.ts'
import { createTimeOffCategory } from '../src/resources/timeoff/createTimeOffCategory.ts'
import { createTimeOffRequest } from '../src/resources/timeoff/createTimeOffRequest.ts'
import { deactivateMember } from '../src/resources/members/deactivateMember.ts'
import { decideTimeOffApproval } from '../src/resources/timeoff/decideTimeOffApproval.ts'
import { deleteCandidate } from '../src/resources/candidates/deleteCandidate.ts'
import { deleteCustomAttribute } from '../src/resources/attributes/deleteCustomAttribute.ts'
import { deleteDepartment } from '../src/resources/departments/deleteDepartment.ts'
import { deleteDisqualificationReason } from '../src/resources/reasons/deleteDisqualificationReason.ts'
import { deleteEmployee } from '../src/resources/employees/deleteEmployee.ts'
import { deleteEmployeeField } from '../src/resources/employees/deleteEmployeeField.ts'
import { deleteLegalEntity } from '../src/resources/legalentities/deleteLegalEntity.ts'
import { deleteQuestion } from '../src/resources/questions/deleteQuestion.ts'
import { deleteRecruiter } from '../src/resources/recruiters/deleteRecruiter.ts'
import { deleteStage } from '../src/resources/stages/deleteStage.ts'
import { deleteSubscription } from '../src/resources/subscriptions/deleteSubscription.ts'
import { deleteTimeEntry } from '../src/resources/timetracking/deleteTimeEntry.ts'
import { deleteTimeOffCategory } from '../src/resources/timeoff/deleteTimeOffCategory.ts'
import { disqualifyCandidate } from '../src/resources/candidates/disqualifyCandidate.ts'
import { enableMember } from '../src/resources/members/enableMember.ts'
import { enableSubscription } from '../src/resources/subscriptions/enableSubscription.ts'
import { getAccount } from '../src/resources/accounts/getAccount.ts'
import { getCandidate } from '../src/resources/candidates/getCandidate.ts'
import { getCandidateOffer } from '../src/resources/offers/getCandidateOffer.ts'
import { getDelivery } from '../src/resources/subscriptions/getDelivery.ts'
import { getEmployee } from '../src/resources/employees/getEmployee.ts'
import { getEvent } from '../src/resources/events/getEvent.ts'
import { getJob } from '../src/resources/jobs/getJob.ts'
import { getJobApplicationForm } from '../src/resources/questions/getJobApplicationForm.ts'
import { getJobCandidate } from '../src/resources/candidates/getJobCandidate.ts'
import { getOffer } from '../src/resources/offers/getOffer.ts'
import { getOrgChart } from '../src/resources/employees/getOrgChart.ts'
import { getSubscriptionSecret } from '../src/resources/subscriptions/getSubscriptionSecret.ts'
import { getTimeOffCategory } from '../src/resources/timeoff/getTimeOffCategory.ts'
import { inviteMember } from '../src/resources/members/inviteMember.ts'
import { listAccounts } from '../src/resources/accounts/listAccounts.ts'
import { listCandidateActivities } from '../src/resources/activities/listCandidateActivities.ts'
import { listCandidateFiles } from '../src/resources/candidates/listCandidateFiles.ts'
import { listCandidates } from '../src/resources/candidates/listCandidates.ts'
import { listCollaborationPermissions } from '../src/resources/permissions/listCollaborationPermissions.ts'
import { listCustomAttributes } from '../src/resources/attributes/listCustomAttributes.ts'
import { listDeliveries } from '../src/resources/subscriptions/listDeliveries.ts'
import { listDepartments } from '../src/resources/departments/listDepartments.ts'
import { listDisqualificationReasons } from '../src/resources/reasons/listDisqualificationReasons.ts'
import { listEmployeeDocuments } from '../src/resources/employees/listEmployeeDocuments.ts'
import { listEmployeeFields } from '../src/resources/employees/listEmployeeFields.ts'
import { listEmployees } from '../src/resources/employees/listEmployees.ts'
import { listEvents } from '../src/resources/events/listEvents.ts'
import { listJobActivities } from '../src/resources/activities/listJobActivities.ts'
import { listJobCandidates } from '../src/resources/candidates/listJobCandidates.ts'
import { listJobCustomAttributes } from '../src/resources/attributes/listJobCustomAttributes.ts'
import { listJobMembers } from '../src/resources/members/listJobMembers.ts'
import { listJobQuestions } from '../src/resources/questions/listJobQuestions.ts'
import { listJobRecruiters } from '../src/resources/recruiters/listJobRecruiters.ts'
import { listJobStages } from '../src/resources/stages/listJobStages.ts'
import { listJobs } from '../src/resources/jobs/listJobs.ts'
import { listLegalEntities } from '../src/resources/legalentities/listLegalEntities.ts'
import { listMembers } from '../src/resources/members/listMembers.ts'
import { listPermissionSets } from '../src/resources/permissions/listPermissionSets.ts'
import { listRecruiters } from '../src/resources/recruiters/listRecruiters.ts'
import { listStages } from '../src/resources/stages/listStages.ts'
import { listSubscriptions } from '../src/resources/subscriptions/listSubscriptions.ts'
import { listTimeEntries } from '../src/resources/timetracking/listTimeEntries.ts'
import { listTimeOffBalances } from '../src/resources/timeoff/listTimeOffBalances.ts'
import { listTimeOffCategories } from '../src/resources/timeoff/listTimeOffCategories.ts'
import { listTimeOffRequests } from '../src/resources/timeoff/listTimeOffRequests.ts'
import { listWorkSchedules } from '../src/resources/schedules/listWorkSchedules.ts'
import { mergeDepartment } from '../src/resources/departments/mergeDepartment.ts'
import { moveCandidate } from '../src/resources/candidates/moveCandidate.ts'
import { orderDisqualificationReasons } from '../src/resources/reasons/orderDisqualificationReasons.ts'
import { orderQuestions } from '../src/resources/questions/orderQuestions.ts'
import { orderStages } from '../src/resources/stages/orderStages.ts'
import { publishEmployee } from '../src/resources/employees/publishEmployee.ts'
import { publishJob } from '../src/resources/jobs/publishJob.ts'
import { redeliverDelivery } from '../src/resources/subscriptions/redeliverDelivery.ts'
import { redeliverFailed } from '../src/resources/subscriptions/redeliverFailed.ts'
import { rejectOffer } from '../src/resources/offers/rejectOffer.ts'
import { relocateCandidate } from '../src/resources/candidates/relocateCandidate.ts'
import { removeJobMember } from '../src/resources/members/removeJobMember.ts'
import { removeJobRecruiter } from '../src/resources/recruiters/removeJobRecruiter.ts'
import { replaceCandidateTags } from '../src/resources/candidates/replaceCandidateTags.ts'
import { restoreJob } from '../src/resources/jobs/restoreJob.ts'
import { revertCandidate } from '../src/resources/candidates/revertCandidate.ts'
import { rotateSubscriptionSecret } from '../src/resources/subscriptions/rotateSubscriptionSecret.ts'
import { sendOffer } from '../src/resources/offers/sendOffer.ts'
import { setJobCustomAttributes } from '../src/resources/attributes/setJobCustomAttributes.ts'
import { setTimeOffAllowance } from '../src/resources/timeoff/setTimeOffAllowance.ts'
import { testSubscription } from '../src/resources/subscriptions/testSubscription.ts'
import { updateAccount } from '../src/resources/accounts/updateAccount.ts'
import { updateCandidate } from '../src/resources/candidates/updateCandidate.ts'
import { updateCandidateCustomAttribute } from '../src/resources/candidates/updateCandidateCustomAttribute.ts'
import { updateCustomAttribute } from '../src/resources/attributes/updateCustomAttribute.ts'
import { updateDepartment } from '../src/resources/departments/updateDepartment.ts'
import { updateDisqualificationReason } from '../src/resources/reasons/updateDisqualificationReason.ts'
import { updateEmployee } from '../src/resources/employees/updateEmployee.ts'
import { updateEmployeeField } from '../src/resources/employees/updateEmployeeField.ts'
import { updateJob } from '../src/resources/jobs/updateJob.ts'
import { updateLegalEntity } from '../src/resources/legalentities/updateLegalEntity.ts'
import { updateMember } from '../src/resources/members/updateMember.ts'
import { updateOffer } from '../src/resources/offers/updateOffer.ts'
import { updateQuestion } from '../src/resources/questions/updateQuestion.ts'
import { updateRating } from '../src/resources/candidates/updateRating.ts'
import { updateRecruiter } from '../src/resources/recruiters/updateRecruiter.ts'
import { updateStage } from '../src/resources/stages/updateStage.ts'
import { updateTimeEntry } from '../src/resources/timetracking/updateTimeEntry.ts'
import { updateTimeOffCategory } from '../src/resources/timeoff/updateTimeOffCategory.ts'

export const handlers = {
  addEmployeeDocuments,
  addJobMember,
  addJobRecruiter,
  approveOffer,
  archiveJob,
  closeJob,
  completeOnboarding,
  copyCandidate,
  createCandidate,
  createComment,
  createCustomAttribute,
  createDepartment,
  createDisqualificationReason,
  createEmployee,
  createEmployeeField,
  createJob,
  createLegalEntity,
  createOffer,
  createQuestion,
  createRating,
  createRecruiter,
  createStage,
  createSubscription,
  createTimeEntries,
  createTimeEntry,
  createTimeOffCategory,
  createTimeOffRequest,
  deactivateMember,
  decideTimeOffApproval,
  deleteCandidate,
  deleteCustomAttribute,
  deleteDepartment,
  deleteDisqualificationReason,
  deleteEmployee,
  deleteEmployeeField,
  deleteLegalEntity,
  deleteQuestion,
  deleteRecruiter,
  deleteStage,
  deleteSubscription,
  deleteTimeEntry,
  deleteTimeOffCategory,
  disqualifyCandidate,
  enableMember,
  enableSubscription,
  getAccount,
  getCandidate,
  getCandidateOffer,
  getDelivery,
  getEmployee,
  getEvent,
  getJob,
  getJobApplicationForm,
  getJobCandidate,
  getOffer,
  getOrgChart,
  getSubscriptionSecret,
  getTimeOffCategory,
  inviteMember,
  listAccounts,
  listCandidateActivities,
  listCandidateFiles,
  listCandidates,
  listCollaborationPermissions,
  listCustomAttributes,
  listDeliveries,
  listDepartments,
  listDisqualificationReasons,
  listEmployeeDocuments,
  listEmployeeFields,
  listEmployees,
  listEvents,
  listJobActivities,
  listJobCandidates,
  listJobCustomAttributes,
  listJobMembers,
  listJobQuestions,
  listJobRecruiters,
  listJobStages,
  listJobs,
  listLegalEntities,
  listMembers,
  listPermissionSets,
  listRecruiters,
  listStages,
  listSubscriptions,
  listTimeEntries,
  listTimeOffBalances,
  listTimeOffCategories,
  listTimeOffRequests,
  listWorkSchedules,
  mergeDepartment,
  moveCandidate,
  orderDisqualificationReasons,
  orderQuestions,
  orderStages,
  publishEmployee,
  publishJob,
  redeliverDelivery,
  redeliverFailed,
  rejectOffer,
  relocateCandidate,
  removeJobMember,
  removeJobRecruiter,
  replaceCandidateTags,
  restoreJob,
  revertCandidate,
  rotateSubscriptionSecret,
  sendOffer,
  setJobCustomAttributes,
  setTimeOffAllowance,
  testSubscription,
  updateAccount,
  updateCandidate,
  updateCandidateCustomAttribute,
  updateCustomAttribute,
  updateDepartment,
  updateDisqualificationReason,
  updateEmployee,
  updateEmployeeField,
  updateJob,
  updateLegalEntity,
  updateMember,
  updateOffer,
  updateQuestion,
  updateRating,
  updateRecruiter,
  updateStage,
  updateTimeEntry,
  updateTimeOffCategory,
}
