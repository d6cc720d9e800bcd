// Finds the candidate that an id names, before anything is locked.
import { and, eq } from '../../db/drizzle.js'
import { prepared } from '../../db/prepared.ts'
import { candidates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

/** Gives the rows of the candidate with this key: one, or none when the account has none. A candidate's job never changes under one key. */
export const prepareCandidateByKey = prepared((statement) =>
  statement('find_candidate_id', (p: Holders<{ account: number; key: string }>) =>
    build
      .select({ id: candidates.id, jobId: candidates.jobId, sourced: candidates.sourced })
      .from(candidates)
      .where(and(eq(candidates.accountId, p.account), eq(candidates.key, p.key))),
  ),
)
