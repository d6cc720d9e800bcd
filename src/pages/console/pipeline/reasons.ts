// The reasons for which candidates are disqualified: added, changed, ordered and deleted.
import type { components } from '../../../../generated/types.ts'
import { notFound } from '../../../errors.ts'
import { sendForm } from '../../settings/layouts.ts'
import { confirm, item } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { choices, notice, textField } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'
import { faultsIn, type Refused } from '../operations.ts'
import { orderAfter, orderButtons } from '../order.ts'
import type { PipelineParts } from './parts.ts'

type Reason = components['schemas']['DisqualificationReason']

const bodyOf = (form: Form) => ({
  description: form.description?.trim() ?? '',
  candidate_withdrew: form['withdrew.yes'] !== undefined,
})

export function serveReasons({ routes, path, send, sameRequests }: PipelineParts): void {
  /** `place`: of a reason that exists, from 1. */
  const sendReason = (visit: Visit, place: number | undefined, values: Form, refused?: Refused) => {
    const { faults, message } = refused ? faultsIn(refused, [{ name: 'description', label: 'Reason' }]) : { faults: {}, message: undefined }
    const id = values.reason
    const body = bodyOf(values)
    return sendForm(visit, {
      title: id === undefined ? 'Add a reason' : 'Change the reason',
      about: id === undefined ? 'It becomes the last one in the list.' : 'Candidates who were disqualified for it keep the old text.',
      faults,
      notice: message !== undefined && notice(message, 'wrong'),
      action: place === undefined ? `${path}/new-reason` : `${path}/reasons/${place}`,
      fields: html`
        ${id !== undefined && html`<input type="hidden" name="reason" value="${id}" />`}
        ${textField({ name: 'description', label: 'Reason', value: values.description, fault: faults.description, maxLength: 1000, required: true })}
        ${choices({
          kind: 'checkbox',
          name: 'withdrew',
          legend: 'Who decides?',
          choices: [{ value: 'yes', label: 'The candidate withdraws', checked: values['withdrew.yes'] !== undefined }],
        })}
      `,
      button: id === undefined ? 'Add reason' : 'Save reason',
      back: path,
      ...(id === undefined && { once: true as const }),
      after: sameRequests(
        visit,
        id === undefined ? { id: 'createDisqualificationReason', body } : { id: 'updateDisqualificationReason', path: { id }, body },
      ),
    })
  }

  routes.page(`${path}/new-reason`, 'admin', (visit) => sendReason(visit, undefined, {}))
  routes.action(`${path}/new-reason`, 'admin', async (visit, form) => {
    const { refused } = await visit.change('createDisqualificationReason', { body: bodyOf(form) }, form)
    return refused ? sendReason(visit, undefined, form, refused) : visit.reply.redirect(`${path}?done=reason-added`, 303)
  })

  // The place is in the address of the page, the id in its form: the reason may have moved in the meantime.
  routes.page(`${path}/reasons/:place`, 'admin', async (visit) => {
    const place = Number((visit.request.params as { place?: string }).place)
    const reason = (await visit.read('listDisqualificationReasons', {}))[place - 1]
    if (!reason) throw notFound()
    const { id, description, candidate_withdrew: withdrew } = reason
    return sendReason(visit, place, { reason: id, description, ...(withdrew && { 'withdrew.yes': 'yes' }) })
  })
  routes.action(`${path}/reasons/:place`, 'admin', async (visit, form) => {
    const request = { path: { id: form.reason ?? '' }, body: bodyOf(form) }
    const { refused } = await visit.change('updateDisqualificationReason', request, form)
    const place = Number((visit.request.params as { place?: string }).place)
    return refused ? sendReason(visit, place, form, refused) : visit.reply.redirect(`${path}?done=reason-saved`, 303)
  })

  routes.action(`${path}/order-reasons`, 'admin', async (visit, form) => {
    const reasons = await visit.read('listDisqualificationReasons', {})
    const order = orderAfter(
      reasons.map(({ id }) => id),
      form,
    )
    const { refused } = await visit.change('orderDisqualificationReasons', { body: { reasons: order } }, form)
    return refused ? send(visit, refused) : visit.reply.redirect(`${path}?done=ordered`, 303)
  })
  routes.action(`${path}/delete-reason`, 'admin', async (visit, form) => {
    const { refused } = await visit.change('deleteDisqualificationReason', { path: { id: form.reason ?? '' } }, form)
    return refused ? send(visit, refused) : visit.reply.redirect(`${path}?done=reason-deleted`, 303)
  })
}

export const reasonItem = ({ visitor }: Visit, path: string, reason: Reason, all: readonly Reason[]): Html => {
  const { id, description, candidate_withdrew: withdrew } = reason
  const at = all.indexOf(reason)
  return item(
    description,
    html`<p class="soft">${withdrew ? 'The candidate withdraws' : 'The account declines'}</p>`,
    html`<div class="actions">
      ${orderButtons({ visitor, action: `${path}/order-reasons`, id, name: description, at, count: all.length })}
      <a class="button" href="${path}/reasons/${at + 1}">Change<span class="hidden">: ${description}</span></a>
      ${confirm({
        visitor,
        action: `${path}/delete-reason`,
        verb: 'Delete',
        name: description,
        consequence: 'Nobody can choose it any more. Candidates who were disqualified for it keep its text.',
        button: 'Delete reason',
        fields: html`<input type="hidden" name="reason" value="${id}" />`,
      })}
    </div>`,
  )
}
