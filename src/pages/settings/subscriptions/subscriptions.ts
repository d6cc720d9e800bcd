// Subscriptions of an account, for its admins: the list, and the form that adds one.
import type { Tools } from '../../../context.ts'
import { documentedEvents, notificationEvents } from '../../../db/schema.ts'
import { prepareFilterChoices, prepareSubscriptionOverview, type SubscriptionOverview } from '../../../resources/subscriptions/overview.ts'
import { prepareNewSubscription } from '../../../resources/subscriptions/subscribe.ts'
import { html, type Html } from '../../shell/html.ts'
import { when } from '../../shell/when.ts'
import { sendList } from '../layouts.ts'
import { item } from '../parts.ts'
import type { SettingsRoutes } from '../routes.ts'
import { readSubscription, sendSubscriptionForm } from './form.ts'
import { notices, ownerOf, serveSubscription, type SubscriptionOptions } from './subscription.ts'
import { eventWords, filtersOf, madeBy, stateTag, troubleOf } from './words.ts'

export type SubscriptionsOptions = Omit<SubscriptionOptions, 'overview' | 'events'> & Pick<Tools, 'refuseTarget' | 'isFamily'>

/** The scopes of subscriptions that admins add: their notifications contain everything that an admin may read. */
const scopes = ['r_candidates', 'r_employees', 'r_timeoff']

export function serveSubscriptions(routes: SettingsRoutes, options: SubscriptionsOptions): void {
  const { secrets, refuseTarget, isFamily } = options
  const { statement, transaction } = options.statements
  const overview = prepareSubscriptionOverview(statement)
  const listFilters = prepareFilterChoices(statement)
  const events = isFamily ? notificationEvents : documentedEvents
  const filtersIn = async (account: number) => ({ events, ...(await listFilters(account)) })
  const subscribe = prepareNewSubscription(statement)

  routes.page('/settings/subscriptions', 'admin', async (visit) =>
    sendList(visit, {
      title: 'Subscriptions',
      about: html`Addresses that are notified of what happens in ${visit.visitor.account.name}.
        <a href="/docs/guides/notifications">How notifications work</a>`,
      notices,
      add: { path: '/settings/subscriptions/new', title: 'Add a subscription' },
      items: (await overview.list(visit.account)).map(subscriptionItem),
      nothing: {
        title: 'There are no subscriptions yet',
        text: 'Add one, or let a program subscribe through the API, to be notified of what happens.',
      },
    }),
  )

  routes.page('/settings/subscriptions/new', 'admin', async (visit) => sendSubscriptionForm(visit, await filtersIn(visit.account), {}, {}))

  routes.action('/settings/subscriptions/new', 'admin', async (visit, form) => {
    const { account, actor, reply } = visit
    const filters = await filtersIn(account)
    const { requested, targetHash, faults } = readSubscription(form, filters, refuseTarget)
    if (!targetHash || Object.keys(faults).length > 0) return sendSubscriptionForm(visit, filters, requested, faults)
    const { event, target, job, stage } = requested
    const wanted = { account, event, target, targetHash, jobShortcode: job || null, stageSlug: stage || null }
    const maker = { owner: ownerOf(account), scopes, token: null, member: null, secrets: secrets.first(account).secrets, sealedToken: null }
    const id = await transaction((run) => subscribe(run, { ...wanted, ...maker }, actor))
    if (id === undefined) return sendSubscriptionForm(visit, filters, requested, { target: 'This target is already registered' })
    return reply.redirect(`/settings/subscriptions/${id}?done=created`, 303)
  })

  serveSubscription(routes, { ...options, events, overview })
}

function subscriptionItem(subscription: SubscriptionOverview): Html {
  const { id, event, target, waiting, failed, createdAt, lastDeliveredAt } = subscription
  const trouble = troubleOf(subscription)
  const filters = filtersOf(subscription)
  return item(
    html`<a href="/settings/subscriptions/${id}">${target}</a> ${stateTag(subscription)}`,
    html`<p class="soft">${eventWords[event]}${filters && html` · ${filters}`}</p>
      ${trouble && html`<p class="trouble">${trouble}</p>`}
      <p class="soft">
        ${waiting} waiting · ${failed} failed ·
        ${lastDeliveredAt === null ? 'Nothing delivered yet' : html`Last delivered ${when(lastDeliveredAt, 'minute')}`}
      </p>
      <p class="soft">Created by ${madeBy(subscription)}, ${when(createdAt)}</p>`,
  )
}
