// Adds to a bundled contract what it declares once for all operations: common responses, and the headers of all responses and all errors.
import { resolve, type Answer, type Document, type Header, type Operation } from './document.ts'

/** The contract's `x-common`: names of components in its root file, by status or by header. */
export type Common = {
  readonly answers?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly errorHeaders?: Readonly<Record<string, string>>
}
type Reference = { readonly $ref: string }
type Written<Part> = Part | Reference

/**
 * Fills in the document in place and returns it without `x-common`. A status that an operation declares itself is kept, and a public
 * operation gets no 401. Throws if a response declares a common header differently, or if a component that `x-common` names is missing.
 */
export function withCommon(document: Document & { 'x-common'?: Common }): Document {
  const common = document['x-common'] ?? {}
  delete document['x-common']
  const answers = references(document, 'responses', common.answers)
  const headers = references(document, 'headers', common.headers)
  const errorHeaders = references(document, 'headers', common.errorHeaders)
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item)) as Partial<Operation>[]) {
    const { operationId, responses, security = document.security ?? [] } = operation
    if (!responses) continue
    const { 401: unauthorized, ...others } = answers
    const all: Record<string, Written<Answer>> = {
      ...others,
      ...(unauthorized && security.length > 0 && { 401: unauthorized }),
      ...responses,
    }
    operation.responses = all as Record<string, Answer>
    for (const [status, written] of Object.entries(all)) {
      const answer = '$ref' in written ? (resolve(document, written.$ref) as Answer) : written
      addHeaders(answer, headers, Number(status) >= 400 ? errorHeaders : {}, `${operationId} ${status}`)
    }
  }
  return document
}

function references(document: Document, kind: string, names: Readonly<Record<string, string>> = {}): Record<string, Reference> {
  const found = Object.entries(names).map(([key, name]) => [key, { $ref: `#/components/${kind}/${name}` }] as const)
  for (const [, { $ref }] of found) resolve(document, $ref)
  return Object.fromEntries(found)
}

/** Operations share responses, so a response may already have the headers. */
function addHeaders(answer: Answer, first: Record<string, Reference>, last: Record<string, Reference>, place: string): void {
  const { content, headers: own = {} } = answer as Answer & { headers?: Record<string, Written<Header>> }
  for (const [name, { $ref }] of Object.entries({ ...first, ...last })) {
    const declared = own[name]
    if (declared && !('$ref' in declared && declared.$ref === $ref))
      throw new Error(`${place} declares the header ${name} differently from x-common: leave it out, every such answer has it`)
  }
  // Headers stand before the content, as in handwritten contracts.
  delete answer.content
  Object.assign(answer, { headers: { ...first, ...own, ...last }, ...(content && { content }) })
}
