// Members and their sign-ins: who can sign in, who is locked or has asked for a new password, and the link with which one is set.
import { prepareMemberSignInList, type MemberSignIn } from '../../access/memberSignIns.ts'
import { resetLink, type PasswordResets } from '../../access/passwordResets.ts'
import { isKey, longestList } from '../../db/paging.ts'
import type { Statements } from '../../db/statements.ts'
import { notFound } from '../../errors.ts'
import { notice } from '../shell/fields.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import type { IssuerOf } from '../oauth/oauth.ts'
import { sendPage } from '../shell/page.ts'
import { actingVisitor, type Visitor } from '../signIn/visitor.ts'
import type { SettingsRoutes } from './routes.ts'
import { confirm, copied, head, when } from './parts.ts'

export type MembersOptions = {
  readonly statements: Pick<Statements, 'statement'>
  readonly resets: Pick<PasswordResets, 'make'>
  readonly issuerOf: IssuerOf
  readonly now: () => number
}

export function serveMembers(routes: SettingsRoutes, { statements, resets, issuerOf, now }: MembersOptions): void {
  const list = prepareMemberSignInList(statements.statement)

  routes.page('/settings/members', 'admin', async (visitor, _, reply) => {
    const found = await list(visitor.account.id, now())
    return sendPage(reply, {
      title: 'Members',
      visitor,
      layout: 'settings',
      body: html`
        ${head('Members', html`Who can sign in to these pages for ${visitor.account.name}, and the way to a new password.`)}
        <ul class="items">
          ${found.map((member) => entry(visitor, member))}
        </ul>
        ${found.length === longestList && html`<p class="soft">Here are ${longestList} of the members. For the others the operator of this server makes links.</p>`}
      `,
    })
  })

  routes.action('/settings/members/:key/reset-link', 'admin', async (visitor, _, request, reply) => {
    const { key = '' } = request.params as { key?: string }
    const made = isKey(key) ? await resets.make({ account: visitor.account.id, key }, actingVisitor(visitor, request)) : undefined
    if (!made) throw notFound()
    return sendPage(reply, {
      title: 'Link created',
      visitor,
      layout: 'settings',
      body: html`
        ${head('Link created', html`With it <strong>${made.name}</strong> sets a password and can then sign in.`)}
        ${notice('Copy the link now and give it to nobody else. It is not kept here, so it cannot be shown again.')}
        <div class="card form">
          ${copied({ name: 'link', label: 'Link', hint: 'Good for an hour and for one use. An older link no longer works.', value: resetLink(issuerOf(request), made.token) })}
          <p><a class="button first" href="/settings/members">I have copied it</a></p>
        </div>
      `,
    })
  })
}

function entry(visitor: Visitor, member: MemberSignIn): Html {
  const { key, name, email, role, active, isLocked, resetAskedAt } = member
  return html`
    <li class="item">
      <div class="about">
        <h2>${name} ${isLocked && html`<span class="tag">Sign-ins locked</span>`}</h2>
        <p class="soft">${email} · ${role.replaceAll('_', ' ')} · ${standing(member)}</p>
        ${resetAskedAt !== null && html`<p class="soft">Asked for a new password ${when(resetAskedAt, 'minute')}</p>`}
      </div>
      ${
        active &&
        confirm({
          visitor,
          action: `/settings/members/${key}/reset-link`,
          verb: 'Password link',
          name: `for ${name}`,
          consequence: html`Whoever has the link sets the password of ${name}. Give it to them in person, or in a way that nobody else
          reads.`,
          button: 'Create link',
          dangerous: false,
        })
      }
    </li>
  `
}

function standing({ active, hasPassword }: MemberSignIn): Content {
  if (!active) return 'Deactivated'
  return hasPassword ? 'Can sign in' : 'Has no password yet'
}
