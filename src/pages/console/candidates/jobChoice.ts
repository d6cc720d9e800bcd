// The jobs that a visitor chooses from: those whose candidates they may see, by number and title.
import type { Statements } from '../../../db/statements.ts'
import { prepareVisibleJobs } from '../../../resources/members/visibleJobs.ts'
import type { Visit } from '../../settings/routes.ts'
import type { Numbers } from '../numbers.ts'

export type ChosenJob = { readonly number: number; readonly id: string; readonly title: string }
export type JobChoice = (visit: Visit) => Promise<readonly ChosenJob[]>

const pageLength = 100
/** An account with more jobs lists the oldest thousand: a choice among more is none. */
const mostPages = 10

export function prepareJobChoice({ statement }: Pick<Statements, 'statement'>, numbers: Numbers): JobChoice {
  const findVisible = prepareVisibleJobs(statement)
  return async (visit) => {
    const [jobs, visible] = await Promise.all([allJobs(visit), findVisible(visit.caller)])
    const numberOf = await numbers.numbersOf(
      visit,
      'jobs',
      jobs.map(({ shortcode }) => shortcode),
    )
    return jobs.flatMap(({ shortcode, title }) => {
      const number = numberOf.get(shortcode)
      return number === undefined || (visible && !visible.includes(number)) ? [] : [{ number, id: shortcode, title }]
    })
  }
}

async function allJobs(visit: Visit) {
  const found = []
  let since: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const { jobs, paging } = await visit.read('listJobs', { query: { limit: pageLength, ...(since && { since_id: since }) } })
    found.push(...jobs)
    since = idOfNext(paging?.next)
    if (since === undefined) break
  }
  return found
}

/** Returns the id at which the next page of a list begins; undefined after the last page. */
export const idOfNext = (next: string | undefined): string | undefined =>
  next === undefined ? undefined : (new URL(next).searchParams.get('since_id') ?? undefined)
