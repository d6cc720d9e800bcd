// What every part of the console uses.
import type { SettingsRoutes } from '../settings/routes.ts'
import type { RightsOnJob } from './allowed.ts'
import type { Numbers } from './numbers.ts'
import type { sameRequestsAt } from './sameRequest.ts'

export type ConsoleParts = {
  readonly routes: SettingsRoutes
  readonly numbers: Numbers
  readonly rightsOn: RightsOnJob
  readonly sameRequests: ReturnType<typeof sameRequestsAt>
  readonly now: () => number
}
