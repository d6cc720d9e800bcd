// The OAuth 2.0 authorization server, put together: clients, consent, exchange and revocation over one database.
import type { Statements } from '../../db/statements.ts'
import type { FamilyKeys } from '../familyKeys.ts'
import type { SecretKey } from '../secretKeys.ts'
import type { Tokens } from '../tokens.ts'
import { authorizationsOver } from './authorization.ts'
import { clientsOver } from './clients.ts'
import { exchangesOver } from './exchange.ts'
import { revocationOver } from './revocation.ts'

type Options = {
  /** The newest first. */
  readonly keys: readonly SecretKey[]
  readonly tokens: Pick<Tokens, 'callerOf' | 'forget'>
  /** Under the profile `family`: a client's secret is kept sealed, since it signs notifications. */
  readonly familyKeys: FamilyKeys | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export type OAuth = ReturnType<typeof oauthOver>

export function oauthOver(statements: Statements, { keys, tokens, familyKeys, now }: Options) {
  const clients = clientsOver(statements, familyKeys)
  return {
    clients,
    authorizations: authorizationsOver(statements, clients, now),
    exchange: exchangesOver(statements, { keys, tokens, now }),
    revocation: revocationOver(statements, tokens),
  }
}
