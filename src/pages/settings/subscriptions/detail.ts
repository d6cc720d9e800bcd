// The page of one subscription: its state, its signing secret, the buttons that act on it, and the log of its notifications.
import type { FastifyReply } from 'fastify'
import type { ShownDelivery, SubscriptionOverview } from '../../../resources/subscriptions/overview.ts'
import { assets } from '../../shell/assets.ts'
import { choices, selectField } from '../../shell/fields.ts'
import { html, type Content, type Html } from '../../shell/html.ts'
import { when } from '../../shell/when.ts'
import { csrfField, type Visitor } from '../../signIn/visitor.ts'
import { sendSettings } from '../layouts.ts'
import { actionButton, confirm } from '../parts.ts'
import type { Visit } from '../routes.ts'
import { deliveryLog, type View } from './deliveries.ts'
import { eventWords, filtersOf, hostOf, madeBy, stateTag, troubleOf } from './words.ts'

/** How many days back failed notifications can be redelivered. */
export const sinceDays = [1, 7, 30] as const
const sinceWords: Record<(typeof sinceDays)[number], string> = { 1: 'The last 24 hours', 7: 'The last 7 days', 30: 'The last 30 days' }

export type Detail = {
  readonly subscription: SubscriptionOverview
  /** Whether the account itself created it; only then do its admins see the secret. */
  readonly isOwn: boolean
  /** One more than a page has, if there are older ones. */
  readonly deliveries: readonly ShownDelivery[]
  readonly view: View
  readonly notice: Content
  /** The events whose examples can be sent as a test. */
  readonly events: readonly SubscriptionOverview['event'][]
}

export function sendDetail(visit: Visit, { subscription, isOwn, deliveries, view, notice, events }: Detail): FastifyReply {
  const { visitor } = visit
  const host = hostOf(subscription.target)
  return sendSettings(visit, {
    tab: `Subscription of ${host}`,
    back: { path: '/settings/subscriptions', title: 'All subscriptions' },
    title: host,
    about: html`<code>${subscription.target}</code>`,
    scripts: [assets.liveScript],
    body: html`
      ${notice} ${stateCard(visitor, subscription, events)} ${secretCard(visitor, subscription, isOwn)}
      ${deliveryLog(visitor, subscription, deliveries, view)}
    `,
  })
}

function stateCard(visitor: Visitor, subscription: SubscriptionOverview, events: Detail['events']): Html {
  const { id, event, target, createdAt, waiting, failed, lastDeliveredAt, disabledAt } = subscription
  const path = `/settings/subscriptions/${id}`
  const trouble = troubleOf(subscription)
  const filters = filtersOf(subscription)
  return html`
    <section class="card" aria-labelledby="state">
      <div id="facts" data-live>
        <h2 id="state">${eventWords[event]} ${stateTag(subscription)}</h2>
        ${trouble && html`<p class="trouble">${trouble}</p>`}
        <dl class="facts">
          ${fact('Event', html`<code>${event}</code>`)} ${filters && fact('Candidates', filters)}
          ${fact('Created by', html`${madeBy(subscription)}, ${when(createdAt)}`)} ${fact('Waiting', waiting)} ${fact('Failed', failed)}
          ${fact('Last delivered', lastDeliveredAt === null ? 'Nothing yet' : when(lastDeliveredAt, 'minute'))}
        </dl>
      </div>
      <div class="actions" id="actions" data-live>
        ${
          disabledAt === null
            ? html`${testForm(visitor, subscription, events)} ${failed > 0 && redeliverFailed(visitor, path)}`
            : actionButton({ visitor, action: `${path}/enable`, text: 'Enable', kind: 'first' })
        }
        ${confirm({
          visitor,
          action: `${path}/remove`,
          verb: 'Remove',
          name: 'this subscription',
          consequence: html`${hostOf(target)} gets no more notifications, and their log is deleted. This cannot be undone.`,
          button: 'Remove subscription',
        })}
      </div>
    </section>
  `
}

/** Sends the contract's example of an event, of the subscription's own unless another is chosen. */
const testForm = (visitor: Visitor, { id, event }: SubscriptionOverview, events: Detail['events']): Html => html`
  <form method="post" action="/settings/subscriptions/${id}/test" class="test">
    ${csrfField(visitor)}
    ${selectField({
      name: 'event',
      label: 'Example',
      all: `${eventWords[event]} (${event})`,
      options: events.filter((other) => other !== event).map((other) => ({ value: other, name: eventWords[other] })),
    })}
    <button class="quiet">Send a test notification</button>
  </form>
`

const fact = (name: string, value: Content): Html => html`
  <div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>
`

const redeliverFailed = (visitor: Visitor, path: string): Html => html`
  <details class="confirm">
    <summary class="button">Redeliver all failed</summary>
    <form method="post" action="${path}/redeliver">
      ${csrfField(visitor)}
      ${choices({
        kind: 'radio',
        name: 'since',
        legend: 'Failed notifications of',
        choices: sinceDays.map((days) => ({ value: String(days), label: sinceWords[days], checked: days === sinceDays[0] })),
      })}
      <button class="first">Send them again</button>
    </form>
  </details>
`

function secretCard(visitor: Visitor, subscription: SubscriptionOverview, isOwn: boolean): Html {
  const path = `/settings/subscriptions/${subscription.id}/secret`
  return html`
    <section class="card" aria-labelledby="secret">
      <h2 id="secret">Signing secret</h2>
      ${
        isOwn
          ? html`<p class="soft">Receivers use it to verify that a notification is genuine. Showing it is recorded in the audit log.</p>
              <div class="actions">
                ${actionButton({ visitor, action: path, text: 'Show the secret' })}
                ${confirm({
                  visitor,
                  action: `${path}/rotate`,
                  verb: 'Replace',
                  name: `the signing secret of ${hostOf(subscription.target)}`,
                  consequence:
                    'Notifications are signed with both the old and the new secret for 24 hours, so that the receiver can switch.',
                  button: 'Replace secret',
                  dangerous: false,
                })}
              </div>`
          : html`<p class="soft">Only ${madeBy({ ...subscription, memberName: null })} can read it, through the API.</p>`
      }
    </section>
  `
}
