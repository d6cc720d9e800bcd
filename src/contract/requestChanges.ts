// Compares operations keyword by keyword: security, parameters, headers, bodies, responses.
import {
  below,
  compareBy,
  conditions,
  effectOfCondition,
  elsewhere,
  meanings,
  meaningsOfRequests,
  note,
  remarks,
  turned,
  upper,
  values,
  type Effect,
  type Comparison,
  type Rule,
  type Rules,
} from './comparison.ts'
import {
  roleKindOf,
  type Answer,
  type Document,
  type Header,
  type Media,
  type Operation,
  type Parameter,
  type RequestBody,
  type Schema,
} from './document.ts'
import { compareSchemas } from './schemaChanges.ts'

/** Compares two states of an operation. For a notification, which the server sends, the directions are reversed. */
export function compareOperations(at: Comparison, was: Operation, is: Operation): void {
  const roles = Object.keys({ ...was, ...is }).filter((keyword) => roleKindOf(keyword) !== undefined)
  compareBy({ ...operationRules, ...values(roles, effectOfCallers, refused) }, at, was, is)
}

type Entries<Value> = Readonly<Record<string, Value>>
/** Alternatives: each has the scopes that every one of its schemes requires. */
type Security = Entries<string[]>[]

const security: Rule = (at, before, after) => {
  const [was, is] = [alternativesOf(before), alternativesOf(after)]
  const lost = was.filter((old) => !is.some((now) => isMetBy(now, old)))
  const gained = is.filter((now) => !was.some((old) => isMetBy(old, now)))
  const text = `takes ${toldOf(is)} instead of ${toldOf(was)}`
  if (lost.length > 0) note(at, 'narrowed', text, refused)
  else if (gained.length > 0) note(at, 'widened', text)
}

const refused = 'callers that were let in are refused'

/** No alternatives at all is the same as one that requires nothing. */
const alternativesOf = (stated: unknown): Security => ((stated as Security).length > 0 ? (stated as Security) : [{}])

/** Whether a caller who has everything that `held` requires has everything that `asked` requires. */
const isMetBy = (asked: Security[number], held: Security[number]) =>
  Object.entries(asked).every(([scheme, scopes]) => scopes.every((scope) => held[scheme]?.includes(scope)) && held[scheme] !== undefined)

const toldOf = (alternatives: Security) =>
  alternatives
    .map((entry) =>
      Object.entries(entry)
        .map(([scheme, scopes]) => [scheme, ...scopes].join(' '))
        .join(' with '),
    )
    .map((entry) => entry || 'anybody')
    .join(' or ')

/** The effect of a change to a list of permitted callers. Without a list, everyone may call. */
const effectOfCallers = (before: unknown, after: unknown): Effect => {
  if (before === undefined || after === undefined) return effectOfCondition(before, after)
  const [was, is] = [before as string[], after as string[]]
  const [lost, gained] = [was.some((one) => !is.includes(one)), is.some((one) => !was.includes(one))]
  return lost ? (gained ? 'changed' : 'narrowed') : gained ? 'widened' : 'told'
}

/** Returns the headers with which callers of an operation identify themselves, in lower case. */
function credentialsOf({ components }: Document, { security: own = [] }: Operation): string[] {
  const schemes = (components?.securitySchemes ?? {}) as Entries<{ in?: string; name?: string }>
  const named = own.flatMap((entry) => Object.keys(entry)).map((name) => schemes[name])
  return named.flatMap((scheme) => (scheme?.in === 'header' && scheme.name ? [scheme.name.toLowerCase()] : []))
}

const parameters: Rule = (at, before = [], after = [], _was, is) => {
  const [old, now] = [before as Parameter[], after as Parameter[]]
  const find = (list: Parameter[], { name, in: place }: Parameter) => list.find((other) => other.name === name && other.in === place)
  const placeOf = ({ name, in: place }: Parameter) => below(at, `${place}/${name}`)
  for (const parameter of old) {
    const same = find(now, parameter)
    const isCredential =
      parameter.in === 'header' && credentialsOf(at.after, is as unknown as Operation).includes(parameter.name.toLowerCase())
    if (same) compareBy(parameterRules, placeOf(parameter), styled(parameter), styled(same))
    // Clients send the header as before; only generated code places it elsewhere.
    else if (isCredential) note(placeOf(parameter), 'told', 'is a security scheme')
    else
      note(
        placeOf(parameter),
        'changed',
        'is gone',
        at.direction === 'request' ? 'what clients send there is ignored' : 'clients that read it find nothing',
      )
  }
  for (const parameter of now) if (!find(old, parameter)) note(placeOf(parameter), parameter.required ? 'narrowed' : 'told', 'is new')
}

/** Returns the parameter with its style and explode, or with OpenAPI's defaults for them. */
function styled(parameter: Parameter): object {
  const style = parameter.in === 'query' ? 'form' : 'simple'
  return { style, explode: parameter.in === 'query', ...parameter }
}

const schema: Rule = (at, before, after) => {
  if (before && after) compareSchemas(at, before as Schema, after as Schema)
  else note(at, effectOfCondition(before, after), before ? 'can be anything' : 'has a schema')
}

const requestBody: Rule = (at, before, after) => {
  const place = below(at, 'body')
  const [was, is] = [before as RequestBody | undefined, after as RequestBody | undefined]
  if (was && is) compareBy(bodyRules, place, was, is)
  else if (was) note(place, 'changed', 'is gone', 'what clients send there is ignored')
  else note(place, is?.required ? 'narrowed' : 'widened', 'is new')
}

const content: Rule = (at, before = {}, after = {}) => {
  const [old, now] = [before as Entries<Media>, after as Entries<Media>]
  for (const [media, was] of Object.entries(old)) {
    if (now[media]) compareBy(mediaRules, at, was, now[media])
    else note(at, 'changed', `is no longer ${media}`)
  }
  for (const media of Object.keys(now)) if (!old[media]) note(at, 'widened', `can be ${media}`)
}

const responses: Rule = (at, before = {}, after = {}) => {
  const [old, now] = [before as Entries<Answer>, after as Entries<Answer>]
  const answers = turned(at)
  const isSuccess = (status: string) => /^[23]/.test(status)
  for (const [status, was] of Object.entries(old)) {
    if (now[status]) compareBy(answerRules, below(answers, status), was, now[status])
    else note(below(answers, status), isSuccess(status) ? 'changed' : 'narrowed', 'is no longer given')
  }
  // A new error status breaks no client: to a client, every error is an error.
  for (const status of Object.keys(now))
    if (!old[status]) note(below(answers, status), isSuccess(status) ? 'widened' : 'told', 'can be given')
}

const headers: Rule = (at, before = {}, after = {}) => {
  const [old, now] = [before as Entries<Header>, after as Entries<Header>]
  const placeOf = (name: string) => below(at, `headers/${name}`)
  for (const [name, was] of Object.entries(old)) {
    if (now[name]) compareBy(headerRules, placeOf(name), was, now[name])
    else note(placeOf(name), 'changed', 'is gone', 'clients that read it find nothing')
  }
  for (const name of Object.keys(now)) if (!old[name]) note(placeOf(name), 'told', 'is new')
}

/** Marks what exists only under a profile, which not every server has. */
const profile = values(['x-profile'], (_before, after) => (after === undefined ? 'told' : 'changed'))

const headerRules: Rules = {
  ...conditions('required'),
  schema,
  ...meanings('style', 'explode'),
  ...profile,
  ...remarks('deprecated'),
  ...elsewhere('x-pipeline'),
}

const parameterRules: Rules = { ...headerRules, ...upper('x-clamp'), ...meaningsOfRequests('x-decode'), ...elsewhere('name', 'in') }

const mediaRules: Rules = { schema }

const bodyRules: Rules = { ...conditions('required'), content }

const answerRules: Rules = { headers, content, ...meanings('x-empty-body') }

const operationRules: Rules = {
  security,
  parameters,
  requestBody,
  responses,
  ...values(['x-token-kinds'], effectOfCallers, refused),
  ...upper('x-max-body'),
  ...meaningsOfRequests('x-secret-answer'),
  ...profile,
  ...remarks('tags', 'deprecated', 'x-deprecated-since', 'x-sunset', 'x-own'),
  ...elsewhere('operationId', 'x-webhook-url'),
}
