// OAuth applications of an account: registered by its admins, with a client id, a secret and redirect URIs.
import type { FastifyReply } from 'fastify'
import { redirectUriFault, type Application, type Applications } from '../../access/applications.ts'
import { notFound } from '../../errors.ts'
import { faultSummary, notice, textField, type Faults } from '../shell/fields.ts'
import { html, type Html } from '../shell/html.ts'
import { sendPage } from '../shell/page.ts'
import { actingVisitor, csrfField, type Visitor } from '../signIn/visitor.ts'
import { doneIn, idIn, type SettingsRoutes } from './routes.ts'
import { confirm, copied, empty, head, when } from './parts.ts'
import { longestName, nameIn } from './tokenForm.ts'

export type ApplicationsOptions = { readonly applications: Applications }

const notices = {
  revoked: 'The application is revoked. Nobody can connect it any more, and what was connected is cut off.',
  gone: 'That application was revoked before.',
}
const add = { path: '/settings/applications/new', text: 'Register an application' }
const mostUris = 10

export function serveApplications(routes: SettingsRoutes, { applications }: ApplicationsOptions): void {
  routes.page('/settings/applications', 'admin', async (visitor, request, reply) => {
    const found = await applications.list(visitor.account.id)
    const done = doneIn(request, notices)
    return sendPage(reply, {
      title: 'OAuth applications',
      visitor,
      layout: 'settings',
      body: html`
        ${head(
          'OAuth applications',
          html`An application that you register can be connected by members of ${visitor.account.name}, and then acts for each of them.`,
          found.length > 0 ? add : undefined,
        )}
        ${done && notice(done)}
        ${
          found.length === 0
            ? empty('There are no applications yet', 'Register one to let members sign in to it and give it access.', add)
            : html`<ul class="items">
                ${found.map((application) => entry(visitor, application))}
              </ul>`
        }
      `,
    })
  })

  routes.page('/settings/applications/new', 'admin', (visitor, _, reply) => showForm(reply, visitor, { name: '', redirectUris: '' }, {}))

  routes.action('/settings/applications/new', 'admin', async (visitor, form, request, reply) => {
    const { name, fault } = nameIn(form)
    const redirectUris = uriLines(form.redirect_uris)
    const uriFault = urisFault(redirectUris)
    const faults = { ...(fault && { name: fault }), ...(uriFault && { redirect_uris: uriFault }) }
    if (fault || uriFault) return showForm(reply.code(422), visitor, { name, redirectUris: form.redirect_uris ?? '' }, faults)
    const made = await applications.create({ owner: visitor.account.id, name, redirectUris }, actingVisitor(visitor, request))
    return showSecret(reply, visitor, 'Application registered', { name, clientId: made.clientId, secret: made.secret })
  })

  routes.action('/settings/applications/:id/secret', 'admin', async (visitor, _, request, reply) => {
    const id = idIn(request)
    const found = (await applications.list(visitor.account.id)).find((application) => application.id === id)
    const secret = found && (await applications.replaceSecret({ owner: visitor.account.id, id }, actingVisitor(visitor, request)))
    if (!found || secret === undefined) throw notFound()
    return showSecret(reply, visitor, 'Secret replaced', { ...found, secret })
  })

  routes.action('/settings/applications/:id/revoke', 'admin', async (visitor, _, request, reply) => {
    const revoked = await applications.revoke({ owner: visitor.account.id, id: idIn(request) }, actingVisitor(visitor, request))
    return reply.redirect(`/settings/applications?done=${revoked ? 'revoked' : 'gone'}`, 303)
  })
}

const uriLines = (text = '') => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

function urisFault(uris: readonly string[]): string | undefined {
  if (uris.length === 0) return 'Enter at least one redirect URI'
  if (uris.length > mostUris) return `Enter at most ${mostUris} redirect URIs`
  for (const [at, uri] of uris.entries()) {
    const fault = redirectUriFault(uri)
    if (fault) return uris.length === 1 ? fault : `Line ${at + 1}: ${fault}`
  }
  return undefined
}

function entry(visitor: Visitor, { id, name, clientId, redirectUris, createdAt }: Application): Html {
  return html`
    <li class="item">
      <div class="about">
        <h2>${name}</h2>
        <p class="soft">Registered ${when(createdAt)} · Client id <code>${clientId}</code></p>
        <ul class="uris" aria-label="Redirect URIs">
          ${redirectUris.map((uri) => html`<li><code>${uri}</code></li>`)}
        </ul>
      </div>
      <div class="actions">
        ${confirm({
          visitor,
          action: `/settings/applications/${id}/secret`,
          verb: 'Replace secret',
          name: `of ${name}`,
          consequence:
            'The old secret stops working at once, so that the application cannot get or refresh tokens until it has the new one.',
          button: 'Replace secret',
          dangerous: false,
        })}
        ${confirm({
          visitor,
          action: `/settings/applications/${id}/revoke`,
          verb: 'Revoke',
          name,
          consequence: html`Everybody who has connected ${name} is cut off at once. This cannot be undone.`,
          button: 'Revoke application',
        })}
      </div>
    </li>
  `
}

const showForm = (
  reply: FastifyReply,
  visitor: Visitor,
  { name, redirectUris }: { name: string; redirectUris: string },
  faults: Faults,
): FastifyReply =>
  sendPage(reply, {
    status: reply.statusCode,
    title: 'Register an application',
    visitor,
    layout: 'settings',
    body: html`
      ${head('Register an application', 'It gets a client id and a secret, with which it asks members for access.')} ${faultSummary(faults)}
      <form method="post" action="/settings/applications/new" class="card form">
        ${csrfField(visitor)}
        ${textField({
          name: 'name',
          label: 'Name',
          hint: 'Members see it when they are asked to connect it.',
          value: name,
          fault: faults.name,
          maxLength: longestName,
          autocomplete: 'off',
          required: true,
        })}
        ${textField({
          name: 'redirect_uris',
          label: 'Redirect URIs',
          hint: `Where members are sent back to, one address a line, at most ${mostUris}. Compared character by character: https://, or http:// for localhost.`,
          value: redirectUris,
          fault: faults.redirect_uris,
          lines: 4,
          required: true,
        })}
        <div class="buttons">
          <button class="first">Register application</button><a class="button" href="/settings/applications">Cancel</a>
        </div>
      </form>
    `,
  })

const showSecret = (
  reply: FastifyReply,
  visitor: Visitor,
  title: string,
  { name, clientId, secret }: { name: string; clientId: string; secret: string },
): FastifyReply =>
  sendPage(reply, {
    title,
    visitor,
    layout: 'settings',
    body: html`
      ${head(title, html`For <strong>${name}</strong>.`)}
      ${notice('Copy the secret now. For your safety it is not kept here, so it cannot be shown again.')}
      <div class="card form">
        ${copied({ name: 'client', label: 'Client id', hint: 'No secret: it stands in addresses that members visit.', value: clientId })}
        ${copied({ name: 'secret', label: 'Client secret', hint: 'Keep it on your server, never in a web page or an app that is installed.', value: secret })}
        <p><a class="button first" href="/settings/applications">I have copied both</a></p>
      </div>
    `,
  })
