// The questions of a job: their order, and the pages on which they are added, changed and deleted.
import type { FastifyReply } from 'fastify'
import { forbidden, notFound } from '../../../errors.ts'
import { doneNotice, sendForm, sendSettings } from '../../settings/layouts.ts'
import { confirm, empty, item } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'
import type { ConsoleParts } from '../parts.ts'
import { faultsIn, type Refused } from '../operations.ts'
import { orderAfter, orderButtons } from '../order.ts'
import type { SameRequest } from '../sameRequest.ts'
import { jobsPath } from './jobs.ts'
import { changeOf, creationOf, fieldOf, fields, questionFields, textsOf, typeNames, type Question } from './questionForm.ts'

const notices = {
  added: 'The question is added.',
  saved: 'The question is saved.',
  deleted: 'The question is deleted.',
  ordered: 'The order is saved.',
}

type Asked = { readonly number: number; readonly id: string; readonly path: string; readonly questions: readonly Question[] }

export function serveQuestions({ routes, numbers, rightsOn, sameRequests }: ConsoleParts): void {
  const base = `${jobsPath}/:number/questions`

  async function askedIn(visit: Visit): Promise<Asked> {
    const { number, id } = await numbers.recordIn(visit, 'jobs')
    const { questions } = await visit.read('listJobQuestions', { path: { shortcode: id } })
    return { number, id, path: `${jobsPath}/${number}/questions`, questions }
  }
  const requireEdit = async (visit: Visit, { number }: Asked) => {
    const may = await rightsOn(visit, number)
    if (!may('edit')) throw forbidden('role-missing', 'Your role on this job does not include changing its questions')
  }

  routes.page(base, 'recruiter', async (visit) => sendList(visit, await askedIn(visit)))

  async function sendList(visit: Visit, { number, id, path, questions }: Asked, refused?: Refused): Promise<FastifyReply> {
    const mayEdit = (await rightsOn(visit, number))('edit')
    const add = mayEdit ? { path: `${path}/new`, title: 'Add a question' } : undefined
    const shown = { path: { shortcode: id } }
    if (refused) visit.reply.code(422)
    return sendSettings(visit, {
      title: 'Questions',
      about: 'What the job asks its applicants, in the order of its application form.',
      back: { path: `${jobsPath}/${number}`, title: 'The job' },
      add: questions.length > 0 ? add : undefined,
      body: html`
        ${refused ? notice(refused.message, 'wrong') : doneNotice(visit, notices)}
        ${
          questions.length > 0
            ? html`<ol class="items">
                ${questions.map((question, at) => questionItem(visit, path, question, mayEdit && { at, count: questions.length }))}
              </ol>`
            : empty('The job asks nothing yet', 'Applicants give their name, their e-mail, and what the application form asks for.', add)
        }
        ${sameRequests(visit, { id: 'listJobQuestions', ...shown }, { id: 'orderQuestions', ...shown, body: { ids: questions.map((one) => one.id) } })}
      `,
    })
  }

  type Page = { readonly title: string; readonly action: string; readonly button: string; readonly once?: true }
  const sendQuestion = (
    visit: Visit,
    page: Page,
    type: Question['type'] | undefined,
    values: Form,
    same: SameRequest,
    refused?: Refused,
  ) => {
    const { faults, message } = refused ? faultsIn(refused, fields, fieldOf) : { faults: {}, message: undefined }
    return sendForm(visit, {
      ...page,
      about: 'Answers that were given before keep the text of the question as it was.',
      faults,
      notice: message !== undefined && notice(message, 'wrong'),
      fields: questionFields(type, values, faults),
      back: page.action.replace(/\/[^/]+$/, ''),
      after: sameRequests(visit, same),
    })
  }

  const sendNew = (visit: Visit, { id, path }: Asked, values: Form, refused?: Refused) => {
    const page: Page = { title: 'Add a question', action: `${path}/new`, button: 'Add question', once: true }
    return sendQuestion(
      visit,
      page,
      undefined,
      values,
      { id: 'createQuestion', path: { shortcode: id }, body: creationOf(values) },
      refused,
    )
  }
  routes.page(`${base}/new`, 'recruiter', async (visit) => {
    const asked = await askedIn(visit)
    await requireEdit(visit, asked)
    return sendNew(visit, asked, { type: 'free_text' })
  })
  routes.action(`${base}/new`, 'recruiter', async (visit, form) => {
    const asked = await askedIn(visit)
    const { refused } = await visit.change('createQuestion', { path: { shortcode: asked.id }, body: creationOf(form) }, form)
    return refused ? sendNew(visit, asked, form, refused) : visit.reply.redirect(`${asked.path}?done=added`, 303)
  })

  // The place is in the address of the page, the id in its form: the question may have moved in the meantime.
  const sendEdit = (visit: Visit, { id, path, questions }: Asked, question: Question, values: Form, refused?: Refused) => {
    const action = `${path}/${questions.indexOf(question) + 1}`
    const body = changeOf(question, values)
    const same: SameRequest = { id: 'updateQuestion', path: { shortcode: id, id: question.id }, body }
    return sendQuestion(visit, { title: 'Change the question', action, button: 'Save question' }, question.type, values, same, refused)
  }
  routes.page(`${base}/:place`, 'recruiter', async (visit) => {
    const asked = await askedIn(visit)
    await requireEdit(visit, asked)
    const { place = '' } = visit.request.params as { place?: string }
    const question = asked.questions[Number(place) - 1]
    if (!question) throw notFound()
    return sendEdit(visit, asked, question, textsOf(question))
  })
  routes.action(`${base}/:place`, 'recruiter', async (visit, form) => {
    const asked = await askedIn(visit)
    const question = asked.questions.find(({ id }) => id === form.question)
    if (!question) throw notFound()
    const path = { shortcode: asked.id, id: question.id }
    const { refused } = await visit.change('updateQuestion', { path, body: changeOf(question, form) }, form)
    return refused ? sendEdit(visit, asked, question, form, refused) : visit.reply.redirect(`${asked.path}?done=saved`, 303)
  })

  routes.action(`${base}/delete`, 'recruiter', async (visit, form) => {
    const asked = await askedIn(visit)
    await visit.change('deleteQuestion', { path: { shortcode: asked.id, id: form.question ?? '' } }, form)
    return visit.reply.redirect(`${asked.path}?done=deleted`, 303)
  })
  routes.action(`${base}/order`, 'recruiter', async (visit, form) => {
    const asked = await askedIn(visit)
    const ids = orderAfter(
      asked.questions.map(({ id }) => id),
      form,
    )
    const { refused } = await visit.change('orderQuestions', { path: { shortcode: asked.id }, body: { ids } }, form)
    return refused ? sendList(visit, asked, refused) : visit.reply.redirect(`${asked.path}?done=ordered`, 303)
  })
}

/** `order`: the question's place, if the visitor may change the questions. */
function questionItem({ visitor }: Visit, path: string, question: Question, order: { at: number; count: number } | false): Html {
  const { id, body, type, required, choices = [] } = question
  return item(
    body,
    html`<p class="soft">${typeNames[type]} · ${required ? 'An answer is required' : 'May be left empty'}</p>
      ${choices.length > 0 && html`<p class="soft">${choices.map((choice) => choice.body).join(' · ')}</p>`}`,
    order &&
      html`<div class="actions">
        ${orderButtons({ visitor, action: `${path}/order`, id, name: body, ...order })}
        <a class="button" href="${path}/${order.at + 1}">Change<span class="hidden">: ${body}</span></a>
        ${confirm({
          visitor,
          action: `${path}/delete`,
          verb: 'Delete',
          name: body,
          consequence: 'Answers that were given stay with their candidates.',
          button: 'Delete question',
          fields: html`<input type="hidden" name="question" value="${id}" />`,
        })}
      </div>`,
  )
}
