// The settings: integrations and sign-ins of an account, for its admins; connected apps, for every member.
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../errors.ts'
import { serveApplications, type ApplicationsOptions } from './applications.ts'
import { serveAudit, type AuditOptions } from './audit.ts'
import { serveConnections, type ConnectionsOptions } from './connections.ts'
import { deskOf, type DeskOptions } from './desk.ts'
import { serveMembers, type MembersOptions } from './members.ts'
import { servePartners, type PartnersOptions } from './partners.ts'
import { serveSubscriptions, type SubscriptionsOptions } from './subscriptions.ts'
import { serveTokens, type TokensOptions } from './tokens.ts'

export type SettingsOptions = DeskOptions &
  TokensOptions &
  PartnersOptions &
  ApplicationsOptions &
  SubscriptionsOptions &
  ConnectionsOptions &
  MembersOptions &
  AuditOptions

export function serveSettings(pages: FastifyInstance, options: SettingsOptions): void {
  const desk = deskOf(pages, options)
  desk.page('/settings', 'member', ({ member }, _, reply) =>
    reply.redirect(member.role === 'admin' ? '/settings/tokens' : '/settings/connections', 303),
  )
  serveTokens(desk, options)
  servePartners(desk, options)
  serveApplications(desk, options)
  serveSubscriptions(desk, options)
  serveConnections(desk, options)
  serveMembers(desk, options)
  serveAudit(desk, options)
  desk.page('/settings/*', 'member', () => {
    throw notFound()
  })
}
