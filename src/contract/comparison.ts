// One comparison of two states of a contract: what it notes, and the table by which it compares the keywords of an object.
import type { Document, Schema } from './document.ts'

/** `operation` is an operationId, the event of a notification, or `contract`. `where` is a direction and a pointer, or empty. */
export type Change = { readonly operation: string; readonly where: string; readonly breaking: boolean; readonly text: string }

/** Who makes the value: a request is a client's, an answer is the server's, and so is a notification. */
export type Direction = 'request' | 'answer'

/**
 * What a change does to the values that are allowed. Fewer break requests, more break answers; `changed` is some more and some fewer, and
 * `told` does nothing to them.
 */
export type Effect = 'narrowed' | 'widened' | 'changed' | 'told'

/** The place that is being compared, in both states. */
export type Comparison = {
  readonly before: Document
  readonly after: Document
  readonly operation: string
  readonly direction: Direction
  /** A pointer into the request or the answer, `/200/jobs/[]/title`. */
  readonly place: string
  readonly changes: Change[]
  /** The pairs of schemas that this operation has been compared in, for each direction: a schema may hold itself. */
  readonly seen: Readonly<Record<Direction, Map<Schema, Set<Schema>>>>
}

/** Compares one keyword; the value is undefined in the state that lacks it. `was` and `is` are the whole objects. */
export type Rule = (at: Comparison, before: unknown, after: unknown, was: Record<string, unknown>, is: Record<string, unknown>) => void
/** How each keyword of one kind of object is compared. */
export type Rules = Readonly<Record<string, Rule>>

export const comparisonOf = (before: Document, after: Document, operation: string, changes: Change[]): Comparison => ({
  before,
  after,
  operation,
  direction: 'request',
  place: '',
  changes,
  seen: { request: new Map(), answer: new Map() },
})

/** The place below this one. */
export const below = (at: Comparison, step: string): Comparison => ({ ...at, place: `${at.place}/${step}` })

/** The same place as what the other side sends. */
export const turned = (at: Comparison): Comparison => ({ ...at, direction: at.direction === 'request' ? 'answer' : 'request' })

const notices: Readonly<Record<Direction, string>> = {
  request: 'requests that were right may be refused',
  answer: 'clients may get what they do not expect',
}

/** Notes a change. `notice` says what a client sees of it where it breaks, if not the usual. */
export function note(
  { operation, direction, place, changes }: Comparison,
  effect: Effect,
  text: string,
  notice = notices[direction],
): void {
  const breaking = effect === 'changed' || effect === (direction === 'request' ? 'narrowed' : 'widened')
  changes.push({ operation, where: `${direction} ${place}`.trimEnd(), breaking, text: breaking ? `${text}; ${notice}` : text })
}

/** A refusal to compare what stands here. */
export const beyondComparing = ({ operation, direction, place }: Comparison, reason: string): Error =>
  new Error(`${operation} ${direction} ${place}: ${reason}`)

/** Compares two objects keyword by keyword. Throws for a keyword that the rules lack. */
export function compareBy(rules: Rules, at: Comparison, was: object, is: object): void {
  const [before, after] = [was as Record<string, unknown>, is as Record<string, unknown>]
  for (const keyword of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const rule = Object.hasOwn(rules, keyword) ? rules[keyword] : undefined
    if (!rule) throw beyondComparing(at, `no rule compares the keyword ${keyword}; leave it out, or give it a rule in src/contract`)
    rule(at, before[keyword], after[keyword], before, after)
  }
}

type EffectOf = (before: unknown, after: unknown, direction: Direction) => Effect

/** Notes that a plain value changed; nothing when it did not. */
export function compareValues(at: Comparison, keyword: string, before: unknown, after: unknown, effectOf: EffectOf, notice?: string): void {
  if (JSON.stringify(before) !== JSON.stringify(after))
    note(at, effectOf(before, after, at.direction), difference(keyword, before, after), notice)
}

/** `minimum is 10 instead of 1`. */
export function difference(keyword: string, before: unknown, after: unknown): string {
  const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  if (before === undefined) return `${keyword} is ${shown(after)}, and was not given`
  if (after === undefined) return `${keyword} is not given, and was ${shown(before)}`
  return `${keyword} is ${shown(after)} instead of ${shown(before)}`
}

/** To add a condition narrows, to drop it widens, and of another one nobody knows. */
export const effectOfCondition = (before: unknown, after: unknown): Effect =>
  before === undefined ? 'narrowed' : after === undefined ? 'widened' : 'changed'

/** The rules of some keywords that are compared by value. */
export const values = (keywords: readonly string[], effectOf: EffectOf, notice?: string): Rules =>
  Object.fromEntries(
    keywords.map((keyword) => [keyword, (at, before, after) => compareValues(at, keyword, before, after, effectOf, notice)]),
  )

/** Bounds from above; none allows everything. */
export const upper = (...keywords: string[]): Rules =>
  values(keywords, (before, after) => (Number(after ?? Infinity) < Number(before ?? Infinity) ? 'narrowed' : 'widened'))

/** Bounds from below; none allows everything. */
export const lower = (...keywords: string[]): Rules =>
  values(keywords, (before, after) => (Number(after ?? -Infinity) > Number(before ?? -Infinity) ? 'narrowed' : 'widened'))

/** Conditions that values have to meet; `false` is none. */
export function conditions(...keywords: string[]): Rules {
  const given = (value: unknown) => (value === false ? undefined : value)
  const rule =
    (keyword: string): Rule =>
    (at, before, after) =>
      compareValues(at, keyword, given(before), given(after), effectOfCondition)
  return Object.fromEntries(keywords.map((keyword) => [keyword, rule(keyword)]))
}

/** Words by which the same value means something else. */
export const meanings = (...keywords: string[]): Rules => values(keywords, () => 'changed')

/** As `meanings`, but to the server alone: an answer means what it says. */
export const meaningsOfRequests = (...keywords: string[]): Rules =>
  values(keywords, (_before, _after, direction) => (direction === 'request' ? 'changed' : 'told'), 'the same request means something else')

/** What is told and breaks nobody. */
export const remarks = (...keywords: string[]): Rules => values(keywords, () => 'told')

/** What another rule compares, or what no client sees. */
export const elsewhere = (...keywords: string[]): Rules => Object.fromEntries(keywords.map((keyword) => [keyword, () => {}]))
