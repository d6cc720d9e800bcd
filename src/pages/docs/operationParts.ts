// Parts of the pages of operations and notifications: titles, parameters, errors, and the members and examples of a body.
import { schemaOf, type Answer, type Document, type Media, type Parameter, type Schema } from '../../contract/document.ts'
import { errorCodes } from '../../errorCodes.ts'
import { html, type Content, type Html } from '../shell/html.ts'
import { code } from './code.ts'
import { prose } from './markdown.ts'
import { boundsOf, membersOf, memberTable, textOf, type Member } from './memberTable.ts'
import type { AddedAt } from './releases.ts'

/** Renders the title of a section, whose id is its text. */
export const title = (text: string): Html => html`<h2 id="${text.toLowerCase()}">${text}</h2>`

/** Returns what makes a parameter a row of the table of members. */
export const parameterOf =
  (document: Document) =>
  ({ name, in: place, required, deprecated, description = '', schema: written, example }: Parameter): Member => {
    const schema = schemaOf(document, written)
    const { type = 'any value', items: item = {} } = schema as { type?: string | string[]; items?: Schema }
    const items = schemaOf(document, item)
    const names = [type].flat().map((one) => (one === 'array' && typeof items.type === 'string' ? `list of ${items.type}` : one))
    return {
      path: [name],
      required: required === true,
      type: `${names.join(' or ')}, in the ${place}${deprecated ? ' (deprecated)' : ''}`,
      bounds: [...boundsOf(schema), ...boundsOf(items)],
      description,
      schema,
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

/** Renders each status that is an error with its description and the codes that the examples name. */
export const errorTable = (answers: readonly (readonly [status: string, answer: Answer])[], id: string): Html => html`
  <div class="table" tabindex="0" role="group" aria-label="Errors of ${id}">
    <table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Codes</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${answers.map(
          ([status, { description, content = {} }]) =>
            html`<tr>
              <td><a href="/docs/errors#${status}">${status}</a></td>
              <td>
                ${codesOf(content).map((name, at) => html`${at > 0 && html`<br />`}<a href="/docs/errors#${name}"><code>${name}</code></a>`)}
              </td>
              <td>${prose(description)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`

const codesOf = (content: NonNullable<Answer['content']>) =>
  Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples).filter((name) => name in errorCodes))
