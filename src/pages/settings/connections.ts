// Connected apps: who connected which application, with a button to disconnect it. Members other than admins see only their own.
import type { Connection, Connections } from '../../access/connections.ts'
import { html, type Html } from '../shell/html.ts'
import { when } from '../shell/when.ts'
import type { Visitor } from '../signIn/visitor.ts'
import { sendList } from './layouts.ts'
import { confirm, item, scopeList, whenOlder, whenUsed } from './parts.ts'
import { idIn, type SettingsRoutes } from './routes.ts'

export type ConnectionsOptions = {
  readonly connections: Connections
  readonly now: () => number
}

const notices = {
  disconnected: 'The app is disconnected. Its tokens no longer work.',
  gone: 'That app was already disconnected.',
}

export function serveConnections(routes: SettingsRoutes, { connections, now }: ConnectionsOptions): void {
  routes.page('/settings/connections', 'member', async (visit) => {
    const { account, member } = visit.visitor
    const isAdmin = member.role === 'admin'
    const found = await connections.list(account.id, new Date(now()).toISOString())
    return sendList(visit, {
      title: 'Connected apps',
      about: `Applications to which ${isAdmin ? `members of ${account.name} have` : 'you have'} given access. Each acts for the member who connected it.`,
      notices,
      items: found.filter((one) => isAdmin || one.member === member.id).map((connection) => connectionItem(visit.visitor, connection)),
      nothing: {
        title: 'No app is connected',
        text: 'To connect one, start in the app itself: it sends you here to ask for your consent.',
      },
    })
  })

  routes.action('/settings/connections/:id/disconnect', 'member', async (visit) => {
    const { member } = visit.visitor
    const which = { account: visit.account, id: idIn(visit), ...(member.role !== 'admin' && { member: member.id }) }
    const ended = await connections.disconnect(which, visit.actor)
    return visit.reply.redirect(`/settings/connections?done=${ended ? 'disconnected' : 'gone'}`, 303)
  })
}

function connectionItem(visitor: Visitor, connection: Connection): Html {
  const { id, application, member, memberName, scopes, createdAt, lastUsedAt } = connection
  const whose = member === visitor.member.id ? 'you' : memberName
  return item(
    application,
    html`<p class="soft">Connected by ${whose}, ${when(createdAt)} · ${whenUsed(lastUsedAt)}</p>
      ${whenOlder(connection)} ${scopeList(scopes)}`,
    confirm({
      visitor,
      action: `/settings/connections/${id}/disconnect`,
      verb: 'Disconnect',
      name: `${application}, connected by ${whose}`,
      consequence: html`${application} can no longer act for ${whose}. It can be connected again.`,
      button: 'Disconnect app',
    }),
  )
}
