// Members and their sign-ins: who can sign in, who is locked or has requested a new password, and links to set a password.
import { prepareMemberSignInList, type MemberSignIn } from '../../access/memberSignIns.ts'
import type { SecondFactors } from '../../access/secondFactors.ts'
import { resetLink, type PasswordResets } from '../../access/passwordResets.ts'
import { isKey, longestList } from '../../db/paging.ts'
import type { Statements } from '../../db/statements.ts'
import { notFound } from '../../errors.ts'
import type { IssuerOf } from '../oauth/oauth.ts'
import { html, type Html } from '../shell/html.ts'
import { when } from '../shell/when.ts'
import type { Visitor } from '../signIn/visitor.ts'
import { doneNotice, sendSecret, sendSettings, shownOnce } from './layouts.ts'
import { confirm, item } from './parts.ts'
import type { SettingsRoutes } from './routes.ts'

export type MembersOptions = {
  readonly statements: Pick<Statements, 'statement'>
  readonly resets: Pick<PasswordResets, 'make'>
  readonly factors: Pick<SecondFactors, 'removeOf'>
  readonly issuerOf: IssuerOf
  readonly now: () => number
}

const notices = { 'factor-off': 'The second factor is turned off. The member’s password alone signs them in.' }

export function serveMembers(routes: SettingsRoutes, { statements, resets, factors, issuerOf, now }: MembersOptions): void {
  const list = prepareMemberSignInList(statements.statement)

  routes.page('/settings/members', 'admin', async (visit) => {
    const found = await list(visit.account, now())
    return sendSettings(visit, {
      title: 'Members',
      about: html`Who can sign in to these pages for ${visit.visitor.account.name}. You can create links to set a password.`,
      add: { path: '/settings/members/invite', title: 'Invite a member' },
      body: html`
        ${doneNotice(visit, notices)}
        <ul class="items">
          ${found.map((member) => memberItem(visit.visitor, member))}
        </ul>
        ${found.length === longestList && html`<p class="soft">The list ends after ${longestList} members. The operator of this server can create links for the others.</p>`}
      `,
    })
  })

  routes.action('/settings/members/:key/turn-off-factor', 'admin', async (visit) => {
    const { account, actor, request, reply } = visit
    const { key = '' } = request.params as { key?: string }
    if (!isKey(key) || !(await factors.removeOf({ account, key }, actor))) throw notFound()
    return reply.redirect('/settings/members?done=factor-off', 303)
  })

  routes.action('/settings/members/:key/reset-link', 'admin', async (visit) => {
    const { account, actor, request } = visit
    const { key = '' } = request.params as { key?: string }
    const made = isKey(key) ? await resets.make({ account, key }, actor) : undefined
    if (!made) throw notFound()
    return sendSecret(visit, {
      title: 'Link created',
      about: html`With it <strong>${made.name}</strong> can set a password and then sign in.`,
      notice: `${shownOnce('link')} Give it to nobody else.`,
      secrets: [
        {
          name: 'link',
          label: 'Link',
          hint: html`It works once, until ${when(made.expiresAt, 'minute')}. Earlier links no longer work.`,
          value: resetLink(issuerOf(request), made.token),
        },
      ],
      back: { path: '/settings/members', title: 'I have copied it' },
    })
  })
}

function memberItem(visitor: Visitor, member: MemberSignIn): Html {
  const { id, key, name, email, role, active, hasFactor, isLocked, resetAskedAt } = member
  return item(
    html`${name} ${isLocked && html`<span class="tag">Sign-ins locked</span>`}`,
    html`<p class="soft">${email} · ${role.replaceAll('_', ' ')} · ${signInState(member)}${hasFactor && ' · Second factor'}</p>
      ${resetAskedAt !== null && html`<p class="soft">Asked for a new password ${when(resetAskedAt, 'minute')}</p>`}`,
    html`<div class="actions">
      <a class="button" href="/settings/members/${id}">Roles and access<span class="hidden"> of ${name}</span></a>
      ${
        active &&
        confirm({
          visitor,
          action: `/settings/members/${key}/reset-link`,
          verb: 'Password link',
          name: `for ${name}`,
          consequence: html`Anyone who has the link can set the password of ${name}. Send it to them alone, over a channel that nobody else
          reads.`,
          button: 'Create link',
          dangerous: false,
        })
      }
      ${
        hasFactor &&
        confirm({
          visitor,
          action: `/settings/members/${key}/turn-off-factor`,
          verb: 'Turn off second factor',
          name: `of ${name}`,
          consequence: html`The password alone then signs in as ${name}, who can set up a second factor again. Make sure that it is ${name}
          who asks you.`,
          button: 'Turn off',
        })
      }
    </div>`,
  )
}

function signInState({ active, hasPassword }: MemberSignIn): string {
  if (!active) return 'Deactivated'
  return hasPassword ? 'Can sign in' : 'Has no password yet'
}
