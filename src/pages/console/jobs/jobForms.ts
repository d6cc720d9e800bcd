// The pages on which a job is created and changed.
import type { FastifyReply } from 'fastify'
import { forbidden } from '../../../errors.ts'
import { sendForm } from '../../settings/layouts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import type { ConsoleParts } from '../parts.ts'
import { departmentOptions } from '../departments/tree.ts'
import { faultsIn, type Refused } from '../operations.ts'
import type { SameRequest } from '../sameRequest.ts'
import { bodyOf, fieldOf, fieldsOf, jobFields, textsOf } from './jobForm.ts'
import { jobsPath } from './jobs.ts'

export function serveJobForms(parts: ConsoleParts): void {
  const { routes, numbers, rightsOn, sameRequests } = parts
  const newPath = `${jobsPath}/new`

  type Page = { readonly title: string; readonly about: string; readonly action: string; readonly button: string; readonly back: string }
  async function send(visit: Visit, page: Page, values: Form, same: SameRequest, refused?: Refused): Promise<FastifyReply> {
    const departments = departmentOptions(await visit.read('listDepartments', {}))
    const { faults, message } = refused ? faultsIn(refused, fieldsOf(values), fieldOf) : { faults: {}, message: undefined }
    return sendForm(visit, {
      ...page,
      faults,
      notice: message !== undefined && notice(message, 'wrong'),
      fields: jobFields(values, faults, departments),
      ...(same.id === 'createJob' && { once: true }),
      after: sameRequests(visit, same),
    })
  }

  const creation: Page = {
    title: 'Create a job',
    about: 'It is a draft at first: nobody outside sees it until you publish it.',
    action: newPath,
    button: 'Create job',
    back: jobsPath,
  }
  const sendNew = (visit: Visit, values: Form, refused?: Refused) =>
    send(visit, creation, values, { id: 'createJob', body: { ...bodyOf(values), title: values.title ?? 'TITLE' } }, refused)

  routes.page(newPath, 'admin', (visit) => sendNew(visit, { workplace_type: 'on_site' }))
  routes.action(newPath, 'admin', async (visit, form) => {
    const { body, refused } = await visit.change('createJob', { body: bodyOf(form) }, form)
    if (refused) return sendNew(visit, form, refused)
    const number = (await numbers.numbersOf(visit, 'jobs', [body.shortcode])).get(body.shortcode)
    return visit.reply.redirect(`${jobsPath}/${number}?done=created`, 303)
  })

  const sendEdit = (visit: Visit, { number, id }: { number: number; id: string }, values: Form, refused?: Refused) => {
    const path = `${jobsPath}/${number}`
    const page: Page = {
      title: 'Edit the job',
      about: 'Candidates see a change of a published job at once.',
      action: `${path}/edit`,
      button: 'Save job',
      back: path,
    }
    return send(visit, page, values, { id: 'updateJob', path: { shortcode: id }, body: bodyOf(values) }, refused)
  }

  routes.page(`${jobsPath}/:number/edit`, 'recruiter', async (visit) => {
    const record = await numbers.recordIn(visit, 'jobs')
    const path = { shortcode: record.id }
    const [job, form, may] = await Promise.all([
      visit.read('getJob', { path }),
      visit.read('getJobApplicationForm', { path }),
      rightsOn(visit, record.number),
    ])
    if (!may('edit')) throw forbidden('role-missing', 'Your role on this job does not include changing it')
    return sendEdit(visit, record, textsOf(job, form.form_fields))
  })
  routes.action(`${jobsPath}/:number/edit`, 'recruiter', async (visit, form) => {
    const record = await numbers.recordIn(visit, 'jobs')
    const { refused } = await visit.change('updateJob', { path: { shortcode: record.id }, body: bodyOf(form) }, form)
    return refused ? sendEdit(visit, record, form, refused) : visit.reply.redirect(`${jobsPath}/${record.number}?done=saved`, 303)
  })
}
