// Creates a candidate for a job: uploaded, or applied if `sourced` is false.
import { and, eq } from '../../db/drizzle.js'
import { operation, type BroughtFile, type GivenFile } from '../../context.ts'
import { hasId, hasKey } from '../../db/conditions.ts'
import { isKey } from '../../db/paging.ts'
import { candidates, jobRecruiters, recruiters } from '../../db/schema.ts'
import { build, direct, type Holders, type Run } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'
import { stageThen } from '../activities/activity.ts'
import { prepareJobByShortcode } from '../jobs/jobByShortcode.ts'
import { prepareJobRight } from '../members/jobRight.ts'
import { prepareQuestionList } from '../questions/question.ts'
import { landingStage, prepareStageList } from '../stages/stage.ts'
import { answersOf } from './answersOf.ts'
import { presentCandidateDetail } from './candidate.ts'
import { prepareCandidateDetail } from './candidateDetail.ts'
import { educationOf, emailOf, experienceOf, filesOf, namesOf, profilesOf } from './candidateInput.ts'
import { prepareArrival, datesOnArrival } from './newCandidate.ts'

type Answers = (typeof candidates.$inferSelect)['answers']

export const createCandidate = operation('createCandidate', (tools) => {
  const { statement, transaction, change, files, siteOf, wake } = tools
  const findJob = prepareJobByShortcode(statement)
  const requireRight = prepareJobRight(statement)
  const listQuestions = prepareQuestionList(statement)
  const listStages = prepareStageList(statement)
  const findRecruiter = statement('find_job_recruiter', (p: Holders<{ account: number; job: number; key: string }>) =>
    build
      .select({ id: recruiters.id })
      .from(recruiters)
      .innerJoin(jobRecruiters, and(eq(jobRecruiters.accountId, recruiters.accountId), eq(jobRecruiters.recruiterId, recruiters.id)))
      .where(and(hasKey(recruiters, p), eq(jobRecruiters.jobId, p.job))),
  )
  const store = prepareArrival(statement)
  const updateAnswers = statement('update_answers', (p: Holders<{ account: number; id: number; answers: Answers }>) =>
    build
      .update(candidates)
      .set({ answers: p.answers as never })
      .where(hasId(candidates, p)),
  )
  const { show } = prepareCandidateDetail(tools)

  return async ({ path, query, body }, { account, caller, address, now, reply }) => {
    const { candidate: given } = body
    const sourced = body.sourced ?? given.sourced ?? true
    const { shortcode } = path
    const [job, stages, questions] = await Promise.all([
      findJob(account, shortcode),
      listStages({ account }),
      listQuestions({ account, shortcode }),
    ])
    await requireRight(direct, caller, job.id, 'create')
    const stage = landingStage(stages, query.stage, sourced ? 'sourced' : 'applied')
    const names = namesOf(given)
    const email = emailOf(given.email)
    const answers = answersOf(given.answers ?? [], questions, files.check)
    const uploads = filesOf(given, files.check)
    const recruiterId = await recruiterOf(given.recruiter_key, job.id)
    const disqualified = given.disqualified === true
    const candidate = {
      account,
      jobId: job.id,
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
      uploaderId: caller.person?.id ?? null,
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
    }
    // A candidate who applied did so themselves.
    const member = sourced ? (caller.person?.id ?? null) : null
    const arrival = { action: sourced ? 'uploaded' : 'applied', member, stage: stageThen(stage), shortcode: job.shortcode } as const
    const linkTo = (file: { key: string; name: string }) => files.link(account, file, address)
    const givenFiles = [...uploads.map(({ file }) => file), ...answers.flatMap(({ upload }) => upload ?? [])]

    const answer = await (givenFiles.length > 0 ? files.bring(account, givenFiles, createWithFiles) : create())
    wake()
    return answer

    async function create() {
      return change(async (run) => {
        const row = await store(run, candidate, arrival)
        const jobAndStage = { shortcode: job.shortcode, title: job.title, stage: stage.name, stageKind: stage.kind }
        const shown = { ...row, ...jobAndStage, uploader: caller.person?.key ?? null }
        const accountSite = { account: caller.tenant, site: siteOf(caller.tenant.subdomain) }
        return reply(201, { status: 'created', candidate: presentCandidateDetail(shown, [], accountSite, linkTo) })
      })
    }

    async function createWithFiles(brought: (file: GivenFile) => BroughtFile) {
      return transaction(async (run) => {
        const { id, key } = await store(run, candidate, arrival)
        await keepFiles(run, id, brought)
        return reply(201, { status: 'created', candidate: await show(key, caller.tenant, address, run) })
      })
    }

    async function keepFiles(run: Run, id: number, brought: (file: GivenFile) => BroughtFile): Promise<void> {
      for (const { kind, file } of uploads) await files.insert(run, { account, candidate: id, kind, ...brought(file) })
      const kept: Answers = []
      for (const { upload, ...answer } of answers) {
        const file = upload && (await files.insert(run, { account, candidate: id, kind: 'answer', ...brought(upload) }))
        kept.push(file ? { ...answer, answer: { file: file.key } } : answer)
      }
      await run(updateAnswers, { account, id, answers: kept })
    }

    async function recruiterOf(key: string | null | undefined, ofJob: number): Promise<number | null> {
      if (key === null || key === undefined || key === '') return null
      const [recruiter] = isKey(key) ? await findRecruiter({ account, job: ofJob, key }) : []
      if (!recruiter) throw invalid('reference-unknown', 'recruiter_key', 'is not a recruiter of the job')
      return recruiter.id
    }
  }
})
