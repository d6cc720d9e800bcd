// Parts of the pages of operations and notifications: titles, parameters, and the members and examples of a body.
import type { Document, Media, Parameter } from '../../contract/document.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { code } from './code.ts'
import { boundsOf, membersOf, memberTable, textOf, type Member } from './memberTable.ts'
import type { AddedAt } from './releases.ts'

/** Renders the title of a section, whose id is its text. */
export const title = (text: string): Html => html`<h2 id="${text.toLowerCase()}">${text}</h2>`

/** Returns a parameter as a row of the table of members. */
export function parameterOf({ name, in: place, required, deprecated, description = '', schema, example }: Parameter): Member {
  const { type = 'any value', items } = schema as { type?: string | string[]; items?: { type?: string } }
  const names = [type].flat().map((one) => (one === 'array' && items?.type ? `list of ${items.type}` : one))
  return {
    path: [name],
    required: required === true,
    type: `${names.join(' or ')}, in the ${place}${deprecated ? ' (deprecated)' : ''}`,
    bounds: boundsOf(schema),
    description,
    ...(example !== undefined && { example: textOf(example) }),
  }
}

/** Renders the members of a body, with the release of those that came later, and its examples. */
export function membersAndExamples(
  document: Document,
  { schema = {}, example, examples = {} }: Media,
  label: string,
  added?: AddedAt,
): Content {
  const shown = example === undefined ? Object.values(examples).map(({ value }) => value) : [example]
  const members = membersOf(document, schema, shown[0])
  return html`
    ${members.length > 0 && memberTable(members, label, added)}
    ${shown.map((value) => code(JSON.stringify(value, null, 2), 'json', `Example: ${label}`))}
  `
}
