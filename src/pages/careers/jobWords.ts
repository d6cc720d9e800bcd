// What the careers site says of a job in one line: department, places, kind of work.
import type { JobPlace } from '../../db/schema.ts'

const workplaces: Readonly<Record<string, string>> = { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' }

type Described = {
  readonly department: string | null
  readonly employmentType: string | null
  readonly workplaceType: string
  readonly places: readonly Pick<JobPlace, 'city' | 'region' | 'country' | 'hidden'>[]
}

/** Returns the line; a hidden location is left out. */
export function lineOf({ department, employmentType, workplaceType, places }: Described): string {
  const shown = places
    .filter(({ hidden }) => !hidden)
    .map(({ city, region, country }) => [city ?? region, country].filter(Boolean).join(', '))
  const parts = [department, [...new Set(shown)].slice(0, 3).join(' / '), workplaces[workplaceType], employmentType]
  return parts.filter(Boolean).join(' · ')
}
