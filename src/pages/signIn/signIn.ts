// The sign-in page, and signing out.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { KnownBrowsers } from '../../access/knownBrowsers.ts'
import { loginOf, type LoginMember } from '../../access/logins.ts'
import type { Sessions } from '../../access/sessions.ts'
import type { HalfSignedIn } from '../../access/secondStep.ts'
import { prepareSignIn } from '../../access/signIn.ts'
import type { Statements } from '../../db/statements.ts'
import { sessionBegin } from './begin.ts'
import { serveCodeStep, type CodeStepOptions } from './codeStep.ts'
import type { Cookies } from './cookies.ts'
import { tooManyFailures } from './locked.ts'
import { choices, faultSummary, notice, textField, type Faults } from '../shell/fields.ts'
import { readForm } from '../shell/form.ts'
import type { GuestForms } from './guestForm.ts'
import { html, type Html } from '../shell/html.ts'
import type { OwnerMail } from './ownerMail.ts'
import { sendPage } from '../shell/page.ts'
import {
  actingVisitor,
  knownCookie,
  requireCsrf,
  safeNext,
  sessionCookie,
  signInAddress,
  type VisitorOf,
  type VisitorOptions,
} from './visitor.ts'

export type DemoSignIn = { readonly subdomain: string; readonly email: string; readonly password: string }

export type SignInOptions = VisitorOptions &
  Pick<CodeStepOptions, 'step'> & {
    readonly statements: Statements
    readonly sessions: Sessions
    readonly cookies: Cookies
    readonly guests: GuestForms
    readonly browsers: KnownBrowsers
    readonly ownerMail: Pick<OwnerMail, 'tellLocked'>
    readonly visitorOf: VisitorOf
    readonly now: () => number
    /** Returns the origins to which the page at `next` may redirect at once: browsers apply `form-action` to the whole chain of redirects. */
    readonly formTargetsOf: (next: string) => Promise<readonly string[]>
    /** Returns the sign-ins of the demo accounts; undefined unless the server serves the demo. */
    readonly demoSignIns?: (() => Promise<readonly DemoSignIn[]>) | undefined
  }

/** Asks a visitor to sign in and then redirects them to `next`, by default the request's own address. */
export type AskToSignIn = (request: FastifyRequest, reply: FastifyReply, next?: string) => Promise<FastifyReply>

/** A longer address, encoded as a parameter of another, would exceed the length limit of addresses. */
const longestAddress = 6000

type Shown = {
  readonly next: string
  readonly status?: number
  readonly email?: string
  readonly account?: string | undefined
  readonly faults?: Faults
  readonly failed?: boolean
  /** The name of the closed account for which the password was correct. */
  readonly closed?: string
  /** The name of the notice to show. */
  readonly done?: unknown
  /** Two accounts for which the password was correct. There may be more. */
  readonly accounts?: readonly LoginMember[]
}

const notices: ReadonlyMap<unknown, string> = new Map([
  ['signed-out', 'You are signed out.'],
  ['code-late', 'The time for the code is over. Sign in again.'],
  ['password-set', 'Your new password is set. Sign in with it.'],
])

/** Adds the pages. Returns the function with which all other pages ask a visitor to sign in. */
export function serveSignIn(pages: FastifyInstance, options: SignInOptions): AskToSignIn {
  const { sessions, cookies, guests, visitorOf, subdomainOf } = options
  const check = prepareSignIn(options.statements, options)
  const begin = sessionBegin(options)
  const askForCode = serveCodeStep(pages, begin, options)

  pages.get('/sign-in', async (request, reply) => {
    const { next, done } = request.query as Record<string, unknown>
    const wanted = safeNext(typeof next === 'string' ? next : undefined)
    if (await visitorOf(request)) return reply.redirect(wanted, 303)
    return show(request, reply, { next: wanted, done })
  })

  pages.post('/sign-in', async (request, reply) => {
    const form = await readForm(request)
    guests.require(request, form)
    const { email = '', password = '' } = form
    const named = (form.other?.trim() || form.account?.trim())?.toLowerCase() || undefined
    const again = { next: safeNext(form.next), email, account: named }
    const faults: Record<string, string> = {}
    if (email.trim() === '') faults.email = 'Enter your e-mail'
    if (password === '') faults.password = 'Enter your password'
    if (Object.keys(faults).length > 0) return show(request, reply, { ...again, status: 422, faults })

    const login = loginOf(email)
    const mark = cookies.read(request, knownCookie(login))
    const result = await check({ email, password, account: subdomainOf(request.hostname) ?? named, ip: request.ip, mark })
    if (result.kind === 'locked') {
      if (result.isLogin) options.ownerMail.tellLocked(email, request)
      throw tooManyFailures(result.seconds)
    }
    if (result.kind === 'wrong') return show(request, reply, { ...again, status: 422, failed: true })
    const [first] = result.found
    const found = result.found.filter(({ isOpen }) => isOpen)
    if (found.length > 1) return show(request, reply, { ...again, accounts: found })

    const [half] = found
    // Only who knows the password learns it.
    if (!half) return show(request, reply, { ...again, status: 422, closed: first.accountName })
    if (half.hasFactor) return askForCode(request, reply, halfOf(half), again.next)
    return (await begin(request, reply, half))
      ? reply.redirect(again.next, 303)
      : show(request, reply, { ...again, status: 422, failed: true })
  })

  pages.post('/sign-out', async (request, reply) => {
    const visitor = await visitorOf(request)
    if (visitor) {
      requireCsrf(visitor, await readForm(request))
      await sessions.end({ account: visitor.account.id, session: visitor.session }, actingVisitor(visitor, request))
    }
    cookies.write(reply, sessionCookie, '', 0)
    return reply.redirect('/sign-in?done=signed-out', 303)
  })

  return async (request, reply, next = request.url) => {
    const address = signInAddress(next)
    return address.length < longestAddress ? reply.redirect(address, 303) : show(request, reply, { next })
  }

  async function show(request: FastifyRequest, reply: FastifyReply, shown: Shown): Promise<FastifyReply> {
    const { next, email, account, faults = {}, failed, closed, accounts } = shown
    const done = notices.get(shown.done)
    const host = subdomainOf(request.hostname)
    const demo = ((await options.demoSignIns?.()) ?? []).filter(({ subdomain }) => host === undefined || host === subdomain)
    return sendPage(reply, {
      status: shown.status ?? 200,
      title: 'Sign in',
      formTargets: await options.formTargetsOf(next),
      body: html`
        <h1>Sign in</h1>
        ${host === undefined ? html`<p class="soft">To manage integrations and connect apps.</p>` : html`<p class="soft">To the account <strong>${host}</strong>.</p>`}
        ${done && notice(done)} ${failed && notice('E-mail or password is wrong.', 'wrong')}
        ${closed && notice(`The operator has closed the account ${closed}. Nobody can sign in to it until it is reopened.`, 'wrong')}
        ${accounts && notice('Your e-mail belongs to several accounts. Choose one, and enter your password once more.')}
        ${faultSummary(faults)}
        <form method="post" action="/sign-in" class="form">
          ${guests.field(request, reply)}
          <input type="hidden" name="next" value="${next}" />
          ${
            accounts &&
            choices({
              kind: 'radio',
              name: 'account',
              legend: 'Account',
              choices: accounts.map(({ subdomain, accountName }, at) => ({
                value: subdomain,
                label: accountName,
                hint: subdomain,
                checked: at === 0,
              })),
            })
          }
          ${accounts && textField({ name: 'other', label: 'Another account (optional)', hint: `${shortName} It takes the place of the choice above.` })}
          ${textField({ name: 'email', label: 'E-mail', type: 'email', value: email, fault: faults.email, autocomplete: 'username', required: true })}
          ${textField({ name: 'password', label: 'Password', type: 'password', fault: faults.password, autocomplete: 'current-password', required: true })}
          ${
            !accounts &&
            host === undefined &&
            (failed || account !== undefined) &&
            textField({
              name: 'account',
              label: 'Account (optional)',
              hint: `${shortName} Needed only if your e-mail belongs to several accounts.`,
              value: account,
              autocomplete: 'organization',
            })
          }
          <button class="first">Sign in</button>
        </form>
        <p><a href="/forgot-password">Forgot your password?</a></p>
        ${demo.length > 0 && demoNotice(demo)}
      `,
    })
  }
}

const shortName = 'The short name of your company’s account, such as acme.'

/** What is carried to the page for the code. */
const halfOf = ({ account, member, email, passwordHash }: LoginMember): HalfSignedIn => ({ account, member, email, passwordHash })

const demoNotice = (demo: readonly DemoSignIn[]): Html => html`
  <div class="aside">
    <p class="soft">This server has demo data. Sign in as an admin of a demo account:</p>
    ${demo.map(({ subdomain, email, password }) => html`<p>${subdomain}: <code>${email}</code>, password <code>${password}</code></p>`)}
  </div>
`
