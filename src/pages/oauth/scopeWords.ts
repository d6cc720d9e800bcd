// The contract's description of each scope, and the scopes that its operations take.
import contract from '../../../generated/openapi-3.1.json' with { type: 'json' }
import { facts } from '../../../generated/facts.ts'
import { scopes } from '../../access/scopes.ts'

/** Sentences without their full stop, by scope name, in the contract's order. */
export const scopeWords: Readonly<Record<string, string>> = contract.components.securitySchemes.oauth2.flows.authorizationCode.scopes

const taken = new Set<string>(Object.values(facts).flatMap((operation) => operation.scopes?.flat() ?? []))
/** The scopes that forms offer. A token may also carry the others, which permit nothing. */
export const offeredScopes = scopes.filter((scope) => taken.has(scope))
