// What clients send of a candidate, made into what is kept: names, e-mail, entries, profiles. Throws 422 with the field at fault.
import { randomBytes } from 'node:crypto'
import type { components } from '../../../generated/types.ts'
import type { FileKind, Files, GivenFile } from '../../context.ts'
import type { EducationEntry, ExperienceEntry, SocialProfile } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'

type Schemas = components['schemas']
type Given = Schemas['CandidateFieldsCreate'] & Schemas['CandidateChanges']
export type Names = { name: string; firstname: string; lastname: string }

const isBlank = (text: string | null | undefined) => text === null || text === undefined || text.trim() === ''

/**
 * The three names out of those that were given; `stored` are a candidate's until now. A whole name is split at its first space, parts are
 * joined to a whole one; what was given itself stays as it is. A part that is empty counts as not given beside a whole name, and the whole
 * name beside a part.
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
  if (isBlank(name)) throw invalid('field-invalid', 'firstname', 'must not be empty together with lastname')
  return { name, firstname, lastname }
}

/** An e-mail address without the spaces around it. */
export function emailOf(given: string | null | undefined): string {
  if (isBlank(given)) throw invalid('field-required', 'email', 'is required')
  const email = (given as string).trim()
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('field-invalid', 'email', 'is not an e-mail address')
  return email
}

/** Entries keep the id of a stored one that they name, each at most once; the others get one. */
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

/** Of the form of a key, and never one that the database mints: those begin with the time. */
const newEntryId = () => `e${randomBytes(8).toString('hex').slice(1)}`

export const educationOf = (given: Given['education_entries'], stored: readonly EducationEntry[] = []): EducationEntry[] =>
  entriesWith(given, stored, keptEducation)

export const experienceOf = (given: Given['experience_entries'], stored: readonly ExperienceEntry[] = []): ExperienceEntry[] =>
  entriesWith(given, stored, keptExperience)

/** An entry as it is kept: what is left out is empty. */
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

/** The resume and the picture that come along, checked: bytes count before an address. */
export function filesOf(given: Pick<Given, 'resume' | 'resume_url' | 'image' | 'image_url'>, check: Files['check']) {
  const found: { kind: FileKind; file: GivenFile }[] = []
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
