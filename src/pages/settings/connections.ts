// Connected apps: who has connected which application, and the way to end it. Members without the role admin see their own.
import type { Connection, Connections } from '../../access/connections.ts'
import { notice } from '../shell/fields.ts'
import { html, type Html } from '../shell/html.ts'
import { sendPage } from '../shell/page.ts'
import { actingVisitor, type Visitor } from '../signIn/visitor.ts'
import { doneIn, idIn, type SettingsRoutes } from './routes.ts'
import { confirm, empty, head, scopeList, when, whenOlder, whenUsed } from './parts.ts'

export type ConnectionsOptions = {
  readonly connections: Connections
  readonly now: () => number
}

const notices = {
  disconnected: 'The app is disconnected. Its tokens no longer work.',
  gone: 'That app was disconnected before.',
}

export function serveConnections(routes: SettingsRoutes, { connections, now }: ConnectionsOptions): void {
  routes.page('/settings/connections', 'member', async (visitor, request, reply) => {
    const { account, member } = visitor
    const isAdmin = member.role === 'admin'
    const all = await connections.list(account.id, new Date(now()).toISOString())
    const found = isAdmin ? all : all.filter((connection) => connection.member === member.id)
    const done = doneIn(request, notices)
    return sendPage(reply, {
      title: 'Connected apps',
      visitor,
      layout: 'settings',
      body: html`
        ${head('Connected apps', `Applications that ${isAdmin ? `members of ${account.name} have` : 'you have'} given access, each acting for whoever connected it.`)}
        ${done && notice(done)}
        ${
          found.length === 0
            ? empty('No app is connected', 'To connect one, start in the app itself: it sends you here to ask for your consent.')
            : html`<ul class="items">
                ${found.map((connection) => entry(visitor, connection))}
              </ul>`
        }
      `,
    })
  })

  routes.action('/settings/connections/:id/disconnect', 'member', async (visitor, _, request, reply) => {
    const { account, member } = visitor
    const which = { account: account.id, id: idIn(request), ...(member.role !== 'admin' && { member: member.id }) }
    const ended = await connections.disconnect(which, actingVisitor(visitor, request))
    return reply.redirect(`/settings/connections?done=${ended ? 'disconnected' : 'gone'}`, 303)
  })
}

function entry(visitor: Visitor, connection: Connection): Html {
  const { id, application, member, memberName, scopes, createdAt, lastUsedAt } = connection
  const whose = member === visitor.member.id ? 'you' : memberName
  return html`
    <li class="item">
      <div class="about">
        <h2>${application}</h2>
        <p class="soft">Connected by ${whose}, ${when(createdAt)} · ${whenUsed(lastUsedAt)}</p>
        ${whenOlder(connection)} ${scopeList(scopes)}
      </div>
      ${confirm({
        visitor,
        action: `/settings/connections/${id}/disconnect`,
        verb: 'Disconnect',
        name: `${application}, connected by ${whose}`,
        consequence: html`${application} can no longer act for ${whose}. It can be connected again.`,
        button: 'Disconnect app',
      })}
    </li>
  `
}
