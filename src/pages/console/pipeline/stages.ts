// The stages of the pipeline: added, renamed, ordered and deleted.
import type { components } from '../../../../generated/types.ts'
import { stageKinds } from '../../../db/schema.ts'
import { notFound } from '../../../errors.ts'
import { sendForm } from '../../settings/layouts.ts'
import { confirm, item } from '../../settings/parts.ts'
import type { Visit } from '../../settings/routes.ts'
import { notice, selectField, textField, type Option } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'
import { faultsIn, type Refused } from '../operations.ts'
import { orderAfter, orderButtons } from '../order.ts'
import type { PipelineParts } from './parts.ts'

type Stage = components['schemas']['Stage']

const fields = [
  { name: 'name', label: 'Name' },
  { name: 'kind', label: 'Kind' },
]
const kindNames: Readonly<Record<(typeof stageKinds)[number], string>> = {
  sourced: 'Sourced',
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  'phone-screen': 'Phone screen',
  assessment: 'Assessment',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
}
const kindOptions: readonly Option[] = stageKinds.map((value) => ({ value, name: kindNames[value] }))
/** The field for the stage to which the candidates of a deleted one move: one on the page for each stage. */
const targetName = (slug: string) => `target.${slug}`

export function serveStages({ routes, path, send, sameRequests }: PipelineParts): void {
  const sendStage = (visit: Visit, stage: Stage | undefined, values: Form, refused?: Refused) => {
    const { faults, message } = refused ? faultsIn(refused, fields) : { faults: {}, message: undefined }
    const name = values.name ?? ''
    return sendForm(visit, {
      title: stage ? 'Rename the stage' : 'Add a stage',
      about: stage
        ? 'Candidates show the new name at once. Requests and subscriptions that name the stage keep working.'
        : 'It becomes the last stage: move it to its place afterwards.',
      faults,
      notice: message !== undefined && notice(message, 'wrong'),
      action: stage ? `${path}/stages/${stage.slug}` : `${path}/new-stage`,
      fields: html`
        ${textField({ name: 'name', label: 'Name', value: values.name, fault: faults.name, maxLength: 255, required: true })}
        ${!stage && selectField({ name: 'kind', label: 'Kind', hint: 'What the stage is for. It cannot be changed later.', options: kindOptions, value: values.kind, fault: faults.kind })}
      `,
      button: stage ? 'Rename stage' : 'Add stage',
      back: path,
      ...(!stage && { once: true as const }),
      after: sameRequests(
        visit,
        stage
          ? { id: 'updateStage', path: { id: stage.identifier }, body: { name } }
          : { id: 'createStage', body: { name: name || 'NAME', kind: values.kind ?? '' } },
      ),
    })
  }

  routes.page(`${path}/new-stage`, 'admin', (visit) => sendStage(visit, undefined, { kind: 'interview' }))
  routes.action(`${path}/new-stage`, 'admin', async (visit, form) => {
    const { refused } = await visit.change('createStage', { body: { name: form.name?.trim() ?? '', kind: form.kind ?? '' } }, form)
    return refused ? sendStage(visit, undefined, form, refused) : visit.reply.redirect(`${path}?done=added`, 303)
  })

  async function stageWith(visit: Visit, slug: string | undefined): Promise<Stage> {
    const { stages } = await visit.read('listStages', {})
    const stage = stages.find((one) => one.slug === slug)
    if (!stage) throw notFound()
    return stage
  }
  const stageIn = (visit: Visit) => stageWith(visit, (visit.request.params as { slug?: string }).slug)

  routes.page(`${path}/stages/:slug`, 'admin', async (visit) => {
    const stage = await stageIn(visit)
    return sendStage(visit, stage, { name: stage.name })
  })
  routes.action(`${path}/stages/:slug`, 'admin', async (visit, form) => {
    const stage = await stageIn(visit)
    const request = { path: { id: stage.identifier }, body: { name: form.name?.trim() ?? '' } }
    const { refused } = await visit.change('updateStage', request, form)
    return refused ? sendStage(visit, stage, form, refused) : visit.reply.redirect(`${path}?done=renamed`, 303)
  })

  routes.action(`${path}/order-stages`, 'admin', async (visit, form) => {
    const { stages } = await visit.read('listStages', {})
    const order = orderAfter(
      stages.map(({ slug }) => slug),
      form,
    )
    const { refused } = await visit.change('orderStages', { body: { stages: order } }, form)
    return refused ? send(visit, refused) : visit.reply.redirect(`${path}?done=ordered`, 303)
  })

  routes.action(`${path}/delete-stage`, 'admin', async (visit, form) => {
    const { identifier, slug } = await stageWith(visit, form.stage)
    const target = form[targetName(slug)]
    const request = { path: { id: identifier }, ...(target && { query: { target_stage: target } }) }
    const { refused } = await visit.change('deleteStage', request, form)
    return refused ? send(visit, refused) : visit.reply.redirect(`${path}?done=deleted`, 303)
  })
}

export const stageItem = ({ visitor }: Visit, path: string, stage: Stage, all: readonly Stage[]): Html => {
  const { name, slug, kind } = stage
  return item(
    name,
    html`<p class="soft">${kindOptions.find(({ value }) => value === kind)?.name ?? kind} · <code>${slug}</code></p>`,
    html`<div class="actions">
      ${orderButtons({ visitor, action: `${path}/order-stages`, id: slug, name, at: all.indexOf(stage), count: all.length })}
      <a class="button" href="${path}/stages/${slug}">Rename<span class="hidden"> ${name}</span></a>
      ${confirm({
        visitor,
        action: `${path}/delete-stage`,
        verb: 'Delete',
        name,
        consequence: 'Its candidates and their ratings move to the stage that you choose.',
        button: 'Delete stage',
        fields: html`
          <input type="hidden" name="stage" value="${slug}" />
          ${selectField({
            name: targetName(slug),
            label: 'Move candidates to',
            all: 'Nowhere: nobody is in the stage',
            options: all.filter((one) => one !== stage).map((one) => ({ value: one.slug, name: one.name })),
          })}
        `,
      })}
    </div>`,
  )
}
