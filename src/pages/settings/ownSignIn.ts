// The member's own sign-in: the second factor, and the browsers that are signed in, each with a button to end it.
import type { MemberSession, MemberSessions } from '../../access/memberSessions.ts'
import type { SecondFactor, SecondFactors } from '../../access/secondFactors.ts'
import { notFound } from '../../errors.ts'
import { notice, textField } from '../shell/fields.ts'
import { html, type Html } from '../shell/html.ts'
import { when } from '../shell/when.ts'
import { csrfField, type Visitor } from '../signIn/visitor.ts'
import { doneNotice, sendSettings } from './layouts.ts'
import { actionButton, item } from './parts.ts'
import { idIn, type SettingsRoutes, type Visit } from './routes.ts'
import { serveSecondFactor, type SecondFactorOptions } from './secondFactor.ts'

export type OwnSignInOptions = Omit<SecondFactorOptions, 'show'> & {
  readonly factors: SecondFactors
  readonly memberSessions: MemberSessions
}

const path = '/settings/sign-in'
const notices = {
  off: 'The second factor is turned off. Your password alone signs you in.',
  ended: 'That browser is signed out.',
  gone: 'That browser was already signed out.',
  others: 'All other browsers are signed out.',
}

export function serveOwnSignIn(routes: SettingsRoutes, options: OwnSignInOptions): void {
  const { factors, memberSessions } = options
  const ownerOf = ({ account, visitor }: Visit) => ({ account, member: visitor.member.id })

  routes.page(path, 'member', (visit) => show(visit))

  routes.action(`${path}/sessions/:id/end`, 'member', async (visit) => {
    const session = idIn(visit)
    if (session === visit.visitor.session) throw notFound()
    const ended = await memberSessions.end({ ...ownerOf(visit), session }, visit.actor)
    return visit.reply.redirect(`${path}?done=${ended ? 'ended' : 'gone'}`, 303)
  })

  routes.action(`${path}/end-others`, 'member', async (visit) => {
    await memberSessions.endOthers({ ...ownerOf(visit), session: visit.visitor.session }, visit.actor)
    return visit.reply.redirect(`${path}?done=others`, 303)
  })

  serveSecondFactor(routes, { ...options, show })

  /** `fault` is what was wrong with the proof for turning the factor off. */
  async function show(visit: Visit, fault?: string) {
    const [factor, sessions] = await Promise.all([factors.find(ownerOf(visit)), memberSessions.list(ownerOf(visit))])
    if (fault !== undefined) visit.reply.code(422)
    return sendSettings(visit, {
      title: 'Your sign-in',
      about: html`How you sign in as ${visit.visitor.member.email}, and where you are signed in.`,
      body: html`
        ${doneNotice(visit, notices)} ${fault !== undefined && notice(fault, 'wrong')}
        <section>
          <div class="head"><h2>Second factor</h2></div>
          <div class="card">${factor ? factorOn(visit.visitor, factor) : factorOff}</div>
        </section>
        <section>
          <div class="head"><h2>Where you are signed in</h2></div>
          <ul class="items">
            ${sessions.map((session) => sessionItem(visit.visitor, session))}
          </ul>
          ${
            sessions.length > 1 &&
            actionButton({ visitor: visit.visitor, action: `${path}/end-others`, text: 'End all others', kind: 'first' })
          }
        </section>
      `,
    })
  }
}

const factorOff = html`
  <p>Your password alone signs you in. With a second factor, an app on your phone shows a code that is asked for as well.</p>
  <p><a class="button first" href="${path}/set-up">Set up a second factor</a></p>
`

const factorOn = (visitor: Visitor, { createdAt, codesLeft }: SecondFactor): Html => html`
  <p>On since ${when(createdAt)}. Recovery codes left: ${codesLeft}. For new ones, turn the factor off and set it up again.</p>
  <details class="confirm">
    <summary class="button">Turn off<span class="hidden"> the second factor</span></summary>
    <form method="post" action="${path}/turn-off">
      ${csrfField(visitor)}
      ${textField({
        name: 'proof',
        label: 'Your password, or a code',
        type: 'password',
        autocomplete: 'current-password',
        required: true,
      })}
      <button class="danger">Turn off the second factor</button>
    </form>
  </details>
`

function sessionItem(visitor: Visitor, { id, createdAt, lastUsedAt, browser, address }: MemberSession): Html {
  const isOwn = id === visitor.session
  const name = browser ?? 'A browser'
  return item(
    html`${name} ${isOwn && html`<span class="tag good">This browser</span>`}`,
    html`<p class="soft">
      Since ${when(createdAt, 'minute')} · Last used ${when(lastUsedAt ?? createdAt, 'minute')}${address !== null && ` · ${address}`}
    </p>`,
    !isOwn &&
      actionButton({
        visitor,
        action: `${path}/sessions/${id}/end`,
        text: html`End this one<span class="hidden">: ${name}, since ${when(createdAt, 'minute')}</span>`,
      }),
  )
}
