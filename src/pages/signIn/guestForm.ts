// Protects forms of visitors who are not signed in: proves, without a session, that a form came from our own page in the same browser.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from './cookies.ts'
import type { Form } from '../shell/form.ts'
import type { Html } from '../shell/html.ts'
import { csrfField, csrfOf, requireCsrf } from './visitor.ts'

const cookie = 'spindle-sign-in'
const life = 60 * 60

export type GuestForms = {
  /** Returns the hidden field for a form, and sets the cookie that belongs to it. */
  readonly field: (request: FastifyRequest, reply: FastifyReply) => Html
  /** Throws 403 unless the form was shown to this browser. */
  readonly require: (request: FastifyRequest, form: Form) => void
  /** Deletes the cookie. */
  readonly end: (reply: FastifyReply) => void
}

export const guestForms = (cookies: Cookies): GuestForms => ({
  field(request, reply) {
    const known = cookies.read(request, cookie)
    const secret = known && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url')
    cookies.write(reply, cookie, secret, life)
    return csrfField({ csrf: csrfOf(secret) })
  },
  require(request, form) {
    const secret = cookies.read(request, cookie)
    requireCsrf(secret === undefined ? undefined : { csrf: csrfOf(secret) }, form)
  },
  end: (reply) => cookies.write(reply, cookie, '', 0),
})
