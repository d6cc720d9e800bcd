// Where a field finds ids that exist: the operation that lists the records which its name or its place in the path means.
import { schemaOf, type Document, type NamedOperation, type Schema } from '../../contract/document.ts'
import type { OperationFacts } from '../../contract/facts.ts'
import { namesIn } from '../../contract/pathTemplate.ts'
import { membersOf, type Member } from './memberTable.ts'

/** A list of records. The script of the try form reads it from the page. */
export type IdSource = {
  /** The list's path. Placeholders in it are parameters of the field's own operation. */
  readonly path: string
  /** The member of the answer that has the records; empty if the answer itself is the list. */
  readonly list: string
  /** The member of a record that the field takes, and those that name the record to a reader. */
  readonly value: string
  readonly names: readonly string[]
  /** Whether the list takes `limit`. */
  readonly limited: boolean
}

type Field = Pick<Member, 'schema'> & { readonly place: string; readonly name: string }
/** Returns the source of a field of an operation, and the scopes that reading it takes; undefined if no operation lists such records. */
export type SourceOf = (of: NamedOperation, field: Field) => { readonly source: IdSource; readonly scopes: readonly string[] } | undefined

type Listing = Pick<IdSource, 'path' | 'list' | 'limited'> & {
  readonly noun: string
  readonly item: ReadonlyMap<string, Member>
  readonly scopes: readonly string[]
}

/** The members that name a record to a reader; the first that it has do. */
const nameMembers = [['title'], ['name'], ['firstname', 'lastname'], ['label'], ['body'], ['filename'], ['description'], ['event']]
/** The last word of a field's name, which is also that of the record's member. */
const idWords: ReadonlySet<string> = new Set(['id', 'shortcode', 'key', 'uuid'])

export function sourcesOver(
  document: Document,
  operations: readonly NamedOperation[],
  facts: Readonly<Record<string, OperationFacts>>,
): SourceOf {
  const listings = operations
    .flatMap((named) => listingOf(document, named, facts[named.id]?.scopes?.[0]))
    // Records of the whole account come before those of one record.
    .toSorted((a, b) => namesIn(a.path).length - namesIn(b.path).length)

  return (of, { place, name, schema }) => {
    const own = namesIn(of.path)
    const reachable = listings.filter(({ path }) => namesIn(path).every((placeholder) => own.includes(placeholder)))
    const values = [name, name.split('_').at(-1) ?? '', ...('items' in schema ? ['slug'] : []), 'id', 'identifier']
    for (const { item, scopes, path, list, limited } of meant(reachable, of, place, name)) {
      const value = values.find((one) => isAlike(item.get(one)?.schema, schema))
      const names = nameMembers.find((parts) => parts.every((part) => item.has(part))) ?? []
      if (value !== undefined) return { source: { path, list, limited, value, names }, scopes }
    }
    return undefined
  }
}

/** Returns the lists whose records a field may mean, the likeliest first. */
function meant(listings: readonly Listing[], of: NamedOperation, place: string, name: string): Listing[] {
  const called = (noun: string) => listings.filter((listing) => listing.noun === noun || listing.noun.endsWith(`_${noun}`))
  const steps = of.path.split('/')
  if (place === 'path' || name === 'id' || name === 'ids') {
    const above = place === 'path' ? steps.slice(0, steps.indexOf(`{${name}}`)) : steps
    const last = above.findLast((step) => !step.startsWith('{')) ?? ''
    return [
      ...above.flatMap((_, at) => listings.filter(({ path }) => path === above.slice(0, above.length - at).join('/'))),
      ...called(last),
    ]
  }
  const words = name.split('_')
  if (!idWords.has(words.at(-1) ?? '')) return called(name)
  // Of `target_department_id`: target departments, then departments.
  return words.slice(0, -1).flatMap((_, from) => called(pluralOf(words.slice(from, -1).join('_'))))
}

const pluralOf = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`)

function listingOf(document: Document, { method, path, operation }: NamedOperation, scopes: readonly string[] | undefined): Listing[] {
  const noun = path.split('/').at(-1) ?? ''
  const parameters = operation.parameters ?? []
  const schema = operation.responses['200']?.content?.['application/json']?.schema
  if (method !== 'GET' || !schema || noun.startsWith('{') || parameters.some(({ in: place, required }) => place === 'query' && required))
    return []
  const members = membersOf(document, schema)
  const isList = schemaOf(document, schema).type === 'array'
  const list = isList ? '' : members.find(({ path, schema: { type } }) => path.length === 1 && type === 'array')?.path[0]
  if (list === undefined) return []
  const item = new Map(
    members.flatMap((member) =>
      member.path.length === 2 && member.path[0] === `${list}[]` ? [[member.path[1] as string, member] as const] : [],
    ),
  )
  return [{ path, list, noun, item, limited: parameters.some(({ name }) => name === 'limit'), scopes: scopes ?? [] }]
}

/** Whether values of both schemas have a type in common; of a list, its items. */
function isAlike(one: Schema | undefined, other: Schema): boolean {
  const { items } = other as { items?: Schema }
  const types = [(items ?? other).type].flat()
  return one !== undefined && [one.type].flat().some((type) => type !== 'null' && types.includes(type))
}
