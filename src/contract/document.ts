// The parts of an OpenAPI document that the generator reads, and the walk through it: operations sorted by id, webhooks by event.

export type Schema = { [keyword: string]: unknown }
type Described = { description?: string; example?: unknown }
export type Parameter = Described & {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: Schema
  deprecated?: boolean
  'x-clamp'?: number
  'x-decode'?: 'instant' | 'id'
}
export type Header = Described & { required?: boolean; schema?: Schema; example?: unknown; 'x-pipeline'?: boolean }
export type Media = { schema?: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }
export type Answer = { description: string; headers?: Record<string, Header>; content?: Record<string, Media>; 'x-empty-body'?: boolean }
/** Whether a media type is JSON, or a form of it such as `application/problem+json`. */
export const isJson = (media: string): boolean => /^application\/([^;]*\+)?json *(;|$)/i.test(media)
/** Returns the media type in which the server sends such content: JSON if it is declared, otherwise the first. */
export function sentMedia(content: Readonly<Record<string, Media>> = {}): string | undefined {
  const declared = Object.keys(content)
  return declared.find(isJson) ?? declared[0]
}
export type RequestBody = { required?: boolean; content: Record<string, Media> }
export type Operation = {
  operationId: string
  summary?: string
  description?: string | undefined
  tags: readonly string[]
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, Answer>
  security?: Record<string, string[]>[]
  deprecated?: boolean
  /** The days from which it is deprecated and after which it may end, as `YYYY-MM-DD`. */
  'x-deprecated-since'?: string
  'x-sunset'?: string
  'x-token-kinds'?: string[]
  /** It is not part of the API family that the contract describes. */
  'x-own'?: boolean
  [roles: `x-${string}-roles`]: string[]
  'x-max-body'?: number
  'x-secret-answer'?: boolean
  'x-example-query'?: Record<string, unknown>
  'x-webhook-url'?: string
}
/** Returns `manager` for the extension `x-manager-roles`; undefined for any other keyword. */
export const roleKindOf = (keyword: string): string | undefined => /^x-(.+)-roles$/.exec(keyword)?.[1]
/** The release to which a contract belongs. Contracts that differ have different revisions. */
export type Revision = { readonly number: number; readonly date: string }
export type Document = {
  openapi: string
  info: { title: string; version: string; 'x-revision'?: Revision }
  servers?: { url: string }[]
  paths: Record<string, Record<string, unknown>>
  webhooks?: Record<string, Record<string, unknown>>
  components?: { schemas?: Record<string, Schema>; securitySchemes?: Record<string, SecurityScheme> } & Record<string, unknown>
  security?: Record<string, string[]>[]
}
/** Only OAuth and OpenID Connect have scopes. */
export type SecurityScheme = { type: string; flows?: object; openIdConnectUrl?: string; in?: string; name?: string }
export type NamedOperation = { id: string; method: string; path: string; operation: Operation }
/** A request that the server sends; `event` is its name in the contract. */
export type NamedWebhook = { event: string; operation: Operation }

export const methods = ['get', 'put', 'post', 'delete', 'patch']

/** Returns the name that an operation has in code: `reposListForOrg` for the operationId `repos/list-for-org`. */
export const identifierOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9_$]+(.?)/g, (_, letter: string) => letter.toUpperCase())

/** Gives each operation without an operationId one, in place, of its method and path: `getPetsPetId`. Returns the document. */
export function withIds(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method] as Operation | undefined
      if (operation) operation.operationId ??= identifierOf(method + path.replace(/[^A-Za-z0-9]+$/, ''))
    }
  }
  return document
}

/** Returns every operation, sorted by operationId. References are resolved, except those to schemas. */
export function operationsOf(document: Document): NamedOperation[] {
  const found = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => operationAt(document, path, method)),
  )
  return found.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Returns the operation with this path and method, which the document must have, resolved as in `operationsOf`. */
export function operationAt(document: Document, path: string, method: string): NamedOperation {
  const item = document.paths[path] as Record<string, unknown>
  const written = item[method.toLowerCase()] as Operation
  const operation = follow(document, written)
  const given = [...((item.parameters ?? []) as Parameter[]), ...(written.parameters ?? [])].map((parameter) => follow(document, parameter))
  // An operation's parameter takes the place of its path's.
  const parameters = [...new Map(given.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()]
  // A document that was not written for this server may have none.
  const { tags }: Partial<Operation> = operation
  return { id: operation.operationId, method: method.toUpperCase(), path, operation: { ...operation, tags: tags ?? [], parameters } }
}

/** Returns the operation with this id, which the document must have, as `operationsOf` does, without resolving all the others. */
export function operationNamed(document: Document, id: string): NamedOperation {
  for (const [path, item] of Object.entries(document.paths))
    for (const method of methods)
      if ((item[method] as Operation | undefined)?.operationId === id) return operationAt(document, path, method)
  throw new Error(`The contract has no operation ${id}`)
}

/** Returns every webhook, sorted by event, with references resolved as in `operationsOf`. A webhook is a POST. */
export function webhooksOf(document: Document): NamedWebhook[] {
  const events = Object.keys(document.webhooks ?? {}).toSorted()
  return events.map((event) => ({ event, operation: follow(document, document.webhooks?.[event]?.post as Operation) }))
}

/** Returns what is declared for a status: for itself, for its class such as `4XX`, or as `default`. */
export function forStatus<Declared>(declared: Readonly<Record<string, Declared>>, status: number): Declared | undefined {
  if (status in declared) return declared[status]
  const ofClass = `${String(status)[0]}XX`
  return ofClass in declared ? declared[ofClass] : declared.default
}

/** Returns the target of a local reference such as `#/components/schemas/Job`. Throws if the target does not exist. */
export function resolve(document: Document, reference: string): unknown {
  const target = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], document)
  if (target === undefined) throw new Error(`The contract refers to ${reference}, which does not exist`)
  return target
}

/** Returns the value with every reference resolved, except references to schemas, which remain names. */
function follow<T>(document: Document, value: T): T {
  if (Array.isArray(value)) return value.map((item) => follow(document, item)) as T
  if (value === null || typeof value !== 'object') return value
  const reference = (value as { $ref?: unknown }).$ref
  if (typeof reference === 'string') {
    return reference.startsWith('#/components/schemas/') ? value : follow(document, resolve(document, reference) as T)
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, follow(document, inner)])) as T
}

/** Returns the schema that a reference leads to, or the schema itself if it is not a reference. */
export function schemaOf(document: Document, schema: Schema): Schema {
  return typeof schema.$ref === 'string' ? schemaOf(document, resolve(document, schema.$ref) as Schema) : schema
}
