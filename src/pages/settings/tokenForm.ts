// The fields of a form that describe a token: name, lifetime and scopes.
import { lifeNames, type Life } from '../../access/lifetimes.ts'
import { offeredScopes, wordsOfScope } from '../oauth/scopeWords.ts'
import { choices, textField, type Faults } from '../shell/fields.ts'
import type { Form } from '../shell/form.ts'
import { html, type Html } from '../shell/html.ts'

const lives: Record<Life, string> = { '30d': '30 days', '90d': '90 days', '6m': '6 months', '1y': '1 year', '2y': '2 years' }
export const longestName = 100

export type RequestedToken = { readonly name: string; readonly life: Life; readonly scopes: string[] }

/** Returns the token that a form requests, and its faults. */
export function readToken(form: Form): { requested: RequestedToken; faults: Faults } {
  const { name, fault } = readName(form)
  const life = lifeNames.find((known) => known === form.life)
  const scopes = offeredScopes.filter((scope) => form[`scopes.${scope}`] !== undefined)
  const faults = {
    ...(fault && { name: fault }),
    ...(!life && { life: 'Choose a lifetime' }),
    ...(scopes.length === 0 && { scopes: 'Choose at least one scope' }),
  }
  return { requested: { name, life: life ?? '90d', scopes }, faults }
}

/** Returns the name in a form, and its fault. */
export function readName(form: Form): { name: string; fault: string | undefined } {
  const name = (form.name ?? '').trim()
  if (name === '') return { name, fault: 'Enter a name' }
  if (name.length > longestName) return { name, fault: `A name must have at most ${longestName} characters` }
  if (/\p{Cc}|[\u2028-\u202e\u2066-\u2069]/u.test(name) || !name.isWellFormed())
    return { name, fault: 'A name must have no line breaks or control characters' }
  return { name, fault: undefined }
}

export const tokenFields = (
  requested: Partial<RequestedToken>,
  faults: Faults,
  name: { readonly label: string; readonly hint: string },
): Html => html`
  ${textField({ name: 'name', ...name, value: requested.name, fault: faults.name, maxLength: longestName, autocomplete: 'off', required: true })}
  ${choices({
    kind: 'radio',
    name: 'life',
    legend: 'Lifetime',
    hint: 'After it the token stops working and must be replaced.',
    fault: faults.life,
    choices: lifeNames.map((value) => ({ value, label: lives[value], checked: (requested.life ?? '90d') === value })),
  })}
  ${choices({
    kind: 'checkbox',
    name: 'scopes',
    legend: 'Scopes',
    hint: 'What the token may do. Choose no more than the program needs.',
    fault: faults.scopes,
    choices: offeredScopes.map((value) => ({
      value,
      label: html`<code>${value}</code>`,
      hint: wordsOfScope(value) ?? '',
      checked: requested.scopes?.includes(value) ?? false,
    })),
  })}
`
