// Lists what changed between two states of a contract, in words, and whether it breaks existing clients.
import {
  below,
  compareBy,
  comparisonOf,
  elsewhere,
  meanings,
  note,
  remarks,
  type Change,
  type Comparison,
  type Rule,
  type Rules,
} from './comparison.ts'
import { operationsOf, webhooksOf, type Document, type NamedOperation, type NamedWebhook, type Operation } from './document.ts'
import { defaultMaxBody } from './facts.ts'
import { compareOperations } from './requestChanges.ts'

/**
 * Returns every change: first by operation in the order of ids, then by notification, then of the contract as a whole. A change is breaking
 * if an unchanged, correct client could fail because of it. Throws for a keyword that cannot be compared, even where nothing changed.
 */
export function changesBetween(before: Document, after: Document): Change[] {
  const [was, is] = [withoutProse(before), withoutProse(after)]
  // The new state is first compared with itself: otherwise additions are compared with nothing, and their keywords are not checked.
  changes(is, is)
  return changes(was, is)
}

function changes(before: Document, after: Document): Change[] {
  const found: Change[] = []
  const at = (name: string) => comparisonOf(before, after, name, found)
  for (const [id, was, is] of pairs(operationsOf(before), operationsOf(after), ({ id }) => id)) compareNamed(at(id), was, is)
  for (const [event, was, is] of pairs(webhooksOf(before), webhooksOf(after), ({ event }) => event)) compareSent(at(event), was, is)
  compareBy(documentRules, at('contract'), before, after)
  return found
}

/** Pairs the two states of each thing by name, sorted by name. */
function pairs<Named>(before: Named[], after: Named[], nameOf: (named: Named) => string): [string, Named | undefined, Named | undefined][] {
  const [old, now] = [before, after].map((list) => new Map(list.map((named) => [nameOf(named), named]))) as [
    Map<string, Named>,
    Map<string, Named>,
  ]
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().map((name) => [name, old.get(name), now.get(name)])
}

/** Notes a change of an operation or a notification as a whole. */
const tell = ({ changes: found, operation }: Comparison, breaking: boolean, text: string) =>
  found.push({ operation, where: '', breaking, text })

function compareNamed(at: Comparison, was: NamedOperation | undefined, is: NamedOperation | undefined): void {
  if (!was && is) tell(at, false, `added: ${is.method} ${is.path}`)
  else if (was && !is) tell(at, true, `removed: ${was.method} ${was.path}`)
  else if (was && is) {
    if (was.method !== is.method || was.path !== is.path) tell(at, true, `moved from ${was.method} ${was.path} to ${is.method} ${is.path}`)
    compareOperations(at, stated(at.before, was.operation), stated(at.after, is.operation))
  }
}

/** Returns the operation with the document's security and the default body limit, unless it declares its own. */
const stated = ({ security = [] }: Document, operation: Operation): Operation => ({ security, 'x-max-body': defaultMaxBody, ...operation })

function compareSent(at: Comparison, was: NamedWebhook | undefined, is: NamedWebhook | undefined): void {
  if (!was) tell(at, false, 'added: a notification')
  else if (!is) tell(at, true, 'removed: the notification')
  else compareOperations({ ...at, direction: 'answer' }, stated(at.before, was.operation), stated(at.after, is.operation))
}

type Entries = Readonly<Record<string, object>>

/** Compares the entries that have the same name by the given rules, and notes those that only one state has. */
const eachBy =
  (rules: Rules): Rule =>
  (at, before = {}, after = {}) => {
    const [was, is] = [before as Entries, after as Entries]
    for (const [name, old] of Object.entries(was)) {
      if (is[name]) compareBy(rules, below(at, name), old, is[name])
      else note(below(at, name), 'narrowed', 'is gone')
    }
    for (const name of Object.keys(is)) if (!was[name]) note(below(at, name), 'told', 'is new')
  }

const scopes: Rule = (at, before = {}, after = {}) => {
  for (const name of Object.keys(before as object)) if (!Object.hasOwn(after as object, name)) note(at, 'narrowed', `has no scope ${name}`)
  for (const name of Object.keys(after as object)) if (!Object.hasOwn(before as object, name)) note(at, 'told', `has the scope ${name}`)
}

const schemeRules: Rules = {
  ...meanings('type', 'scheme', 'in', 'name', 'openIdConnectUrl'),
  flows: eachBy({ ...meanings('authorizationUrl', 'tokenUrl', 'refreshUrl'), scopes }),
  ...remarks('bearerFormat'),
}

/** Compares whatever else a path declares. Its operations are compared by their ids. */
const itemsBy =
  (rules: Rules): Rule =>
  (at, _before, after = {}) => {
    for (const [path, item] of Object.entries(after as Entries)) compareBy(rules, below(at, path), {}, item)
  }

const documentRules: Rules = {
  ...elsewhere('openapi', 'info', 'security', 'tags'),
  ...meanings('servers'),
  paths: itemsBy(elsewhere('get', 'put', 'post', 'delete', 'patch', 'parameters')),
  webhooks: itemsBy(elsewhere('post')),
  components: (at, before = {}, after = {}) => compareBy(componentRules, at, before as object, after as object),
}

/** Components are compared wherever they are used. */
const componentRules: Rules = {
  ...elsewhere('schemas', 'parameters', 'headers', 'responses', 'requestBodies', 'examples'),
  securitySchemes: (at, ...states) => eachBy(schemeRules)(below(at, 'securitySchemes'), ...states),
}

const prose = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'x-example-query'])
/** The keys below these keywords are names, even if they look like keywords. */
const named = new Set(['properties', 'mapping', 'schemas', 'headers', 'responses', 'parameters', 'requestBodies', 'paths', 'webhooks'])

/** Returns a copy of a part of the contract without the prose, which only informs people. */
export function withoutProse<Part>(part: Part, hasNames = false): Part {
  if (Array.isArray(part)) return part.map((item) => withoutProse(item)) as Part
  if (typeof part !== 'object' || part === null) return part
  const kept = Object.entries(part).filter(([key]) => hasNames || !prose.has(key))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutProse(inner, !hasNames && named.has(key))])) as Part
}
