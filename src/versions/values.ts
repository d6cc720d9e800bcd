// Names and values that differ between two versions: finds them by the contract's schemas, and rewrites schemas, examples and bodies.
//
// For example, with the older name `key` for `id` and seconds since 1970 for a date-time, in a schema that declares these members:
//   newer  { id: '019cb910ec600001', created_at: '2026-03-05T13:40:00Z', tags: ['ROS'] }
//   older  { key: '019cb910ec600001', created_at: 1772718000, tags: ['ROS'] }
// `rewrite` turns the first body into the second (direction `older`) and back (`newer`); `rewriteContract` changes the schema likewise.
import { resolve, schemaOf, type Document, type Media, type Schema } from '../contract/document.ts'

export type Differing = {
  /** The older name of each property, by its newer one. */
  readonly names?: Readonly<Record<string, string>>
  /**
   * A form of value: which schemas have it, the older schema, and the functions that convert a value to the older or the newer version. A
   * value that does not have the form is returned unchanged.
   */
  readonly form?: {
    readonly isMeant: (schema: Schema) => boolean
    readonly schema: (schema: Schema) => Schema
    readonly older: (value: unknown) => unknown
    readonly newer: (value: unknown) => unknown
  }
}
export type Direction = 'older' | 'newer'

/** What to do with the values of a schema, or of several schemas that describe the same value. */
export type Plan = {
  /** What a name is in the other version: `older` has the older names by the newer ones, `newer` the newer names by the older ones. */
  readonly names: Readonly<Record<Direction, Map<string, string>>>
  readonly members: Map<string, Plan>
  items?: Plan
  /** For members that have no plan of their own. */
  values?: Plan
  hasForm: boolean
  /** Whether anything differs here or deeper; computed when it is first needed. */
  differs?: boolean
}

/** Returns a function that plans for the document's schemas as they are now. The same schemas always have the same plan. */
export function planner(document: Document, { names = {}, form }: Differing): (...schemas: Schema[]) => Plan {
  const plans = new Map<string, Plan>()
  const numbers = new Map<Schema, number>()
  const numberOf = (schema: Schema) => numbers.get(schema) ?? numbers.set(schema, numbers.size).size - 1

  function planOf(...given: Schema[]): Plan {
    const schemas = new Set(given.map((schema) => schemaOf(document, schema)))
    const name = [...schemas].map(numberOf).join(' ')
    const known = plans.get(name)
    if (known) return known
    const plan: Plan = { names: { older: new Map(), newer: new Map() }, members: new Map(), hasForm: false }
    // Stored before it is filled, since a schema may contain itself.
    plans.set(name, plan)
    fill(plan, schemas)
    return plan
  }

  function fill(plan: Plan, schemas: ReadonlySet<Schema>): void {
    // Parts count as the schema itself, so the set grows while it is iterated.
    const all = new Set(schemas)
    const members = new Map<string, Schema[]>()
    const [items, values]: [Schema[], Schema[]] = [[], []]
    for (const schema of all) {
      if (form?.isMeant(schema)) plan.hasForm = true
      for (const keyword of ['allOf', 'oneOf', 'anyOf'])
        for (const part of (schema[keyword] ?? []) as Schema[]) all.add(schemaOf(document, part))
      const properties = (schema.properties ?? {}) as Record<string, Schema>
      for (const [name, older] of Object.entries(names)) {
        // In an open record, a member with a renamed name is that attribute, declared or not.
        if (!(name in properties) && schema.additionalProperties !== true) continue
        plan.names.older.set(name, older)
        plan.names.newer.set(older, name)
      }
      for (const [name, member] of Object.entries(properties)) members.set(name, [...(members.get(name) ?? []), member])
      if (schema.items) items.push(schema.items as Schema)
      if (typeof schema.additionalProperties === 'object') values.push(schema.additionalProperties as Schema)
    }
    for (const [name, own] of members) plan.members.set(name, planOf(...own))
    if (items.length > 0) plan.items = planOf(...items)
    if (values.length > 0) plan.values = planOf(...values)
  }

  return planOf
}

/** Whether a plan changes anything. Most of a response does not differ and is not traversed. */
function differs(plan: Plan): boolean {
  if (plan.differs !== undefined) return plan.differs
  // A plan may contain itself: the set grows while it is iterated.
  const all = new Set([plan])
  plan.differs = false
  for (const { hasForm, names, members, items, values } of all) {
    if (hasForm || names.older.size > 0) plan.differs = true
    for (const inner of [...members.values(), items, values]) if (inner) all.add(inner)
  }
  return plan.differs
}

/**
 * Returns the value in the other version's form. The given value is not modified, since responses may share parts with each other. Parts
 * that do not differ are returned as they are, so they are shared as well.
 */
export function rewrite(plan: Plan | undefined, differing: Differing, direction: Direction, given: unknown): unknown {
  if (!plan || !differs(plan)) return given
  const value = plan.hasForm && differing.form ? differing.form[direction](given) : given
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return plan.items ? value.map((item) => rewrite(plan.items, differing, direction, item)) : value
  const from = value as Record<string, unknown>
  const to: Record<string, unknown> = {}
  const renamed = plan.names[direction]
  const taken = plan.names[direction === 'older' ? 'newer' : 'older']
  for (const name of Object.keys(from)) {
    // In the other version this name belongs to another attribute, and this member does not exist there.
    if (taken.has(name)) continue
    const other = renamed.get(name) ?? name
    to[other] = rewrite(plan.members.get(direction === 'older' ? name : other) ?? plan.values, differing, direction, from[name])
  }
  return to
}

/**
 * Rewrites a document's schemas and examples, and the names that its descriptions quote, in place. Parameters are left alone: their names
 * and forms are not attributes.
 */
export function rewriteContract(document: Document, differing: Differing): void {
  const planOf = planner(document, differing)
  const example = (schema: Schema) => (value: unknown) => rewrite(planOf(schema), differing, 'older', value)
  const schemas = schemasOf(document)
  for (const { schema = {}, ...media } of mediaOf(document)) {
    if (media.example !== undefined) Object.assign(media.holder, { example: example(schema)(media.example) })
    for (const one of Object.values(media.examples ?? {})) one.value = example(schema)(one.value)
  }
  for (const schema of schemas) {
    if (Array.isArray(schema.examples)) schema.examples = schema.examples.map(example(schema))
  }
  const { names = {}, form } = differing
  for (const schema of schemas) {
    if (schema.properties) {
      const members = Object.entries(schema.properties as Record<string, Schema>)
      schema.properties = Object.fromEntries(members.map(([name, member]) => [names[name] ?? name, member]))
      if (schema.required) schema.required = (schema.required as string[]).map((name) => names[name] ?? name)
    }
    if (!form?.isMeant(schema)) continue
    const older = form.schema(schema)
    for (const keyword of Object.keys(schema)) delete schema[keyword]
    Object.assign(schema, older)
  }
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item)) as { description?: unknown }[]
  for (const described of [...schemas, ...operations]) {
    if (typeof described.description === 'string')
      described.description = described.description.replaceAll(/`(\w+)`/g, (quoted, name: string) =>
        Object.hasOwn(names, name) ? `\`${names[name]}\`` : quoted,
      )
  }
}

type HeldMedia = Media & { readonly holder: Media }

/** Returns the bodies of all operations. */
function mediaOf(document: Document): HeldMedia[] {
  const found = new Set<Media>()
  const add = (content: Record<string, Media> | undefined) => Object.values(content ?? {}).forEach((media) => found.add(media))
  type Holder = { $ref?: string; content?: Record<string, Media> }
  const follow = (one: Holder | undefined): Holder | undefined => (one?.$ref === undefined ? one : (resolve(document, one.$ref) as Holder))
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item) as { requestBody?: Holder; responses?: Record<string, Holder> }[]) {
      add(follow(operation?.requestBody)?.content)
      for (const answer of Object.values(operation?.responses ?? {})) add(follow(answer)?.content)
    }
  }
  return [...found].map((holder) => ({ ...holder, holder }))
}

/** Returns every schema of components and bodies, including nested ones, each once. */
function schemasOf(document: Document): Set<Schema> {
  const found = new Set<Schema>()
  const add = (schema: Schema | undefined): void => {
    if (!schema || found.has(schema)) return
    found.add(schema)
    if (schema.$ref) return
    for (const keyword of ['allOf', 'oneOf', 'anyOf']) for (const part of (schema[keyword] ?? []) as Schema[]) add(part)
    for (const member of Object.values((schema.properties ?? {}) as Record<string, Schema>)) add(member)
    add(schema.items as Schema | undefined)
    if (typeof schema.additionalProperties === 'object') add(schema.additionalProperties as Schema)
  }
  for (const schema of Object.values(document.components?.schemas ?? {})) add(schema)
  for (const { schema } of mediaOf(document)) add(schema)
  return found
}
