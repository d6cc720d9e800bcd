// Composes a demo candidate with everything that happened, as records of an import: a person, an application, and how it went.
import { addressOf } from './demoData/addressOf.ts'
import { appliedSources, dialCodes, firstNames, lastNames, uploadedSources } from './demoData/applicants.ts'
import type { DemoAccount } from './demoData/demoAccount.ts'
import { attributeValuesOf, answersOf } from './demoAnswers.ts'
import { daysAfter, drawsOf, type Draws } from './demoDraws.ts'
import { journeyOf } from './demoJourney.ts'
import { momentsOf } from './demoKeys.ts'
import type { Opening } from './demoOpenings.ts'
import type { DemoRecord, DemoSettings } from './demoSettings.ts'

/**
 * The account's candidate with this number, from 0, who comes to `opening` at `arrival` (milliseconds since 1970): its record first, then
 * activities and events. What is the same in every call makes the same records.
 */
export function candidateOf(given: DemoAccount, settings: DemoSettings, opening: Opening, number: number, arrival: number): DemoRecord[] {
  const draws = drawsOf(`${given.subdomain} candidate ${number}`)
  const moment = momentsOf(number)
  const { id, at } = moment(arrival)
  const sourced = draws.chance(28)
  const name = `${draws.one(firstNames)} ${draws.one(lastNames)}`
  const person = personOf(draws, opening, name, `${addressOf(name)}${number + 1}`, at.slice(0, 10))
  const [source, category, outlet, domain] = draws.one(sourced ? uploadedSources : appliedSources)
  const agency = sourced && draws.chance(30) ? (opening.job.recruiters[0]?.id ?? null) : null
  const uploader = sourced && agency === null ? opening.recruiter : null
  const { course, happenings } = journeyOf({ id, name, sourced, uploader, arrival }, opening, settings, draws, moment)
  const tags = [...draws.some(opening.family.people.tags, 0, 2), ...(course.stage.position > 4 && draws.chance(40) ? ['shortlist'] : [])]
  const candidate = {
    record: 'candidate',
    id,
    job_id: opening.job.id,
    stage_id: course.stage.identifier,
    ...person,
    domain,
    sourced,
    outlet,
    common_source: source,
    common_source_category: category,
    uploader_id: uploader,
    recruiter_id: agency,
    ...course.record,
    tags,
    // Who was uploaded has not seen the form.
    answers: sourced ? [] : answersOf(opening.job.questions, opening.family.questions, draws, at.slice(0, 10)),
    custom_attributes: attributeValuesOf(opening.job, given, settings, draws, {
      applied: sourced ? undefined : at.slice(0, 10),
      known: course.stage.position > 2,
      day: at.slice(0, 10),
    }),
    created_at: at,
  }
  return [candidate, ...happenings]
}

function personOf(draws: Draws, { job, family }: Opening, name: string, address: string, today: string) {
  const { titles, companies, schools, degrees, fields, skills } = family.people
  const [firstname = '', ...rest] = name.split(' ')
  const place = placeOf(draws.one(job.locations))
  const worked = draws.some(companies, 1, 3)
  const positions = worked.map((company, index) => ({ company, title: draws.one(titles), years: 1 + draws.below(5), index }))
  const entry = () => `e${Array.from({ length: 15 }, () => draws.below(16).toString(16)).join('')}`
  const [now] = positions
  let until = today
  const experience = positions.map(({ company, title, years, index }) => {
    const start = daysAfter(until, -years * 365).slice(0, 8) + '01'
    const current = index === 0 && draws.chance(70)
    const worked = { id: entry(), title, company, industry: job.industry, current, start_date: start, end_date: current ? null : until }
    until = start
    return worked
  })
  const graduated = Number(until.slice(0, 4))
  return {
    name,
    firstname,
    lastname: rest.join(' '),
    headline: draws.chance(70) ? `${now?.title} at ${now?.company}` : null,
    email: draws.chance(97) ? `${address}@${draws.one(['post.example', 'mail.example', 'web.example'])}` : null,
    phone: draws.chance(75) ? `${dialCodes[place.country_code ?? ''] ?? '+49'} 555 0${String(draws.below(10_000)).padStart(4, '0')}` : null,
    address: draws.chance(30) ? place.location_str : null,
    summary: draws.chance(40) ? `${now?.title} with a focus on ${draws.one(skills)}.` : null,
    cover_letter: draws.chance(20)
      ? `What I did at ${now?.company} is close to what you describe for "${job.title}". I would like to tell you about it.`
      : null,
    skills: draws.some([...new Set([...(job.keywords ?? []), ...skills])], 2, 6),
    social_profiles: draws.chance(45)
      ? [{ type: 'linkedin', name: 'LinkedIn', username: address, url: `https://linkedin.example/in/${address}` }]
      : [],
    education_entries: draws.some(degrees, 1, 2).map((degree, index) => ({
      id: entry(),
      school: draws.one(schools),
      degree,
      field_of_study: draws.one(fields),
      start_date: `${graduated - 6 + index * 3}-10-01`,
      end_date: `${graduated - 3 + index * 3}-09-30`,
    })),
    experience_entries: experience,
    location: place,
  }
}

type Site = DemoSettings['jobs'][number]['locations'][number]

/** People live where the job is. */
const placeOf = ({ city, country_name: country, country_code, state_code, subregion, zip_code }: Site) => ({
  location_str: [city, country].filter((part) => part !== null).join(', ') || null,
  country,
  country_code,
  region: subregion,
  region_code: state_code,
  city,
  zip_code,
})
