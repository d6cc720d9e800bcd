// The text of a scope parameter.
import { scopes as known } from '../scopes.ts'
import { invalidScope } from './refusal.ts'

/** The names in a scope parameter, each once, in the order given. They are joined by spaces, or by plus signs (decision "scope parameter"), which arrive as themselves when they were written `%2B`. */
export const scopesIn = (text: string): string[] => [...new Set(text.split(/[ +]+/).filter((name) => name !== ''))]

/** The scopes that an application asks for. Throws invalid_scope when there is none, or one that this server does not know. */
export function askedScopes(text: string | undefined): string[] {
  const asked = scopesIn(text ?? '')
  if (asked.length === 0) throw invalidScope('scope is missing')
  if (!asked.every((name) => (known as readonly string[]).includes(name))) throw invalidScope('scope contains an unknown scope')
  return asked
}
