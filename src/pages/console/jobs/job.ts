// A job: its state and what leads to another one, its addresses, and the links to everything that belongs to it.
import type { FastifyReply } from 'fastify'
import type { components } from '../../../../generated/types.ts'
import { jobStates } from '../../../db/schema.ts'
import { jobTransitions, rightTo } from '../../../resources/jobs/jobTransitions.ts'
import { doneNotice, sendSettings } from '../../settings/layouts.ts'
import { confirm } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice } from '../../shell/fields.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import { when } from '../../shell/when.ts'
import type { ConsoleParts } from '../parts.ts'
import { jobsPath } from './jobs.ts'
import { stateTag, ways, type JobState } from './states.ts'

type Job = components['schemas']['JobDetail']
const notices = {
  created: 'The job is created as a draft. Add its questions and its team, then publish it.',
  saved: 'The job is saved.',
  ...Object.fromEntries(Object.entries(ways).map(([state, { done }]) => [state, done])),
}

export function serveJob(parts: ConsoleParts): void {
  const { routes, numbers, rightsOn } = parts

  routes.page(`${jobsPath}/:number`, 'recruiter', (visit) => sendJob(parts, visit))

  for (const state of jobStates) {
    const { name, operation } = ways[state]
    routes.action(`${jobsPath}/:number/${name}`, 'recruiter', async (visit, form) => {
      const { number, id } = await numbers.recordIn(visit, 'jobs')
      const { refused } = await visit.change(operation, { path: { shortcode: id } }, form)
      return refused ? sendJob(parts, visit, refused.message) : visit.reply.redirect(`${jobsPath}/${number}?done=${state}`, 303)
    })
  }

  /** `refusal`: why a change of the state was refused. */
  async function sendJob({ sameRequests }: ConsoleParts, visit: Visit, refusal?: string): Promise<FastifyReply> {
    const { number, id } = await numbers.recordIn(visit, 'jobs')
    const [job, may] = await Promise.all([visit.read('getJob', { path: { shortcode: id } }), rightsOn(visit, number)])
    const path = `${jobsPath}/${number}`
    const offered = jobTransitions[job.state].filter((state) => may(rightTo(state)))
    if (refusal !== undefined) visit.reply.code(422)
    return sendSettings(visit, {
      title: job.title,
      about: html`${stateTag(job.state)} ${job.confidential && html`<span class="tag plain">Confidential</span>`}`,
      back: { path: jobsPath, title: 'All jobs' },
      add: may('edit') ? { path: `${path}/edit`, title: 'Edit' } : undefined,
      body: html`
        ${refusal === undefined ? doneNotice(visit, notices) : notice(refusal, 'wrong')} ${factsOf(job)} ${partsOf(path)}
        ${offered.length > 0 && transitions(visit, path, job.title, offered)}
        ${sameRequests(visit, { id: 'getJob', path: { shortcode: id } }, ...offered.map((state) => ({ id: ways[state].operation, path: { shortcode: id } })))}
      `,
    })
  }
}

const fact = (name: string, value: Content | null): Html | false =>
  value !== null &&
  value !== '' &&
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`

const link = (url: string): Html => html`<a href="${url}">${url}</a>`

const factsOf = (job: Job): Html => html`
  <section class="card" aria-label="About the job">
    <dl class="facts">
      ${fact('Department', job.department_hierarchy.map(({ name }) => name).join(' / '))}
      ${fact('Place', job.locations.map(({ city, country_name: country }) => [city, country].filter(Boolean).join(', ')).join('; '))}
      ${fact('Workplace', workplaces[job.workplace_type])} ${fact('Salary', salaryOf(job))} ${fact('Code', job.code)}
      ${fact('Employment', job.employment_type)} ${fact('Created', when(job.created_at))} ${fact('Changed', when(job.updated_at, 'minute'))}
      ${
        job.state === 'published' &&
        html`${fact('On the careers site', link(job.url))} ${fact('Application form', link(job.application_url))}
        ${fact('Short link', link(job.shortlink))}`
      }
    </dl>
  </section>
`

export const workplaces: Readonly<Record<Job['workplace_type'], string>> = { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' }

function salaryOf({ salary: { salary_from: from, salary_to: to, salary_currency: currency } }: Job): string {
  const ends = [from, to].filter((end) => end !== null)
  return ends.length === 0 ? '' : `${[...new Set(ends)].join(' – ')} ${currency?.toUpperCase() ?? ''}`.trim()
}

const partsOf = (path: string): Html => html`
  <p class="buttons">
    <a class="button" href="${path}/candidates">Candidates</a>
    <a class="button" href="${path}/questions">Questions</a>
    <a class="button" href="${path}/team">Team</a>
  </p>
`

const transitions = ({ visitor }: Visit, path: string, title: string, offered: readonly JobState[]): Html => html`
  <section aria-label="State">
    <div class="actions">
      ${offered.map((state) => {
        const { name, verb, consequence } = ways[state]
        const button = `${verb} job`
        return confirm({
          visitor,
          action: `${path}/${name}`,
          verb,
          name: title,
          consequence,
          button,
          dangerous: state === 'closed' || state === 'archived',
        })
      })}
    </div>
  </section>
`
