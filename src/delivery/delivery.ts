// Assembles the deliverer from dispatching, claiming, rendering and settling over one database.
import type { FamilyKeys } from '../access/familyKeys.ts'
import type { Process } from '../db/processes.ts'
import type { Statements } from '../db/statements.ts'
import type { Attempting } from './attempt.ts'
import { prepareClaim } from './claim.ts'
import { deliverer, type Delivery } from './deliver.ts'
import { prepareDispatch } from './dispatch.ts'
import { prepareFamilySigning } from './familySigning.ts'
import { preparePayloads, type Payloads } from './payload.ts'
import { prepareSettling } from './settle.ts'

type Options = Omit<Attempting, 'settling' | 'render' | 'familySigning'> &
  Statements & {
    readonly payloads: Omit<Payloads, 'log'>
    /** The process that deliveries are claimed for. */
    readonly process: Process
    /** Only under the profile `family`. */
    readonly familyKeys: FamilyKeys | undefined
  }

/** Creates the deliverer. It sends nothing before `work` or `wake` is called. */
export function prepareDelivery({ payloads, process, familyKeys, ...options }: Options): Delivery {
  return deliverer({
    ...options,
    dispatch: prepareDispatch(options),
    claim: prepareClaim(options, process),
    settling: prepareSettling(options),
    render: preparePayloads({ ...payloads, log: options.log }),
    familySigning: familyKeys && prepareFamilySigning(options, familyKeys),
  })
}
