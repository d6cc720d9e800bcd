// The other job to which a candidate is copied or relocated: its stage, and the candidate's values there.
import { and, eq } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../context.ts'
import type { Address } from '../../db/paging.ts'
import { prepared } from '../../db/prepared.ts'
import { jobs } from '../../db/schema.ts'
import { build, direct, type Holders } from '../../db/statements.ts'
import { invalid, requireRow } from '../../errors.ts'
import { prepareActingMember, type Acting } from '../members/actingMember.ts'
import { prepareJobRight, type JobRight } from '../members/jobRight.ts'
import { landingStage, prepareStageList, type StageRow } from '../stages/stage.ts'
import { prepareCandidateByKey } from './candidateByKey.ts'
import { prepareCandidateRight } from './candidateRight.ts'
import { datesOnArrival } from './newCandidate.ts'

type Schemas = components['schemas']
export type Destination = { member: Acting; job: { id: number; shortcode: string }; stage: StageRow }

/** `findDestination(caller, key, given, right)`: throws 404 for an unknown or unseen candidate, 422 for a field at fault, and 403 if a user token's member lacks the right here or may not create candidates there, or the member of another token may not see both jobs. */
export const prepareDestination = prepared((statement) => {
  const find = prepareCandidateByKey(statement)
  const requireCandidateRight = prepareCandidateRight(statement)
  const requireRight = prepareJobRight(statement)
  const findActingMember = prepareActingMember(statement)
  const findJob = statement('find_target_job', (p: Holders<{ account: number; shortcode: string }>) =>
    build
      .select({ id: jobs.id, shortcode: jobs.shortcode })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), eq(jobs.shortcode, p.shortcode))),
  )
  const listStages = prepareStageList(statement)

  return async (caller: Caller, key: string, given: Schemas['CandidateCopy'], right: JobRight): Promise<Destination> => {
    const account = caller.tenant.id
    await requireCandidateRight(caller, key, right)
    const candidate = requireRow(await find({ account, key }))
    const member = await findActingMember(caller, given.member_id, candidate.jobId)
    const shortcode = given.target_job_shortcode
    if (!shortcode) throw invalid('field-required', 'target_job_shortcode', 'is required')
    const [job] = await findJob({ account, shortcode })
    if (!job) throw invalid('reference-unknown', 'target_job_shortcode', 'is not a job of the account')
    if (job.id === candidate.jobId) throw invalid('field-invalid', 'target_job_shortcode', "is already the candidate's job")
    await requireRight(direct, caller, job.id, 'create')
    await findActingMember(caller, given.member_id, job.id)
    const kind = candidate.sourced ? 'sourced' : 'applied'
    return { member, job, stage: landingStage(await listStages({ account }), given.target_stage, kind, 'target_stage') }
  }
})

/** The values of a candidate in another job, where nothing is decided yet. */
export const fresh = {
  disqualified: false,
  disqualifiedAt: null as string | null,
  withdrew: false,
  disqualificationReason: null,
  hiredAt: null as string | null,
  movedToOfferAt: null as string | null,
  commonSource: 'Copied from another job',
  commonSourceCategory: 'Sourced',
}

/** The same for a candidate who arrives in this stage now. */
export const freshValues = (stage: StageRow, now: string): typeof fresh => ({ ...fresh, ...datesOnArrival(stage.kind, now) })

/** The candidate in the other job, with their API address on the account's own host, below the base path of the request. */
export const linkTo = (key: string, site: string, { path }: Pick<Address, 'path'>): Schemas['CopiedCandidate'] => ({
  candidate: { id: key, url: `${site}${path.split('/', 3).join('/')}/candidates/${key}` },
})
