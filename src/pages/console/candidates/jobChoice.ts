// The jobs that a visitor chooses from: those whose candidates they may see, by number and title.
import type { Statements } from '../../../db/statements.ts'
import { prepareJobTitles } from '../../../resources/jobs/jobTitles.ts'
import { prepareVisibleJobs } from '../../../resources/members/visibleJobs.ts'
import type { Visit } from '../../settings/routes.ts'

export type ChosenJob = { readonly number: number; readonly id: string; readonly title: string }
export type JobChoice = (visit: Visit) => Promise<readonly ChosenJob[]>

export function prepareJobChoice({ statement }: Pick<Statements, 'statement'>): JobChoice {
  const list = prepareJobTitles(statement)
  const findVisible = prepareVisibleJobs(statement)
  return async ({ account, caller }) => {
    const [jobs, visible] = await Promise.all([list({ account }), findVisible(caller)])
    const allowed = visible && new Set(visible)
    return allowed ? jobs.filter(({ number }) => allowed.has(number)) : jobs
  }
}

/** Returns the id at which the next page of a list begins; undefined after the last page. */
export const idOfNext = (next: string | undefined): string | undefined =>
  next === undefined ? undefined : (new URL(next).searchParams.get('since_id') ?? undefined)
