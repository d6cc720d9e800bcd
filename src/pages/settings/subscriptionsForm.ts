// The form that adds a subscription: which event, to which address, narrowed to which job and stage.
import type { FastifyReply } from 'fastify'
import { Refusal } from '../../errors.ts'
import type { Subscription } from '../../resources/subscriptions/subscription.ts'
import { targetHash } from '../../resources/subscriptions/target.ts'
import { choices, faultSummary, textField, type Faults } from '../shell/fields.ts'
import type { Form } from '../shell/form.ts'
import { html, type Html } from '../shell/html.ts'
import { sendPage } from '../shell/page.ts'
import { csrfField, type Visitor } from '../signIn/visitor.ts'
import { head } from './parts.ts'
import { eventWords, narrowed } from './subscriptionsWords.ts'

const longestTarget = 2048

type Option = { readonly value: string; readonly name: string }
/** What there is to choose from. */
export type Filters = {
  readonly events: readonly Subscription['event'][]
  readonly jobs: readonly Option[]
  readonly stages: readonly Option[]
}
/** A job or stage that is empty means all. */
export type RequestedSubscription = {
  readonly event: Subscription['event']
  readonly target: string
  readonly job: string
  readonly stage: string
}

/** What a form asks for, what is wrong with it, and the hash of a target that may be one. */
export function requestedIn(form: Form, filters: Filters, refuse: (url: string) => void) {
  const event = filters.events.find((known) => known === form.event)
  const { job = '', stage = '' } = form
  const target = (form.target ?? '').trim()
  const { hash, fault } = targetIn(target, refuse)
  const faults: Record<string, string> = {}
  if (!event) faults.event = 'Choose an event'
  if (fault) faults.target = fault
  const isNarrowed = event === undefined || narrowed.has(event)
  if (job !== '' && !isNarrowed) faults.job = 'Only events of candidates can be narrowed to a job'
  else if (job !== '' && !has(filters.jobs, job)) faults.job = 'Choose one of the jobs'
  if (stage !== '' && !isNarrowed) faults.stage = 'Only events of candidates can be narrowed to a stage'
  else if (stage !== '' && !has(filters.stages, stage)) faults.stage = 'Choose one of the stages'
  const requested: RequestedSubscription = { event: event ?? 'candidate_created', target, job, stage }
  return { requested, targetHash: hash, faults }
}

const has = (options: readonly Option[], wanted: string) => options.some(({ value }) => value === wanted)

function targetIn(target: string, refuse: (url: string) => void): { hash?: string; fault?: string } {
  if (target === '') return { fault: 'Enter a target' }
  if (target.length > longestTarget) return { fault: `A target has at most ${longestTarget} characters` }
  if (/[\s\p{Cc}]/u.test(target)) return { fault: 'A target has no spaces or control characters' }
  try {
    return { hash: targetHash(target, refuse) }
  } catch (error) {
    if (error instanceof Refusal) return { fault: `The target ${error.faults?.target?.[0] ?? 'cannot be one'}` }
    throw error
  }
}

export const showForm = (
  reply: FastifyReply,
  visitor: Visitor,
  { events, jobs, stages }: Filters,
  requested: Partial<RequestedSubscription>,
  faults: Faults,
): FastifyReply =>
  sendPage(reply, {
    status: reply.statusCode,
    title: 'Add a subscription',
    visitor,
    layout: 'settings',
    body: html`
      ${head('Add a subscription', html`It belongs to ${visitor.account.name}, and its notifications hold all that an admin may read.`)}
      ${faultSummary(faults)}
      <form method="post" action="/settings/subscriptions/new" class="card form">
        ${csrfField(visitor)}
        ${textField({
          name: 'target',
          label: 'Target',
          hint: 'The address that is told, beginning with https://. Each address has one subscription.',
          value: requested.target,
          fault: faults.target,
          maxLength: longestTarget,
          autocomplete: 'off',
          required: true,
        })}
        ${choices({
          kind: 'radio',
          name: 'event',
          legend: 'Event',
          fault: faults.event,
          choices: events.map((value) => ({
            value,
            label: eventWords[value],
            hint: value,
            checked: value === (requested.event ?? events[0]),
          })),
        })}
        ${selectField({ name: 'job', label: 'Job', hint: 'For the events of candidates.', all: 'All jobs', options: jobs, value: requested.job, fault: faults.job })}
        ${selectField({
          name: 'stage',
          label: 'Stage',
          hint: 'For the events of candidates: the stage that they are created in or moved to.',
          all: 'All stages',
          options: stages,
          value: requested.stage,
          fault: faults.stage,
        })}
        <div class="buttons">
          <button class="first">Add subscription</button><a class="button" href="/settings/subscriptions">Cancel</a>
        </div>
      </form>
    `,
  })

function selectField(field: {
  readonly name: string
  readonly label: string
  readonly hint: string
  /** The choice of no one in particular, whose value is empty. */
  readonly all: string
  readonly options: readonly Option[]
  readonly value: string | undefined
  readonly fault: string | undefined
}): Html {
  const { name, label, hint, all, options, value: chosen, fault } = field
  return html`
    <div class="${fault ? 'field at-fault' : 'field'}">
      <label for="${name}">${label}</label>
      <p class="hint" id="${name}-hint">${hint}</p>
      ${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}
      <select id="${name}" name="${name}" aria-describedby="${name}-hint${fault && ` ${name}-fault`}" ${fault && html`aria-invalid="true"`}>
        <option value="">${all}</option>
        ${options.map(
          ({ value, name: text }) => html`<option value="${value}" ${value === chosen && html`selected`}>${text} (${value})</option>`,
        )}
      </select>
    </div>
  `
}
