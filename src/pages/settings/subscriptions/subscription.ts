// One subscription, for the account's admins: its page, and the actions that test, redeliver, enable and remove it or show its secret.
import type { FastifyReply } from 'fastify'
import type { Context, Tools } from '../../../context.ts'
import { isKey, lastKey } from '../../../db/paging.ts'
import type { Run, Statements } from '../../../db/statements.ts'
import { notFound } from '../../../errors.ts'
import { prepareRedelivery, prepareTestDelivery } from '../../../resources/subscriptions/deliveryLog.ts'
import { prepareNewestDeliveries, type prepareSubscriptionOverview } from '../../../resources/subscriptions/overview.ts'
import { prepareSubscriptionSecrets } from '../../../resources/subscriptions/subscribe.ts'
import {
  prepareSubscriptionEnabling,
  prepareSubscription,
  prepareSubscriptionRemoval,
  type Subscription,
} from '../../../resources/subscriptions/subscription.ts'
import { html, type Content } from '../../shell/html.ts'
import { when } from '../../shell/when.ts'
import { doneNotice, sendSecret } from '../layouts.ts'
import { idIn, type SettingsRoutes, type Visit } from '../routes.ts'
import { addressOf, pageLength, viewIn } from './deliveries.ts'
import { sendDetail, sinceDays } from './detail.ts'

export const notices = {
  created: 'The subscription is added. Give its signing secret to the receiver of the notifications, and send a test.',
  tested: 'The test notification is on its way. Its result is shown below.',
  redelivered: 'The notification is being sent again. Its result is shown below.',
  'redelivered-failed': 'The failed notifications are being sent again. Their results are shown below.',
  'redelivered-none': 'No notification failed in that period.',
  enabled: 'The subscription is enabled. Notifications held for it are being sent.',
  removed: 'The subscription is removed. Its target gets no more notifications.',
  disabled: 'The subscription is disabled. Enable it first.',
}

/** The owner of subscriptions that admins add. */
export const ownerOf = (account: number) => `account:${account}`
/** Admins see every subscription of the account, but only the secrets of the account's own. */
const reachOf = ({ account }: Visit) => ({ account, owner: null })
const ownReachOf = ({ account }: Visit) => ({ account, owner: ownerOf(account) })

export type SubscriptionOptions = Pick<Tools, 'secrets' | 'wake'> & {
  readonly statements: Pick<Statements, 'statement' | 'transaction'>
  /** The events that an account can subscribe to. */
  readonly events: readonly Subscription['event'][]
  readonly overview: ReturnType<typeof prepareSubscriptionOverview>
  readonly now: () => number
}

export function serveSubscription(routes: SettingsRoutes, options: SubscriptionOptions): void {
  const { events, overview, secrets, wake, now } = options
  const { statement, transaction } = options.statements
  const newest = prepareNewestDeliveries(statement)
  const { lock } = prepareSubscription(statement)
  const remove = prepareSubscriptionRemoval(statement)
  const enable = prepareSubscriptionEnabling(statement)
  const test = prepareTestDelivery(statement)
  const redeliver = prepareRedelivery(statement)
  const opened = prepareSubscriptionSecrets(statement)
  const instant = (milliseconds = now()): Context['now'] => new Date(milliseconds).toISOString()
  const path = '/settings/subscriptions/:id'

  routes.page(path, 'admin', async (visit) => {
    const { account, request } = visit
    const view = viewIn(request.query as Record<string, unknown>)
    const subscription = await overview.find(account, idIn(visit))
    const window = { account, subscription: subscription.id, before: view.before ?? lastKey, most: pageLength + 1 }
    const deliveries = await newest(window, view.show)
    const isOwn = subscription.owner === ownerOf(account)
    return sendDetail(visit, { subscription, isOwn, deliveries, view, events, notice: doneNotice(visit, notices) })
  })

  routes.action(`${path}/test`, 'admin', (visit, form) =>
    sendAgain(visit, async (run, { id, event: own }) => {
      const event = events.find((known) => known === form.event) ?? own
      await test(run, { account: visit.account, subscription: id }, event, instant())
      return 'tested'
    }),
  )

  routes.action(`${path}/deliveries/:delivery/redeliver`, 'admin', (visit, form) => {
    const { delivery: key = '' } = visit.request.params as { delivery?: string }
    if (!isKey(key)) throw notFound()
    const again = async (run: Run, { id }: Subscription) => {
      await redeliver.one(run, { account: visit.account, subscription: id, key }, instant())
      return 'redelivered' as const
    }
    return sendAgain(visit, again, form)
  })

  routes.action(`${path}/redeliver`, 'admin', (visit, form) => {
    const days = sinceDays.find((known) => String(known) === form.since) ?? sinceDays[0]
    const since = instant(now() - days * 24 * 3_600_000)
    return sendAgain(visit, async (run, { id }) => {
      const count = await redeliver.failed(run, { account: visit.account, subscription: id, since }, instant())
      return count > 0 ? 'redelivered-failed' : 'redelivered-none'
    })
  })

  routes.action(`${path}/enable`, 'admin', async (visit) => {
    const id = idIn(visit)
    await transaction((run) => enable(run, reachOf(visit), id, instant(), visit.actor))
    wake()
    return visit.reply.redirect(addressOf(id, {}, 'enabled'), 303)
  })

  routes.action(`${path}/remove`, 'admin', async (visit) => {
    await transaction((run) => remove(run, reachOf(visit), idIn(visit), visit.actor))
    return visit.reply.redirect('/settings/subscriptions?done=removed', 303)
  })

  routes.action(`${path}/secret`, 'admin', async (visit) => {
    const secret = await transaction((run) => opened.read(run, secrets, ownReachOf(visit), idIn(visit), now(), visit.actor))
    return showSecret(visit, 'Signing secret', secret, 'That you have seen it is recorded in the audit log.')
  })

  routes.action(`${path}/secret/rotate`, 'admin', async (visit) => {
    const { text, until } = await transaction((run) => opened.rotate(run, secrets, ownReachOf(visit), idIn(visit), now(), visit.actor))
    const overlap = html`Until ${when(until, 'minute')} notifications are signed with the old secret too.`
    return showSecret(visit, 'Signing secret replaced', text, overlap)
  })

  /** Runs `work` if the subscription is enabled, and returns to the view that the button was on. */
  async function sendAgain(
    visit: Visit,
    work: (run: Run, subscription: Subscription) => Promise<keyof typeof notices>,
    from: Readonly<Record<string, unknown>> = {},
  ): Promise<FastifyReply> {
    const id = idIn(visit)
    const done = await transaction(async (run) => {
      const subscription = await lock(run, reachOf(visit), id)
      return subscription.disabledAt === null ? work(run, subscription) : 'disabled'
    })
    wake()
    return visit.reply.redirect(addressOf(id, viewIn(from), done), 303)
  }
}

const showSecret = (visit: Visit, title: string, value: string, about: Content): FastifyReply =>
  sendSecret(visit, {
    title,
    about,
    secrets: [
      { name: 'secret', label: 'Signing secret', hint: 'Give it to the receiver. Anyone who has it can forge notifications.', value },
    ],
    back: { path: `/settings/subscriptions/${idIn(visit)}`, title: 'Back to the subscription' },
  })
