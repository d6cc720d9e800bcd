// The console: an account's data on pages for its members, read and changed by the operations of the API.
import { notFound } from '../../errors.ts'
import { prepareAwaitedDecisions } from '../../resources/timeoff/awaitedDecisions.ts'
import type { Statements } from '../../db/statements.ts'
import type { IssuerOf } from '../oauth/oauth.ts'
import type { SettingsRoutes, Visit } from '../settings/routes.ts'
import { consolePath, isFor, navigationGroups } from '../shell/navigation.ts'
import { serveAccount } from './account.ts'
import { prepareRightsOnJob } from './allowed.ts'
import { serveCandidates } from './candidates/candidates.ts'
import { serveDepartments } from './departments/departments.ts'
import { serveJobs } from './jobs/serveJobs.ts'
import { serveMembers } from './members/members.ts'
import { serveImport } from './import/import.ts'
import { prepareNumbers } from './numbers.ts'
import type { ConsoleParts } from './parts.ts'
import { servePeople } from './people/people.ts'
import { servePipeline } from './pipeline/pipeline.ts'
import { sameRequestsAt } from './sameRequest.ts'

export type ConsoleOptions = {
  readonly statements: Pick<Statements, 'statement' | 'transaction'>
  readonly issuerOf: IssuerOf
  /** Where the operations begin, such as `/spi/v3`. */
  readonly base: string
  readonly now: () => number
}

export function serveConsole(routes: SettingsRoutes, { statements, issuerOf, base, now }: ConsoleOptions): void {
  const parts: ConsoleParts = {
    routes,
    numbers: prepareNumbers(statements),
    rightsOn: prepareRightsOnJob(statements),
    awaitedDecisions: prepareAwaitedDecisions(statements),
    sameRequests: sameRequestsAt(base, issuerOf),
    now,
  }
  routes.page(consolePath, 'member', (visit) => visit.reply.redirect(firstPage(visit), 303))
  serveJobs(parts)
  servePipeline(parts)
  serveDepartments(parts)
  servePeople(parts)
  serveAccount(parts)
  serveMembers(parts)
  serveCandidates(parts, statements)
  serveImport(parts, statements)
  routes.page(`${consolePath}/*`, 'member', () => {
    throw notFound()
  })
}

/** Returns the first page of the navigation that is for the visitor: every member has connected apps. */
const firstPage = ({ visitor }: Visit): string =>
  navigationGroups.flatMap(({ links }) => links).find(({ who }) => isFor(who, visitor.member))?.path ?? '/settings/connections'
