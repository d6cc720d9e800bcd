// The OAuth 2.0 authorization server: clients, consent, exchange and revocation over one database.
import type { Statements } from '../../db/statements.ts'
import type { FamilyKeys } from '../familyKeys.ts'
import type { Keys } from '../secretKeys.ts'
import type { Tokens } from '../tokens.ts'
import { prepareAuthorizations } from './authorization.ts'
import { prepareClients } from './clients.ts'
import { prepareExchange } from './exchange.ts'
import { prepareRegistration } from './registration.ts'
import { prepareRevocation } from './revocation.ts'

type Options = {
  /** The newest first. */
  readonly keys: Keys
  readonly tokens: Pick<Tokens, 'callerOf' | 'forget'>
  /** Under the profile `family`: seals the clients' secrets, which sign notifications. */
  readonly familyKeys: FamilyKeys | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export type OAuth = ReturnType<typeof prepareOAuth>

export function prepareOAuth(statements: Statements, { keys, tokens, familyKeys, now }: Options) {
  const clients = prepareClients(statements, familyKeys)
  return {
    clients,
    authorizations: prepareAuthorizations(statements, clients, now),
    exchange: prepareExchange(statements, { keys, tokens, now }),
    register: prepareRegistration(statements),
    revocation: prepareRevocation(statements, tokens),
  }
}
