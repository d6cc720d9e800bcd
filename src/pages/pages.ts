// Serves all pages: their assets, the documentation, the OAuth endpoints, and the pages for members, whose errors are pages too.
import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '../access/access.ts'
import type { KnownBrowsers } from '../access/knownBrowsers.ts'
import type { OAuth } from '../access/oauth/oauth.ts'
import { preparePasswordResets } from '../access/passwordResets.ts'
import { prepareSecondFactors } from '../access/secondFactors.ts'
import { prepareSecondStep } from '../access/secondStep.ts'
import type { SecretBox } from '../access/secretBox.ts'
import { prepareLockNotice } from '../access/signInLocks.ts'
import { prepareMemberSessions } from '../access/memberSessions.ts'
import { prepareSessions } from '../access/sessions.ts'
import type { Tools } from '../context.ts'
import type { Statements } from '../db/statements.ts'
import { codeHeaders, type ErrorCode } from '../errorCodes.ts'
import { lazilyResolved } from '../lazily.ts'
import { preparePublishedJobs, type PublishedJobsOptions } from '../resources/jobs/publishedJobs.ts'
import { refusalOf } from '../server/refusal.ts'
import { page } from '../server/page.ts'
import type { LimitTo } from './addressLimit.ts'
import { serveBoard } from './careers/board.ts'
import { serveCareers, type CareersOptions } from './careers/careers.ts'
import { servePortal, type PortalOptions } from './docs/portal.ts'
import { formTargetsOver, serveAuthorize } from './oauth/authorize.ts'
import { issuers, serveOAuth, type IssuerOf, type OAuthOptions } from './oauth/oauth.ts'
import type { ConsoleOptions } from './console/console.ts'
import { serveMemberRoutes } from './settings/routes.ts'
import type { SettingsOptions } from './settings/settings.ts'
import { serveAssets } from './shell/assets.ts'
import { memberHeaders } from './shell/headers.ts'
import { html } from './shell/html.ts'
import { consolePath } from './shell/navigation.ts'
import { sendPage } from './shell/page.ts'
import { cookiesOf } from './signIn/cookies.ts'
import { guestForms } from './signIn/guestForm.ts'
import { ownerMailOver, type OwnerMailOptions } from './signIn/ownerMail.ts'
import { servePasswordReset } from './signIn/passwordReset.ts'
import { serveSignIn, type SignInOptions } from './signIn/signIn.ts'
import { requireOwnPage, visitorsOver, type VisitorOf, type VisitorOptions } from './signIn/visitor.ts'

/** Requests to the authorization server from an address in a minute. */
const oauthCalls = 600
/** Clients that may register themselves from an address in a minute. */
const registrations = 10
/** Requests to the job board from an address in a minute. */
const boardCalls = 600
/** Requests to careers sites from an address in a minute, and applications. */
const careersCalls = 600
const applications = 10
/** Forms for a new password that an address may submit in a minute. */
const resetForms = 10

export type PagesOptions = Pick<VisitorOptions, 'subdomainOf'> &
  Pick<OwnerMailOptions, 'behind' | 'mail'> &
  Pick<SignInOptions, 'demoSignIns'> &
  Pick<OAuthOptions, 'violations'> &
  Omit<PublishedJobsOptions, 'statements'> &
  Pick<CareersOptions, 'call' | 'limits'> &
  Pick<SettingsOptions, 'callLog'> &
  Pick<Tools, 'secrets' | 'refuseTarget' | 'wake' | 'isFamily'> &
  Omit<PortalOptions, 'issuerOf'> &
  Pick<ConsoleOptions, 'base'> &
  Omit<Access, 'mintUserToken'> & {
    readonly statements: Statements
    readonly browsers: KnownBrowsers
    /** Seals the keys of second factors, and what a browser keeps of a sign-in between password and code. */
    readonly box: SecretBox
    /** The authorization server. */
    readonly oauth: OAuth
    readonly limitTo: LimitTo
    /** Whether applications may register themselves. */
    readonly clientRegistration: boolean
    readonly publicUrl: string | undefined
    /** Milliseconds since 1970. */
    readonly now: () => number
  }

/** Loads the console and the settings, which takes a moment, so that no start waits for it. */
export const loadMemberPages = lazilyResolved(async () => ({
  ...(await import('./console/console.ts')),
  ...(await import('./settings/settings.ts')),
}))

/** Adds the pages to a server that does not listen yet. */
export function servePages(server: FastifyInstance, options: PagesOptions): void {
  const { oauth, statements, publicUrl, limitTo, now } = options
  const issuerOf = issuers(publicUrl)
  const limit = limitTo('oauth', oauthCalls)
  serveAssets(server)
  servePortal(server, { ...options, issuerOf })
  const register = options.clientRegistration ? oauth.register : undefined
  serveOAuth(server, { ...oauth, ...options, register, limit, registrationLimit: limitTo('registration', registrations), issuerOf })
  const published = preparePublishedJobs(options)
  serveBoard(server, { ...options, published, limit: limitTo('board', boardCalls), issuerOf })
  serveCareers(server, {
    ...options,
    published,
    limit: limitTo('careers', careersCalls),
    applicationLimit: limitTo('application', applications),
    issuerOf,
  })

  const cookies = cookiesOf(publicUrl)
  const sessions = prepareSessions(statements, now)
  const memberSessions = prepareMemberSessions(statements, now)
  const factors = prepareSecondFactors(statements, options.box, now)
  const step = prepareSecondStep({ ...options, factors })
  const guests = guestForms(cookies)
  const resets = preparePasswordResets(statements, now)
  const ownerMail = ownerMailOver({ ...options, resets, noteLock: prepareLockNotice(statements, now) })
  const visitorOf = visitorsOver({ sessions, cookies, subdomainOf: options.subdomainOf })
  const formTargetsOf = formTargetsOver(oauth.authorizations)

  // A plugin scope of its own: here every error is a page, and every form must come from one of our own pages.
  void server.register((pages, _, done) => {
    pages.addHook('onRoute', (route) => void Object.assign(route, page('web')))
    pages.addHook('onRequest', (request, reply, next) => {
      reply.headers(memberHeaders())
      if (request.method === 'POST') requireOwnPage(request, publicUrl)
      next()
    })
    pages.setErrorHandler((error, request, reply) => refuse(error, request, reply, issuerOf, visitorOf))
    const askToSignIn = serveSignIn(pages, { ...options, sessions, step, cookies, guests, ownerMail, visitorOf, formTargetsOf })
    servePasswordReset(pages, { ...options, resets, ownerMail, cookies, guests, limit: limitTo('reset', resetForms) })
    serveMemberRoutes(pages, [consolePath, '/settings'], { ...options, visitorOf, askToSignIn }, async (routes) => {
      const { serveConsole, serveSettings } = await loadMemberPages()
      serveConsole(routes, { ...options, issuerOf })
      serveSettings(routes, { ...options, resets, factors, step, memberSessions, ownerMail, cookies, issuerOf })
    })
    serveAuthorize(pages, { ...oauth, issuerOf, limit, visitorOf, askToSignIn })
    done()
  })
}

async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, issuerOf: IssuerOf, visitorOf: VisitorOf) {
  const { code, status, message, headers } = refusalOf(error, request)
  // While the database is unavailable, the visitor cannot be identified.
  const visitor = status < 500 ? await visitorOf(request).catch(() => undefined) : undefined
  const title = titles[status] ?? STATUS_CODES[status] ?? titles[500]
  return sendPage(reply.headers({ ...headers, ...codeHeaders(code, issuerOf(request)) }), {
    status,
    title,
    visitor,
    layout: visitor ? 'settings' : 'card',
    body: html`
      <h1>${title}</h1>
      <p>${status === 404 ? 'There is no such page.' : message}</p>
      ${
        status >= 500
          ? html`<p class="soft">If this persists, contact support and quote this request id: <code>${request.id}</code></p>`
          : html`<p><a class="button" href="${visitor ? '/settings' : '/sign-in'}">${visitor ? 'Go to the settings' : 'Sign in'}</a></p>`
      }
      ${forNewPassword.has(code) && html`<p><a href="/forgot-password">Request a new password</a></p>`}
    `,
  })
}

/** Refusals that a new password helps with. */
const forNewPassword: ReadonlySet<ErrorCode> = new Set(['sign-in-locked', 'reset-link-ended'])

const titles: { readonly [status: number]: string; readonly 500: string } = {
  400: 'Bad request',
  403: 'Not allowed',
  404: 'Not found',
  429: 'Too many attempts',
  500: 'Something went wrong',
  503: 'Service unavailable',
}
