// A comparison of two states of a contract: the changes it notes, and the rules that compare an object keyword by keyword.
import type { Document, Schema } from './document.ts'

/** `operation` is an operationId, the event of a notification, or `contract`. `where` is a direction and a JSON pointer, or empty. */
export type Change = { readonly operation: string; readonly where: string; readonly breaking: boolean; readonly text: string }

/** The direction of a value: clients send a `request`; the server sends an `answer`, which is a response or a notification. */
export type Direction = 'request' | 'answer'

/**
 * How a change affects the set of allowed values. `narrowed` breaks requests and `widened` breaks responses. `changed` adds some values and
 * removes others, which breaks both. `told` leaves the set as it is.
 */
export type Effect = 'narrowed' | 'widened' | 'changed' | 'told'

/** The place that is being compared, in both states. */
export type Comparison = {
  readonly before: Document
  readonly after: Document
  readonly operation: string
  readonly direction: Direction
  /** A JSON pointer into the request or the response, such as `/200/jobs/[]/title`. */
  readonly place: string
  readonly changes: Change[]
  /** The pairs of schemas that were already compared for this operation, by direction: a schema may contain itself. */
  readonly seen: Readonly<Record<Direction, Map<Schema, Set<Schema>>>>
}

/** Compares one keyword. The value is undefined in a state that lacks the keyword. `was` and `is` are the whole objects. */
export type Rule = (at: Comparison, before: unknown, after: unknown, was: Record<string, unknown>, is: Record<string, unknown>) => void
/** The rule for each keyword of one kind of object. */
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

/** Returns the place one step below. */
export const below = (at: Comparison, step: string): Comparison => ({ ...at, place: `${at.place}/${step}` })

/** Returns the same place in the opposite direction. */
export const turned = (at: Comparison): Comparison => ({ ...at, direction: at.direction === 'request' ? 'answer' : 'request' })

const notices: Readonly<Record<Direction, string>> = {
  request: 'requests that were right may be refused',
  answer: 'clients may get what they do not expect',
}

/** Notes a change. `notice` replaces the usual words about what a breaking change does to clients. */
export function note(
  { operation, direction, place, changes }: Comparison,
  effect: Effect,
  text: string,
  notice = notices[direction],
): void {
  const breaking = effect === 'changed' || effect === (direction === 'request' ? 'narrowed' : 'widened')
  changes.push({ operation, where: `${direction} ${place}`.trimEnd(), breaking, text: breaking ? `${text}; ${notice}` : text })
}

/** Returns the error for a place that cannot be compared. */
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

/** Notes that a plain value changed. Notes nothing if it is the same. */
export function compareValues(at: Comparison, keyword: string, before: unknown, after: unknown, effectOf: EffectOf, notice?: string): void {
  if (JSON.stringify(before) !== JSON.stringify(after))
    note(at, effectOf(before, after, at.direction), difference(keyword, before, after), notice)
}

/** Returns, for example, `minimum is 10 instead of 1`. */
export function difference(keyword: string, before: unknown, after: unknown): string {
  const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  if (before === undefined) return `${keyword} is ${shown(after)}, and was not given`
  if (after === undefined) return `${keyword} is not given, and was ${shown(before)}`
  return `${keyword} is ${shown(after)} instead of ${shown(before)}`
}

/** Adding a condition narrows and removing it widens. How two different conditions relate is unknown, so replacing one counts as both. */
export const effectOfCondition = (before: unknown, after: unknown): Effect =>
  before === undefined ? 'narrowed' : after === undefined ? 'widened' : 'changed'

/** Returns rules that compare the keywords by value. */
export const values = (keywords: readonly string[], effectOf: EffectOf, notice?: string): Rules =>
  Object.fromEntries(
    keywords.map((keyword) => [keyword, (at, before, after) => compareValues(at, keyword, before, after, effectOf, notice)]),
  )

/** What a keyword bounds of a value that an `enum` lists: its length, or the value itself. */
const bounded: Readonly<Record<string, (value: unknown) => number | undefined>> = {
  maxLength: lengthOf,
  minLength: lengthOf,
  maximum: numberOf,
  minimum: numberOf,
}

function lengthOf(value: unknown): number | undefined {
  return typeof value === 'string' ? Array.from(value).length : undefined
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** Returns rules for bounds. Without one, the schema allows everything (`open`), or what the values of its `enum` reach (`reached`). */
function bounds(
  keywords: readonly string[],
  open: number,
  reached: (...values: number[]) => number,
  isTighter: (after: number, before: number) => boolean,
): Rules {
  const boundOf = (keyword: string, bound: unknown, schema: Record<string, unknown>): number => {
    const listed = [schema.enum ?? []].flat().map((value) => bounded[keyword]?.(value))
    const known = listed.filter((value) => value !== undefined)
    return Number(bound ?? (known.length > 0 ? reached(...known) : open))
  }
  const rule =
    (keyword: string): Rule =>
    (at, before, after, was, is) => {
      const [old, now] = [boundOf(keyword, before, was), boundOf(keyword, after, is)]
      const effect = old === now ? 'told' : isTighter(now, old) ? 'narrowed' : 'widened'
      compareValues(at, keyword, before, after, () => effect)
    }
  return Object.fromEntries(keywords.map((keyword) => [keyword, rule(keyword)]))
}

/** Upper bounds. */
export const upper = (...keywords: string[]): Rules => bounds(keywords, Infinity, Math.max, (after, before) => after < before)

/** Lower bounds. */
export const lower = (...keywords: string[]): Rules => bounds(keywords, -Infinity, Math.min, (after, before) => after > before)

/** Conditions that values must meet; `false` is the same as no condition. */
export function conditions(...keywords: string[]): Rules {
  const given = (value: unknown) => (value === false ? undefined : value)
  const rule =
    (keyword: string): Rule =>
    (at, before, after) =>
      compareValues(at, keyword, given(before), given(after), effectOfCondition)
  return Object.fromEntries(keywords.map((keyword) => [keyword, rule(keyword)]))
}

/** Keywords that change what the same value means. */
export const meanings = (...keywords: string[]): Rules => values(keywords, () => 'changed')

/** Like `meanings`, but in requests only: these keywords do not change what a response means. */
export const meaningsOfRequests = (...keywords: string[]): Rules =>
  values(keywords, (_before, _after, direction) => (direction === 'request' ? 'changed' : 'told'), 'the same request means something else')

/** Keywords that only inform clients, so that no change of them breaks any. */
export const remarks = (...keywords: string[]): Rules => values(keywords, () => 'told')

/** Keywords that another rule compares, or that no client sees. */
export const elsewhere = (...keywords: string[]): Rules => Object.fromEntries(keywords.map((keyword) => [keyword, () => {}]))
