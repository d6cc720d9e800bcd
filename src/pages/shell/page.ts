// A whole page in the one frame that all pages for people share, with every header that keeps it safe (promise O7).
import type { FastifyReply } from 'fastify'
import { notice } from './fields.ts'
import { html, type Content, type Html } from './html.ts'
import { when } from '../settings/parts.ts'
import { stylesheet } from './stylesheet.ts'
import { csrfField, type Visitor } from '../signIn/visitor.ts'

export type Page = {
  /** 200 when left out. */
  readonly status?: number
  /** What the browser's tab says. The body brings its own `<h1>`. */
  readonly title: string
  readonly body: Content
  /** Who is signed in: the bar names member and account, and has the button to sign out. */
  readonly visitor?: Visitor | undefined
  /** `card` (without it): one narrow column, as for signing in. `settings`: the navigation over all settings beside the body. */
  readonly layout?: 'card' | 'settings'
  /** Origins, such as `https://app.example.com`, that a form of this page may end at by a redirect. */
  readonly formTargets?: readonly string[]
}

/** Sends a page. Nothing of it is kept by the browser, put in a frame, or loaded from elsewhere; scripts do not run at all. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  return reply
    .code(page.status ?? 200)
    .headers(safetyHeaders(page.formTargets))
    .type('text/html; charset=utf-8')
    .send(frame(page, reply.request.url.split('?')[0] as string).text)
}

/** What every answer beside a page carries too: a redirect, a refusal. */
export const safetyHeaders = (formTargets: readonly string[] = []) => ({
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; " +
    `form-action ${["'self'", ...formTargets].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

const frame = ({ title, body, visitor, layout = 'card' }: Page, path: string): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Spindle</title>
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${stylesheet.path}" />
      </head>
      <body class="${layout}">
        <a class="skip" href="#content">Skip to content</a>
        <header class="bar">
          <a class="brand" href="${visitor ? '/settings' : '/docs'}"><span class="mark" aria-hidden="true"></span>Spindle</a>
          ${visitor ? whoIsSignedIn(visitor) : html`<a class="aside" href="/docs">Documentation</a>`}
        </header>
        <div class="frame">
          ${visitor && layout === 'settings' && navigation(visitor, path)}
          <main id="content" tabindex="-1">${visitor && layout === 'settings' && lockNotice(visitor)} ${body}</main>
        </div>
      </body>
    </html> `

const whoIsSignedIn = (visitor: Visitor): Html => html`
  <div class="who">
    <p>
      <span class="member"><span class="hidden">Signed in as </span>${visitor.member.name}</span>
      <span class="account"><span class="hidden">for </span>${visitor.account.name}</span>
    </p>
    <form method="post" action="/sign-out">${csrfField(visitor)}<button class="quiet">Sign out</button></form>
  </div>
`

/** What a member is told whose sign-ins were locked lately. */
const lockNotice = ({ member: { lockedAt } }: Visitor): Html | false =>
  lockedAt !== null &&
  notice(html`
    On ${when(lockedAt, 'minute')} sign-ins with your e-mail were locked for a quarter of an hour, after too many wrong passwords. If that
    was not you, <a href="/forgot-password">set a new password</a>.
  `)

/** The settings, and whom they are for. */
const settings = [
  { path: '/settings/tokens', title: 'Account tokens', adminOnly: true },
  { path: '/settings/partners', title: 'Partner integrations', adminOnly: true },
  { path: '/settings/applications', title: 'OAuth applications', adminOnly: true },
  { path: '/settings/subscriptions', title: 'Subscriptions', adminOnly: true },
  { path: '/settings/connections', title: 'Connected apps', adminOnly: false },
  { path: '/settings/members', title: 'Members', adminOnly: true },
  { path: '/settings/audit', title: 'Audit log', adminOnly: true },
]

const navigation = ({ member }: Visitor, path: string): Html => html`
  <nav class="side" aria-label="Settings">
    <p class="group">Integrations</p>
    <ul>
      ${settings
        .filter(({ adminOnly }) => member.role === 'admin' || !adminOnly)
        .map((page) => html`<li><a href="${page.path}" ${path.startsWith(page.path) && html`aria-current="page"`}>${page.title}</a></li>`)}
    </ul>
  </nav>
`
