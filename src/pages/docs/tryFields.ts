// The fields of a try form: parameters and members of the body, which of them a first try needs, and the values that they begin with.
import { sentMedia, schemaOf, type Document, type Media, type NamedOperation, type Schema } from '../../contract/document.ts'
import { sampleOf } from '../../contract/sample.ts'
import { membersOf, textOf, type Member } from './memberTable.ts'
import { parameterOf } from './operationParts.ts'

export type TryField = {
  readonly place: 'path' | 'query' | 'header' | 'body'
  /** The name of a parameter, or the steps to a member of the body; 0 is the first item of a list. */
  readonly steps: readonly (string | number)[]
  readonly member: Member
  /** Whether a first try sends it. The others are sent when they are filled in. */
  readonly isNeeded: boolean
  /** Whether only tokens that act for the whole account need it. */
  readonly isForAccount: boolean
  readonly isDeprecated: boolean
  /** `list`: the text has a value in each line. */
  readonly kind: 'text' | 'number' | 'boolean' | 'list'
  /** What the contract allows, if it lists it. */
  readonly options?: readonly string[]
  /** The value of the contract's example, as a text. */
  readonly example: string
}
/** `body` is the smallest that the contract allows; undefined if a request without one is allowed, or if there is none. */
export type TryRequest = { readonly fields: readonly TryField[]; readonly body: unknown; readonly example: unknown }

export function tryRequestOf(document: Document, { operation }: NamedOperation): TryRequest {
  const { parameters = [], requestBody } = operation
  const ofParameters = parameters.flatMap((parameter): TryField[] => {
    if (parameter.in === 'cookie') return []
    const member = parameterOf(document)(parameter)
    return fieldOf(document, parameter.in, [parameter.name], member, parameter.example, {
      isNeeded: parameter.required === true || isAskedFor(member),
      isDeprecated: parameter.deprecated === true,
    })
  })
  const media = requestBody?.content[sentMedia(requestBody.content) ?? '']
  if (!media) return { fields: ofParameters, body: undefined, example: undefined }
  const { fields, body, example } = bodyOf(document, media)
  return {
    fields: [...ofParameters, ...fields],
    body: requestBody?.required || fields.some(({ isNeeded }) => isNeeded) ? body : undefined,
    example,
  }
}

function bodyOf(document: Document, { schema = {}, example: given, examples = {} }: Media): TryRequest {
  const example = given ?? Object.values(examples)[0]?.value ?? sampleOf(document, schema)
  const fields: TryField[] = []
  const needed = new Map<string, Schema>([['', schemaOf(document, schema)]])
  let body: unknown = schemaOf(document, schema).type === 'array' ? [] : {}
  for (const member of membersOf(document, schema, example)) {
    const steps = stepsOf(member.path)
    if (steps.includes('*')) continue
    const parent = needed.get(steps.slice(0, steps.at(-2) === 0 ? -2 : -1).join('.'))
    const isNeeded = parent !== undefined && (member.required || isAskedFor(member, parent))
    const value = valueAt(example, steps)
    const made = fieldOf(document, 'body', steps, member, value, { isNeeded })
    if (isNeeded) {
      needed.set(steps.join('.'), member.schema)
      body = withValue(body, steps, made.length > 0 ? (value ?? sampleOf(document, member.schema)) : emptyOf(member.schema))
    }
    // A member of an item that nobody needs would bring the item into the body.
    if (isNeeded || !steps.includes(0)) fields.push(...made)
  }
  return { fields, body, example }
}

/** Returns no field for an object or a list of objects. */
function fieldOf(
  document: Document,
  place: TryField['place'],
  steps: TryField['steps'],
  member: Member,
  example: unknown,
  more: { readonly isNeeded: boolean; readonly isDeprecated?: boolean },
): TryField[] {
  const { type, items, enum: values } = member.schema as { type?: string | string[]; items?: Schema; enum?: unknown[] }
  const [name = 'string'] = [type ?? []].flat().filter((one) => one !== 'null')
  const item = items && schemaOf(document, items)
  if (name === 'object' || (item && ![item.type].flat().some((one) => one !== 'object' && one !== 'null'))) return []
  const shown = example ?? sampleOf(document, member.schema)
  return [
    {
      place,
      steps,
      member,
      kind: item ? 'list' : name === 'boolean' ? 'boolean' : name === 'integer' || name === 'number' ? 'number' : 'text',
      isForAccount: forAccount.test(member.description),
      isDeprecated: false,
      ...(values && { options: values.filter((value) => value !== null).map(textOf) }),
      example: Array.isArray(shown) ? shown.map(textOf).join('\n') : textOf(shown),
      ...more,
    },
  ]
}

const forAccount = /\bRequired with (an )?account (and|or) service tokens?\b/

/**
 * Whether the contract demands in words what its schema leaves open, because the answer is then another than that to an invalid body: in the
 * member's own description, or in its parent's (`Requires `email`, and `name` or …`).
 */
function isAskedFor({ path, description }: Member, parent: Schema = {}): boolean {
  const [, asked = ''] = /\bRequires (.*?)(?: or |\.|$)/s.exec((parent as { description?: string }).description ?? '') ?? []
  return /\bRequired\.$/.test(description.trim()) || forAccount.test(description) || asked.includes(`\`${path.at(-1)}\``)
}

const stepsOf = (path: readonly string[]) => path.flatMap((name) => (name.endsWith('[]') ? [name.slice(0, -2), 0] : [name]))

const valueAt = (value: unknown, steps: TryField['steps']): unknown =>
  steps.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | null | undefined)?.[step], value)

/** Returns a copy of a value with another at its end of the steps. */
function withValue(value: unknown, [step, ...further]: TryField['steps'], inner: unknown): unknown {
  if (step === undefined) return inner
  if (step === 0) return [withValue((value as unknown[] | undefined)?.[0], further, inner)]
  const object = value as Record<string, unknown> | undefined
  return { ...object, [step]: withValue(object?.[step], further, inner) }
}

const emptyOf = ({ type }: Schema) => ([type].flat().includes('array') ? [] : {})
