// The edits of a contract from which the changes of a version are built.
import {
  operationNamed,
  resolve,
  schemaOf,
  type Answer,
  type Document,
  type Media,
  type Operation,
  type Schema,
} from '../contract/document.ts'
import { tooManyCollections } from '../errors.ts'
import { mostCollections, retrySeconds } from './places.ts'

/** Returns an operation that lists, as it stands in the document, with the schemas of its response and of its list `name`. */
export function collectionIn(document: Document, id: string, name: string): { operation: Operation; body: Schema; list: Schema } {
  const { path, method } = operationNamed(document, id)
  const operation = document.paths[path]?.[method.toLowerCase()] as Operation
  const body = schemaOf(document, Object.values(answerOf(document, id).content ?? {})[0]?.schema as Schema)
  return { operation, body, list: (body.properties as Record<string, Schema>)[name] as Schema }
}

export const answerOf = (document: Document, id: string) =>
  operationNamed(document, id).operation.responses['200'] as Operation['responses'][string]

export function withoutParameters(document: Document, operation: Operation, names: readonly string[]): void {
  const nameOf = (parameter: { $ref?: string; name?: string }) =>
    parameter.$ref === undefined ? parameter.name : (resolve(document, parameter.$ref) as { name: string }).name
  operation.parameters = operation.parameters?.filter((parameter) => !names.includes(nameOf(parameter) as string)) ?? []
  const query = operation['x-example-query'] ?? {}
  for (const name of names) delete query[name]
  if (Object.keys(query).length === 0) delete operation['x-example-query']
}

/** Replaces words in the description of an operation, in place. */
export function reword(operation: Operation, words: string | RegExp, other: string): void {
  operation.description = operation.description?.replace(words, other)
}

/** The response that is shared by the operations that return whole collections. */
const sharedName = 'TooManyCollections'

/** Declares that an operation answers 429 to too many requests, and also to too many collections at once. */
export function declareUnderWay(document: Document, operation: Operation): void {
  const responses = (document.components?.responses ?? {}) as Record<string, Answer>
  responses[sharedName] ??= underWay(document, operation.responses['429'] as Answer & { $ref?: string })
  operation.responses['429'] = { $ref: `#/components/responses/${sharedName}` } as unknown as Answer
}

function underWay(document: Document, tooMany: Answer & { $ref?: string }): Answer {
  const answer = structuredClone(tooMany.$ref === undefined ? tooMany : (resolve(document, tooMany.$ref) as Answer))
  answer.description = `${answer.description.trim()} Also if the account already has the maximum number of whole collections in progress.\n`
  for (const media of Object.values(answer.content ?? {})) {
    const { example } = media
    delete media.example
    media.examples = {
      'rate-limit-exceeded': { summary: 'The requests of this window are used up', value: example },
      'collections-under-way': {
        summary: 'Too many whole collections at once',
        value: { error: tooManyCollections(mostCollections, retrySeconds).message },
      },
    } as NonNullable<Media['examples']>
  }
  return answer
}
