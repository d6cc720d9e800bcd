// The background work: chores that are repeated, at the intervals in `serve.ts`.
import { prepareSweep } from './access/sweep.ts'
import type { Access } from './access/access.ts'
import type { CallLog } from './access/callLog.ts'
import type { Idempotency } from './access/idempotency.ts'
import type { Database } from './db/client.ts'
import type { Process } from './db/processes.ts'
import type { Statements } from './db/statements.ts'
import { checkpointOf, statisticsOf, upkeepOf } from './db/upkeep.ts'
import type { Delivery } from './delivery/deliver.ts'
import { prepareFetching } from './files/fetching.ts'
import { prepareFileSweeps } from './files/sweeping.ts'
import { prepareAccountDeletion } from './resources/accounts/deletion.ts'
import { prepareSigningTokenRemoval } from './resources/subscriptions/signingTokens.ts'

type Options = {
  readonly database: Database
  readonly statements: Statements
  readonly process: Process
  readonly idempotency: Idempotency
  readonly tokens: Access['tokens']
  readonly callLog: CallLog
  readonly delivery: Delivery
  readonly files: Parameters<typeof prepareFetching>[0] & Parameters<typeof prepareFileSweeps>[0]
  readonly log: Parameters<typeof prepareSigningTokenRemoval>[2]
  readonly now: () => number
}

export function prepareChores({ database, statements, process, idempotency, tokens, callLog, delivery, files, log, now }: Options) {
  return {
    deliver: delivery.work,
    fetchDue: prepareFetching(files),
    ...prepareFileSweeps(files),
    /** Releases the claims of dead processes, and those of this process that it could not release earlier. */
    freeClaims: async () => {
      await process.tend()
      await idempotency.releaseClaims()
    },
    followStandby: async () => database.replica?.follow(),
    sweepAnswers: idempotency.sweep,
    removeDeleted: prepareAccountDeletion(statements.statement).finish,
    sweep: prepareSweep(statements, now),
    upkeep: upkeepOf(database),
    checkpoint: checkpointOf(database),
    refreshStatistics: statisticsOf(database),
    forgetTokenTexts: prepareSigningTokenRemoval(statements, now, log),
    writeUses: tokens.writeUses,
    writeCalls: callLog.write,
  }
}
