// Subscriptions: where notifications go and how that goes, for the account's admins, who can also test, redeliver, enable and end them.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Tools } from '../../context.ts'
import { isKey, lastKey } from '../../db/paging.ts'
import { documentedEvents, notificationEvents } from '../../db/schema.ts'
import type { Run, Statements } from '../../db/statements.ts'
import { notFound } from '../../errors.ts'
import { prepareRedelivery, prepareTestDelivery } from '../../resources/subscriptions/deliveryLog.ts'
import {
  prepareFilterChoices,
  prepareNewestDeliveries,
  prepareSubscriptionOverview,
  type SubscriptionOverview,
} from '../../resources/subscriptions/overview.ts'
import { prepareSubscriptionSecrets, prepareNewSubscription } from '../../resources/subscriptions/subscribe.ts'
import {
  prepareSubscriptionEnabling,
  prepareSubscription,
  prepareSubscriptionRemoval,
  type Subscription,
} from '../../resources/subscriptions/subscription.ts'
import { notice } from '../shell/fields.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { sendPage } from '../shell/page.ts'
import { actingVisitor, type Visitor } from '../signIn/visitor.ts'
import { doneIn, idIn, type SettingsRoutes } from './routes.ts'
import { copied, empty, head, when } from './parts.ts'
import { addressOf, detail, pageLength, sinceDays, viewIn } from './subscriptionsDetail.ts'
import { showForm, requestedIn } from './subscriptionsForm.ts'
import { eventWords, filtersOf, hostOf, madeBy, stateTag, troubleOf } from './subscriptionsWords.ts'

export type SubscriptionsOptions = Pick<Tools, 'secrets' | 'refuseTarget' | 'wake' | 'isFamily'> & {
  readonly statements: Pick<Statements, 'statement' | 'transaction'>
  readonly now: () => number
}

const notices = {
  created: 'The subscription is added. Give its signing secret to whoever receives the notifications, and send a test.',
  tested: 'The test notification is on its way. Load the page again to see what came of it.',
  redelivered: 'The notification is sent again. Load the page again to see what came of it.',
  'redelivered-failed': 'The failed notifications are sent again. Load the page again to see what came of them.',
  'redelivered-none': 'No notification of that time has failed.',
  enabled: 'The subscription is enabled. What was held for it is sent now.',
  removed: 'The subscription is removed. Its target gets nothing any more.',
  disabled: 'The subscription is disabled. Enable it first.',
}
const add = { path: '/settings/subscriptions/new', text: 'Add a subscription' }
/** What admins may read, and so the notifications of a subscription that they add. */
const scopes = ['r_candidates', 'r_employees', 'r_timeoff']

export function serveSubscriptions(routes: SettingsRoutes, options: SubscriptionsOptions): void {
  const { secrets, refuseTarget, wake, isFamily, now } = options
  const { statement, transaction } = options.statements
  const overview = prepareSubscriptionOverview(statement)
  const newest = prepareNewestDeliveries(statement)
  const list = prepareFilterChoices(statement)
  const events = isFamily ? notificationEvents : documentedEvents
  const filters = async (account: number) => ({ events, ...(await list(account)) })
  const { lock } = prepareSubscription(statement)
  const subscribe = prepareNewSubscription(statement)
  const remove = prepareSubscriptionRemoval(statement)
  const enable = prepareSubscriptionEnabling(statement)
  const test = prepareTestDelivery(statement)
  const redeliver = prepareRedelivery(statement)
  const opened = prepareSubscriptionSecrets(statement)
  const instant = (milliseconds = now()): Context['now'] => new Date(milliseconds).toISOString()

  routes.page('/settings/subscriptions', 'admin', async (visitor, request, reply) => {
    const found = await overview.list(visitor.account.id)
    const done = doneIn(request, notices)
    return sendPage(reply, {
      title: 'Subscriptions',
      visitor,
      layout: 'settings',
      body: html`
        ${head(
          'Subscriptions',
          html`Addresses that are told of what happens in ${visitor.account.name}.
            <a href="/docs/guides/notifications">How notifications work</a>`,
          found.length > 0 ? add : undefined,
        )}
        ${done && notice(done)}
        ${
          found.length === 0
            ? empty(
                'There are no subscriptions yet',
                'Add one, or let a program subscribe through the API, to be told of what happens.',
                add,
              )
            : html`<ul class="items">
                ${found.map(entry)}
              </ul>`
        }
      `,
    })
  })

  routes.page('/settings/subscriptions/new', 'admin', async (visitor, _, reply) =>
    showForm(reply, visitor, await filters(visitor.account.id), {}, {}),
  )

  routes.action('/settings/subscriptions/new', 'admin', async (visitor, form, request, reply) => {
    const account = visitor.account.id
    const known = await filters(account)
    const { requested, targetHash, faults } = requestedIn(form, known, refuseTarget)
    if (!targetHash || Object.keys(faults).length > 0) return showForm(reply.code(422), visitor, known, requested, faults)
    const { event, target, job, stage } = requested
    const filter = { jobShortcode: job || null, stageSlug: stage || null }
    const maker = { owner: ownerOf(visitor), scopes, token: null, member: null, secrets: secrets.first(account).secrets, sealedToken: null }
    const id = await transaction((run) =>
      subscribe(run, { account, event, target, targetHash, ...filter, ...maker }, actingVisitor(visitor, request)),
    )
    if (id === undefined) return showForm(reply.code(422), visitor, known, requested, { target: 'This target is already registered' })
    return reply.redirect(`/settings/subscriptions/${id}?done=created`, 303)
  })

  routes.page('/settings/subscriptions/:id', 'admin', async (visitor, request, reply) => {
    const id = idIn(request)
    const view = viewIn(request.query as Record<string, unknown>)
    const subscription = await overview.find(visitor.account.id, id)
    const window = { account: visitor.account.id, subscription: id, before: view.before ?? lastKey, most: pageLength + 1 }
    const shown = await newest(window, view.show)
    const done = doneIn(request, notices)
    return sendPage(reply, {
      title: `Subscription of ${hostOf(subscription.target)}`,
      visitor,
      layout: 'settings',
      body: detail({
        visitor,
        subscription,
        isOwn: subscription.owner === ownerOf(visitor),
        deliveries: shown,
        view,
        notice: done && notice(done, done === notices.disabled ? 'wrong' : 'done'),
      }),
    })
  })

  routes.action('/settings/subscriptions/:id/test', 'admin', (visitor, _, request, reply) =>
    sendAgain(visitor, request, reply, async (run, subscription) => {
      await test(run, { account: visitor.account.id, subscription: subscription.id }, subscription.event, instant())
      return 'tested'
    }),
  )

  routes.action('/settings/subscriptions/:id/deliveries/:delivery/redeliver', 'admin', (visitor, form, request, reply) => {
    const { delivery = '' } = request.params as { delivery?: string }
    if (!isKey(delivery)) throw notFound()
    const again = async (run: Run, subscription: Subscription) => {
      await redeliver.one(run, { account: visitor.account.id, subscription: subscription.id, key: delivery }, instant())
      return 'redelivered' as const
    }
    return sendAgain(visitor, request, reply, again, form)
  })

  routes.action('/settings/subscriptions/:id/redeliver', 'admin', (visitor, form, request, reply) => {
    const days = sinceDays.find((known) => String(known) === form.since) ?? sinceDays[0]
    const since = instant(now() - days * 24 * 3_600_000)
    return sendAgain(visitor, request, reply, async (run, subscription) => {
      const count = await redeliver.failed(run, { account: visitor.account.id, subscription: subscription.id, since }, instant())
      return count > 0 ? 'redelivered-failed' : 'redelivered-none'
    })
  })

  routes.action('/settings/subscriptions/:id/enable', 'admin', async (visitor, _, request, reply) => {
    const id = idIn(request)
    await transaction((run) => enable(run, reachOf(visitor), id, instant(), actingVisitor(visitor, request)))
    wake()
    return reply.redirect(addressOf(id, {}, 'enabled'), 303)
  })

  routes.action('/settings/subscriptions/:id/remove', 'admin', async (visitor, _, request, reply) => {
    await transaction((run) => remove(run, reachOf(visitor), idIn(request), actingVisitor(visitor, request)))
    return reply.redirect('/settings/subscriptions?done=removed', 303)
  })

  routes.action('/settings/subscriptions/:id/secret', 'admin', async (visitor, _, request, reply) => {
    const id = idIn(request)
    const secret = await transaction((run) => opened.read(run, secrets, ownReachOf(visitor), id, now(), actingVisitor(visitor, request)))
    return showSecret(reply, visitor, id, 'Signing secret', secret, 'That it was shown is written into the audit log.')
  })

  routes.action('/settings/subscriptions/:id/secret/rotate', 'admin', async (visitor, _, request, reply) => {
    const id = idIn(request)
    const { text, until } = await transaction((run) =>
      opened.rotate(run, secrets, ownReachOf(visitor), id, now(), actingVisitor(visitor, request)),
    )
    const overlap = html`Notifications are signed with the old secret too until ${when(until, 'minute')}.`
    return showSecret(reply, visitor, id, 'Signing secret replaced', text, overlap)
  })

  /** Makes something due while the subscription is enabled, and goes back to where the button was. */
  async function sendAgain(
    visitor: Visitor,
    request: FastifyRequest,
    reply: FastifyReply,
    work: (run: Run, subscription: Subscription) => Promise<keyof typeof notices>,
    from: Readonly<Record<string, unknown>> = {},
  ): Promise<FastifyReply> {
    const id = idIn(request)
    const done = await transaction(async (run) => {
      const subscription = await lock(run, reachOf(visitor), id)
      return subscription.disabledAt === null ? work(run, subscription) : 'disabled'
    })
    wake()
    return reply.redirect(addressOf(id, viewIn(from), done), 303)
  }
}

const ownerOf = ({ account }: Visitor) => `account:${account.id}`
/** Admins see every subscription of the account, but only the secrets of the account's own. */
const reachOf = ({ account }: Visitor) => ({ account: account.id, owner: null })
const ownReachOf = (visitor: Visitor) => ({ account: visitor.account.id, owner: ownerOf(visitor) })

function entry(subscription: SubscriptionOverview): Html {
  const { id, event, target, waiting, failed, createdAt, lastDeliveredAt } = subscription
  const trouble = troubleOf(subscription)
  const filters = filtersOf(subscription)
  return html`
    <li class="item">
      <div class="about">
        <h2><a href="/settings/subscriptions/${id}">${target}</a> ${stateTag(subscription)}</h2>
        <p class="soft">${eventWords[event]}${filters && html` · ${filters}`}</p>
        ${trouble && html`<p class="trouble">${trouble}</p>`}
        <p class="soft">
          ${waiting} waiting · ${failed} failed ·
          ${lastDeliveredAt === null ? 'Nothing delivered yet' : html`Last delivered ${when(lastDeliveredAt, 'minute')}`}
        </p>
        <p class="soft">Made by ${madeBy(subscription)}, ${when(createdAt)}</p>
      </div>
    </li>
  `
}

/** The secret, which is nowhere but on this page, so never kept by the browser. */
const showSecret = (reply: FastifyReply, visitor: Visitor, id: number, title: string, secret: string, about: Content): FastifyReply =>
  sendPage(reply, {
    title,
    visitor,
    layout: 'settings',
    body: html`
      ${head(title, about)}
      <div class="card form">
        ${copied({ name: 'secret', label: 'Signing secret', hint: 'Give it to the receiver. Whoever has it can make up notifications.', value: secret })}
        <p><a class="button first" href="/settings/subscriptions/${id}">Back to the subscription</a></p>
      </div>
    `,
  })
