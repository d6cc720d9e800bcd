// The options of an operation's command: one for each parameter and each member of the body, as the contract declares and describes them.
import { schemaOf, type Document, type NamedOperation, type Parameter, type Schema } from '../contract/document.ts'
import { formsOf } from '../contract/facts.ts'
import type { RawOptions, Valued } from './command.ts'
import { UsageError } from './refused.ts'

/** A value of the request: a parameter, or the member of the body at the end of `steps`. */
export type Field = {
  /** The option's name: `title`, `candidate.cover-letter`. */
  readonly name: string
  readonly in: Parameter['in'] | 'body'
  readonly steps: readonly string[]
  readonly option: Valued
  /** Returns what the option's text means. Throws a UsageError for text that is no JSON where only JSON is possible. */
  readonly valueOf: (text: string) => unknown
}

/** Returns a field for every parameter and every member of the body; an object's members have names such as `candidate.email`. */
export function fieldsOf(document: Document, { operation }: NamedOperation): Field[] {
  const { parameters = [], requestBody } = operation
  const last = parameters.findLast((parameter) => parameter.in === 'path')
  const ofParameters = parameters.map((parameter) => {
    const { name, in: place, required, description } = parameter
    const { option } = valueIn(document, parameter.schema, name, description)
    const needed = { ...option, ...(required && { required }) }
    const operand = { ...needed, value: `<${nameOf(name)}>`, operand: true } as const
    return { name: nameOf(name), in: place, steps: [name], option: parameter === last ? operand : needed, valueOf: (text: string) => text }
  })
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  return [...ofParameters, ...(schema ? membersOf(document, schema, [], true) : [])]
}

const nameOf = (name: string) => name.toLowerCase().replaceAll('_', '-')

function membersOf(document: Document, written: Schema, above: readonly string[], isNeeded: boolean): Field[] {
  const { properties = {}, required = [] } = schemaOf(document, written) as { properties?: Record<string, Schema>; required?: string[] }
  return Object.entries(properties).flatMap(([member, inner]) => {
    const steps = [...above, member]
    const isRequired = isNeeded && required.includes(member)
    const forms = formsOf(document, inner)
    if (forms.length === 1 && forms[0]?.type === 'object' && forms[0].properties) return membersOf(document, inner, steps, isRequired)
    const name = steps.map(nameOf).join('.')
    const { option, valueOf } = valueIn(document, inner, name)
    const needed: Valued = { ...option, canBeEmpty: true, ...(isRequired && { required: 'unless-file' }) }
    return [{ name, in: 'body' as const, steps, option: needed, valueOf }]
  })
}

/** Returns how a value is written, and what the text means. `null` stands for null where that is allowed. */
function valueIn(document: Document, written: Schema, name: string, described?: string): Pick<Field, 'option' | 'valueOf'> {
  const forms = formsOf(document, written)
  const types = new Set(forms.map(({ type }) => type))
  const isNullable = [written, schemaOf(document, written)].some(({ type }) => [type].flat().includes('null'))
  const words = forms.flatMap((form) => (form.type === 'boolean' ? ['true', 'false'] : ((form.enum ?? []) as unknown[])))
  const items = forms.flatMap((form) => (form.type === 'array' ? formsOf(document, (form.items ?? {}) as Schema) : []))
  const isJson = types.has('object') || items.some(({ type }) => type === 'object')
  const value = isJson
    ? '<json>'
    : items.length > 0
      ? '<word,word>'
      : types.has('string')
        ? '<text>'
        : types.has('boolean')
          ? '<word>'
          : '<n>'
  const descriptions = [described, written.description, schemaOf(document, written).description]
  const summary = sentenceOf(descriptions.find((text) => typeof text === 'string') ?? '')
  const chosen = words.filter((word) => word !== null).map(String)
  const isChoice = chosen.length > 0 && items.length === 0 && !isJson
  const choices = isChoice ? { oneOf: [...chosen, ...(isNullable ? ['null'] : [])] } : {}
  const valueOf = (text: string): unknown => {
    if (isNullable && text === 'null') return null
    if (isJson || (items.length > 0 && text.startsWith('['))) return jsonIn(text, `--${name}`)
    if (items.length > 0) return text.split(',').map((part) => scalarOf(part.trim(), items))
    return scalarOf(text, forms)
  }
  return { option: { value, summary, ...choices }, valueOf }
}

/** Returns the number or the truth value that the text means if a schema allows it, otherwise the text, which the operation judges. */
function scalarOf(text: string, forms: readonly Schema[]): unknown {
  const allows = (...types: string[]) => forms.some(({ type }) => types.includes(String(type)))
  if (allows('integer', 'number') && /^-?\d{1,15}(\.\d+)?$/.test(text)) return Number(text)
  if (allows('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

export function jsonIn(text: string, shown: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${shown} is no JSON: ${(error as Error).message}`, { cause: error })
  }
}

/** Returns the first sentence of a description as plain text, without its full stop. */
export const sentenceOf = (markdown: string) =>
  plainOf(markdown)
    .replaceAll(/\s+/g, ' ')
    .replace(/\.( [^a-z].*)?$/, '')
    .replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())

/** Returns Markdown without its links and marks. */
export const plainOf = (markdown: string): string => markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '')

export type Request = {
  readonly path: Record<string, string>
  readonly query: Record<string, string>
  readonly headers: Record<string, string>
  readonly body: Record<string, unknown>
}

/** Returns the request that the given options describe. Members that options give replace those of `body`, which is changed. */
export function requestOf(fields: readonly Field[], given: RawOptions, body: Record<string, unknown>): Request {
  const request: Request = { path: {}, query: {}, headers: {}, body }
  const places = { path: request.path, query: request.query, header: request.headers, cookie: request.headers }
  for (const { name, in: place, steps, valueOf } of fields) {
    const text = given[name]
    if (typeof text !== 'string') continue
    if (place === 'body') put(body, steps, valueOf(text))
    else places[place][steps[0]!] = text
  }
  return request
}

function put(into: Record<string, unknown>, [step, ...rest]: readonly string[], value: unknown): void {
  if (step === undefined) return
  if (rest.length === 0) {
    into[step] = value
    return
  }
  const inner = into[step]
  const object = isObject(inner) ? inner : {}
  into[step] = object
  put(object, rest, value)
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
