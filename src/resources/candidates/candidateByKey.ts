// Looks up a candidate by the id in the path, without a lock.
import { hasKey } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { candidates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

/** Returns the candidate with this key as one row, or no row if the account has none. A candidate of another job has another key. */
export const prepareCandidateByKey = prepared((statement) =>
  statement('find_candidate_id', (p: Holders<{ account: number; key: string }>) =>
    build.select({ id: candidates.id, jobId: candidates.jobId, sourced: candidates.sourced }).from(candidates).where(hasKey(candidates, p)),
  ),
)
