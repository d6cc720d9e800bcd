// Written by `make generate` from the contract: never edit it.
import { deactivateMember } from '../src/resources/members/deactivateMember.ts'
import { enableMember } from '../src/resources/members/enableMember.ts'
import { getAccount } from '../src/resources/accounts/getAccount.ts'
import { getJob } from '../src/resources/jobs/getJob.ts'
import { listAccounts } from '../src/resources/accounts/listAccounts.ts'
import { listJobs } from '../src/resources/jobs/listJobs.ts'
import { listMembers } from '../src/resources/members/listMembers.ts'

export const handlers = {
  deactivateMember,
  enableMember,
  getAccount,
  getJob,
  listAccounts,
  listJobs,
  listMembers,
}
