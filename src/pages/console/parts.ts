// What every part of the console uses.
import type { prepareAwaitedDecisions } from '../../resources/timeoff/awaitedDecisions.ts'
import type { SettingsRoutes } from '../settings/routes.ts'
import type { RightsOnJob } from './allowed.ts'
import type { Numbers } from './numbers.ts'
import type { sameRequestsAt } from './sameRequest.ts'

export type ConsoleParts = {
  readonly routes: SettingsRoutes
  readonly numbers: Numbers
  readonly rightsOn: RightsOnJob
  readonly awaitedDecisions: ReturnType<typeof prepareAwaitedDecisions>
  readonly sameRequests: ReturnType<typeof sameRequestsAt>
  readonly now: () => number
}
