// The log of one subscription's notifications: a page of deliveries, each with its attempts.
import { isKey } from '../../../db/paging.ts'
import { deliveryStates } from '../../../db/schema.ts'
import type { LoggedAttempt } from '../../../resources/subscriptions/deliveryLog.ts'
import type { ShownDelivery, SubscriptionOverview } from '../../../resources/subscriptions/overview.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import { when } from '../../shell/when.ts'
import type { Visitor } from '../../signIn/visitor.ts'
import { actionButton, empty, pager } from '../parts.ts'
import { deliveryTags, durationOf, eventWords, outcomeOf } from './words.ts'

export const pageLength = 25

const shownStates = ['undelivered', ...deliveryStates] as const
/** Which deliveries are shown: all, undelivered ones or those in a state, and only those older than the delivery with the key `before`. */
export type View = { readonly show?: (typeof shownStates)[number]; readonly before?: string }

/** Reads the view from a query or a form. */
export function viewIn({ show, before }: Readonly<Record<string, unknown>>): View {
  const known = shownStates.find((state) => state === show)
  return {
    ...(known && { show: known }),
    ...(typeof before === 'string' && isKey(before) && { before }),
  }
}

/** Returns the address of a subscription's page; `done` names the notice that it shows after an action. */
export function addressOf(id: number, view: View, done?: string): string {
  const query = new URLSearchParams({ ...view, ...(done !== undefined && { done }) }).toString()
  return `/settings/subscriptions/${id}${query && `?${query}`}`
}

/** Renders the log. `deliveries` has one more than a page if there are older ones. */
export function deliveryLog(visitor: Visitor, subscription: SubscriptionOverview, deliveries: readonly ShownDelivery[], view: View): Html {
  const { id } = subscription
  const { show, before } = view
  const shown = deliveries.slice(0, pageLength)
  const last = shown.at(-1)
  const filter: View = { ...(show && { show }) }
  const filterLink = (to: View, text: string) =>
    html`<li><a href="${addressOf(id, to)}" ${show === to.show && html`aria-current="true"`}>${text}</a></li>`
  return html`
    <section aria-labelledby="notifications" id="log" data-live>
      <div class="head">
        <h2 id="notifications">Notifications</h2>
        <ul class="filter" aria-label="Which notifications">
          ${filterLink({}, 'All')} ${shownStates.map((state) => filterLink({ show: state }, stateWords[state]))}
        </ul>
      </div>
      ${
        shown.length === 0
          ? empty(nothing(view), 'Each notification is kept here for 30 days, with every attempt to deliver it.')
          : html`<ol class="items deliveries">
              ${shown.map((delivery) => deliveryItem(visitor, subscription, delivery, view))}
            </ol>`
      }
      ${pager(
        before !== undefined && addressOf(id, filter),
        deliveries.length > pageLength && last !== undefined && addressOf(id, { ...filter, before: last.key }),
      )}
    </section>
  `
}

const stateWords: Readonly<Record<(typeof shownStates)[number], string>> = {
  undelivered: 'Undelivered',
  pending: 'Pending',
  delivered: 'Delivered',
  failed: 'Failed',
  held: 'Held',
}

function nothing({ show, before }: View): string {
  if (before !== undefined) return 'There are no older notifications'
  if (show === undefined) return 'Nothing has been sent yet'
  return show === 'undelivered' ? 'Everything has been delivered' : `No notification is ${stateWords[show].toLowerCase()}`
}

function deliveryItem(visitor: Visitor, { id, event, disabledAt }: SubscriptionOverview, delivery: ShownDelivery, view: View): Html {
  const { key, uuid, sequence, occurredAt, state, attempts, tries } = delivery
  const last = tries.at(-1)
  return html`
    <li class="item" id="delivery-${key}">
      <div class="about">
        <h3>
          <span class="hidden">Number </span>${sequence}<span class="tail"> ${when(occurredAt, 'second')}</span>
          ${deliveryTags[state]} ${delivery.test && html`<span class="tag plain">Test</span>`}
          ${delivery.event !== event && html`<span class="tag plain">${eventWords[delivery.event]}</span>`}
        </h3>
        <p class="soft">Id <code>${uuid}</code>${fate(delivery)}</p>
        ${
          last &&
          html`<details class="attempts">
            <summary>${attempts === 1 ? '1 attempt' : `${attempts} attempts`}, the last: ${outcomeOf(last)}</summary>
            ${attempts > tries.length && html`<p class="soft">The newest ${tries.length} of them:</p>`}
            <ol>
              ${tries.map(attempt)}
            </ol>
          </details>`
        }
      </div>
      ${
        disabledAt === null &&
        actionButton({
          visitor,
          action: `/settings/subscriptions/${id}/deliveries/${key}/redeliver`,
          text: html`Redeliver<span class="hidden"> number ${sequence}</span>`,
          fields: view,
        })
      }
    </li>
  `
}

function fate({ state, dueAt, deliveredAt }: ShownDelivery): Content {
  if (state === 'delivered') return deliveredAt !== null && html` · Delivered ${when(deliveredAt, 'second')}`
  if (state === 'pending') return dueAt !== null && html` · Next attempt ${when(dueAt, 'second')}`
  return state === 'failed' ? ' · Not retried automatically' : ' · Held until the subscription is enabled'
}

const attempt = (one: LoggedAttempt): Html => html`
  <li>
    <p><strong>${outcomeOf(one)}</strong> <span class="soft">${when(one.startedAt, 'second')} · ${durationOf(one.duration)}</span></p>
    ${one.answer !== null && one.answer !== '' && html`<pre tabindex="0" role="group" aria-label="Beginning of the response">${one.answer}</pre>`}
    ${one.status !== null && one.answer === null && html`<p class="soft">The response came from a private network and is not shown.</p>`}
  </li>
`
