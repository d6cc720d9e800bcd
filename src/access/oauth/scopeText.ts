// Parses the scope parameter.
import { scopes as known } from '../scopes.ts'
import { invalidScope } from './refusal.ts'

/** Returns the names in a scope parameter, each once, in the given order. They are separated by spaces or plus signs (decision "scope parameter"); a plus sign arrives as such if it was sent as `%2B`. */
export const scopesIn = (text: string): string[] => [...new Set(text.split(/[ +]+/).filter((name) => name !== ''))]

/** Returns the requested scopes. Throws invalid_scope if there is none or one is unknown. */
export function askedScopes(text: string | undefined): string[] {
  const asked = scopesIn(text ?? '')
  if (asked.length === 0) throw invalidScope('scope is missing')
  if (!asked.every((name) => (known as readonly string[]).includes(name))) throw invalidScope('scope contains an unknown scope')
  return asked
}
