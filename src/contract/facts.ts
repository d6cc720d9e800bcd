// Extracts from the contract what the server needs to know about each operation: `generated/facts.ts`.
import { announcementOf } from './deprecation.ts'
import {
  operationsOf,
  roleKindOf,
  schemaOf,
  sentMedia,
  type Answer,
  type Document,
  type NamedOperation,
  type Operation,
  type Parameter,
  type RequestBody,
  type Schema,
} from './document.ts'

export type Scalar = 'integer' | 'number' | 'boolean' | 'string'
export type ParameterFacts = {
  readonly name: string
  readonly in: Parameter['in']
  /** With several types, the value has the first that its text fits, in the order of `Scalar`. */
  readonly type: Scalar | readonly Scalar[]
  /** `several`: a list if there are several values. */
  readonly list?: true | 'several'
  readonly required?: true
  readonly default?: unknown
  /** Larger numbers are lowered to this one. */
  readonly clamp?: number
  /**
   * `instant`: ISO 8601 (extended or compact) or Unix seconds, passed on as `YYYY-MM-DDTHH:mm:ss.sssZ`.
   * `id`: a hexadecimal number in either case, passed on as 16 lower-case digits.
   */
  readonly decode?: 'instant' | 'id'
}
export type AnswerFacts = {
  readonly media?: string
  /** The contract requires the body `{}` here. */
  readonly bare?: true
  /** Required headers that the operation itself sets; the pipeline sets the others. */
  readonly headers?: readonly string[]
}
export type OperationFacts = {
  readonly method: string
  readonly path: string
  readonly tag?: string
  /** Alternatives: a caller needs all scopes of at least one of them. `null`: the operation is public and needs no token. */
  readonly scopes: readonly (readonly string[])[] | null
  readonly kinds?: readonly string[]
  /** If the token acts for a person, the roles of which they need one, by the kind of role (`x-<kind>-roles`). */
  readonly roles?: Readonly<Record<string, readonly string[]>>
  /** The response contains a secret and is never stored for an Idempotency-Key. */
  readonly secret?: true
  /** The headers of every response that announce that the operation is deprecated. */
  readonly announcement?: Readonly<Record<string, string>>
  readonly parameters: readonly ParameterFacts[]
  readonly body?: {
    readonly required: boolean
    readonly media: readonly string[]
    readonly maxBytes: number
  } & { readonly [Name in Leniency]?: readonly string[] }
  /** By status, by class such as `4XX`, or `default` (`forStatus`). */
  readonly answers: Readonly<Record<string, AnswerFacts>>
}
// Forms that a body may have in addition to its schema's, with the paths of their properties: `publisher/address`, in a list `copies/*/shelf`.
export type Leniency = keyof typeof leniencies
export type Facts = Readonly<Record<string, OperationFacts>>

export const defaultMaxBody = 1024 * 1024

/** Returns the facts of every operation, in the order of their ids. */
export function factsOf(document: Document, isForeign = false): Record<string, OperationFacts> {
  return Object.fromEntries(operationsOf(document).map((named) => [named.id, factsOfOperation(document, named, isForeign)]))
}

function factsOfOperation(document: Document, { method, path, operation }: NamedOperation, isForeign: boolean): OperationFacts {
  const { requestBody, responses } = operation
  const announcement = announcementOf(operation)
  return {
    method,
    path,
    ...(operation.tags[0] !== undefined && { tag: operation.tags[0] }),
    scopes: scopesOf(document, operation.security),
    ...(operation['x-token-kinds'] && { kinds: operation['x-token-kinds'] }),
    ...rolesOf(operation),
    ...(operation['x-secret-answer'] && { secret: true }),
    ...(announcement && { announcement }),
    parameters: (operation.parameters ?? []).map((parameter) => parameterFacts(document, parameter)),
    ...(requestBody && { body: { ...bodyFacts(requestBody, operation), ...(!isForeign && lenienciesOf(document, requestBody, method)) } }),
    answers: Object.fromEntries(Object.entries(responses).map(([status, answer]) => [status, answerFacts(answer)])),
  }
}

const bodyFacts = ({ required, content }: RequestBody, { 'x-max-body': maxBytes = defaultMaxBody }: Operation) => ({
  required: required === true,
  media: Object.keys(content),
  maxBytes,
})

function lenienciesOf(document: Document, { content }: RequestBody, method: string): { readonly [Name in Leniency]?: readonly string[] } {
  const schema = Object.values(content)[0]?.schema
  const found = Object.entries(leniencies).map(([name, isMeant]: [string, IsMeant]) => [
    name,
    schema ? [...new Set(propertiesIn(document, schema, (...found) => isMeant(...found, method), '', []))] : [],
  ])
  return Object.fromEntries(found.filter(([, paths]) => paths!.length > 0)) as { [Name in Leniency]?: string[] }
}

const typesOf = ({ type }: Schema): unknown[] => [type].flat()

/** Whether a property is more than plain text, so that an empty string cannot be a meaningful value. */
const hasForm = (property: Schema): boolean =>
  !typesOf(property).includes('string') ||
  property.format !== undefined ||
  property.pattern !== undefined ||
  property.enum !== undefined ||
  property['x-empty-is-null'] === true

type IsMeant = (property: Schema, required: boolean, method: string) => boolean
type Selects = (property: Schema, required: boolean) => boolean

const leniencies = {
  /**
   * null counts as absent: for optional properties that are objects, and in a POST for all that cannot be null, since some clients write every
   * property that they have not set. Elsewhere null would be a value that clears.
   */
  nullAsAbsent: (property, required, method) =>
    !required &&
    (property.type === 'object' ||
      !!property.allOf ||
      !!property.oneOf ||
      (method === 'POST' && property.type !== undefined && !typesOf(property).includes('null'))),
  /** In these lists of names, `{name}` counts as the name. */
  namedLists: (property) => property['x-accept-named'] === true,
  /** An empty string counts as null: for optional properties that are more than plain text and can be null. */
  emptyAsNull: (property, required) => !required && hasForm(property) && typesOf(property).includes('null'),
  /** An empty string counts as absent: for optional properties that are more than plain text and cannot be null. */
  emptyAsAbsent: (property, required) => !required && hasForm(property) && !typesOf(property).includes('null'),
  /** A date-time counts as its day. */
  days: (property) => property['x-accept-instant'] === true,
  /** A string counts as the list that contains it. */
  singleItems: (property) => property['x-accept-single'] === true,
} satisfies Record<string, IsMeant>

/** Returns the paths of the properties that `selects` selects. A schema that contains itself is followed once. */
function propertiesIn(document: Document, schema: Schema, selects: Selects, at: string, within: readonly unknown[]): string[] {
  if (within.includes(schema.$ref)) return []
  const deeper = schema.$ref ? [...within, schema.$ref] : within
  const form = schemaOf(document, schema)
  const parts = [...((form.allOf ?? []) as Schema[]), ...((form.oneOf ?? []) as Schema[])]
  const found = parts.flatMap((part) => propertiesIn(document, part, selects, at, deeper))
  if (form.items) found.push(...propertiesIn(document, form.items as Schema, selects, `${at}*/`, deeper))
  for (const [name, inner] of Object.entries((form.properties ?? {}) as Record<string, Schema>)) {
    const required = (form.required as string[] | undefined)?.includes(name) === true
    if (selects(schemaOf(document, inner), required)) found.push(`${at}${name}`)
    found.push(...propertiesIn(document, inner, selects, `${at}${name}/`, deeper))
  }
  return found
}

/**
 * Only an operation with `security: []`, or with an alternative that requires nothing, is public. One without `security` requires a token,
 * even if the contract declares none.
 */
function scopesOf({ security: shared = [], components = {} }: Document, own: Operation['security']): string[][] | null {
  if (own?.length === 0 || (own ?? shared).some((entry) => Object.keys(entry).length === 0)) return null
  const hasScopes = (name: string) => {
    const { flows, openIdConnectUrl } = components.securitySchemes?.[name] ?? {}
    return flows !== undefined || openIdConnectUrl !== undefined
  }
  const granted = (own ?? shared).map((entry) => Object.entries(entry).filter(([name]) => hasScopes(name)))
  const alternatives = granted.filter((schemes) => schemes.length > 0).map((schemes) => schemes.flatMap(([, scopes]) => scopes))
  return alternatives.length > 0 ? alternatives : [[]]
}

function rolesOf(operation: Operation): Pick<OperationFacts, 'roles'> {
  const found = Object.entries(operation).flatMap(([keyword, roles]) => {
    const kind = roleKindOf(keyword)
    return kind === undefined ? [] : [[kind, roles as string[]] as const]
  })
  return found.length > 0 ? { roles: Object.fromEntries(found) } : {}
}

function parameterFacts(document: Document, parameter: Parameter): ParameterFacts {
  const schema = schemaOf(document, parameter.schema)
  const forms = formsOf(document, schema)
  const lists = forms.filter(({ type }) => type === 'array')
  const values = forms.flatMap((form) => (lists.includes(form) ? formsOf(document, (form.items ?? {}) as Schema) : [form]))
  const known = new Set(values.map(({ type }) => type ?? 'string'))
  const types = scalars.filter((type) => known.has(type))
  const preset = schema.default
  return {
    name: parameter.name,
    in: parameter.in,
    type: types.length > 1 ? types : (types[0] ?? 'string'),
    ...(lists.length > 0 && { list: lists.length < forms.length ? ('several' as const) : (true as const) }),
    ...(parameter.required && { required: true }),
    ...(preset !== undefined && { default: preset }),
    ...(parameter['x-clamp'] !== undefined && { clamp: parameter['x-clamp'] }),
    ...(parameter['x-decode'] && { decode: parameter['x-decode'] }),
  }
}

/** In the order in which a text is tried: every other type's texts are strings too. */
const scalars: readonly Scalar[] = ['integer', 'number', 'boolean', 'string']

/** Returns the alternatives of a schema, each with one type, except null, which no text is. */
export function formsOf(document: Document, written: Schema): Schema[] {
  const schema = schemaOf(document, written)
  const parts = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((each) => (each ?? []) as Schema[])
  if (schema.type === undefined && parts.length > 0) return parts.flatMap((part) => formsOf(document, part))
  const types = typesOf(schema).filter((type) => type !== 'null')
  return types.map((type) => ({ ...schema, type }))
}

function answerFacts(answer: Answer): AnswerFacts {
  const media = sentMedia(answer.content)
  const headers = Object.entries(answer.headers ?? {}).flatMap(([name, header]) => (header.required && !header['x-pipeline'] ? [name] : []))
  return { ...(media && { media }), ...(answer['x-empty-body'] && { bare: true }), ...(headers.length > 0 && { headers }) }
}
