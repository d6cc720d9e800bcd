// Copies a candidate to another job.
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { columnsBut } from '../../db/columnsBut.ts'
import { candidates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { prepareActivity, stageThen } from '../activities/activity.ts'
import { prepareHeldAttributes } from '../attributes/attributeValues.ts'
import { prepareCandidateLock } from './lockCandidate.ts'
import { prepareCandidateInsert } from './newCandidate.ts'
import { freshValues, linkTo, prepareDestination } from './otherJob.ts'

type Values = Pick<typeof candidates.$inferSelect, 'answers' | 'customAttributes'>
/** What the copy takes over from its source. */
const carried = columnsBut(candidates, 'accountId', 'id', 'key', 'jobId', 'stageId', 'mailbox', 'createdAt', 'updatedAt')

export const copyCandidate = operation('copyCandidate', ({ statement, transaction, notify, files, siteOf }) => {
  const findDestination = prepareDestination(statement)
  const holdAttributes = prepareHeldAttributes(statement)
  const lock = prepareCandidateLock(statement)
  const find = statement('find_candidate_to_copy', (p: Holders<{ account: number; id: number }>) =>
    build.select(carried).from(candidates).where(hasId(candidates, p)),
  )
  const insert = prepareCandidateInsert(statement)
  const nameFiles = statement('name_copied_files', (p: Holders<Values & { account: number; id: number }>) =>
    build
      .update(candidates)
      .set({ answers: p.answers as never, customAttributes: p.customAttributes as never })
      .where(hasId(candidates, p)),
  )
  const writeActivity = prepareActivity(statement)

  return async ({ path, body }, { account, address, caller, now, reply }) => {
    const { member, job, stage } = await findDestination(caller, path.id, body, 'copy')
    return transaction(async (run) => {
      const held = new Set((await run(holdAttributes, { account, candidate: path.id })).map(({ key }) => key))
      const source = await lock(run, account, path.id)
      const [row] = await run(find, { account, id: source.id })
      const made = await insert(run, {
        ...row!,
        ...freshValues(stage, now),
        account,
        jobId: job.id,
        stageId: stage.id,
        originatingCandidate: source.key,
      })
      // Answers and values hold the keys of the source's files. The keys of the copied files are known only now.
      await run(nameFiles, { account, id: made.id, ...carriedOver(row!, held, await files.copyFilesOf(run, account, source.id, made.id)) })
      await writeActivity(run, {
        account,
        jobId: job.id,
        candidateId: made.id,
        memberId: member.id,
        action: 'copied',
        stage: stageThen(stage),
        body: `Copied from job ${source.job}, candidate ${source.key}`,
      })
      const subject = { candidate: made.key, person: String(made.id), job: job.shortcode, stage: stage.slug }
      await notify(run, { account, event: 'candidate_created', subject })
      return reply(201, linkTo(made.key, siteOf(caller.tenant.subdomain), address))
    })
  }
})

/** Returns answers, and the values of the held attributes, with the keys of the copied files, without those whose file no longer exists. */
const carriedOver = ({ answers, customAttributes }: Values, held: ReadonlySet<string>, copies: ReadonlyMap<string, string>): Values => {
  const copyOf = ({ file }: { file: unknown }) => copies.get(String(file))
  return {
    answers: answers.flatMap(({ answer, ...asked }) => {
      if (answer === null || !('file' in answer)) return { ...asked, answer }
      const file = copyOf(answer)
      return file === undefined ? [] : { ...asked, answer: { file } }
    }),
    customAttributes: Object.fromEntries(
      Object.entries(customAttributes).flatMap(([key, value]) => {
        if (!held.has(key)) return []
        if (typeof value !== 'object' || value === null || !('file' in value)) return [[key, value]]
        const file = copyOf(value)
        return file === undefined ? [] : [[key, { file }]]
      }),
    ),
  }
}
