// The request of an operation's examples, which each language's sample sends.
import { isJson, sentMedia, type Document, type NamedOperation, type Parameter } from '../../contract/document.ts'
import { filledPath } from '../../contract/pathTemplate.ts'
import { placeholder } from './frame.ts'

type Exemplary = Parameter & { readonly example?: unknown }
/** `body` is the value before it is written as JSON. */
export type SampleRequest = {
  /** The operation's id. */
  readonly id: string
  readonly method: string
  readonly url: string
  readonly isPublic: boolean
  readonly body?: unknown
  readonly answer: 'json' | 'text' | 'none'
}

/** Returns the values of the query in an operation's examples, by name: of required parameters, and of those in `x-example-query`. */
export function exampleQueryOf({ parameters = [], 'x-example-query': given }: NamedOperation['operation']): Record<string, unknown> {
  const required = (parameters as Exemplary[]).filter((parameter) => parameter.in === 'query' && parameter.required)
  return { ...Object.fromEntries(required.map(({ name, example }) => [name, example])), ...given }
}

/** Returns the request that the contract's examples of an operation describe. */
export function requestOf({ servers: [server] = [] }: Document, { id, method, path, operation }: NamedOperation): SampleRequest {
  const { parameters = [], requestBody, responses, security } = operation
  const exampleIn = (place: string, name: string) =>
    (parameters as Exemplary[]).find((parameter) => parameter.in === place && parameter.name === name)?.example
  const filled = filledPath(path, (name) => encodeURIComponent(String(exampleIn('path', name))))
  const search = new URLSearchParams(
    Object.entries(exampleQueryOf(operation)).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const media = requestBody?.content[sentMedia(requestBody.content) ?? '']
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const type = sentMedia(success?.content)
  return {
    id,
    method,
    url: `${placeholder}${new URL(server?.url ?? placeholder).pathname}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`,
    isPublic: security?.length === 0,
    ...(media && { body: media.example ?? Object.values(media.examples ?? {})[0]?.value }),
    answer: type === undefined ? 'none' : isJson(type) ? 'json' : 'text',
  }
}

/** Returns a value as readable JSON text. */
export const json = (value: unknown) => JSON.stringify(value, null, 2)
/** Indents every line of a text but the first. */
export const indented = (text: string, width: number) => text.replaceAll('\n', `\n${' '.repeat(width)}`)
