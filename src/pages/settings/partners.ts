// Partner integrations: each has a client id and service tokens, made and revoked by the account's admins.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { prepareIssuedTokenList, type IssuedToken } from '../../access/issuedTokens.ts'
import { expiryOf } from '../../access/lifetimes.ts'
import type { Partner, Partners } from '../../access/partners.ts'
import type { Tokens } from '../../access/tokens.ts'
import type { Statements } from '../../db/statements.ts'
import { notFound } from '../../errors.ts'
import { faultSummary, notice, type Faults } from '../shell/fields.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { sendPage } from '../shell/page.ts'
import { actingVisitor, csrfField, type Visitor } from '../signIn/visitor.ts'
import { doneIn, idIn, type SettingsRoutes } from './routes.ts'
import { confirm, copied, empty, head, when } from './parts.ts'
import { tokenFields, requestedToken, type RequestedToken } from './tokenForm.ts'
import { entry } from './tokens.ts'

export type PartnersOptions = {
  readonly statements: Pick<Statements, 'statement'>
  readonly partners: Partners
  readonly tokens: Pick<Tokens, 'issue' | 'revoke'>
  readonly now: () => number
}

const notices = {
  revoked: 'The partner is revoked, and its tokens with it.',
  gone: 'That partner was revoked before.',
  'token-revoked': 'The token is revoked. What still uses it is refused.',
  'token-gone': 'That token was revoked before.',
}
const add = { path: '/settings/partners/new', text: 'Add a partner' }

export function servePartners(routes: SettingsRoutes, { statements, partners, tokens, now }: PartnersOptions): void {
  const listTokens = prepareIssuedTokenList(statements.statement)

  routes.page('/settings/partners', 'admin', async (visitor, request, reply) => {
    const [found, all] = await Promise.all([partners.list(visitor.account.id), listTokens(visitor.account.id, 'partner')])
    const done = doneIn(request, notices)
    return sendPage(reply, {
      title: 'Partner integrations',
      visitor,
      layout: 'settings',
      body: html`
        ${head(
          'Partner integrations',
          'A partner’s service calls the API with a service token and its client id, and gets a higher rate limit.',
          found.length > 0 ? add : undefined,
        )}
        ${done && notice(done)}
        ${
          found.length === 0
            ? empty('There are no partners yet', 'Add one for each service of another company that works on your data.', add)
            : found.map((partner) =>
                card(
                  visitor,
                  partner,
                  all.filter((token) => token.partner === partner.id),
                  now(),
                ),
              )
        }
      `,
    })
  })

  routes.page('/settings/partners/new', 'admin', (visitor, _, reply) => showForm(reply, visitor, undefined, {}, {}))

  routes.action('/settings/partners/new', 'admin', async (visitor, form, request, reply) => {
    const { requested, faults } = requestedToken(form)
    if (Object.keys(faults).length > 0) return showForm(reply.code(422), visitor, undefined, requested, faults)
    const { id, clientId } = await partners.create({ account: visitor.account.id, name: requested.name }, actingVisitor(visitor, request))
    return showToken(request, reply, visitor, { id, clientId, name: requested.name }, requested)
  })

  routes.page('/settings/partners/:id/tokens', 'admin', async (visitor, request, reply) =>
    showForm(reply, visitor, await partnerIn(visitor, request), {}, {}),
  )

  routes.action('/settings/partners/:id/tokens', 'admin', async (visitor, form, request, reply) => {
    const partner = await partnerIn(visitor, request)
    const { requested, faults } = requestedToken(form)
    if (Object.keys(faults).length > 0) return showForm(reply.code(422), visitor, partner, requested, faults)
    return showToken(request, reply, visitor, partner, requested)
  })

  routes.action('/settings/partners/:id/revoke', 'admin', async (visitor, _, request, reply) => {
    const revoked = await partners.revoke({ account: visitor.account.id, id: idIn(request) }, actingVisitor(visitor, request))
    return reply.redirect(`/settings/partners?done=${revoked ? 'revoked' : 'gone'}`, 303)
  })

  routes.action('/settings/partners/tokens/:id/revoke', 'admin', async (visitor, _, request, reply) => {
    const revoked = await tokens.revoke({ account: visitor.account.id, id: idIn(request) }, actingVisitor(visitor, request))
    return reply.redirect(`/settings/partners?done=${revoked ? 'token-revoked' : 'token-gone'}`, 303)
  })

  async function partnerIn(visitor: Visitor, request: FastifyRequest): Promise<Partner> {
    const id = idIn(request)
    const found = (await partners.list(visitor.account.id)).find((partner) => partner.id === id)
    if (!found) throw notFound()
    return found
  }

  /** Makes a service token and shows it this once. */
  async function showToken(
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: Visitor,
    partner: Pick<Partner, 'id' | 'clientId' | 'name'>,
    { name, life, scopes }: RequestedToken,
  ): Promise<FastifyReply> {
    const expiresAt = expiryOf(life, now())
    const wanted = { account: visitor.account.id, name, scopes, expiresAt, partner: partner.id }
    const { token } = await tokens.issue(wanted, actingVisitor(visitor, request))
    return sendPage(reply, {
      title: 'Service token created',
      visitor,
      layout: 'settings',
      body: html`
        ${head('Service token created', html`For <strong>${partner.name}</strong>, good until ${when(expiresAt)}.`)}
        ${notice('Copy the token now. For your safety it is not kept here, so it cannot be shown again.')}
        <div class="card form">
          ${copied({ name: 'client', label: 'Client id', hint: 'No secret. It stays the same for all tokens of this partner.', value: partner.clientId })}
          ${copied({ name: 'token', label: 'Service token', hint: 'Whoever has it and the client id may do what its scopes allow.', value: token })}
          <p>Both go with each request:</p>
          <pre tabindex="0" role="group" aria-label="Headers"><code>Authorization: Bearer &lt;the token&gt;
X-SERVICE-CLIENT-ID: &lt;the client id&gt;</code></pre>
          <p><a class="button first" href="/settings/partners">I have copied both</a></p>
        </div>
      `,
    })
  }
}

function card(visitor: Visitor, { id, name, clientId, createdAt }: Partner, tokens: readonly IssuedToken[], now: number): Html {
  return html`
    <section class="card" aria-labelledby="partner-${id}">
      <div class="item">
        <div class="about">
          <h2 id="partner-${id}">${name}</h2>
          <p class="soft">Added ${when(createdAt)} · Client id <code>${clientId}</code></p>
        </div>
        <div class="actions">
          <a class="button" href="/settings/partners/${id}/tokens">Add a token<span class="hidden"> for ${name}</span></a>
          ${confirm({
            visitor,
            action: `/settings/partners/${id}/revoke`,
            verb: 'Revoke',
            name,
            consequence: html`${name} and all its tokens stop working at once. This cannot be undone.`,
            button: 'Revoke partner',
          })}
        </div>
      </div>
      ${
        tokens.length === 0
          ? html`<p class="soft">It has no token, so it cannot call the API.</p>`
          : html`<ul class="items inner">
              ${tokens.map((token) => entry(visitor, token, `/settings/partners/tokens/${token.id}/revoke`, now))}
            </ul>`
      }
    </section>
  `
}

/** The form for a new partner with its first token, or for another token of `partner`. */
function showForm(
  reply: FastifyReply,
  visitor: Visitor,
  partner: Partner | undefined,
  requested: Partial<RequestedToken>,
  faults: Faults,
): FastifyReply {
  const title = partner ? `Add a token for ${partner.name}` : 'Add a partner'
  const about: Content = partner
    ? 'The old tokens go on working: revoke them once the new one is in use.'
    : 'It gets a client id and its first service token.'
  const name = partner
    ? { label: 'Name of the token', hint: 'What tells it from the others, such as “2027”.' }
    : { label: 'Name', hint: 'The partner’s name, as you know it.' }
  return sendPage(reply, {
    status: reply.statusCode,
    title,
    visitor,
    layout: 'settings',
    body: html`
      ${head(title, about)} ${faultSummary(faults)}
      <form method="post" action="${partner ? `/settings/partners/${partner.id}/tokens` : '/settings/partners/new'}" class="card form">
        ${csrfField(visitor)} ${tokenFields(requested, faults, name)}
        <div class="buttons">
          <button class="first">${partner ? 'Create token' : 'Add partner'}</button>
          <a class="button" href="/settings/partners">Cancel</a>
        </div>
      </form>
    `,
  })
}
