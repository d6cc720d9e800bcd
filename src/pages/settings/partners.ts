// Partner integrations: each has a client id and service tokens, created and revoked by the account's admins.
import type { FastifyReply } from 'fastify'
import { prepareIssuedTokenList, type IssuedToken } from '../../access/issuedTokens.ts'
import { expiryOf } from '../../access/lifetimes.ts'
import type { Partner, Partners } from '../../access/partners.ts'
import type { Tokens } from '../../access/tokens.ts'
import type { Statements } from '../../db/statements.ts'
import { notFound } from '../../errors.ts'
import type { Faults } from '../shell/fields.ts'
import { html, type Html } from '../shell/html.ts'
import { when } from '../shell/when.ts'
import type { Visitor } from '../signIn/visitor.ts'
import { sendForm, sendList, sendSecret, shownOnce } from './layouts.ts'
import { confirm } from './parts.ts'
import { idIn, type SettingsRoutes, type Visit } from './routes.ts'
import { readToken, tokenFields, type RequestedToken } from './tokenForm.ts'
import { tokenItem } from './tokens.ts'

export type PartnersOptions = {
  readonly statements: Pick<Statements, 'statement'>
  readonly partners: Partners
  readonly tokens: Pick<Tokens, 'issue' | 'revoke'>
  readonly now: () => number
}

const notices = {
  revoked: 'The partner is revoked, and its tokens with it.',
  gone: 'That partner was already revoked.',
  'token-revoked': 'The token is revoked. Programs that still use it are refused.',
  'token-gone': 'That token was already revoked.',
}

export function servePartners(routes: SettingsRoutes, { statements, partners, tokens, now }: PartnersOptions): void {
  const listTokens = prepareIssuedTokenList(statements.statement)

  routes.page('/settings/partners', 'admin', async (visit) => {
    const [found, all] = await Promise.all([partners.list(visit.account), listTokens(visit.account, 'partner')])
    const tokensOf = ({ id }: Partner) => all.filter((token) => token.partner === id)
    return sendList(visit, {
      title: 'Partner integrations',
      about: 'A partner’s service calls the API with a service token and its client id, and has a higher rate limit.',
      notices,
      add: { path: '/settings/partners/new', title: 'Add a partner' },
      items: found.map((partner) => card(visit.visitor, partner, tokensOf(partner), now())),
      nothing: {
        title: 'There are no partners yet',
        text: 'Add one for each service of another company that works on your data.',
      },
      inSections: true,
    })
  })

  routes.page('/settings/partners/new', 'admin', (visit) => showForm(visit, undefined, {}, {}))

  routes.action('/settings/partners/new', 'admin', async (visit, form) => {
    const { requested, faults } = readToken(form)
    if (Object.keys(faults).length > 0) return showForm(visit, undefined, requested, faults)
    const { name } = requested
    const { id, clientId } = await partners.create({ account: visit.account, name }, visit.actor)
    return issueToken(visit, { id, clientId, name }, requested)
  })

  routes.page('/settings/partners/:id/tokens', 'admin', async (visit) => showForm(visit, await partnerIn(visit), {}, {}))

  routes.action('/settings/partners/:id/tokens', 'admin', async (visit, form) => {
    const partner = await partnerIn(visit)
    const { requested, faults } = readToken(form)
    return Object.keys(faults).length > 0 ? showForm(visit, partner, requested, faults) : issueToken(visit, partner, requested)
  })

  routes.action('/settings/partners/:id/revoke', 'admin', async (visit) => {
    const revoked = await partners.revoke({ account: visit.account, id: idIn(visit) }, visit.actor)
    return visit.reply.redirect(`/settings/partners?done=${revoked ? 'revoked' : 'gone'}`, 303)
  })

  routes.action('/settings/partners/tokens/:id/revoke', 'admin', async (visit) => {
    const revoked = await tokens.revoke({ account: visit.account, id: idIn(visit) }, visit.actor)
    return visit.reply.redirect(`/settings/partners?done=${revoked ? 'token-revoked' : 'token-gone'}`, 303)
  })

  async function partnerIn(visit: Visit): Promise<Partner> {
    const id = idIn(visit)
    const found = (await partners.list(visit.account)).find((partner) => partner.id === id)
    if (!found) throw notFound()
    return found
  }

  /** Issues a service token and shows it once. */
  async function issueToken(
    visit: Visit,
    partner: Pick<Partner, 'id' | 'clientId' | 'name'>,
    { name, life, scopes }: RequestedToken,
  ): Promise<FastifyReply> {
    const expiresAt = expiryOf(life, now())
    const { token } = await tokens.issue({ account: visit.account, name, scopes, expiresAt, partner: partner.id }, visit.actor)
    return sendSecret(visit, {
      title: 'Service token created',
      about: html`For <strong>${partner.name}</strong>. It expires on ${when(expiresAt)}.`,
      notice: shownOnce('token'),
      secrets: [
        {
          name: 'client',
          label: 'Client id',
          hint: 'It is not secret, and is the same for all tokens of this partner.',
          value: partner.clientId,
        },
        { name: 'token', label: 'Service token', hint: 'With the client id, it grants everything that its scopes allow.', value: token },
      ],
      usage: html`<p>Send both with each request:</p>
        <pre tabindex="0" role="group" aria-label="Headers"><code>Authorization: Bearer &lt;the token&gt;
X-SERVICE-CLIENT-ID: &lt;the client id&gt;</code></pre>`,
      back: { path: '/settings/partners', title: 'I have copied both' },
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
              ${tokens.map((token) => tokenItem(visitor, token, `/settings/partners/tokens/${token.id}/revoke`, now))}
            </ul>`
      }
    </section>
  `
}

/** Sends the form for a new partner with its first token, or for another token of `partner`. */
function showForm(visit: Visit, partner: Partner | undefined, requested: Partial<RequestedToken>, faults: Faults): FastifyReply {
  const back = '/settings/partners'
  return partner
    ? sendForm(visit, {
        title: `Add a token for ${partner.name}`,
        about: 'Older tokens keep working: revoke them once the new one is in use.',
        faults,
        action: `/settings/partners/${partner.id}/tokens`,
        fields: tokenFields(requested, faults, { label: 'Name of the token', hint: 'Distinguishes it from the others, such as “2027”.' }),
        button: 'Create token',
        back,
      })
    : sendForm(visit, {
        title: 'Add a partner',
        about: 'It gets a client id and its first service token.',
        faults,
        action: '/settings/partners/new',
        fields: tokenFields(requested, faults, { label: 'Name', hint: 'The partner’s name, as you know it.' }),
        button: 'Add partner',
        back,
      })
}
