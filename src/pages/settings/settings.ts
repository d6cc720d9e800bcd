// The settings: integrations and sign-ins of an account, for its admins; connected apps and their own sign-in, for every member.
import { notFound } from '../../errors.ts'
import { serveApplications, type ApplicationsOptions } from './applications.ts'
import { serveAudit, type AuditOptions } from './audit.ts'
import { serveCalls, type CallsOptions } from './calls.ts'
import { serveConnections, type ConnectionsOptions } from './connections.ts'
import { serveMembers, type MembersOptions } from './members.ts'
import { serveOwnSignIn, type OwnSignInOptions } from './ownSignIn.ts'
import { servePartners, type PartnersOptions } from './partners.ts'
import type { SettingsRoutes } from './routes.ts'
import { serveSubscriptions, type SubscriptionsOptions } from './subscriptions/subscriptions.ts'
import { serveTokens, type TokensOptions } from './tokens.ts'

export type SettingsOptions = TokensOptions &
  PartnersOptions &
  ApplicationsOptions &
  SubscriptionsOptions &
  ConnectionsOptions &
  MembersOptions &
  CallsOptions &
  OwnSignInOptions &
  AuditOptions

export function serveSettings(routes: SettingsRoutes, options: SettingsOptions): void {
  routes.page('/settings', 'member', ({ visitor, reply }) =>
    reply.redirect(visitor.member.role === 'admin' ? '/settings/tokens' : '/settings/connections', 303),
  )
  serveTokens(routes, options)
  servePartners(routes, options)
  serveApplications(routes, options)
  serveSubscriptions(routes, options)
  serveCalls(routes, options)
  serveConnections(routes, options)
  serveMembers(routes, options)
  serveOwnSignIn(routes, options)
  serveAudit(routes, options)
  routes.page('/settings/*', 'member', () => {
    throw notFound()
  })
}
