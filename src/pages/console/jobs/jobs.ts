// The list of jobs, by state.
import { jobStates } from '../../../db/schema.ts'
import { notFound } from '../../../errors.ts'
import { sendSettings } from '../../settings/layouts.ts'
import { empty } from '../../settings/parts.ts'
import { html, type Html } from '../../shell/html.ts'
import { consolePath } from '../../shell/navigation.ts'
import { linkTo } from '../../shell/shell.ts'
import { when } from '../../shell/when.ts'
import { mayCall } from '../allowed.ts'
import type { ConsoleParts } from '../parts.ts'
import { queryOf, table, withQuery } from '../table.ts'
import { stateNames, stateTag, type JobState } from './states.ts'

export const jobsPath = `${consolePath}/jobs`
const pageLength = 50

export function serveJobList({ routes, numbers, sameRequests }: ConsoleParts): void {
  routes.page(jobsPath, 'recruiter', async (visit) => {
    const asked = queryOf(visit.request.query)
    const state = jobStates.find((known) => known === asked.state)
    // The API's pages begin at an id, the console's at a number.
    const first = await numbers.idOf(visit, 'jobs', asked.from)
    if (asked.from !== undefined && first === undefined) throw notFound()
    const since = first === undefined ? undefined : (await visit.read('getJob', { path: { shortcode: first } })).id
    const narrowed = { ...(state && { state }), ...(since !== undefined && { since_id: since }) }
    const { jobs } = await visit.read('listJobs', {
      query: { limit: pageLength + 1, ...(state && { state: [state] }), ...(since !== undefined && { since_id: since }) },
    })
    const numberOf = await numbers.numbersOf(
      visit,
      'jobs',
      jobs.map(({ shortcode }) => shortcode),
    )
    const pathOf = (shortcode: string) => `${jobsPath}/${numberOf.get(shortcode)}`
    const add = mayCall(visit, 'createJob') ? { path: `${jobsPath}/new`, title: 'Create a job' } : undefined
    const next = jobs[pageLength]
    const rows = jobs
      .slice(0, pageLength)
      .map((job) => [
        html`<a href="${pathOf(job.shortcode)}">${job.title}</a>`,
        stateTag(job.state),
        job.department ?? '',
        job.location.location_str ?? '',
        job.code ?? '',
        when(job.created_at),
      ])
    return sendSettings(visit, {
      title: 'Jobs',
      about: 'The positions to fill, oldest first. Published jobs are on the careers site.',
      add,
      body: html`
        ${stateFilter(state)}
        ${
          rows.length > 0
            ? table({ caption: 'Jobs', columns: ['Job', 'State', 'Department', 'Place', 'Code', 'Created'], rows })
            : nothing(state, add)
        }
        ${(asked.from !== undefined || next) && pages(state, next && numberOf.get(next.shortcode), asked.from !== undefined)}
        ${sameRequests(visit, { id: 'listJobs', query: { limit: pageLength, ...narrowed } })}
      `,
    })
  })
}

const stateFilter = (chosen: JobState | undefined): Html => html`
  <ul class="filter" aria-label="Which jobs">
    ${[undefined, ...jobStates].map((state) => {
      const link = { path: withQuery(jobsPath, { state }), title: state === undefined ? 'All' : stateNames[state] }
      return html`<li>${linkTo(link, () => state === chosen)}</li>`
    })}
  </ul>
`

const nothing = (state: JobState | undefined, add: Parameters<typeof empty>[2]): Html =>
  state === undefined
    ? empty('There are no jobs yet', add ? 'A new job is a draft: nobody sees it until you publish it.' : 'An admin creates them.', add)
    : empty(`No job is ${state}`, 'Jobs in other states are under "All".', { path: jobsPath, title: 'Show all jobs' })

const pages = (state: JobState | undefined, next: number | undefined, hasEarlier: boolean): Html => html`
  <p class="buttons">
    ${hasEarlier && html`<a class="button" href="${withQuery(jobsPath, { state })}">First</a>`}
    ${next !== undefined && html`<a class="button" href="${withQuery(jobsPath, { state, from: next })}">Next</a>`}
  </p>
`
