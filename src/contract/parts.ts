// The parts of a contract that a client meets, each of which needs a description, an example and a test.
import { operationsOf, webhooksOf, type Document, type Media, type Operation } from './document.ts'

export type Part = {
  /** The operation's id or the notification's event. */
  readonly owner: string
  readonly kind: 'operation' | 'notification' | 'body' | 'status' | 'parameter' | 'header'
  /** The name within the owner: `body`, `200`, `query limit`, `429 Retry-After`; empty for the operation or notification itself. */
  readonly name: string
  /** Undefined where none is needed, as for `hasExample`. */
  readonly hasDescription?: boolean
  readonly hasExample?: boolean
}

/** Returns the parts of every operation and notification. */
export const partsOf = (document: Document): Part[] => [
  ...operationsOf(document).flatMap(({ id, operation }) => partsOfOwner(id, 'operation', operation)),
  ...webhooksOf(document).flatMap(({ event, operation }) => partsOfOwner(event, 'notification', operation)),
]

function partsOfOwner(owner: string, kind: Part['kind'], operation: Operation): Part[] {
  const { summary, description, parameters = [], requestBody, responses } = operation
  const described = (kind: Part['kind'], name: string, part: { description?: string; example?: unknown }): Part => ({
    owner,
    kind,
    name,
    hasDescription: Boolean(part.description),
    hasExample: part.example !== undefined,
  })
  return [
    { owner, kind, name: '', hasDescription: Boolean(summary && description) },
    ...(requestBody ? [{ owner, kind: 'body' as const, name: 'body', hasExample: hasExamples(requestBody.content) }] : []),
    ...parameters.map((parameter) => described('parameter', `${parameter.in} ${parameter.name}`, parameter)),
    ...Object.entries(responses).flatMap(([status, { description, content, headers = {} }]): Part[] => [
      { owner, kind: 'status', name: status, hasDescription: Boolean(description), ...(content && { hasExample: hasExamples(content) }) },
      ...Object.entries(headers).map(([name, header]) => described('header', `${status} ${name}`, header)),
    ]),
  ]
}

const hasExamples = (content: Readonly<Record<string, Media>>) =>
  Object.values(content).every(({ example, examples = {} }) => example !== undefined || Object.keys(examples).length > 0)
