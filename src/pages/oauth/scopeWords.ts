// What each scope lets its holder do, in the contract's words.
import contract from '../../../generated/openapi-3.1.json' with { type: 'json' }

/** A sentence without its full stop, by the scope's name, in the contract's order. */
export const scopeWords: Readonly<Record<string, string>> = contract.components.securitySchemes.oauth2.flows.authorizationCode.scopes
