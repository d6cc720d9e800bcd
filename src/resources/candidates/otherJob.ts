// Another job for a candidate, who is copied or relocated there: which one, in which stage, and how they start.
import { and, eq } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { jobs } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { invalid, requireRow } from '../../errors.ts'
import { prepareActingMember, type Acting } from '../members/actingMember.ts'
import { landingStage, prepareStageList, type StageRow } from '../stages/stage.ts'
import { prepareCandidateByKey } from './candidateByKey.ts'
import { datesOnArrival } from './newCandidate.ts'

type Schemas = components['schemas']
export type Destination = { member: Acting; job: { id: number; shortcode: string }; stage: StageRow }

/** `findDestination(caller, key, given)`: throws 404 for an unknown candidate, 422 naming what is wrong, 403 when the member does not see both jobs. */
export const prepareDestination = prepared((statement) => {
  const find = prepareCandidateByKey(statement)
  const findActingMember = prepareActingMember(statement)
  const findJob = statement('find_target_job', (p: Holders<{ account: number; shortcode: string }>) =>
    build
      .select({ id: jobs.id, shortcode: jobs.shortcode })
      .from(jobs)
      .where(and(eq(jobs.accountId, p.account), eq(jobs.shortcode, p.shortcode))),
  )
  const listStages = prepareStageList(statement)

  return async (caller: Caller, key: string, given: Schemas['CandidateCopy']): Promise<Destination> => {
    const account = caller.account.id
    const candidate = requireRow(await find({ account, key }))
    const member = await findActingMember(caller, given.member_id, candidate.jobId)
    const shortcode = given.target_job_shortcode
    if (!shortcode) throw invalid('field-required', 'target_job_shortcode', 'is required')
    const [job] = await findJob({ account, shortcode })
    if (!job) throw invalid('reference-unknown', 'target_job_shortcode', 'is not a job of the account')
    if (job.id === candidate.jobId) throw invalid('field-invalid', 'target_job_shortcode', 'is the job that the candidate is in')
    await findActingMember(caller, given.member_id, job.id)
    const kind = candidate.sourced ? 'sourced' : 'applied'
    return { member, job, stage: landingStage(await listStages({ account }), given.target_stage, kind, 'target_stage') }
  }
})

/** What a candidate starts with in another job: nothing has been decided there yet. */
export const startingAnew = (stage: StageRow, now: string) => ({
  disqualified: false,
  disqualifiedAt: null,
  withdrew: false,
  disqualificationReason: null,
  hiredAt: null,
  movedToOfferAt: null,
  ...datesOnArrival(stage.kind, now),
  commonSource: 'Copied from another job',
  commonSourceCategory: 'Sourced',
})

/** The candidate of the other job, with their address in this API on the account's own host. */
export const linkTo = (key: string, site: string): Schemas['CopiedCandidate'] => ({
  candidate: { id: key, url: `${site}/spi/v3/candidates/${key}` },
})
