// What changed between two states of a contract, told for people, and whether it breaks clients that were written before.
import {
  operationsOf,
  schemaOf,
  webhooksOf,
  type Document,
  type NamedOperation,
  type NamedWebhook,
  type Operation,
  type Parameter,
  type Schema,
} from './document.ts'

/** `operation` is an operationId, or the event of a notification. */
export type Change = { readonly operation: string; readonly breaking: boolean; readonly text: string }
/** Requests may become looser, answers and notifications stricter; the other way round breaks clients. */
type Direction = 'request' | 'answer'

/** Every change, by operation in the order of ids, then by notification. A breaking one is what an unchanged, correct client could stumble over. */
export function changesBetween(before: Document, after: Document): Change[] {
  const old = new Map(operationsOf(before).map((named) => [named.id, named]))
  const now = new Map(operationsOf(after).map((named) => [named.id, named]))
  const changes: Change[] = []
  for (const id of [...new Set([...old.keys(), ...now.keys()])].toSorted()) {
    const [was, is] = [old.get(id), now.get(id)]
    const add = (breaking: boolean, text: string) => changes.push({ operation: id, breaking, text })
    if (!was && is) add(false, `added: ${is.method} ${is.path}`)
    else if (was && !is) add(true, `removed: ${was.method} ${was.path}`)
    else if (was && is) compareOperations(new Comparison(before, after, add), was, is)
  }
  return [...changes, ...changesOfWebhooks(before, after)]
}

function changesOfWebhooks(before: Document, after: Document): Change[] {
  const old = new Map(webhooksOf(before).map((named) => [named.event, named]))
  const now = new Map(webhooksOf(after).map((named) => [named.event, named]))
  const changes: Change[] = []
  for (const event of [...new Set([...old.keys(), ...now.keys()])].toSorted()) {
    const [was, is] = [bodyOf(old.get(event)), bodyOf(now.get(event))]
    const add = (breaking: boolean, text: string) => changes.push({ operation: event, breaking, text })
    if (!was) add(false, 'added: a notification')
    else if (!is) add(true, 'removed: the notification')
    else compareSchemas(new Comparison(before, after, add), 'answer', 'body', was, is)
  }
  return changes
}

const bodyOf = (webhook: NamedWebhook | undefined): Schema | undefined =>
  Object.values(webhook?.operation.requestBody?.content ?? {})[0]?.schema

class Comparison {
  readonly before: Document
  readonly after: Document
  readonly add: (breaking: boolean, text: string) => void
  /** Pairs of components that are being compared: a schema may contain itself. */
  readonly under = new Set<string>()

  constructor(before: Document, after: Document, add: (breaking: boolean, text: string) => void) {
    this.before = before
    this.after = after
    this.add = add
  }
}

function compareOperations(comparison: Comparison, { method, path, operation: was }: NamedOperation, is: NamedOperation): void {
  const { add } = comparison
  if (method !== is.method || path !== is.path) add(true, `moved from ${method} ${path} to ${is.method} ${is.path}`)
  compareScopes(comparison, was.security ?? [], is.operation.security ?? [])
  compareParameters(comparison, was.parameters ?? [], is.operation.parameters ?? [], headersOf(comparison.after, is.operation))
  const [bodyBefore, bodyAfter] = [was.requestBody, is.operation.requestBody]
  if (!bodyBefore?.required && bodyAfter?.required) add(true, 'a body became required')
  for (const [media, { schema }] of Object.entries(bodyBefore?.content ?? {})) {
    const now = bodyAfter?.content[media]?.schema
    if (!now) add(true, `no longer takes ${media}`)
    else if (schema) compareSchemas(comparison, 'request', 'body', schema, now)
  }
  for (const [status, answer] of Object.entries(was.responses)) {
    const now = is.operation.responses[status]
    if (!now) add(status.startsWith('2'), `no longer answers ${status}`)
    for (const [media, { schema }] of Object.entries(answer.content ?? {})) {
      const schemaNow = now?.content?.[media]?.schema
      if (now && !schemaNow) add(true, `${status} is no longer ${media}`)
      else if (schema && schemaNow) compareSchemas(comparison, 'answer', status, schema, schemaNow)
    }
  }
  for (const status of Object.keys(is.operation.responses)) if (!was.responses[status]) add(status.startsWith('2'), `can answer ${status}`)
}

function compareScopes({ add }: Comparison, before: Record<string, string[]>[], after: Record<string, string[]>[]): void {
  const alternatives = (security: Record<string, string[]>[]) =>
    security.flatMap(({ oauth2 }) => (oauth2 ? [oauth2.toSorted().join(' and ')] : []))
  const [was, is] = [alternatives(before), alternatives(after)]
  if (was.join() === is.join()) return
  add(
    !was.every((scope) => is.includes(scope)),
    `takes the scope ${is.join(' or ') || '(none)'} instead of ${was.join(' or ') || '(none)'}`,
  )
}

/** The headers by which callers of an operation identify themselves, in lower case. */
function headersOf({ components }: Document, { security = [] }: Operation): string[] {
  const schemes = (components?.securitySchemes ?? {}) as Record<string, { in?: string; name?: string }>
  const named = security.flatMap((entry) => Object.keys(entry)).map((name) => schemes[name])
  return named.flatMap((scheme) => (scheme?.in === 'header' && scheme.name ? [scheme.name.toLowerCase()] : []))
}

function compareParameters(comparison: Comparison, before: Parameter[], after: Parameter[], credentials: readonly string[]): void {
  const { add } = comparison
  const find = (list: Parameter[], { name, in: place }: Parameter) => list.find((other) => other.name === name && other.in === place)
  for (const was of before) {
    const is = find(after, was)
    if (!is) {
      // The header is sent as before: only generated code takes it elsewhere.
      const isCredential = was.in === 'header' && credentials.includes(was.name.toLowerCase())
      add(!isCredential, isCredential ? `takes ${was.name} as a security scheme` : `the parameter ${was.name} is gone`)
      continue
    }
    if (!was.required && is.required) add(true, `the parameter ${was.name} became required`)
    if (was.schema.default !== is.schema.default)
      add(true, `the default of ${was.name} is ${String(is.schema.default)} instead of ${String(was.schema.default)}`)
    compareSchemas(comparison, 'request', was.name, was.schema, is.schema)
  }
  for (const is of after) if (!find(before, is)) add(is.required === true, `the parameter ${is.name} is new`)
}

const listOf = (value: unknown) => [value].flat().filter((item) => item !== undefined) as string[]

function compareSchemas(comparison: Comparison, direction: Direction, place: string, before: Schema, after: Schema): void {
  const pair = `${direction} ${String(before.$ref)} ${String(after.$ref)}`
  if (before.$ref && after.$ref) {
    if (comparison.under.has(pair)) return
    comparison.under.add(pair)
  }
  const [was, is] = [schemaOf(comparison.before, before), schemaOf(comparison.after, after)]
  const { add } = comparison
  const [loosens, tightens] = [direction === 'answer', direction === 'request']

  const [typesBefore, typesAfter] = [listOf(was.type), listOf(is.type)]
  const [lost, gained] = [
    typesBefore.filter((type) => !typesAfter.includes(type)),
    typesAfter.filter((type) => !typesBefore.includes(type)),
  ]
  if (lost.length > 0) add(tightens || gained.length > 0, `${place} is no longer ${lost.join(' or ')}`)
  if (gained.length > 0) add(loosens || lost.length > 0, `${place} can be ${gained.join(' or ')}`)

  const [valuesBefore, valuesAfter] = [listOf(was.enum), listOf(is.enum)]
  // Clients are told that values may be added to what they read.
  for (const value of valuesAfter.filter((each) => !valuesBefore.includes(each)))
    add(tightens && valuesBefore.length === 0, `${place} knows the value ${value}`)
  for (const value of valuesBefore.filter((each) => !valuesAfter.includes(each)))
    add(tightens, `${place} no longer knows the value ${value}`)

  if (tightens)
    for (const bound of ['maxLength', 'maximum', 'maxItems'] as const)
      if (Number(is[bound] ?? Infinity) < Number(was[bound] ?? Infinity))
        add(true, `${place} takes at most ${String(is[bound])} (${bound})`)
  const pattern = is.pattern as string | undefined
  if (tightens && pattern !== was.pattern && pattern !== undefined) add(true, `${place} has to match ${pattern}`)

  if (was.items && is.items) compareSchemas(comparison, direction, `${place}[]`, was.items as Schema, is.items as Schema)
  compareProperties(comparison, direction, place, was, is)
}

function compareProperties(comparison: Comparison, direction: Direction, place: string, was: Schema, is: Schema): void {
  const { add } = comparison
  const [before, after] = [(was.properties ?? {}) as Record<string, Schema>, (is.properties ?? {}) as Record<string, Schema>]
  const [required, requiredNow] = [listOf(was.required), listOf(is.required)]
  for (const [name, schema] of Object.entries(before)) {
    const now = after[name]
    const where = `${place}.${name}`
    if (!now) {
      add(direction === 'answer', `${where} is gone`)
      continue
    }
    if (direction === 'answer' && required.includes(name) && !requiredNow.includes(name)) add(true, `${where} may be missing`)
    if (direction === 'request' && !required.includes(name) && requiredNow.includes(name)) add(true, `${where} became required`)
    compareSchemas(comparison, direction, where, schema, now)
  }
  for (const name of Object.keys(after)) {
    if (!(name in before)) add(direction === 'request' && requiredNow.includes(name), `${place}.${name} is new`)
  }
}
