// An external recruiter: its wire format, and the list of an account's or a job's recruiters.
import { and, asc, eq, exists, isNull, or, sql } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { prepared } from '../../db/prepared.ts'
import { longestList } from '../../db/paging.ts'
import { jobRecruiters, recruiters } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'

const recruiterColumns = { key: recruiters.key, name: recruiters.name, email: recruiters.email }
type RecruiterRow = Pick<typeof recruiters.$inferSelect, keyof typeof recruiterColumns>

/** Lists the account's recruiters, oldest first; with a job, only that job's. */
export const prepareRecruiterList = prepared((statement) =>
  statement('list_recruiters', (p: Holders<{ account: number; job: number | null }>) =>
    build
      .select(recruiterColumns)
      .from(recruiters)
      .where(
        and(
          eq(recruiters.accountId, p.account),
          or(
            isNull(sql`${p.job}::bigint`),
            exists(
              build
                .select({ found: sql`1` })
                .from(jobRecruiters)
                .where(
                  and(eq(jobRecruiters.accountId, p.account), eq(jobRecruiters.jobId, p.job), eq(jobRecruiters.recruiterId, recruiters.id)),
                ),
            ),
          ),
        ),
      )
      .orderBy(asc(recruiters.key))
      .limit(longestList),
  ),
)

/** Row -> wire. */
export const presentRecruiter = (row: RecruiterRow): components['schemas']['Recruiter'] => ({
  id: row.key,
  name: row.name,
  email: row.email,
})
