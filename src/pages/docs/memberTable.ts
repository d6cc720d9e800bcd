// The members of a body as a table: the name with the names that it is in, what it may be, and what it means.
import { schemaOf, type Document, type Schema } from '../../contract/document.ts'
import { formOf } from '../../contract/sentences.ts'
import { html, type Html } from '../shell/html.ts'
import { changelogPath } from './changelogPage.ts'
import { inline } from './markdown.ts'
import type { AddedAt, Release } from './releases.ts'

/** A member of a body, or of an object or list in it. `[]` in its path stands for an item of a list. */
export type Member = {
  readonly path: readonly string[]
  readonly required: boolean
  /** Such as `string or null`. */
  readonly type: string
  /** Such as `at most 255 characters`. */
  readonly bounds: readonly string[]
  readonly description: string
  readonly example?: string
  /** With the members of all its parts. */
  readonly schema: Schema
}

type Written = Schema & {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly allOf?: readonly Schema[]
  readonly additionalProperties?: boolean | Schema
  readonly description?: string
}

/** Returns the members of a schema, each before its own, with the values that they have in `example`. A schema inside itself is not repeated. */
export function membersOf(document: Document, schema: Schema, example?: unknown): Member[] {
  return inside(schema, [], example, [])

  function inside(within: Schema, path: readonly string[], value: unknown, parents: readonly Schema[]): Member[] {
    const form = wholeOf(within)
    if (parents.includes(form.named)) return []
    const deeper = [...parents, form.named]
    if (form.items) {
      const [first] = Array.isArray(value) ? (value as unknown[]) : []
      return inside(form.items, [...path.slice(0, -1), `${path.at(-1) ?? ''}[]`], first, deeper)
    }
    const further = typeof form.additionalProperties === 'object' ? { '*': form.additionalProperties } : {}
    return Object.entries({ ...form.properties, ...further }).flatMap(([name, inner]) => {
      const own = (value as Readonly<Record<string, unknown>> | null | undefined)?.[name]
      const member = memberOf(inner, [...path, name], form.required?.includes(name) === true, own)
      return [member, ...inside(inner, [...path, name], own, deeper)]
    })
  }

  function memberOf(schema: Schema, path: readonly string[], required: boolean, example: unknown): Member {
    const form = wholeOf(schema)
    const { description = '' } = { ...form, ...(schema as Written) }
    const bounds = [...boundsOf(form), ...(form.items ? boundsOf(wholeOf(form.items)) : [])]
    return { path, required, type: typeOf(form), bounds, description, schema: form, ...(isShort(example) && { example: textOf(example) }) }
  }

  /** Returns a schema with the members of all its parts; `named` is the same object for each place that refers to it. */
  function wholeOf(schema: Schema): Written & { readonly named: Schema } {
    const named = schemaOf(document, schema) as Written
    const parts = [...(named.allOf ?? []).map(wholeOf), named]
    const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>
    return Object.assign({}, ...parts, { properties, required: parts.flatMap(({ required = [] }) => required), named })
  }

  function typeOf({ type, format, items }: Written): string {
    const names = [type ?? []].flat().map((name) => (name === 'array' && items ? `list of ${typeOf(wholeOf(items))}` : name))
    const words = names.length === 0 ? 'any value' : names.join(' or ')
    return typeof format === 'string' ? `${words} (${format})` : words
  }
}

/** Returns a value as the pages show it in a line. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Whether an example fits into a cell. */
const isShort = (example: unknown) => example !== undefined && typeof example !== 'object' && textOf(example).length <= 60

const limits: Readonly<Record<string, (limit: number) => string>> = {
  minimum: (limit) => `at least ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  minLength: (limit) => (limit === 1 ? 'not empty' : `at least ${limit} characters`),
  maxLength: (limit) => `at most ${limit} characters`,
  minItems: (limit) => (limit === 1 ? 'not empty' : `at least ${limit} items`),
  maxItems: (limit) => `at most ${limit} items`,
}

/** Returns in words what a value may be besides its type. */
export function boundsOf(schema: Schema): string[] {
  const { enum: values, default: given, pattern = '' } = schema as Written & { default?: unknown; pattern?: string }
  const form = formOf(pattern)
  return [
    ...(values
      ? [
          `one of ${values
            .filter((value) => value !== null)
            .map(textOf)
            .join(', ')}`,
        ]
      : []),
    ...Object.entries(limits).flatMap(([keyword, words]) =>
      typeof schema[keyword] === 'number' && !(form && keyword.endsWith('Length')) ? [words(schema[keyword])] : [],
    ),
    ...(given === undefined ? [] : [`default ${JSON.stringify(given)}`]),
    ...(form === undefined ? [] : [form]),
  ]
}

/** Renders a link to a release in the changelog. */
export const releaseLink = ({ number }: Release): Html => html`<a href="${changelogPath}#revision-${number}">revision ${number}</a>`

/** Renders members as a table that scrolls by itself. `label` says whose they are, and `added` since when, if not from the beginning. */
export const memberTable = (members: readonly Member[], label: string, added?: AddedAt): Html => html`
  <div class="table" tabindex="0" role="group" aria-label="${label}">
    <table class="members">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${members.map((member) => row(member, added?.(member.path)))}
      </tbody>
    </table>
  </div>
`

function row({ path, required, type, bounds, description, example }: Member, since: Release | undefined): Html {
  const outer = path.slice(0, -1).map((name) => `${name}.`)
  const name = html`<code>${outer.length > 0 && html`<span class="soft">${outer.join('')}</span>`}${path.at(-1)}</code>`
  const shown = example !== undefined && html`<div class="soft">Example: <code>${example}</code></div>`
  return html`<tr>
    <td>${name} ${required && html`<strong>required</strong>`}</td>
    <td>${type} ${bounds.map((bound) => html`<div class="soft">${bound}</div>`)}</td>
    <td>${inline(description)} ${shown} ${since && html`<div class="soft">Since ${releaseLink(since)}</div>`}</td>
  </tr>`
}
