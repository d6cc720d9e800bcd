// Begins the session of a member who has passed every step of signing in, in this browser.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestOriginOf } from '../../access/audit.ts'
import { knownLife, type KnownBrowsers } from '../../access/knownBrowsers.ts'
import { loginOf } from '../../access/logins.ts'
import type { HalfSignedIn } from '../../access/secondStep.ts'
import { sessionLife, type Sessions } from '../../access/sessions.ts'
import { browserWords } from './browserWords.ts'
import type { Cookies } from './cookies.ts'
import type { GuestForms } from './guestForm.ts'
import { knownCookie, sessionCookie, type VisitorOf } from './visitor.ts'

export type BeginOptions = {
  readonly sessions: Pick<Sessions, 'begin'>
  readonly cookies: Cookies
  readonly guests: GuestForms
  readonly browsers: Pick<KnownBrowsers, 'mark'>
  readonly visitorOf: VisitorOf
}

/** Returns false if the member was deactivated or got another password since it was verified. */
export type BeginSession = (request: FastifyRequest, reply: FastifyReply, who: HalfSignedIn) => Promise<boolean>

export const sessionBegin =
  ({ sessions, cookies, guests, browsers, visitorOf }: BeginOptions): BeginSession =>
  async (request, reply, { account, member, email, passwordHash }) => {
    const before = await visitorOf(request)
    const replaced = before && { account: before.account.id, session: before.session }
    const from = { browser: browserWords(request.headers['user-agent']), address: request.ip }
    const secret = await sessions.begin({ account, member, passwordHash, from, replaced }, requestOriginOf(request))
    if (secret === undefined) return false
    const login = loginOf(email)
    cookies.write(reply, sessionCookie, secret, sessionLife)
    cookies.write(reply, knownCookie(login), browsers.mark({ login, passwordHash }), knownLife)
    guests.end(reply)
    return true
  }
