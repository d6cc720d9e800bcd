// Composes all candidates of a demo account, with everything that happened to them, as records of an import.
import { candidateOf } from './demoCandidate.ts'
import type { DemoAccount } from './demoData/demoAccount.ts'
import { drawsOf } from './demoDraws.ts'
import { openingsOf } from './demoOpenings.ts'
import type { DemoRecord, DemoSettings } from './demoSettings.ts'

/** In the order of their arrival; none when the account has none. */
export function candidatesOf(given: DemoAccount, settings: DemoSettings): DemoRecord[] {
  const arrivals = openingsOf(given, settings).flatMap((opening) => {
    const draws = drawsOf(`${given.subdomain} ${opening.job.shortcode}`)
    return Array.from({ length: opening.candidates }, () => ({ opening, at: opening.from + draws.below(opening.to - opening.from) }))
  })
  return arrivals.toSorted((a, b) => a.at - b.at).flatMap(({ opening, at }, number) => candidateOf(given, settings, opening, number, at))
}
