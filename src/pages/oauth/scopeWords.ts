// The contract's description of each scope, and the scopes that its operations take.
import { facts } from '../../../generated/facts.ts'
import { scopes } from '../../access/scopes.ts'
import { contract } from '../../contracts.ts'
import { lazily } from '../../lazily.ts'

/** Returns the descriptions of the scopes that a member can grant, sentences without their full stop, by scope name in the contract's order. */
export function scopeWordsOf(schemes: readonly { readonly flows?: object }[]): Readonly<Record<string, string>> {
  const flows = schemes.flatMap(({ flows = {} }) => Object.entries(flows as Record<string, { scopes?: Record<string, string> }>))
  return flows.find(([name]) => name === 'authorizationCode')?.[1].scopes ?? {}
}

const words = lazily(() => scopeWordsOf(Object.values(contract().components.securitySchemes ?? {})))
/** Returns the description of a scope. */
export const wordsOfScope = (scope: string): string | undefined => words()[scope]

const taken = new Set<string>(Object.values(facts).flatMap((operation) => operation.scopes?.flat() ?? []))
/** The scopes that forms offer. A token may also carry the others, which permit nothing. */
export const offeredScopes = scopes.filter((scope) => taken.has(scope))
