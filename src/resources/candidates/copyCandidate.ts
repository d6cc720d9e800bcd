// Copies a candidate to another job.
import { and, eq, getTableColumns } from 'drizzle-orm'
import { operation } from '../../context.ts'
import { candidates, type CandidateAnswer } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { activityWriter, stageThen } from '../activities/activity.ts'
import { candidateLocker } from './lockCandidate.ts'
import { candidateInserter } from './newCandidate.ts'
import { destinationFinder, linkTo, startingAnew } from './otherJob.ts'

/** What a copy takes over. */
const {
  accountId: _,
  id: __,
  key: ___,
  jobId: ____,
  stageId: _____,
  mailbox: ______,
  createdAt: _______,
  updatedAt: ________,
  ...carried
} = getTableColumns(candidates)

export const copyCandidate = operation('copyCandidate', ({ statement, transaction, notify, siteOf }) => {
  const findDestination = destinationFinder(statement)
  const lock = candidateLocker(statement)
  const find = statement('find_candidate_to_copy', (p: Holders<{ account: number; id: number }>) =>
    build
      .select(carried)
      .from(candidates)
      .where(and(eq(candidates.accountId, p.account), eq(candidates.id, p.id))),
  )
  const insert = candidateInserter(statement)
  const writeActivity = activityWriter(statement)

  return async ({ path, body }, { account, caller, now, reply }) => {
    const { member, job, stage } = await findDestination(caller, path.id, body)
    return transaction(async (run) => {
      const source = await lock(run, account, path.id)
      const [row] = await run(find, { account, id: source.id })
      const made = await insert(run, {
        ...row!,
        ...startingAnew(stage, now),
        account,
        jobId: job.id,
        stageId: stage.id,
        answers: row!.answers.filter((answer) => !isFile(answer)),
        customAttributes: withoutFiles(row!.customAttributes),
        originatingCandidate: source.key,
      })
      await writeActivity(run, {
        account,
        jobId: job.id,
        candidateId: made.id,
        memberId: member.id,
        action: 'copied',
        stage: stageThen(stage),
        body: `Copied from job ${source.job}, candidate ${source.key}`,
      })
      const subject = { candidate: made.key, job: job.shortcode, stage: stage.slug }
      await notify(run, { account, event: 'candidate_created', subject })
      return reply(201, linkTo(made.key, siteOf(caller.account.subdomain)))
    })
  }
})

/** A file belongs to one candidate: what names one stays behind. */
const isFile = ({ answer }: CandidateAnswer) => answer !== null && 'file' in answer
const withoutFiles = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(typeof value === 'object' && value !== null && 'file' in value)))
