// Converts a candidate's fields from a request into what is stored: names, e-mail, entries, profiles. Throws 422 for the field at fault.
import type { components } from '../../../generated/types.ts'
import type { FileKind, Files, GivenFile } from '../../context.ts'
import type { EducationEntry, ExperienceEntry, SocialProfile } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { randomHex } from '../../randomHex.ts'

type Schemas = components['schemas']
type Given = Schemas['CandidateFieldsCreate'] & Schemas['CandidateChanges']
export type Names = { name: string; firstname: string; lastname: string }

/** The longest full name, in characters: the contract's `maxLength`. */
const longestName = 511

const isBlank = (text: string | null | undefined) => text === null || text === undefined || text.trim() === ''

/**
 * Returns all three names from those that are given; `stored` are the candidate's current ones. A full name is split at its first space,
 * and parts are joined into a full name; names that are given stay as they are. An empty part counts as absent if a full name is given, and
 * an empty full name if a part is given.
 */
export function namesOf(given: Partial<{ [Name in keyof Names]: string | null }>, stored?: Names): Names {
  const hasParts = !isBlank(given.firstname) || !isBlank(given.lastname)
  if (given.name !== undefined && !(isBlank(given.name) && (!stored || hasParts))) {
    const name = given.name ?? ''
    if (isBlank(name)) throw invalid('field-invalid', 'name', 'must not be empty')
    const [, first = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(name.trim()) ?? []
    const part = (text: string | null | undefined, split: string) => (isBlank(text) ? split : (text as string))
    return { name, firstname: part(given.firstname, first), lastname: part(given.lastname, rest) }
  }
  if (!stored) {
    if (isBlank(given.firstname) && isBlank(given.lastname)) throw invalid('field-required', 'name', 'is required')
    for (const part of ['firstname', 'lastname'] as const) if (isBlank(given[part])) throw invalid('field-required', part, 'is required')
  }
  const firstname = given.firstname === undefined ? (stored?.firstname ?? '') : (given.firstname ?? '')
  const lastname = given.lastname === undefined ? (stored?.lastname ?? '') : (given.lastname ?? '')
  const isSame = firstname === stored?.firstname && lastname === stored.lastname
  const name = isSame ? stored.name : `${firstname} ${lastname}`.trim()
  if (isBlank(name)) throw invalid('field-invalid', 'firstname', 'and lastname must not both be empty')
  if (Array.from(name).length > longestName)
    throw invalid('field-invalid', 'name', `must be at most ${longestName} characters: send shorter parts, or a name`)
  return { name, firstname, lastname }
}

/** Returns the trimmed e-mail address. */
export function emailOf(given: string | null | undefined): string {
  if (isBlank(given)) throw invalid('field-required', 'email', 'is required')
  const email = (given as string).trim()
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('field-invalid', 'email', 'is not an e-mail address')
  return email
}

/** An entry that names the id of a stored entry keeps it, each id once. Other entries get a new id. */
function entriesWith<Entry extends { id?: string | null }, Kept>(
  given: readonly Entry[] | null | undefined,
  stored: readonly { id: string }[],
  keep: (entry: Entry, id: string) => Kept,
): Kept[] {
  const known = new Set(stored.map(({ id }) => id))
  return (given ?? []).map((entry) => {
    const { id } = entry
    const stays = typeof id === 'string' && known.delete(id)
    return keep(entry, stays ? id : newEntryId())
  })
}

/** Has the form of a key, but not a value that the database generates, since those begin with the time. */
export const newEntryId = () => `e${randomHex(8).slice(1)}`

export const educationOf = (given: Given['education_entries'], stored: readonly EducationEntry[] = []): EducationEntry[] =>
  entriesWith(given, stored, keptEducation)

export const experienceOf = (given: Given['experience_entries'], stored: readonly ExperienceEntry[] = []): ExperienceEntry[] =>
  entriesWith(given, stored, keptExperience)

/** An entry as stored. Omitted values are empty. */
export const keptEducation = (entry: Omit<Schemas['EducationInput'], 'id'>, id: string): EducationEntry => ({
  id,
  school: entry.school,
  degree: entry.degree ?? null,
  field_of_study: entry.field_of_study ?? null,
  start_date: entry.start_date ?? null,
  end_date: entry.end_date ?? null,
})

export const keptExperience = (entry: Omit<Schemas['ExperienceInput'], 'id'>, id: string): ExperienceEntry => ({
  id,
  title: entry.title,
  summary: entry.summary ?? null,
  company: entry.company ?? null,
  industry: entry.industry ?? null,
  current: entry.current ?? false,
  start_date: entry.start_date ?? null,
  end_date: entry.end_date ?? null,
})

export const profilesOf = (given: Given['social_profiles']): SocialProfile[] =>
  (given ?? []).map(({ type, name, username, url }) => ({
    type,
    ...(typeof name === 'string' && { name }),
    ...(typeof username === 'string' && { username }),
    url,
  }))

/** Returns the given resume and image, checked. Data takes precedence over a URL. */
export function filesOf(given: Pick<Given, 'resume' | 'resume_url' | 'image' | 'image_url'>, check: Files['check']) {
  const found: { readonly kind: FileKind; readonly file: GivenFile }[] = []
  const note = (kind: 'resume' | 'image', data: GivenFile | undefined, url: string | null | undefined) => {
    const file = data ?? (isBlank(url) ? undefined : { url: url as string })
    if (!file) return
    check(kind, file, { field: data ? kind : `${kind}_url` })
    found.push({ kind, file })
  }
  note('resume', given.resume, given.resume_url)
  note('image', given.image, given.image_url)
  return found
}
