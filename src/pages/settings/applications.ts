// OAuth applications of an account: registered by its admins, with a client id, a secret and redirect URIs.
import { redirectUriFault, type Application, type Applications } from '../../access/applications.ts'
import { notFound } from '../../errors.ts'
import { textField, type Faults } from '../shell/fields.ts'
import { html, type Html } from '../shell/html.ts'
import { when } from '../shell/when.ts'
import type { Visitor } from '../signIn/visitor.ts'
import { callsLink } from './calls.ts'
import { sendForm, sendList, sendSecret, shownOnce } from './layouts.ts'
import { confirm, item } from './parts.ts'
import { idIn, type SettingsRoutes, type Visit } from './routes.ts'
import { longestName, readName } from './tokenForm.ts'

export type ApplicationsOptions = { readonly applications: Applications }

const notices = {
  revoked: 'The application is revoked. It can no longer be connected, and existing connections have ended.',
  gone: 'That application was already revoked.',
}
const mostUris = 10

export function serveApplications(routes: SettingsRoutes, { applications }: ApplicationsOptions): void {
  routes.page('/settings/applications', 'admin', async (visit) => {
    const { visitor, account } = visit
    return sendList(visit, {
      title: 'OAuth applications',
      about: html`Members of ${visitor.account.name} can connect an application that you register; it then acts for each of them.`,
      notices,
      add: { path: '/settings/applications/new', title: 'Register an application' },
      items: (await applications.list(account)).map((application) => applicationItem(visitor, application)),
      nothing: {
        title: 'There are no applications yet',
        text: 'Register one to let members sign in to it and give it access.',
      },
    })
  })

  routes.page('/settings/applications/new', 'admin', (visit) => showForm(visit, { name: '', redirectUris: '' }, {}))

  routes.action('/settings/applications/new', 'admin', async (visit, form) => {
    const { name, fault } = readName(form)
    const redirectUris = uriLines(form.redirect_uris)
    const uriFault = urisFault(redirectUris)
    const faults = { ...(fault && { name: fault }), ...(uriFault && { redirect_uris: uriFault }) }
    if (fault || uriFault) return showForm(visit, { name, redirectUris: form.redirect_uris ?? '' }, faults)
    const { clientId, secret } = await applications.create({ owner: visit.account, name, redirectUris }, visit.actor)
    return showSecret(visit, 'Application registered', { name, clientId, secret })
  })

  routes.action('/settings/applications/:id/secret', 'admin', async (visit) => {
    const id = idIn(visit)
    const found = (await applications.list(visit.account)).find((application) => application.id === id)
    const secret = found && (await applications.replaceSecret({ owner: visit.account, id }, visit.actor))
    if (!found || secret === undefined) throw notFound()
    return showSecret(visit, 'Secret replaced', { ...found, secret })
  })

  routes.action('/settings/applications/:id/revoke', 'admin', async (visit) => {
    const revoked = await applications.revoke({ owner: visit.account, id: idIn(visit) }, visit.actor)
    return visit.reply.redirect(`/settings/applications?done=${revoked ? 'revoked' : 'gone'}`, 303)
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
  for (const [index, uri] of uris.entries()) {
    const fault = redirectUriFault(uri)
    if (fault) return uris.length === 1 ? fault : `Line ${index + 1}: ${fault}`
  }
  return undefined
}

const applicationItem = (visitor: Visitor, { id, name, clientId, redirectUris, createdAt }: Application): Html =>
  item(
    name,
    html`<p class="soft">Registered ${when(createdAt)} · Client id <code>${clientId}</code></p>
      <ul class="uris" aria-label="Redirect URIs">
        ${redirectUris.map((uri) => html`<li><code>${uri}</code></li>`)}
      </ul>`,
    html`<div class="actions">
      ${callsLink(`application:${id}`, name)}
      ${confirm({
        visitor,
        action: `/settings/applications/${id}/secret`,
        verb: 'Replace secret',
        name: `of ${name}`,
        consequence: 'The old secret stops working at once: the application cannot get or refresh tokens until it has the new one.',
        button: 'Replace secret',
        dangerous: false,
      })}
      ${confirm({
        visitor,
        action: `/settings/applications/${id}/revoke`,
        verb: 'Revoke',
        name,
        consequence: html`All connections to ${name} end at once. This cannot be undone.`,
        button: 'Revoke application',
      })}
    </div>`,
  )

const showForm = (visit: Visit, { name, redirectUris }: { name: string; redirectUris: string }, faults: Faults) =>
  sendForm(visit, {
    title: 'Register an application',
    about: 'It gets a client id and a secret, with which it asks members for access.',
    faults,
    action: '/settings/applications/new',
    fields: html`
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
        hint: `Where members are sent back to: one URI a line, at most ${mostUris}, compared character by character. https://, or http:// for localhost.`,
        value: redirectUris,
        fault: faults.redirect_uris,
        lines: 4,
        required: true,
      })}
    `,
    button: 'Register application',
    back: '/settings/applications',
  })

const showSecret = (visit: Visit, title: string, { name, clientId, secret }: { name: string; clientId: string; secret: string }) =>
  sendSecret(visit, {
    title,
    about: html`For <strong>${name}</strong>.`,
    notice: shownOnce('secret'),
    secrets: [
      { name: 'client', label: 'Client id', hint: 'It is not secret: members see it in addresses.', value: clientId },
      { name: 'secret', label: 'Client secret', hint: 'Keep it on your server, never in a web page or an installed app.', value: secret },
    ],
    back: { path: '/settings/applications', title: 'I have copied both' },
  })
