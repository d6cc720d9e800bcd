// Sends a page for members, in the shell of all pages and with all security headers.
import type { FastifyReply } from 'fastify'
import { csrfField, type Visitor } from '../signIn/visitor.ts'
import { assets } from './assets.ts'
import { notice } from './fields.ts'
import { memberHeaders } from './headers.ts'
import { html, type Content, type Html } from './html.ts'
import { consolePath, navigation } from './navigation.ts'
import { shell, type Script } from './shell.ts'
import { when } from './when.ts'

export type Page = {
  /** By default the status that the reply already has, initially 200. */
  readonly status?: number
  /** The title of the browser's tab. The body brings its own `<h1>`. */
  readonly title: string
  readonly body: Content
  /** The signed-in visitor: the bar shows member and account, and has the button to sign out. */
  readonly visitor?: Visitor | undefined
  /** `card`, the default: one narrow column, as for signing in. `settings`: the navigation over all pages for members beside the body. */
  readonly layout?: 'card' | 'settings'
  /** The scripts of the page, which does everything without them too. */
  readonly scripts?: readonly Script[] | undefined
  /** Origins, such as `https://app.example.com`, to which a form of this page may be redirected. */
  readonly formTargets?: readonly string[]
}

/** Sends a page. The browser must not cache it, frame it, load anything from elsewhere or run other scripts than the page's own. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const { status = reply.statusCode, title, body, visitor, layout = 'card', scripts = [], formTargets = [] } = page
  const settings = layout === 'settings' ? visitor : undefined
  const [path = ''] = reply.request.url.split('?')
  const text = shell({
    title: `${title} · Spindle`,
    stylesheet: assets.members,
    scripts,
    layout,
    home: visitor ? consolePath : '/docs',
    bar: visitor ? whoIsSignedIn(visitor) : html`<a class="aside" href="/docs">Documentation</a>`,
    body: html`
      <div class="frame">
        ${settings && navigation(settings, path)}
        <main id="content" tabindex="-1">${settings && lockNotice(settings)} ${body}</main>
      </div>
    `,
  }).text
  return reply
    .code(status)
    .headers(memberHeaders({ formTargets, hasScripts: scripts.length > 0 }))
    .type('text/html; charset=utf-8')
    .send(text)
}

const whoIsSignedIn = (visitor: Visitor): Html => html`
  <div class="who">
    <p>
      <span class="member"><span class="hidden">Signed in as </span>${visitor.member.name}</span>
      <span class="account"><span class="hidden">for </span>${visitor.account.name}</span>
    </p>
    <form method="post" action="/sign-out">${csrfField(visitor)}<button class="quiet">Sign out</button></form>
  </div>
`

/** Tells a member that their sign-ins were locked recently. */
const lockNotice = ({ member: { lockedAt } }: Visitor): Html | false =>
  lockedAt !== null &&
  notice(html`
    On ${when(lockedAt, 'minute')} sign-ins with your e-mail were locked for 15 minutes, after too many wrong passwords or codes. If that
    was not you, <a href="/forgot-password">set a new password</a>.
  `)
