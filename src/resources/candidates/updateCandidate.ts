// Updates the given fields of a candidate. A given list replaces the stored one as a whole.
import { sql, type Placeholder } from '../../db/drizzle.js'
import type { components } from '../../../generated/types.ts'
import { operation } from '../../context.ts'
import { hasId } from '../../db/conditions.ts'
import { valuesFor } from '../../db/columnsBut.ts'
import { candidates } from '../../db/schema.ts'
import { build, type Holders } from '../../db/statements.ts'
import { invalid } from '../../errors.ts'
import { prepareCandidateActivity } from '../activities/activity.ts'
import { prepareCandidateDetail } from './candidateDetail.ts'
import { educationOf, emailOf, experienceOf, filesOf, namesOf, profilesOf } from './candidateInput.ts'
import { prepareCandidateRight } from './candidateRight.ts'
import { prepareCandidateLock } from './lockCandidate.ts'
import { refuseConflict } from './newCandidate.ts'

type Row = typeof candidates.$inferSelect
type Changes = components['schemas']['CandidateChanges']

/** The columns that this operation can change. */
const changeable = {
  name: candidates.name,
  firstname: candidates.firstname,
  lastname: candidates.lastname,
  headline: candidates.headline,
  email: candidates.email,
  phone: candidates.phone,
  address: candidates.address,
  summary: candidates.summary,
  coverLetter: candidates.coverLetter,
  skills: candidates.skills,
  tags: candidates.tags,
  socialProfiles: candidates.socialProfiles,
  educationEntries: candidates.educationEntries,
  experienceEntries: candidates.experienceEntries,
  textingConsent: candidates.textingConsent,
}
type Kept = Pick<Row, keyof typeof changeable>

export const updateCandidate = operation('updateCandidate', (tools) => {
  const { statement, transaction, files } = tools
  const requireRight = prepareCandidateRight(statement)
  const lock = prepareCandidateLock(statement)
  const find = statement('find_candidate_to_change', (p: Holders<{ account: number; id: number }>) =>
    build.select(changeable).from(candidates).where(hasId(candidates, p)),
  )
  const update = statement('update_candidate', (p: Holders<Kept & { account: number; id: number }>) => {
    return build
      .update(candidates)
      .set({ ...(valuesFor(changeable, p) as Record<string, Placeholder>), updatedAt: sql`now()` })
      .where(hasId(candidates, p))
  })
  const writeActivity = prepareCandidateActivity(statement)
  const { show } = prepareCandidateDetail(tools)

  return async ({ path, body }, { account, caller, address, reply }) => {
    await requireRight(caller, path.id, 'update')
    const given = body.candidate
    const uploads = filesOf(given, files.check)
    const givenFiles = uploads.map(({ file }) => file)
    return files.bring(account, givenFiles, (brought) =>
      transaction(async (run) => {
        const locked = await lock(run, account, path.id)
        const [stored] = await run(find, { account, id: locked.id })
        await run(update, { account, id: locked.id, ...changed(stored!, given) }).catch(refuseConflict)
        for (const { kind, file } of uploads) await files.insert(run, { account, candidate: locked.id, kind, ...brought(file) })
        await writeActivity(run, account, locked, { memberId: caller.person?.id ?? null, action: 'updated' })
        const candidate = await show(path.id, caller.tenant, address, run)
        return reply(200, { candidate })
      }),
    )
  }
})

/** Returns the values after the change. Absent keys stay; null empties a value. */
function changed(stored: Kept, given: Changes): Kept {
  const text = <Name extends keyof Changes>(name: Name, before: string | null) => {
    const value = given[name] as string | null | undefined
    return value === undefined ? before : value
  }
  const list = <Value>(name: keyof Changes, before: Value, after: () => Value) => (given[name] === undefined ? before : after())
  const consent = text('texting_consent', stored.textingConsent)
  if (consent && consent !== stored.textingConsent && !['forced', 'declined'].includes(consent))
    throw invalid('field-invalid', 'texting_consent', 'must be forced or declined')
  return {
    ...namesOf(given, stored),
    email: given.email === undefined ? stored.email : emailOf(given.email),
    headline: text('headline', stored.headline),
    phone: text('phone', stored.phone),
    address: text('address', stored.address),
    summary: text('summary', stored.summary),
    coverLetter: text('cover_letter', stored.coverLetter),
    textingConsent: consent,
    skills: list('skills', stored.skills, () => given.skills ?? []),
    tags: list('tags', stored.tags, () => given.tags ?? []),
    socialProfiles: list('social_profiles', stored.socialProfiles, () => profilesOf(given.social_profiles)),
    educationEntries: list('education_entries', stored.educationEntries, () =>
      educationOf(given.education_entries, stored.educationEntries),
    ),
    experienceEntries: list('experience_entries', stored.experienceEntries, () =>
      experienceOf(given.experience_entries, stored.experienceEntries),
    ),
  }
}
