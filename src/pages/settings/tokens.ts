// Account tokens: listed, created and revoked by the account's admins.
import { prepareIssuedTokenList, type IssuedToken } from '../../access/issuedTokens.ts'
import { expiryOf } from '../../access/lifetimes.ts'
import type { Tokens } from '../../access/tokens.ts'
import type { Statements } from '../../db/statements.ts'
import { milliseconds } from '../../db/time.ts'
import type { Faults } from '../shell/fields.ts'
import { html, type Html } from '../shell/html.ts'
import { when } from '../shell/when.ts'
import type { Visitor } from '../signIn/visitor.ts'
import { callsLink } from './calls.ts'
import { sendForm, sendList, sendSecret, shownOnce } from './layouts.ts'
import { confirm, item, scopeList, whenOlder, whenUsed } from './parts.ts'
import { idIn, type SettingsRoutes, type Visit } from './routes.ts'
import { readToken, tokenFields, type RequestedToken } from './tokenForm.ts'

export type TokensOptions = {
  readonly statements: Pick<Statements, 'statement'>
  readonly tokens: Pick<Tokens, 'issue' | 'revoke'>
  readonly now: () => number
}

const notices = {
  revoked: 'The token is revoked. Programs that still use it are refused.',
  gone: 'That token was already revoked.',
}

export function serveTokens(routes: SettingsRoutes, { statements, tokens, now }: TokensOptions): void {
  const list = prepareIssuedTokenList(statements.statement)

  routes.page('/settings/tokens', 'admin', async (visit) => {
    const found = await list(visit.account, 'account')
    return sendList(visit, {
      title: 'Account tokens',
      about: html`A program with an account token acts for ${visit.visitor.account.name}, within the token’s scopes.
        <a href="/docs/guides/authentication">How to use one</a>`,
      notices,
      add: { path: '/settings/tokens/new', title: 'Create a token' },
      items: found.map((token) => tokenItem(visit.visitor, token, `/settings/tokens/${token.id}/revoke`, now())),
      nothing: {
        title: 'There are no account tokens yet',
        text: 'Create one for each program that calls the API, so that each can be revoked on its own.',
      },
    })
  })

  routes.page('/settings/tokens/new', 'admin', (visit) => showForm(visit, {}, {}))

  routes.action('/settings/tokens/new', 'admin', async (visit, form) => {
    const { requested, faults } = readToken(form)
    if (Object.keys(faults).length > 0) return showForm(visit, requested, faults)
    const { name, life, scopes } = requested
    const expiresAt = expiryOf(life, now())
    const { token } = await tokens.issue({ account: visit.account, name, scopes, expiresAt }, visit.actor)
    return sendSecret(visit, {
      title: 'Token created',
      about: html`<strong>${name}</strong> expires on ${when(expiresAt)}.`,
      notice: shownOnce('token'),
      secrets: [
        { name: 'token', label: 'Token', hint: 'It grants everything that its scopes allow: store it like a password.', value: token },
      ],
      usage: html`<p>Send it with each request:</p>
        <pre tabindex="0" role="group" aria-label="Header"><code>Authorization: Bearer &lt;the token&gt;</code></pre>`,
      back: { path: '/settings/tokens', title: 'I have copied it' },
    })
  })

  routes.action('/settings/tokens/:id/revoke', 'admin', async (visit) => {
    const revoked = await tokens.revoke({ account: visit.account, id: idIn(visit) }, visit.actor)
    return visit.reply.redirect(`/settings/tokens?done=${revoked ? 'revoked' : 'gone'}`, 303)
  })
}

const showForm = (visit: Visit, requested: Partial<RequestedToken>, faults: Faults) =>
  sendForm(visit, {
    title: 'Create a token',
    about: html`For a program that calls the API for ${visit.visitor.account.name}.`,
    faults,
    action: '/settings/tokens/new',
    fields: tokenFields(requested, faults, { label: 'Name', hint: 'The program that will use it, such as “Nightly export”.' }),
    button: 'Create token',
    back: '/settings/tokens',
  })

/** A token in a list, with the button to revoke it. `now` is in milliseconds since 1970. */
export function tokenItem(visitor: Visitor, token: IssuedToken, revokePath: string, now: number): Html {
  const { name, lastFour, scopes, createdAt, expiresAt, lastUsedAt } = token
  const expired = expiresAt !== null && Date.parse(milliseconds(expiresAt)) <= now
  return item(
    html`${name}
      <code class="tail"><span class="hidden">ends in </span>…${lastFour}</code>${expired && html` <span class="tag">Expired</span>`}`,
    html`<p class="soft">
        Created ${when(createdAt)} · ${expiresAt === null ? 'Does not expire' : html`${expired ? 'Expired' : 'Expires'} ${when(expiresAt)}`}
        · ${whenUsed(lastUsedAt)}
      </p>
      ${whenOlder(token)} ${scopeList(scopes)}`,
    html`<div class="actions">
      ${callsLink(`token:${token.id}`, name)}
      ${confirm({
        visitor,
        action: revokePath,
        verb: 'Revoke',
        name,
        consequence: 'Programs that use this token stop working at once. This cannot be undone.',
        button: 'Revoke token',
      })}
    </div>`,
  )
}
