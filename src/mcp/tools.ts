// The tools: the operations of the contract, named, described and annotated for an assistant, and the requests that their arguments make.
import { operationsOf, type Document, type NamedOperation } from '../contract/document.ts'
import type { Facts } from '../contract/facts.ts'
import { badRequest } from '../errors.ts'
import type { Caller } from '../server/call.ts'
import { rightsRefusal } from '../server/rights.ts'
import { inputSchemaOf, type InputSchema } from './inputSchema.ts'

export type Tool = {
  /** The operationId. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: InputSchema
  readonly annotations: Readonly<Record<'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint', boolean>>
}
export type Arguments = Readonly<Record<string, unknown>>
export type Request = {
  readonly path: Record<string, string>
  readonly query: Record<string, string | string[]>
  readonly body?: unknown
}

/** Returns every operation as a tool, in the order of the names. */
export const toolsOf = (document: Document): Tool[] => operationsOf(document).map((named) => toolOf(document, named))

function toolOf(document: Document, named: NamedOperation): Tool {
  const { id, method, operation } = named
  const { summary = id, description = '' } = operation
  return {
    name: id,
    title: summary,
    description: `${summary}.\n\n${description}`.trim(),
    inputSchema: inputSchemaOf(document, named),
    annotations: {
      readOnlyHint: method === 'GET',
      destructiveHint: method === 'DELETE',
      idempotentHint: method !== 'POST',
      openWorldHint: false,
    },
  }
}

/** Returns the tools that the caller may call. */
export const toolsFor = (tools: readonly Tool[], facts: Facts, caller: Caller): Tool[] =>
  tools.filter(({ name }) => rightsRefusal(facts[name]!, caller) === undefined)

/** Returns the request that the arguments describe. Throws 400 for an argument that is unknown, missing, or no value of a parameter. */
export function requestOf({ name: tool, inputSchema }: Tool, facts: Facts, given: Arguments): Request {
  const request: { path: Request['path']; query: Request['query']; body?: unknown } = { path: {}, query: {} }
  const { parameters } = facts[tool]!
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(inputSchema.properties, name)) throw refused(name, `is unknown: ${tool} takes ${namesOf(inputSchema)}`)
    if (value === null && name !== 'body') continue
    if (name === 'body') request.body = value
    else if (parameters.some((one) => one.in === 'path' && one.name === name)) request.path[name] = segmentOf(name, value)
    else request.query[name] = Array.isArray(value) ? value.map((item) => textOf(name, item)) : textOf(name, value)
  }
  for (const name of inputSchema.required) {
    if (given[name] === undefined || given[name] === null) throw refused(name, 'is missing')
  }
  return request
}

const namesOf = ({ properties }: InputSchema) => Object.keys(properties).join(', ') || 'no arguments'

const refused = (name: string, message: string) => badRequest('parameter-invalid', { [name]: [message] })

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw refused(name, 'must be a text, a number or a truth value')
}

function segmentOf(name: string, value: unknown): string {
  const text = textOf(name, value)
  // An empty segment, `.` or `..` would lead to another operation, and half of a surrogate pair cannot be written in a URL.
  if (/^\.{0,2}$/.test(text) || !text.isWellFormed()) throw refused(name, 'names nothing')
  return text
}
