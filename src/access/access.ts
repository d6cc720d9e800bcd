// What grants and ends access, created in the same way for a server and for a command that opens the database itself.
import type { Database } from '../db/client.ts'
import type { Statements } from '../db/statements.ts'
import { prepareApplications, type Applications } from './applications.ts'
import type { Limits } from './callers.ts'
import { prepareConnections, type Connections } from './connections.ts'
import { preparePartners, type Partners } from './partners.ts'
import { prepareTokens, type Tokens } from './tokens.ts'
import { prepareUserTokens, type MintUserToken } from './userTokens.ts'

export type Access = {
  readonly tokens: Tokens
  readonly partners: Partners
  readonly applications: Applications
  readonly connections: Connections
  readonly mintUserToken: MintUserToken
}

/** All parts share `tokens`, whose cache drops what they revoke. `limits` are requests in 10 seconds; `now` returns milliseconds since 1970. */
export function prepareAccess(database: Database, statements: Statements, limits: Limits, now: () => number): Access {
  const tokens = prepareTokens(database, statements, limits, now)
  return {
    tokens,
    partners: preparePartners(statements, tokens),
    applications: prepareApplications(statements, tokens),
    connections: prepareConnections(statements, tokens),
    mintUserToken: prepareUserTokens(statements, now),
  }
}
