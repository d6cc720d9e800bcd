// Deprecated operations: the headers that announce them, as the contract declares them and as the server sends them.
import { operationsOf, resolve, type Answer, type Document, type Header, type NamedOperation, type Operation } from './document.ts'

/** Returns the declaration of a header that the server's pipeline writes. */
export const pipelineHeader = (description: string, example: string, required = true): Header & Record<string, unknown> => ({
  ...(required && { required }),
  'x-pipeline': true,
  description,
  schema: { type: 'string', maxLength: 2048 },
  example,
})

/** Returns the value of the Deprecation header from the beginning of a day, `YYYY-MM-DD`. */
export const deprecationAt = (day: string) => `@${Date.parse(`${day}T00:00:00Z`) / 1000}`
/** Returns the value of the Sunset header for the end of a day. */
export const sunsetAt = (day: string) => new Date(`${day}T23:59:59Z`).toUTCString()

const headers = {
  Deprecation: pipelineHeader(
    'Since when the operation is deprecated (RFC 9745): `@` and the seconds since 1970.',
    deprecationAt('2026-12-01'),
  ),
  Sunset: pipelineHeader('When the operation ends, where that is decided (RFC 8594).', sunsetAt('2027-12-31'), false),
}

/** Returns the headers of every response of a deprecated operation; undefined if it does not say since when it is. */
export function announcementOf({
  'x-deprecated-since': since,
  'x-sunset': sunset,
}: Partial<Operation>): Readonly<Record<string, string>> | undefined {
  if (since === undefined) return undefined
  return { deprecation: deprecationAt(since), ...(sunset !== undefined && { sunset: sunsetAt(sunset) }) }
}

/**
 * Declares these headers, in place, and returns the document. A response that several operations share has a copy for the deprecated ones,
 * `DeprecatedNotFound` for `NotFound`.
 */
export function withDeprecation(document: Document): Document {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item)) as Partial<Operation>[]
  const deprecated = operations.filter((operation) => operation?.responses && announcementOf(operation))
  if (deprecated.length === 0) return document
  const components = (document.components ??= {}) as Record<string, Record<string, unknown>>
  components.headers = { ...components.headers, ...headers }
  const names = new Set<string>()
  for (const operation of deprecated) {
    const responses = Object.entries(operation.responses as Record<string, Answer & { $ref?: string }>)
    operation.responses = Object.fromEntries(responses.map(([status, answer]) => [status, announced(answer)]))
  }
  const text = JSON.stringify(document)
  for (const name of names) if (!text.includes(`"#/components/responses/${name}"`)) delete components.responses?.[name]
  return document

  function announced(answer: Answer & { $ref?: string }): Answer {
    if (answer.$ref === undefined) return { ...answer, headers: { ...answer.headers, ...references } }
    const name = answer.$ref.split('/').at(-1) as string
    names.add(name)
    const shared = components.responses as Record<string, Answer>
    shared[`Deprecated${name}`] ??= announced(resolve(document, answer.$ref) as Answer)
    return { $ref: `#/components/responses/Deprecated${name}` } as unknown as Answer
  }
}

const references = Object.fromEntries(Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }])) as Record<
  string,
  Header
>

const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true

/** Returns what is wrong with the days of every operation: only a deprecated one has them, and it ends after it was deprecated. */
export const deprecationFaults = (document: Document): string[] =>
  operationsOf(document).flatMap(({ id, operation }: NamedOperation) => {
    const { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset } = operation
    const days = [since, sunset].filter((day) => day !== undefined)
    if (days.length === 0) return []
    if (!deprecated || since === undefined)
      return [`${id} says when it is deprecated or ends: write \`deprecated: true\` and x-deprecated-since too`]
    const wrong = days.filter((day) => !isDay(day)).map((day) => `${id} is deprecated or ends at ${day}: write a day, as '2027-12-31'`)
    return sunset !== undefined && sunset < since ? [...wrong, `${id} ends before it is deprecated: let x-sunset be later`] : wrong
  })
