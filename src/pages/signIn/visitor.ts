// The visitor of a page: the member whose session the browser's cookie identifies, and the proof that a form came from our own page.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { requestOriginOf, type Actor } from '../../access/audit.ts'
import type { Session, Sessions } from '../../access/sessions.ts'
import type { Account } from '../../context.ts'
import { forbidden } from '../../errors.ts'
import type { Cookies } from './cookies.ts'
import type { Form } from '../shell/form.ts'
import { html, type Html } from '../shell/html.ts'

export type Visitor = {
  readonly account: Account
  readonly member: Session['member']
  /** The value that the field `csrf` must have in forms of this visitor; `csrfField` renders that field. */
  readonly csrf: string
  /** The session's id. */
  readonly session: number
}
/** Returns the visitor; undefined if nobody is signed in, or to another account than the host's. Rejects if the database is unavailable. */
export type VisitorOf = (request: FastifyRequest) => Promise<Visitor | undefined>

export type VisitorOptions = {
  readonly sessions: Pick<Sessions, 'find'>
  readonly cookies: Cookies
  /** Returns the subdomain of the account that a host names, or undefined. */
  readonly subdomainOf: (hostname: string) => string | undefined
}

/** The cookie that holds the session's secret. */
export const sessionCookie = 'spindle'

/** Returns the name of the cookie that marks a browser as having signed in with this login (see `loginOf`) before. */
export const knownCookie = (login: string) => `spindle-known-${login.slice(0, 12)}`

/** Creates `visitorOf`, once for all pages. */
export const visitorsOver =
  ({ sessions, cookies, subdomainOf }: VisitorOptions): VisitorOf =>
  async (request) => {
    const secret = cookies.read(request, sessionCookie)
    if (secret === undefined) return undefined
    const found = await sessions.find(secret)
    const subdomain = subdomainOf(request.hostname)
    if (!found || (subdomain !== undefined && subdomain !== found.account.subdomain)) return undefined
    return { ...found, csrf: csrfOf(secret) }
  }

/** Returns the CSRF token that belongs to a cookie's secret: without the cookie it cannot be computed. */
export const csrfOf = (secret: string) => createHmac('sha256', secret).update('form').digest('base64url')

/** Renders the hidden field that every form of a signed-in visitor contains. */
export const csrfField = ({ csrf }: Pick<Visitor, 'csrf'>): Html => html`<input type="hidden" name="csrf" value="${csrf}" />`

/** Throws 403 unless the form was created for this visitor, in the same session. */
export function requireCsrf(visitor: Pick<Visitor, 'csrf'> | undefined, form: Form): void {
  const given = Buffer.from(form.csrf ?? '')
  const wanted = Buffer.from(visitor?.csrf ?? '')
  if (!visitor || given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw staleForm()
}

/** Throws 403 for a form sent by another site's page. Browsers declare this in headers; without them `requireCsrf` decides. */
export function requireOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: string | undefined): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw staleForm()
  const { origin } = headers
  // All our pages have `Referrer-Policy: no-referrer`, for which browsers send forms with the origin "null".
  if (origin === undefined || origin === 'null') return
  const from = URL.canParse(origin) ? new URL(origin).host : undefined
  if (from !== host && (publicUrl === undefined || from !== new URL(publicUrl).host)) throw staleForm()
}

const staleForm = () => forbidden('form-expired', 'This form has expired. Go back, reload the page and submit it again.')

/** Returns the address to sign in at that leads back to `next`, a path of this server with its query. */
export const signInAddress = (next: string) => `/sign-in?next=${encodeURIComponent(next)}`

/** Returns `next` if it is a path of this server, or else the settings. */
export const safeNext = (next: string | undefined) =>
  next !== undefined && /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(next) ? next : '/settings'

/** Returns the visitor in the form in which the audit log records them. */
export const actingVisitor = ({ member }: Visitor, request: Pick<FastifyRequest, 'id' | 'ip'>): Actor => ({
  kind: 'member',
  id: member.id,
  client: null,
  ...requestOriginOf(request),
})
