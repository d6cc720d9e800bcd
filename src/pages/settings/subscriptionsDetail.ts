// The page of one subscription: how it goes, what was sent to it with each attempt, and the buttons that act on it.
import { isKey } from '../../db/paging.ts'
import { milliseconds } from '../../db/time.ts'
import type { LoggedAttempt } from '../../resources/subscriptions/deliveryLog.ts'
import type { ShownDelivery, SubscriptionOverview } from '../../resources/subscriptions/overview.ts'
import { choices } from '../shell/fields.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { csrfField, type Visitor } from '../signIn/visitor.ts'
import { confirm, empty, head, when } from './parts.ts'
import { deliveryTags, durationOf, eventWords, filtersOf, hostOf, madeBy, outcomeOf, stateTag, troubleOf } from './subscriptionsWords.ts'

export const pageLength = 25
/** How far back failed notifications can be sent again. */
export const sinceDays = [1, 7, 30] as const
const sinceWords: Record<(typeof sinceDays)[number], string> = { 1: 'The last 24 hours', 7: 'The last 7 days', 30: 'The last 30 days' }

/** Which deliveries are looked at: all or those that have not arrived, and only those older than the one with the key `before`. */
export type View = { readonly show?: 'undelivered'; readonly before?: string }

/** The view that a query or a form names. */
export function viewIn({ show, before }: Readonly<Record<string, unknown>>): View {
  return {
    ...(show === 'undelivered' && { show }),
    ...(typeof before === 'string' && isKey(before) && { before }),
  }
}

/** The page of a subscription, with what it is to say after an action. */
export function addressOf(id: number, view: View, done?: string): string {
  const query = new URLSearchParams({ ...view, ...(done !== undefined && { done }) }).toString()
  return `/settings/subscriptions/${id}${query && `?${query}`}`
}

export type Detail = {
  readonly visitor: Visitor
  readonly subscription: SubscriptionOverview
  /** Whether the account made it, whose admins then see its secret. */
  readonly isOwn: boolean
  /** One more than a page has, when there are older ones. */
  readonly deliveries: readonly ShownDelivery[]
  readonly view: View
  readonly notice: Content
}

export function detail({ visitor, subscription, isOwn, deliveries, view, notice }: Detail): Html {
  const { id, event, target, createdAt, waiting, failed, lastDeliveredAt } = subscription
  const shown = deliveries.slice(0, pageLength)
  const last = shown.at(-1)
  const trouble = troubleOf(subscription)
  const filters = filtersOf(subscription)
  return html`
    <p class="back"><a href="/settings/subscriptions">All subscriptions</a></p>
    ${head(hostOf(target), html`<code>${target}</code>`)} ${notice}
    <section class="card" aria-labelledby="state">
      <h2 id="state">${eventWords[event]} ${stateTag(subscription)}</h2>
      ${trouble && html`<p class="trouble">${trouble}</p>`}
      <dl class="facts">
        ${fact('Event', html`<code>${event}</code>`)} ${filters && fact('Candidates', filters)}
        ${fact('Made by', html`${madeBy(subscription)}, ${when(createdAt)}`)} ${fact('Waiting', waiting)} ${fact('Failed', failed)}
        ${fact('Last delivered', lastDeliveredAt === null ? 'Nothing yet' : when(lastDeliveredAt, 'minute'))}
      </dl>
      <div class="actions">
        ${
          subscription.disabledAt === null
            ? html`${button(visitor, `/settings/subscriptions/${id}/test`, 'Send a test notification')}
              ${failed > 0 && redeliverFailed(visitor, id)}`
            : button(visitor, `/settings/subscriptions/${id}/enable`, 'Enable', 'first')
        }
        ${confirm({
          visitor,
          action: `/settings/subscriptions/${id}/remove`,
          verb: 'Remove',
          name: 'this subscription',
          consequence: html`${hostOf(target)} gets nothing any more, and the log of its notifications is gone. This cannot be undone.`,
          button: 'Remove subscription',
        })}
      </div>
    </section>
    ${secret(visitor, subscription, isOwn)}
    <section aria-labelledby="notifications">
      <div class="head">
        <h2 id="notifications">Notifications</h2>
        <ul class="filter" aria-label="Which notifications">
          ${filterLink(id, {}, 'All', view)} ${filterLink(id, { show: 'undelivered' }, 'Undelivered', view)}
        </ul>
      </div>
      ${
        shown.length === 0
          ? empty(nothing(view), 'Each notification is kept here for 30 days, with every attempt to deliver it.')
          : html`<ol class="items deliveries">
              ${shown.map((delivery) => entry(visitor, subscription, delivery, view))}
            </ol>`
      }
      <p class="buttons">
        ${view.before !== undefined && html`<a class="button" href="${addressOf(id, { ...(view.show && { show: view.show }) })}">Newest</a>`}
        ${deliveries.length > pageLength && last && html`<a class="button" href="${addressOf(id, { ...view, before: last.key })}">Older</a>`}
      </p>
    </section>
  `
}

const fact = (name: string, value: Content): Html => html`
  <div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>
`

const button = (visitor: Visitor, action: string, text: Content, kind = 'quiet', view: View = {}): Html => html`
  <form method="post" action="${action}">
    ${csrfField(visitor)} ${Object.entries(view).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="${kind}">${text}</button>
  </form>
`

const redeliverFailed = (visitor: Visitor, id: number): Html => html`
  <details class="confirm">
    <summary class="button">Redeliver all failed</summary>
    <form method="post" action="/settings/subscriptions/${id}/redeliver">
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

function secret(visitor: Visitor, { id, target, ...made }: SubscriptionOverview, isOwn: boolean): Html {
  return html`
    <section class="card" aria-labelledby="secret">
      <h2 id="secret">Signing secret</h2>
      ${
        isOwn
          ? html`<p class="soft">
                By it a receiver knows that a notification is genuine. It is written into the audit log when it is shown.
              </p>
              <div class="actions">
                ${button(visitor, `/settings/subscriptions/${id}/secret`, 'Show the secret')}
                ${confirm({
                  visitor,
                  action: `/settings/subscriptions/${id}/secret/rotate`,
                  verb: 'Replace',
                  name: `the signing secret of ${hostOf(target)}`,
                  consequence:
                    'A new secret is made. Notifications are signed with both for 24 hours, so that the receiver can change over.',
                  button: 'Replace secret',
                  dangerous: false,
                })}
              </div>`
          : html`<p class="soft">Only ${madeBy({ id, target, ...made, memberName: null })} can read it, through the API.</p>`
      }
    </section>
  `
}

const filterLink = (id: number, to: View, text: string, view: View): Html =>
  html`<li><a href="${addressOf(id, to)}" ${view.show === to.show && html`aria-current="true"`}>${text}</a></li>`

function nothing({ show, before }: View): string {
  if (before !== undefined) return 'There is nothing older'
  return show === undefined ? 'Nothing was sent yet' : 'Everything has arrived'
}

function entry(visitor: Visitor, { id, disabledAt }: SubscriptionOverview, delivery: ShownDelivery, view: View): Html {
  const { key, uuid, sequence, occurredAt, state, attempts, tries } = delivery
  const last = tries.at(-1)
  return html`
    <li class="item" id="delivery-${key}">
      <div class="about">
        <h3>
          <span class="hidden">Number </span>${sequence}<span class="tail"> ${exactly(occurredAt)}</span>
          ${deliveryTags[state]} ${delivery.test && html`<span class="tag plain">Test</span>`}
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
        button(
          visitor,
          `/settings/subscriptions/${id}/deliveries/${key}/redeliver`,
          html`Redeliver<span class="hidden"> number ${sequence}</span>`,
          'quiet',
          view,
        )
      }
    </li>
  `
}

function fate({ state, dueAt, deliveredAt }: ShownDelivery): Content {
  if (state === 'delivered') return deliveredAt !== null && html` · Delivered ${exactly(deliveredAt)}`
  if (state === 'pending') return dueAt !== null && html` · Next attempt ${exactly(dueAt)}`
  return state === 'failed' ? ' · Not sent again by itself' : ' · Waits until the subscription is enabled'
}

const attempt = (one: LoggedAttempt): Html => html`
  <li>
    <p><strong>${outcomeOf(one)}</strong> <span class="soft">${exactly(one.startedAt)} · ${durationOf(one.duration)}</span></p>
    ${one.answer !== null && one.answer !== '' && html`<pre tabindex="0" role="group" aria-label="How the answer began">${one.answer}</pre>`}
    ${one.status !== null && one.answer === null && html`<p class="soft">The answer came from a private network and is not shown.</p>`}
  </li>
`

const second = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'medium' })

/** An instant as the database prints it, to the second: attempts may be that close. */
function exactly(instant: string): Html {
  const iso = milliseconds(instant)
  return html`<time datetime="${iso}">${second.format(Date.parse(iso))} UTC</time>`
}
