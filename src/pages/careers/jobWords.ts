// What the careers site says of a job in one line: department, places, kind of work.
import type { CareersSite, JobPlace } from '../../db/schema.ts'
import { html, type Content } from '../shell/html.ts'
import { countryOf, langOf, type Language } from './language.ts'

export type Described = {
  readonly department: string | null
  readonly employmentType: string | null
  readonly workplaceType: string
  readonly places: readonly Pick<JobPlace, 'city' | 'region' | 'country' | 'countryCode' | 'hidden'>[]
}

/** Returns the parts of the line, in the account's words or in the site's own; a hidden location is left out. */
function partsOf({ department, employmentType, workplaceType, places }: Described, language: Language) {
  const { workplaces } = language.words
  const shown = places
    .filter(({ hidden }) => !hidden)
    .map(({ city, region, country, countryCode }) => [city ?? region, countryOf(language, countryCode, country)].filter(Boolean).join(', '))
  const parts = [
    { text: department, isOwn: false },
    { text: [...new Set(shown)].slice(0, 3).join(' / '), isOwn: true },
    { text: workplaceType in workplaces ? workplaces[workplaceType as keyof typeof workplaces] : null, isOwn: true },
    { text: employmentType, isOwn: false },
  ]
  return parts.flatMap(({ text, isOwn }) => (text ? [{ text, isOwn }] : []))
}

export const lineOf = (job: Described, language: Language): string =>
  partsOf(job, language)
    .map(({ text }) => text)
    .join(' · ')

/** Renders the line on a page of this language, with the account's words marked as being in the account's language. */
export const shownLineOf = (job: Described, language: Language, look: CareersSite): Content =>
  partsOf(job, language).map(({ text, isOwn }, at) => [at > 0 && ' · ', html`<bdi ${!isOwn && langOf(look)}>${text}</bdi>`])
