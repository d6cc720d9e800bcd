// The page that sends a link to set a new password, and the page that the link leads to.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestOriginOf } from '../../access/audit.ts'
import { knownLife, type KnownBrowsers } from '../../access/knownBrowsers.ts'
import { loginOf } from '../../access/logins.ts'
import { longestPassword, passwordFault, shortestPassword } from '../../access/password.ts'
import type { FoundReset, PasswordResets } from '../../access/passwordResets.ts'
import { forbidden } from '../../errors.ts'
import type { Limit } from '../addressLimit.ts'
import type { Cookies } from './cookies.ts'
import { faultSummary, notice, textField, type Faults } from '../shell/fields.ts'
import { readForm } from '../shell/form.ts'
import type { GuestForms } from './guestForm.ts'
import { html } from '../shell/html.ts'
import type { OwnerMail } from './ownerMail.ts'
import { sendPage } from '../shell/page.ts'
import { knownCookie, type VisitorOptions } from './visitor.ts'

/** Characters of a member's name. */
const longestName = 255
const tooLong = `A name must have at most ${longestName} characters`

export type PasswordResetOptions = Pick<VisitorOptions, 'subdomainOf'> & {
  readonly resets: PasswordResets
  readonly ownerMail: OwnerMail
  readonly browsers: Pick<KnownBrowsers, 'mark'>
  readonly cookies: Cookies
  readonly guests: GuestForms
  /** Counts a submitted form; throws 429 if its address has exhausted its limit. */
  readonly limit: Limit
}

export function servePasswordReset(pages: FastifyInstance, options: PasswordResetOptions): void {
  const { resets, ownerMail, browsers, cookies, guests, limit, subdomainOf } = options

  pages.get('/forgot-password', (request, reply) => {
    const { done } = request.query as { done?: unknown }
    return showAsking(request, reply, { isDone: done === 'asked' })
  })

  pages.post('/forgot-password', async (request, reply) => {
    await limit(request)
    const form = await readForm(request)
    guests.require(request, form)
    const { email = '' } = form
    const named = form.account?.trim().toLowerCase() || undefined
    if (email.trim() === '') return showAsking(request, reply, { account: named, faults: { email: 'Enter your e-mail' } })
    // Neither the response nor its timing discloses whether the e-mail belongs to a member.
    ownerMail.askReset({ email, account: subdomainOf(request.hostname) ?? named }, request)
    return reply.redirect('/forgot-password?done=asked', 303)
  })

  pages.get('/reset-password', async (request, reply) => {
    const { token } = request.query as { token?: unknown }
    const given = typeof token === 'string' ? token : ''
    return showSetting(request, reply, { token: given, found: await foundBy(given, request) })
  })

  pages.post('/reset-password', async (request, reply) => {
    await limit(request)
    const form = await readForm(request)
    guests.require(request, form)
    const { token = '', password = '' } = form
    const found = await foundBy(token, request)
    // Only an invitation asks for a name: who has none yet is called by their e-mail.
    const name = (found.isNew && form.name?.trim()) || found.name
    const fault = passwordFault(password)
    const faults = { ...(name.length > longestName && { name: tooLong }), ...(fault && { password: fault }) }
    if (Object.keys(faults).length > 0) return showSetting(request, reply, { token, found: { ...found, name }, faults })
    const passwordHash = await resets.use(token, found, { password, name }, requestOriginOf(request))
    if (passwordHash === undefined) throw linkEnded()
    const login = loginOf(found.email)
    // A browser becomes known when it has signed in, and a member with a second factor has not yet.
    if (!found.hasFactor) cookies.write(reply, knownCookie(login), browsers.mark({ login, passwordHash }), knownLife)
    return reply.redirect('/sign-in?done=password-set', 303)
  })

  async function foundBy(token: string, { hostname }: FastifyRequest): Promise<FoundReset> {
    const found = await resets.find(token, subdomainOf(hostname))
    if (!found) throw linkEnded()
    return found
  }

  type Asking = { readonly isDone?: boolean; readonly account?: string | undefined; readonly faults?: Faults }
  function showAsking(request: FastifyRequest, reply: FastifyReply, { isDone, account, faults = {} }: Asking): FastifyReply {
    const host = subdomainOf(request.hostname)
    return sendPage(reply, {
      status: Object.keys(faults).length > 0 ? 422 : 200,
      title: 'Forgot your password?',
      body: html`
        <h1>Forgot your password?</h1>
        ${
          ownerMail.isMailed
            ? html`<p class="soft">Enter your e-mail to get a link with which you can set a new one.</p>`
            : html`<p class="soft">
                This server sends no mail. Enter your e-mail to tell the admins of your account that you need a link with which you can set
                a new one, and ask one of them for it.
              </p>`
        }
        ${
          isDone &&
          notice(
            ownerMail.isMailed
              ? 'If a member signs in with this e-mail, a mail is on its way. Its link works for an hour.'
              : 'If a member signs in with this e-mail, the admins of the account see the request in the settings, under Members.',
          )
        }
        ${faultSummary(faults)}
        <form method="post" action="/forgot-password" class="form">
          ${guests.field(request, reply)}
          ${textField({ name: 'email', label: 'E-mail', type: 'email', fault: faults.email, autocomplete: 'username', required: true })}
          ${
            host === undefined &&
            textField({
              name: 'account',
              label: 'Account (optional)',
              hint: 'The short name of your company’s account, such as acme. Without it the request is for all of your accounts.',
              value: account,
              autocomplete: 'organization',
            })
          }
          <button class="first">Request a new password</button>
        </form>
        <p><a href="/sign-in">Back to sign-in</a></p>
      `,
    })
  }

  type Setting = { readonly token: string; readonly found: FoundReset; readonly faults?: Faults }
  function showSetting(request: FastifyRequest, reply: FastifyReply, { token, found, faults = {} }: Setting): FastifyReply {
    const { isNew, name, email } = found
    const title = isNew ? 'Set your password' : 'Set a new password'
    return sendPage(reply, {
      status: Object.keys(faults).length > 0 ? 422 : 200,
      title,
      body: html`
        <h1>${title}</h1>
        <p class="soft">For <strong>${email}</strong>, a member of <strong>${found.accountName}</strong>.</p>
        ${faultSummary(faults)}
        <form method="post" action="/reset-password" class="form">
          ${guests.field(request, reply)}
          <input type="hidden" name="token" value="${token}" />
          ${
            isNew &&
            textField({
              name: 'name',
              label: 'Your name',
              hint: 'Other members see it.',
              value: name === email ? '' : name,
              fault: faults.name,
              autocomplete: 'name',
              maxLength: longestName,
              required: true,
            })
          }
          ${textField({
            name: 'password',
            label: isNew ? 'Password' : 'New password',
            hint: `At least ${shortestPassword} characters.${isNew ? '' : ' All browsers that are signed in with the old one are signed out.'}`,
            type: 'password',
            fault: faults.password,
            autocomplete: 'new-password',
            maxLength: longestPassword,
            required: true,
          })}
          <button class="first">Set password</button>
        </form>
      `,
    })
  }
}

const linkEnded = () =>
  forbidden(
    'reset-link-ended',
    'This link is no longer valid: it was used, has expired, or was replaced by a newer one. Request a new one, or ask an admin for it.',
  )
