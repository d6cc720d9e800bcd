// Creates a candidate of a job: uploaded, or applied when `sourced` is false.
import { and, eq } from 'drizzle-orm'
import { operation } from '../../context.ts'
import { isKey } from '../../db/paging.ts'
import { candidates, jobRecruiters, recruiters } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { invalid, notFound } from '../../errors.ts'
import { activityWriter, stageThen } from '../activities/activity.ts'
import { jobByShortcode } from '../jobs/jobByShortcode.ts'
import { questionsOf } from '../questions/question.ts'
import { landingStage } from '../stages/landingStage.ts'
import { stagesOf } from '../stages/stage.ts'
import { answersOf } from './answersOf.ts'
import { candidateDetail } from './candidateDetail.ts'
import { educationOf, emailOf, experienceOf, filesOf, namesOf, profilesOf } from './candidateInput.ts'
import { candidateInserter, datesOnArrival } from './newCandidate.ts'

type Answers = (typeof candidates.$inferSelect)['answers']

export const createCandidate = operation('createCandidate', (tools) => {
  const { statement, transaction, notify, files } = tools
  const findJob = jobByShortcode(statement)
  const listQuestions = questionsOf(statement)
  const listStages = stagesOf(statement)
  const findRecruiter = statement('find_job_recruiter', (p: Holders<{ account: number; job: number; key: string }>) =>
    build
      .select({ id: recruiters.id })
      .from(recruiters)
      .innerJoin(jobRecruiters, and(eq(jobRecruiters.accountId, recruiters.accountId), eq(jobRecruiters.recruiterId, recruiters.id)))
      .where(and(eq(recruiters.accountId, p.account), eq(recruiters.key, p.key), eq(jobRecruiters.jobId, p.job))),
  )
  const insert = candidateInserter(statement)
  const updateAnswers = statement('update_answers', (p: Holders<{ account: number; id: number; answers: Answers }>) =>
    build
      .update(candidates)
      .set({ answers: p.answers as never })
      .where(and(eq(candidates.accountId, p.account), eq(candidates.id, p.id))),
  )
  const writeActivity = activityWriter(statement)
  const showCandidate = candidateDetail(tools)

  return async ({ path, query, body }, { account, caller, address, now, reply }) => {
    const { candidate: given } = body
    const sourced = body.sourced ?? given.sourced ?? true
    const [job, stages] = await Promise.all([findJob(account, path.shortcode), listStages({ account })])
    const questions = await listQuestions({ account, job })
    const stage = landingStage(stages, query.stage, sourced ? 'sourced' : 'applied')
    const names = namesOf(given)
    const email = emailOf(given.email)
    const answers = answersOf(given.answers ?? [], questions, { asksRequired: !sourced, check: files.check })
    const uploads = filesOf(given, files.check)
    const recruiterId = await recruiterOf(given.recruiter_key)
    const disqualified = given.disqualified === true

    return transaction(async (run) => {
      const made = await insert(run, {
        account,
        jobId: job,
        stageId: stage.id,
        ...names,
        email,
        headline: given.headline ?? null,
        phone: given.phone ?? null,
        address: given.address ?? null,
        summary: given.summary ?? null,
        coverLetter: given.cover_letter ?? null,
        domain: given.domain ?? null,
        sourced,
        uploaderId: caller.member?.id ?? null,
        recruiterId,
        ...(disqualified && {
          disqualified,
          disqualificationReason: given.disqualification_reason ?? null,
          disqualifiedAt: given.disqualified_at ? `${given.disqualified_at}T00:00:00Z` : now,
        }),
        ...datesOnArrival(stage.kind, now),
        skills: given.skills ?? [],
        tags: given.tags ?? [],
        socialProfiles: profilesOf(given.social_profiles),
        educationEntries: educationOf(given.education_entries),
        experienceEntries: experienceOf(given.experience_entries),
        answers: answers.map(({ question, body: asked, answer }) => ({ question, body: asked, answer })),
      })
      for (const { kind, file } of uploads) await files.insert(run, { account, candidate: made.id, kind, ...file })
      if (answers.some(({ upload }) => upload)) {
        const kept: Answers = []
        for (const { upload, ...answer } of answers) {
          const file = upload && (await files.insert(run, { account, candidate: made.id, kind: 'answer', ...upload }))
          kept.push(file ? { ...answer, answer: { file: file.key } } : answer)
        }
        await run(updateAnswers, { account, id: made.id, answers: kept })
      }
      await writeActivity(run, {
        account,
        jobId: job,
        candidateId: made.id,
        // One who applied did it themselves.
        memberId: sourced ? (caller.member?.id ?? null) : null,
        action: sourced ? 'uploaded' : 'applied',
        stage: stageThen(stage),
      })
      await notify(run, {
        account,
        event: 'candidate_created',
        subject: { candidate: made.key, job: path.shortcode, stage: stage.slug },
      })
      const candidate = await showCandidate(made.key, caller.account, address, run)
      if (!candidate) throw notFound()
      return reply(201, { status: 'created', candidate })
    })

    async function recruiterOf(key: string | null | undefined): Promise<number | null> {
      if (key === null || key === undefined || key === '') return null
      const [recruiter] = isKey(key) ? await findRecruiter({ account, job, key }) : []
      if (!recruiter) throw invalid('recruiter_key', 'is not a recruiter of the job')
      return recruiter.id
    }
  }
})
