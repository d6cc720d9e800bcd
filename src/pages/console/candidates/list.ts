// The list of candidates with its filters, a page at a time. Its address has numbers, no id of the API.
import { notFound } from '../../../errors.ts'
import { doneNotice, sendSettings } from '../../settings/layouts.ts'
import { empty } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { selectField, textField } from '../../shell/fields.ts'
import { html } from '../../shell/html.ts'
import { consolePath, isFor } from '../../shell/navigation.ts'
import { when } from '../../shell/when.ts'
import { importPath } from '../importPath.ts'
import { filters, queryOf, table, withQuery } from '../table.ts'
import { boardPath } from './board.ts'
import { pathOf, type PageParts } from './candidatePage.ts'
import { idOfNext, type ChosenJob } from './jobChoice.ts'
import { stateTags } from './profile.ts'

const path = `${consolePath}/candidates`
const pageLength = 50
const notices = { erased: 'The candidate was erased.' }

export function serveCandidateList({ routes, numbers, jobChoice, sameRequests }: PageParts): void {
  routes.page(path, 'recruiter', async (visit) => {
    const { job, stage, email, created_after: created, updated_after: updated, from } = queryOf(visit.request.query)
    const filter = { job, stage, email, created_after: created, updated_after: updated }
    const [jobs, { stages }] = await Promise.all([jobChoice(visit), visit.read('listStages', {})])
    const query = {
      limit: pageLength,
      ...(job !== undefined && { shortcode: shortcodeOf(jobs, job) }),
      ...(stage !== undefined && { stage }),
      ...(email !== undefined && { email }),
      ...(created !== undefined && { created_after: instantOf(created) }),
      ...(updated !== undefined && { updated_after: instantOf(updated) }),
      ...(from !== undefined && { since_id: await idFrom(visit, from) }),
    }
    const { candidates, paging } = await visit.read('listCandidates', { query })
    const next = idOfNext(paging?.next)
    const following = next === undefined ? undefined : (await numbers.numbersOf(visit, 'candidates', [next])).get(next)
    return sendSettings(visit, {
      title: 'Candidates',
      about: 'The people who applied for the jobs that you work on, or were put forward for one, oldest first.',
      add: job === undefined ? undefined : { path: boardPath(job), title: 'Board of the job' },
      body: html`
        ${doneNotice(visit, notices)}
        ${filters(
          path,
          html`
            ${selectField({
              name: 'job',
              label: 'Job',
              value: job,
              all: 'All jobs',
              options: jobs.map(({ number, title }) => ({ value: String(number), name: title })),
            })}
            ${selectField({
              name: 'stage',
              label: 'Stage',
              value: stage,
              all: 'All stages',
              options: stages.map(({ slug, name }) => ({ value: slug, name })),
            })}
            ${textField({ name: 'email', label: 'E-mail', value: email, maxLength: 255 })}
            ${textField({ name: 'created_after', label: 'Created since', value: created, type: 'date' })}
            ${textField({ name: 'updated_after', label: 'Changed since', value: updated, type: 'date' })}
          `,
        )}
        ${
          candidates.length === 0
            ? empty(
                'There are no such candidates',
                'Candidates are listed here when they apply on the careers site, or are added by the API.',
                isFor('admin', visit.visitor.member) ? { path: `${importPath}?kind=candidates`, title: 'Import candidates' } : undefined,
              )
            : table({
                caption: 'Candidates',
                columns: ['Name', 'Job', 'Stage', 'E-mail', 'Created', 'Changed'],
                rows: candidates.map((candidate) => [
                  html`<a href="${pathOf(candidate)}">${candidate.name}</a>`,
                  candidate.job.title,
                  stateTags(candidate),
                  candidate.email ?? '',
                  when(candidate.created_at),
                  when(candidate.updated_at),
                ]),
              })
        }
        <p class="buttons">
          ${from !== undefined && html`<a class="button" href="${withQuery(path, filter)}">First page</a>`}
          ${following !== undefined && html`<a class="button" href="${withQuery(path, { ...filter, from: following })}">Next page</a>`}
        </p>
        ${sameRequests(visit, { id: 'listCandidates', query })}
      `,
    })
  })

  async function idFrom(visit: Visit, number: string): Promise<string> {
    const id = await numbers.idOf(visit, 'candidates', number)
    if (id === undefined) throw notFound()
    return id
  }
}

/** Returns the shortcode of the job with this number. Throws 404 if the visitor works on no such job. */
function shortcodeOf(jobs: readonly ChosenJob[], number: string): string {
  const job = jobs.find((known) => String(known.number) === number)
  if (!job) throw notFound()
  return job.id
}

/** Returns the beginning of a day in UTC; any other text as it is, which the operation refuses. */
const instantOf = (day: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00Z` : day)
