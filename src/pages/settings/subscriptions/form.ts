// The form that adds a subscription: the event, the target address, and the job and stage it is narrowed to.
import type { FastifyReply } from 'fastify'
import { Refusal } from '../../../errors.ts'
import type { Subscription } from '../../../resources/subscriptions/subscription.ts'
import { targetHash } from '../../../resources/subscriptions/target.ts'
import { choices, selectField, textField, type Faults, type Option } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html } from '../../shell/html.ts'
import { sendForm } from '../layouts.ts'
import type { Visit } from '../routes.ts'
import { eventWords, narrowed } from './words.ts'

const longestTarget = 2048

/** The available options. */
export type Filters = {
  readonly events: readonly Subscription['event'][]
  readonly jobs: readonly Option[]
  readonly stages: readonly Option[]
}
/** An empty job or stage means all. */
export type RequestedSubscription = {
  readonly event: Subscription['event']
  readonly target: string
  readonly job: string
  readonly stage: string
}

/** Returns the subscription that a form requests, its faults, and the hash of its target if that is valid. */
export function readSubscription(form: Form, { events, jobs, stages }: Filters, refuseTarget: (url: string) => void) {
  const event = events.find((known) => known === form.event)
  const { job = '', stage = '' } = form
  const target = (form.target ?? '').trim()
  const { hash, fault } = checkTarget(target, refuseTarget)
  const isNarrowed = event === undefined || narrowed.has(event)
  const filterFault = (name: 'job' | 'stage', value: string, options: readonly Option[]) => {
    if (value === '' || (isNarrowed && options.some((option) => option.value === value))) return {}
    return { [name]: isNarrowed ? `Choose one of the ${name}s` : `Only events of candidates can be narrowed to a ${name}` }
  }
  const faults: Faults = {
    ...(!event && { event: 'Choose an event' }),
    ...(fault && { target: fault }),
    ...filterFault('job', job, jobs),
    ...filterFault('stage', stage, stages),
  }
  const requested: RequestedSubscription = { event: event ?? 'candidate_created', target, job, stage }
  return { requested, targetHash: hash, faults }
}

function checkTarget(target: string, refuseTarget: (url: string) => void): { hash?: string; fault?: string } {
  if (target === '') return { fault: 'Enter a target' }
  if (target.length > longestTarget) return { fault: `A target has at most ${longestTarget} characters` }
  if (/[\s\p{Cc}]/u.test(target)) return { fault: 'A target has no spaces or control characters' }
  try {
    return { hash: targetHash(target, refuseTarget) }
  } catch (error) {
    if (error instanceof Refusal) return { fault: `The target ${error.faults?.target?.[0] ?? 'is not allowed'}` }
    throw error
  }
}

export const sendSubscriptionForm = (
  visit: Visit,
  { events, jobs, stages }: Filters,
  requested: Partial<RequestedSubscription>,
  faults: Faults,
): FastifyReply =>
  sendForm(visit, {
    title: 'Add a subscription',
    about: html`It belongs to ${visit.visitor.account.name}; its notifications contain everything that an admin may read.`,
    faults,
    action: '/settings/subscriptions/new',
    fields: html`
      ${textField({
        name: 'target',
        label: 'Target',
        hint: 'The address that is notified, beginning with https://. Each address has one subscription.',
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
      ${selectField({
        name: 'job',
        label: 'Job',
        hint: 'For events of candidates.',
        all: 'All jobs',
        options: jobs.map(withValue),
        value: requested.job,
        fault: faults.job,
      })}
      ${selectField({
        name: 'stage',
        label: 'Stage',
        hint: 'For events of candidates: the stage that they are created in or moved to.',
        all: 'All stages',
        options: stages.map(withValue),
        value: requested.stage,
        fault: faults.stage,
      })}
    `,
    button: 'Add subscription',
    back: '/settings/subscriptions',
  })

/** Names an option with its value, which programs know it by. */
const withValue = ({ value, name }: Option): Option => ({ value, name: `${name} (${value})` })
