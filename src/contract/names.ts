// Finds names that generated code cannot have: keywords, names that a generator uses itself, and two names that become one.
import { operationsOf, webhooksOf, type Document, type Schema } from './document.ts'
import { propertiesOf, schemasIn } from './schemas.ts'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** The keywords of Go, Java, C#, Python, Rust and TypeScript. */
const keywords = words(`
  break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct
  switch type var
  abstract assert boolean byte catch char class do double enum extends final finally float implements instanceof int long native new private
  protected public short static strictfp super synchronized this throw throws transient try void volatile while true false null record yield
  as base bool checked decimal delegate event explicit extern fixed foreach implicit in internal is lock namespace object operator out override
  params readonly ref sbyte sealed sizeof stackalloc string typeof uint ulong unchecked unsafe ushort using virtual
  and async await def del elif except from global lambda match nonlocal not or pass raise with none
  become box crate dyn fn gen impl let loop macro mod move mut priv pub self trait unsized use where
  debugger delete export function
`)

/** Types that generated code imports or that its language provides without an import. */
const types = words(`
  Any ApiClient ApiError Attribute Boolean Box Configuration Date Double Enum Error Exception False File Float Guid Integer List Long Map None
  Number Object Option Override Record Request Response Result Self Set String Task True Type Vec
`)

/** Generators choose the case of a name and the separators between its words, so names are compared without them. */
const canonical = (name: string) => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()
const pascal = (name: string) => name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Returns a fault for each name that some generator makes equal to an earlier one. */
function collisions(place: string, names: readonly string[], of: string): string[] {
  const known = new Map<string, string>()
  return names.flatMap((name) => {
    const other = known.get(canonical(name))
    known.set(canonical(name), other ?? name)
    return other === undefined
      ? []
      : [`${place}: ${of} ${other} and ${name} become one name in some language, ${pascal(name)}: rename one of them`]
  })
}

/** Returns every fault in the names of a contract: of operations, schemas, properties, parameters and enum values. */
export function nameFaults(document: Document): string[] {
  const operations = operationsOf(document)
  const schemas = Object.entries(document.components?.schemas ?? {})
  return [
    ...operations.flatMap(({ id }) =>
      keywords.has(canonical(id)) ? [`${id} is a keyword of some language: name the operation by a verb and a noun`] : [],
    ),
    ...collisions(
      'paths',
      [...operations.map(({ id }) => id), ...webhooksOf(document).map(({ operation }) => operation.operationId)],
      'the operations',
    ),
    ...operations.flatMap(({ id, operation }) =>
      collisions(
        id,
        (operation.parameters ?? []).map(({ name }) => name),
        'the parameters',
      ),
    ),
    ...schemas.flatMap(([name]) =>
      types.has(name) ? [`components/schemas/${name} is called like a type that generated code has already: say what it is of`] : [],
    ),
    ...collisions(
      'components/schemas',
      schemas.map(([name]) => name),
      'the schemas',
    ),
    ...operationsLikeSchemas(
      operations.map(({ id }) => id),
      schemas,
    ),
    ...constructorFaults(schemas),
    ...schemasIn(document).flatMap(({ place, schema }) => propertyFaults(document, place, schema)),
  ]
}

function operationsLikeSchemas(ids: readonly string[], schemas: readonly [string, Schema][]): string[] {
  const names = new Map(schemas.map(([name]) => [canonical(name), name]))
  return ids.flatMap((id) => {
    const schema = names.get(canonical(id))
    return schema === undefined ? [] : [`${id} and components/schemas/${schema} become one name in some language: rename one of them`]
  })
}

/** Finds collisions among what Go declares for each schema: a type, its constructors, its nullable form, a constant for each enum value. */
function constructorFaults(schemas: readonly [string, Schema][]): string[] {
  const declared = new Map(schemas.map(([name]) => [name.toLowerCase(), name]))
  return schemas.flatMap(([name, { enum: values = [] }]) => {
    const made = [
      `New${name}`,
      `New${name}WithDefaults`,
      `Nullable${name}`,
      `NewNullable${name}`,
      ...(values as unknown[]).map((value) => name + pascal(String(value))),
    ]
    return made.flatMap((other) => {
      const taken = declared.get(other.toLowerCase())
      declared.set(other.toLowerCase(), taken ?? other)
      return taken === undefined
        ? []
        : [`components/schemas/${name}: Go declares ${other} for it, which ${taken} is called already: rename one of them`]
    })
  })
}

const accessors = ['Get', 'Has', 'Set', 'Unset']

function propertyFaults(document: Document, place: string, schema: Schema): string[] {
  if ('$ref' in schema) return []
  const properties = propertiesOf(document, schema)
  const taken = new Set(properties.map(pascal))
  const accessed = properties.flatMap((name) =>
    accessors.map((verb) => [name, verb + pascal(name)] as const).filter(([, accessor]) => taken.has(accessor)),
  )
  const own = properties.filter((name) => place === `components/schemas/${pascal(name)}`)
  return [
    ...collisions(place, properties, 'the properties'),
    ...collisions(place, ((schema.enum ?? []) as unknown[]).map(String), 'the values'),
    ...accessed.map(
      ([name, accessor]) =>
        `${place}: Go and Java give ${name} the accessor ${accessor}, which another property is called: rename one of them`,
    ),
    ...own.map((name) => `${place}: C# has no property ${name} in a class of that name: rename one of them`),
  ]
}
