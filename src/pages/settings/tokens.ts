// Account tokens: listed, made and revoked by the account's admins.
import type { FastifyReply } from 'fastify'
import { prepareIssuedTokenList, type IssuedToken } from '../../access/issuedTokens.ts'
import { expiryOf } from '../../access/lifetimes.ts'
import type { Tokens } from '../../access/tokens.ts'
import type { Statements } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'
import { faultSummary, notice, type Faults } from '../shell/fields.ts'
import { html, type Html } from '../shell/html.ts'
import { sendPage } from '../shell/page.ts'
import { actingVisitor, csrfField, type Visitor } from '../signIn/visitor.ts'
import { doneIn, idIn, type SettingsRoutes } from './routes.ts'
import { confirm, copied, empty, head, scopeList, when, whenOlder, whenUsed } from './parts.ts'
import { tokenFields, requestedToken, type RequestedToken } from './tokenForm.ts'

export type TokensOptions = {
  readonly statements: Pick<Statements, 'statement'>
  readonly tokens: Pick<Tokens, 'issue' | 'revoke'>
  readonly now: () => number
}

const notices = {
  revoked: 'The token is revoked. Programs that still use it are refused.',
  gone: 'That token was revoked before.',
}
const add = { path: '/settings/tokens/new', text: 'Create a token' }

export function serveTokens(routes: SettingsRoutes, { statements, tokens, now }: TokensOptions): void {
  const list = prepareIssuedTokenList(statements.statement)

  routes.page('/settings/tokens', 'admin', async (visitor, request, reply) => {
    const found = await list(visitor.account.id, 'account')
    const done = doneIn(request, notices)
    return sendPage(reply, {
      title: 'Account tokens',
      visitor,
      layout: 'settings',
      body: html`
        ${head(
          'Account tokens',
          html`A program that has one acts for ${visitor.account.name}, within the token’s scopes.
            <a href="/docs/guides/authentication">How to use one</a>`,
          found.length > 0 ? add : undefined,
        )}
        ${done && notice(done)}
        ${
          found.length === 0
            ? empty(
                'There are no account tokens yet',
                'Create one for each program that is to call the API, so that each can be revoked alone.',
                add,
              )
            : html`<ul class="items">
                ${found.map((token) => entry(visitor, token, `/settings/tokens/${token.id}/revoke`, now()))}
              </ul>`
        }
      `,
    })
  })

  routes.page('/settings/tokens/new', 'admin', (visitor, _, reply) => showForm(reply, visitor, {}, {}))

  routes.action('/settings/tokens/new', 'admin', async (visitor, form, request, reply) => {
    const { requested, faults } = requestedToken(form)
    if (Object.keys(faults).length > 0) return showForm(reply.code(422), visitor, requested, faults)
    const { name, life, scopes } = requested
    const expiresAt = expiryOf(life, now())
    const { token } = await tokens.issue({ account: visitor.account.id, name, scopes, expiresAt }, actingVisitor(visitor, request))
    return sendPage(reply, {
      title: 'Token created',
      visitor,
      layout: 'settings',
      body: html`
        ${head('Token created', html`<strong>${name}</strong> is good until ${when(expiresAt)}.`)}
        ${notice('Copy the token now. For your safety it is not kept here, so it cannot be shown again.')}
        <div class="card form">
          ${copied({ name: 'token', label: 'Token', hint: 'Whoever has it may do what its scopes allow: keep it as you keep a password.', value: token })}
          <p>Send it with each request:</p>
          <pre tabindex="0" role="group" aria-label="Header"><code>Authorization: Bearer &lt;the token&gt;</code></pre>
          <p><a class="button first" href="/settings/tokens">I have copied it</a></p>
        </div>
      `,
    })
  })

  routes.action('/settings/tokens/:id/revoke', 'admin', async (visitor, _, request, reply) => {
    const revoked = await tokens.revoke({ account: visitor.account.id, id: idIn(request) }, actingVisitor(visitor, request))
    return reply.redirect(`/settings/tokens?done=${revoked ? 'revoked' : 'gone'}`, 303)
  })
}

const showForm = (reply: FastifyReply, visitor: Visitor, requested: Partial<RequestedToken>, faults: Faults): FastifyReply =>
  sendPage(reply, {
    status: reply.statusCode,
    title: 'Create a token',
    visitor,
    layout: 'settings',
    body: html`
      ${head('Create a token', html`For a program that calls the API for ${visitor.account.name}.`)} ${faultSummary(faults)}
      <form method="post" action="/settings/tokens/new" class="card form">
        ${csrfField(visitor)}
        ${tokenFields(requested, faults, { label: 'Name', hint: 'The program that will use it, such as “Nightly export”.' })}
        <div class="buttons"><button class="first">Create token</button><a class="button" href="/settings/tokens">Cancel</a></div>
      </form>
    `,
  })

/** A token in a list, with the way to revoke it. `now` in milliseconds since 1970. */
export function entry(visitor: Visitor, token: IssuedToken, revokeAt: string, now: number): Html {
  const { name, lastFour, scopes, createdAt, expiresAt, lastUsedAt } = token
  const expired = expiresAt !== null && Date.parse(milliseconds(expiresAt)) <= now
  return html`
    <li class="item">
      <div class="about">
        <h2>
          ${name}
          <code class="tail"><span class="hidden">ends in </span>…${lastFour}</code>${expired && html` <span class="tag">Expired</span>`}
        </h2>
        <p class="soft">
          Created ${when(createdAt)} ·
          ${expiresAt === null ? 'Does not expire' : html`${expired ? 'Expired' : 'Expires'} ${when(expiresAt)}`} · ${whenUsed(lastUsedAt)}
        </p>
        ${whenOlder(token)} ${scopeList(scopes)}
      </div>
      ${confirm({
        visitor,
        action: revokeAt,
        verb: 'Revoke',
        name,
        consequence: 'Programs that use this token stop working at once. This cannot be undone.',
        button: 'Revoke token',
      })}
    </li>
  `
}
