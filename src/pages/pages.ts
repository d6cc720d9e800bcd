// Serves the pages that people use: signing in and the settings, their stylesheet, and refusals as pages.
import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Access } from '../access/access.ts'
import type { KnownBrowsers } from '../access/knownBrowsers.ts'
import { preparePasswordResets } from '../access/passwordResets.ts'
import { prepareLockNotice } from '../access/signInLocks.ts'
import { prepareSessions } from '../access/sessions.ts'
import type { Tools } from '../context.ts'
import type { Statements } from '../db/statements.ts'
import { codeHeaders, type ErrorCode } from '../errorCodes.ts'
import type { Refusal } from '../errors.ts'
import { addressLimit } from './addressLimit.ts'
import { formTargetsOver, serveAuthorize, type AuthorizeOptions } from './oauth/authorize.ts'
import { cookiesOf } from './signIn/cookies.ts'
import { guestForms } from './signIn/guestForm.ts'
import { html } from './shell/html.ts'
import { ownerMailOver, type OwnerMailOptions } from './signIn/ownerMail.ts'
import { safetyHeaders, sendPage } from './shell/page.ts'
import { servePasswordReset } from './signIn/passwordReset.ts'
import { serveSettings } from './settings/settings.ts'
import { serveSignIn } from './signIn/signIn.ts'
import { stylesheet } from './shell/stylesheet.ts'
import { requireOwnPage, visitorsOver, type VisitorOptions } from './signIn/visitor.ts'

/** Forms for a new password that an address may send in a minute. */
const resetForms = 10

export type PagesOptions = Pick<VisitorOptions, 'subdomainOf'> &
  Pick<OwnerMailOptions, 'behind' | 'mail'> &
  Pick<Tools, 'secrets' | 'refuseTarget' | 'wake' | 'isFamily'> &
  Omit<Access, 'mintUserToken'> & {
    readonly statements: Statements
    readonly browsers: KnownBrowsers
    /** The authorization server, whose page asks a member for consent. */
    readonly authorization: Pick<AuthorizeOptions, 'authorizations' | 'clients' | 'issuerOf' | 'limit'>
    readonly publicUrl: string | undefined
    /** Milliseconds since 1970. */
    readonly now: () => number
    /** What each route is registered with. */
    readonly route: RouteShorthandOptions
    /** An error as the refusal that is told, logged where nobody expected it. */
    readonly refusalOf: (error: unknown, log: FastifyRequest['log']) => Refusal
  }

/** Adds the pages to a server that does not listen yet. */
export function servePages(server: FastifyInstance, options: PagesOptions): void {
  const { statements, publicUrl, now, route } = options
  const cookies = cookiesOf(publicUrl)
  const sessions = prepareSessions(statements, now)
  const guests = guestForms(cookies)
  const resets = preparePasswordResets(statements, now)
  const ownerMail = ownerMailOver({ ...options, resets, noteLock: prepareLockNotice(statements, now) })
  const visitorOf = visitorsOver({ sessions, cookies, subdomainOf: options.subdomainOf })

  server.get(stylesheet.path, route, (_, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
      .type('text/css; charset=utf-8')
      .send(stylesheet.content),
  )

  // A scope of its own: here every error is a page, and every form must come from a page of ours.
  void server.register((pages, _, done) => {
    pages.setErrorHandler((error, request, reply) => refuse(error, request, reply))
    pages.addHook('onRequest', (request, reply, next) => {
      reply.headers(safetyHeaders())
      if (request.method === 'POST') requireOwnPage(request, publicUrl)
      next()
    })
    // Gives the function that asks a visitor to sign in and come back, for every page that needs one.
    const askToSignIn = serveSignIn(pages, {
      ...options,
      sessions,
      cookies,
      guests,
      ownerMail,
      visitorOf,
      formTargetsOf: formTargetsOver(options.authorization.authorizations),
    })
    servePasswordReset(pages, { ...options, resets, ownerMail, cookies, guests, limit: addressLimit(resetForms, now) })
    serveSettings(pages, { ...options, resets, issuerOf: options.authorization.issuerOf, visitorOf, askToSignIn })
    serveAuthorize(pages, { ...options.authorization, visitorOf, askToSignIn, route })
    done()
  })

  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { code, status, message, headers } = options.refusalOf(error, request.log)
    // Where the database is away nobody is known.
    const visitor = status < 500 ? await visitorOf(request).catch(() => undefined) : undefined
    const title = titles[status] ?? STATUS_CODES[status] ?? 'Something went wrong'
    return sendPage(reply.headers({ ...headers, ...codeHeaders(code, options.authorization.issuerOf(request)) }), {
      status,
      title,
      visitor,
      layout: visitor ? 'settings' : 'card',
      body: html`
        <h1>${title}</h1>
        <p>${status === 404 ? 'There is no such page here.' : message}</p>
        ${
          status >= 500
            ? html`<p class="soft">If it stays so, ask for help with this number: <code>${request.id}</code></p>`
            : html`<p><a class="button" href="${visitor ? '/settings' : '/sign-in'}">${visitor ? 'Go to the settings' : 'Sign in'}</a></p>`
        }
        ${forNewPassword.has(code) && html`<p><a href="/forgot-password">Ask for a new password</a></p>`}
      `,
    })
  }
}

/** What a new password is the way out of. */
const forNewPassword: ReadonlySet<ErrorCode> = new Set(['sign-in-locked', 'reset-link-ended'])

const titles: Record<number, string> = {
  400: 'This cannot be read',
  403: 'Not allowed',
  404: 'Not found',
  429: 'Too many attempts',
  500: 'Something went wrong',
  503: 'Back in a moment',
}
