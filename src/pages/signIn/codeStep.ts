// The page that asks a member with a second factor for a code, after the right password.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loginOf } from '../../access/logins.ts'
import { stepLife, type HalfSignedIn, type SecondStep } from '../../access/secondStep.ts'
import { notice, textField } from '../shell/fields.ts'
import { readForm } from '../shell/form.ts'
import { html } from '../shell/html.ts'
import { sendPage } from '../shell/page.ts'
import type { BeginSession } from './begin.ts'
import type { Cookies } from './cookies.ts'
import type { GuestForms } from './guestForm.ts'
import { tooManyFailures } from './locked.ts'
import type { OwnerMail } from './ownerMail.ts'
import { knownCookie, safeNext } from './visitor.ts'

export type CodeStepOptions = {
  readonly step: SecondStep
  readonly cookies: Cookies
  readonly guests: GuestForms
  readonly ownerMail: Pick<OwnerMail, 'tellLocked'>
  readonly formTargetsOf: (next: string) => Promise<readonly string[]>
}

/** Sends a browser with the right password to the page for the code, which then redirects to `next`. */
export type AskForCode = (request: FastifyRequest, reply: FastifyReply, half: HalfSignedIn, next: string) => Promise<FastifyReply>

const path = '/sign-in/code'
/** The cookie that carries the member from the password to the code. */
const stepCookie = 'spindle-code'
/** A longer address would exceed the length limit of addresses. */
const longestAddress = 6000

export function serveCodeStep(pages: FastifyInstance, begin: BeginSession, options: CodeStepOptions): AskForCode {
  const { step, cookies, guests } = options

  pages.get(path, async (request, reply) => {
    const { next } = request.query as { next?: unknown }
    const wanted = safeNext(typeof next === 'string' ? next : undefined)
    return halfOf(request) ? show(request, reply, wanted) : again(reply, wanted)
  })

  pages.post(path, async (request, reply) => {
    const form = await readForm(request)
    guests.require(request, form)
    const next = safeNext(form.next)
    const half = halfOf(request)
    if (!half) return again(reply, next)
    const { code = '' } = form
    if (code.trim() === '') return show(request, reply, next, 'Enter a code')
    const mark = cookies.read(request, knownCookie(loginOf(half.email)))
    const result = await step.check(half, code, { ip: request.ip, mark, requestId: request.id })
    if (result.kind === 'locked') {
      if (result.isLogin) options.ownerMail.tellLocked(half.email, request, 'codes')
      throw tooManyFailures(result.seconds)
    }
    if (result.kind === 'wrong') return show(request, reply, next, 'The code is wrong or was used before. Enter the next one.')
    cookies.write(reply, stepCookie, '', 0)
    return (await begin(request, reply, half)) ? reply.redirect(next, 303) : again(reply, next)
  })

  return async (request, reply, half, next) => {
    cookies.write(reply, stepCookie, step.carry(half), stepLife)
    const address = `${path}?next=${encodeURIComponent(next)}`
    return address.length < longestAddress ? reply.redirect(address, 303) : show(request, reply, next)
  }

  /** Returns whose code is awaited; undefined after ten minutes. */
  function halfOf(request: FastifyRequest): HalfSignedIn | undefined {
    return step.carried(cookies.read(request, stepCookie))
  }

  async function show(request: FastifyRequest, reply: FastifyReply, next: string, fault?: string): Promise<FastifyReply> {
    return sendPage(reply, {
      status: fault === undefined ? 200 : 422,
      title: 'Enter a code',
      formTargets: await options.formTargetsOf(next),
      body: html`
        <h1>Enter a code</h1>
        <p class="soft">Your sign-in has a second factor.</p>
        ${fault !== undefined && notice(fault, 'wrong')}
        <form method="post" action="${path}" class="form">
          ${guests.field(request, reply)}
          <input type="hidden" name="next" value="${next}" />
          ${textField({
            name: 'code',
            label: 'Code',
            hint: 'The six digits that your authenticator app shows, or one of your recovery codes.',
            autocomplete: 'one-time-code',
            maxLength: 40,
            required: true,
          })}
          <button class="first">Sign in</button>
        </form>
        <p class="soft">Neither the app nor a recovery code? An admin of your account can turn the second factor off.</p>
        <p><a href="/sign-in">Back to sign-in</a></p>
      `,
    })
  }
}

const again = (reply: FastifyReply, next: string) => reply.redirect(`/sign-in?done=code-late&next=${encodeURIComponent(next)}`, 303)
