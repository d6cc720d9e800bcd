// Locks a candidate for the transaction that changes them. Every change of a candidate starts here.
import { hasId, hasKey, references } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { candidates, jobs, stages, type stageKinds } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { requireRow } from '../../errors.ts'

export type LockedCandidate = {
  id: number
  key: string
  name: string
  disqualified: boolean
  jobId: number
  /** The job's shortcode. */
  job: string
  stage: { id: number; key: string; name: string; slug: string; kind: (typeof stageKinds)[number]; position: number }
}

/** `lockCandidate(run, account, key)`: throws 404 if the account has no candidate with this key. */
export const prepareCandidateLock = prepared((statement) => {
  // Locked by a statement of its own: a join would read the job and stage from before a move that it had to wait for.
  const lock = statement('lock_candidate', (p: Holders<{ account: number; key: string }>) =>
    build.select({ id: candidates.id }).from(candidates).where(hasKey(candidates, p)).for('update'),
  )
  const find = statement('find_locked_candidate', (p: Holders<{ account: number; id: number }>) =>
    build
      .select({
        id: candidates.id,
        key: candidates.key,
        name: candidates.name,
        disqualified: candidates.disqualified,
        jobId: candidates.jobId,
        job: jobs.shortcode,
        stageId: stages.id,
        stageKey: stages.key,
        stageName: stages.name,
        stageSlug: stages.slug,
        stageKind: stages.kind,
        stagePosition: stages.position,
      })
      .from(candidates)
      .innerJoin(jobs, references(candidates.jobId, jobs))
      .innerJoin(stages, references(candidates.stageId, stages))
      .where(hasId(candidates, p)),
  )
  return async (run: Run, account: number, key: string): Promise<LockedCandidate> => {
    const locked = requireRow(await run(lock, { account, key }))
    const [row] = await run(find, { account, id: locked.id })
    const { id, name, disqualified, jobId, job, ...stage } = row!
    return {
      id,
      key,
      name,
      disqualified,
      jobId,
      job,
      stage: {
        id: stage.stageId,
        key: stage.stageKey,
        name: stage.stageName,
        slug: stage.stageSlug,
        kind: stage.stageKind,
        position: stage.stagePosition,
      },
    }
  }
})
