// The form that adds a candidate to a job.
import type { FastifyReply } from 'fastify'
import { forbidden } from '../../../errors.ts'
import { sendForm } from '../../settings/layouts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice, selectField, textField, type Faults } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html } from '../../shell/html.ts'
import { faultsIn } from '../operations.ts'
import { boardPath } from './board.ts'
import { pathOf, type PageParts } from './candidatePage.ts'

const fields = [
  { name: 'firstname', label: 'First name', required: true },
  { name: 'lastname', label: 'Last name', required: true },
  { name: 'email', label: 'E-mail', required: true, type: 'email' },
  { name: 'phone', label: 'Telephone', type: 'tel' },
  { name: 'headline', label: 'Headline', hint: 'In a few words, such as Robotics engineer.' },
  { name: 'address', label: 'Address' },
  { name: 'summary', label: 'Summary', lines: 4 },
] as const
const stageLabel = { name: 'stage', label: 'Stage' }

export function serveNewCandidate({ routes, numbers, rightsOn, sameRequests }: PageParts): void {
  const path = `${boardPath(':number')}/new`

  routes.page(path, 'recruiter', async (visit) => {
    const job = await numbers.recordIn(visit, 'jobs')
    if (!(await rightsOn(visit, job.number))('create'))
      throw forbidden('role-missing', 'Your role on this job does not include adding candidates. Ask one of its admins.')
    return send(visit, job, {})
  })

  routes.action(path, 'recruiter', async (visit, form) => {
    const job = await numbers.recordIn(visit, 'jobs')
    const { body, refused } = await visit.change('createCandidate', requestOf(job.id, form), form)
    if (!refused) return visit.reply.redirect(`${pathOf(body.candidate)}?done=add`, 303)
    const { faults, message } = faultsIn(refused, [...fields, stageLabel])
    return send(visit, job, form, faults, message)
  })

  async function send(
    visit: Visit,
    { number, id }: { readonly number: number; readonly id: string },
    values: Form,
    faults: Faults = {},
    message?: string,
  ): Promise<FastifyReply> {
    const [{ title }, { stages }] = await Promise.all([visit.read('getJob', { path: { shortcode: id } }), visit.read('listStages', {})])
    if (message !== undefined) visit.reply.code(422)
    return sendForm(visit, {
      title: 'Add a candidate',
      about: html`They become a candidate of <a href="${boardPath(number)}">${title}</a>.`,
      notice: message !== undefined && notice(message, 'wrong'),
      faults,
      action: `${boardPath(number)}/new`,
      fields: html`
        ${fields.map((field) => textField({ ...field, value: values[field.name], fault: faults[field.name] }))}
        ${selectField({
          ...stageLabel,
          value: values.stage,
          fault: faults.stage,
          all: 'The first one',
          options: stages.map(({ slug, name }) => ({ value: slug, name })),
        })}
      `,
      button: 'Add candidate',
      back: boardPath(number),
      once: true,
      after: sameRequests(visit, { id: 'createCandidate', ...requestOf(id, values) }),
    })
  }
}

/** Returns the request of the form. What is left empty is left out. */
function requestOf(shortcode: string, form: Form) {
  const given = fields.flatMap(({ name }) => (form[name]?.trim() ? [[name, form[name].trim()]] : []))
  return {
    path: { shortcode },
    query: form.stage ? { stage: form.stage } : {},
    body: { sourced: true, candidate: Object.fromEntries(given) as Record<string, string> },
  }
}
