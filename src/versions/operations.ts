// The operations of versions 2 and 1, by tag: those that they had when they were released. An operation that is added to the contract later
// belongs to version 3 only, unless its release adds its name here.

/** The operationIds. */
export const olderOperations: ReadonlySet<string> = new Set(
  `
  listAccounts getAccount
  listMembers listJobMembers enableMember deactivateMember
  listJobs getJob
  listCandidates listJobCandidates getCandidate getJobCandidate createCandidate updateCandidate
  moveCandidate copyCandidate relocateCandidate disqualifyCandidate revertCandidate createComment createRating updateRating
  replaceCandidateTags updateCandidateCustomAttribute listCandidateFiles
  listJobActivities listCandidateActivities
  listEvents getEvent
  listRecruiters listJobRecruiters
  listStages listJobStages
  listJobQuestions getJobApplicationForm
  listCustomAttributes listJobCustomAttributes
  listDisqualificationReasons
  listEmployees getEmployee createEmployee updateEmployee publishEmployee completeOnboarding
  listTimeOffCategories listTimeOffBalances listTimeOffRequests createTimeOffRequest decideTimeOffApproval
  listSubscriptions createSubscription deleteSubscription enableSubscription testSubscription getSubscriptionSecret
  rotateSubscriptionSecret listDeliveries getDelivery redeliverDelivery redeliverFailed
  `
    .trim()
    .split(/\s+/),
)
