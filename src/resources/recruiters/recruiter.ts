// An external recruiter: its wire format, its rules, and the list of an account's or a job's recruiters.
import { and, asc, eq, exists, isNull, or, sql } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { hasKey } from '../../db/conditions.ts'
import { prepared } from '../../db/prepared.ts'
import { longestList } from '../../db/paging.ts'
import { jobRecruiters, recruiters } from '../../db/schema.ts'
import { build, type Holders, type Run } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'
import { prepareAccountLock } from '../accounts/account.ts'
import { checkName } from '../accounts/settingList.ts'

const recruiterColumns = { id: recruiters.id, key: recruiters.key, name: recruiters.name, email: recruiters.email }
export type RecruiterRow = Pick<typeof recruiters.$inferSelect, keyof typeof recruiterColumns>

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

/** `lockRecruiters(run, account)`: returns the account's recruiters, to whom nobody else adds one until the transaction of `run` ends. */
export const prepareRecruiterLock = prepared((statement) => {
  const lock = prepareAccountLock(statement)
  const list = prepareRecruiterList(statement)
  return async (run: Run, account: number): Promise<RecruiterRow[]> => {
    await run(lock, { account })
    return run(list, { account, job: null })
  }
})

/** Returns the name and the address. Throws 422 for one that is blank, for a malformed address, and for one that another recruiter has. */
export function checkedRecruiter({ name, email: given }: { name: string; email: string }, others: readonly RecruiterRow[]) {
  checkName('name', name, [])
  const email = given.trim()
  checkName(
    'email',
    email,
    others.map((row) => row.email),
  )
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('field-invalid', 'email', 'is not an e-mail address')
  return { name, email }
}
/** Finds the recruiter with this key, who cannot be deleted until the transaction ends. */
export const prepareHeldRecruiter = prepared((statement) =>
  statement('hold_recruiter', (p: Holders<{ account: number; key: string }>) =>
    build.select(recruiterColumns).from(recruiters).where(hasKey(recruiters, p)).for('key share'),
  ),
)

/** Row -> wire. */
export const presentRecruiter = (row: Omit<RecruiterRow, 'id'>): components['schemas']['Recruiter'] => ({
  id: row.key,
  name: row.name,
  email: row.email,
})
