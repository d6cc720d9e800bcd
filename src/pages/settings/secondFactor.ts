// Sets up a member's second factor, with a QR code and a first code, and turns it off.
import type { FastifyReply } from 'fastify'
import encodeQR from 'qr'
import { knownLife, type KnownBrowsers } from '../../access/knownBrowsers.ts'
import { loginOf } from '../../access/logins.ts'
import type { SecondFactors } from '../../access/secondFactors.ts'
import type { SecondStep } from '../../access/secondStep.ts'
import { base32, keyAddress } from '../../access/totp.ts'
import { badRequest } from '../../errors.ts'
import type { Faults } from '../shell/fields.ts'
import { assets } from '../shell/assets.ts'
import { textField } from '../shell/fields.ts'
import { html, Html } from '../shell/html.ts'
import type { Cookies } from '../signIn/cookies.ts'
import { tooManyFailures } from '../signIn/locked.ts'
import type { OwnerMail } from '../signIn/ownerMail.ts'
import { knownCookie } from '../signIn/visitor.ts'
import { sendForm, sendSecret, shownOnce } from './layouts.ts'
import { copied } from './parts.ts'
import type { SettingsRoutes, Visit } from './routes.ts'

export type SecondFactorOptions = {
  readonly factors: Pick<SecondFactors, 'find' | 'begin' | 'keyOf' | 'confirm' | 'remove'>
  readonly step: Pick<SecondStep, 'check' | 'passwordOf'>
  readonly browsers: Pick<KnownBrowsers, 'mark'>
  readonly cookies: Cookies
  readonly ownerMail: Pick<OwnerMail, 'tellLocked'>
  /** Sends the page of the member's sign-in, with what was wrong. */
  readonly show: (visit: Visit, fault: string) => Promise<FastifyReply>
}

const path = '/settings/sign-in'
/** The address has a name at most twice, a character of it as up to 12 bytes, and the QR code holds 2,331. */
const beginning = (name: string, most: number) => Array.from(name).slice(0, most).join('')

export function serveSecondFactor(routes: SettingsRoutes, options: SecondFactorOptions): void {
  const { factors, step, browsers, cookies, ownerMail, show } = options
  const ownerOf = ({ account, visitor }: Visit) => ({ account, member: visitor.member.id })

  routes.page(`${path}/set-up`, 'member', async (visit) => {
    if (await factors.find(ownerOf(visit))) return visit.reply.redirect(path, 303)
    return showSetUp(visit, factors.begin(ownerOf(visit)))
  })

  routes.action(`${path}/set-up`, 'member', async (visit, { sealed = '', code = '' }) => {
    const owner = ownerOf(visit)
    const key = factors.keyOf(owner, sealed)
    if (!key) throw badRequest('body-invalid', 'This form has expired. Begin again with “Set up a second factor”.')
    const codes = await factors.confirm(owner, { key, code }, visit.actor)
    if (codes === undefined) return visit.reply.redirect(path, 303)
    if (codes === 'wrong') return showSetUp(visit, { key, sealed }, { code: 'Enter the six digits that the app shows now' })
    await markBrowser(visit)
    return sendSecret(visit, {
      title: 'Second factor set up',
      about: 'From now on, signing in asks for a code after your password.',
      notice: shownOnce('recovery codes'),
      secrets: [
        {
          name: 'codes',
          label: 'Recovery codes',
          hint: 'Each signs you in once in the place of a code, when you do not have your phone. Keep them where you keep your passwords.',
          value: codes.join('\n'),
        },
      ],
      back: { path, title: 'I have copied them' },
    })
  })

  routes.action(`${path}/turn-off`, 'member', async (visit, { proof = '' }) => {
    const { request, visitor } = visit
    const owner = ownerOf(visit)
    const { email } = visitor.member
    const passwordHash = await step.passwordOf(owner)
    if (passwordHash === undefined || !(await factors.find(owner))) return visit.reply.redirect(path, 303)
    const from = { ip: request.ip, mark: cookies.read(request, knownCookie(loginOf(email))), requestId: request.id }
    const result = await step.check({ ...owner, email, passwordHash }, proof, from, 'orPassword')
    if (result.kind === 'locked') {
      if (result.isLogin) ownerMail.tellLocked(email, request, 'codes')
      throw tooManyFailures(result.seconds)
    }
    if (result.kind === 'wrong') return show(visit, 'That is neither your password nor an unused code. The second factor stays on.')
    await factors.remove(owner, visit.actor)
    return visit.reply.redirect(`${path}?done=off`, 303)
  })

  /** The marks of browsers from before the factor no longer count, but this one has just shown a code. */
  async function markBrowser(visit: Visit): Promise<void> {
    const login = loginOf(visit.visitor.member.email)
    const passwordHash = await step.passwordOf(ownerOf(visit))
    if (passwordHash !== undefined) cookies.write(visit.reply, knownCookie(login), browsers.mark({ login, passwordHash }), knownLife)
  }

  /** The key comes back in the form, sealed, and is stored only with a right code: an app that has not read it locks nobody out. */
  function showSetUp(visit: Visit, { key, sealed }: { key: Buffer; sealed: string }, faults: Faults = {}): FastifyReply {
    const { account, member } = visit.visitor
    const address = keyAddress(key, `Spindle (${beginning(account.name, 40)})`, beginning(member.email, 80))
    return sendForm(visit, {
      title: 'Set up a second factor',
      about: 'Scan the QR code with an authenticator app on your phone, or enter the key there. Then enter the code that it shows.',
      faults,
      action: `${path}/set-up`,
      fields: html`
        <input type="hidden" name="sealed" value="${sealed}" />
        <div class="qr" role="img" aria-label="QR code with the key below">${new Html(encodeQR(address, 'svg', { border: 4 }))}</div>
        ${copied({ name: 'key', label: 'Key', hint: 'For an app that cannot scan: time-based, six digits.', value: base32(key) })}
        ${copied({ name: 'address', label: 'Address', hint: 'The same, for an app on this device.', value: address })}
        ${textField({ name: 'code', label: 'Code', fault: faults.code, autocomplete: 'one-time-code', maxLength: 10, required: true })}
      `,
      button: 'Turn on',
      back: path,
      scripts: [assets.copyScript],
    })
  }
}
