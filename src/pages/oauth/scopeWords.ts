// The contract's description of each scope: what it lets its holder do.
import contract from '../../../generated/openapi-3.1.json' with { type: 'json' }

/** Sentences without their full stop, by scope name, in the contract's order. */
export const scopeWords: Readonly<Record<string, string>> = contract.components.securitySchemes.oauth2.flows.authorizationCode.scopes
